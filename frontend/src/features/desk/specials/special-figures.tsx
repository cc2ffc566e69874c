import type { EditableDish } from '#shared/menu/editing-contract'
import { getMarginPercent, type IngredientUnitCosts } from '#shared/menu/food-cost'
import { formatShortDate } from '#shared/hours/hours'
import { formatCents, toCents, type Cents } from '#shared/platform/money'
import { applySpecial } from '#shared/specials/special-price'
import { createDishDraft } from '../dishes/draft'
import { LOW_MARGIN_PERCENT, dishCostCents, getUnitCosts, useIngredients } from '../dishes/dish-cost'
import { getSpecialTerms, type SpecialDraft } from './draft'
import { chakra } from '@chakra-ui/react/styled-system'

type PriceAndMargin = { readonly priceCents: Cents; readonly margin: number | null }

/** A dish's price and margin without and with the special; the cost is null if unknown. */
type SpecialFiguresData = {
  readonly costCents: Cents | null
  readonly before: PriceAndMargin
  readonly after: PriceAndMargin
}

function getSpecialFigures(special: SpecialDraft, dish: EditableDish, costs: IngredientUnitCosts): SpecialFiguresData {
  const costCents = dishCostCents(createDishDraft(dish), costs)
  const side = (priceCents: Cents): PriceAndMargin => ({
    priceCents,
    margin: costCents === null ? null : getMarginPercent(priceCents, costCents),
  })
  const everyday = toCents(dish.price)
  return {
    costCents,
    before: side(everyday),
    after: side(applySpecial(everyday, getSpecialTerms(special))),
  }
}

const List = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(auto-fit, minmax(6rem, auto))' },
    justifyContent: 'start',
    columnGap: '5',
    rowGap: '2',
    mt: '2',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold' },
    '& s': { fontWeight: 'normal', color: 'fg.muted', marginInlineEnd: '2' },
  },
})

type Pair = { readonly before: string; readonly after: string }

const FromTo = ({ before, after }: Pair) =>
  before === after ? (
    after
  ) : (
    <>
      <span className="sr-only">instead of </span>
      <s>{before}</s>
      <span className="sr-only">now </span>
      {after}
    </>
  )

const percent = (margin: number | null) => (margin === null ? '–' : `${margin}%`)

type SpecialFiguresProps = {
  readonly special: SpecialDraft
  readonly dish: EditableDish
  /** Portions ordered today, if today is the special's day. */
  readonly ordered: number | undefined
}

/** A special's price and margin before and after, its limit and its loyalty points. */
export function SpecialFigures({ special, dish, ordered }: SpecialFiguresProps) {
  const { costCents, before, after } = getSpecialFigures(special, dish, getUnitCosts(useIngredients()))
  const { maxDailyOrders: cap, loyaltyMultiplier: points, from, until } = special
  const isMarketPrice = before.priceCents === 0
  return (
    <List>
      <div>
        <dt>Price</dt>
        <dd>
          {isMarketPrice ? (
            'Market price'
          ) : (
            <FromTo before={formatCents(before.priceCents)} after={formatCents(after.priceCents)} />
          )}
        </dd>
      </div>
      <div>
        <dt>Margin</dt>
        <chakra.dd color={after.margin !== null && after.margin < LOW_MARGIN_PERCENT ? 'warning.fg' : undefined}>
          {costCents === null ? (
            'cost unknown'
          ) : (
            <FromTo before={percent(before.margin)} after={percent(after.margin)} />
          )}
        </chakra.dd>
      </div>
      <div>
        <dt>Daily limit</dt>
        <dd>{cap.trim() === '' ? 'none' : `at most ${cap}, then the dish is sold out`}</dd>
      </div>
      <div>
        <dt>Points</dt>
        <dd>{points || '1'}×</dd>
      </div>
      {(from || until) && (
        <div>
          <dt>Dates</dt>
          <dd>{[from && `from ${formatShortDate(from)}`, until && `until ${formatShortDate(until)}`].join(' ')}</dd>
        </div>
      )}
      {ordered !== undefined && (
        <div>
          <dt>Ordered today</dt>
          <dd>{ordered}</dd>
        </div>
      )}
    </List>
  )
}
