import { chakra } from '@chakra-ui/react/styled-system'
import type { EditableDish } from '#shared/contract/desk/dish'
import { formatCents } from '#shared/rules/money'
import { LOW_MARGIN_PERCENT } from '../dish/cost-figures'
import { getUnitCosts, useIngredients } from '../dish/ingredients'
import type { SpecialDraft } from './draft'
import { getSpecialFigures } from './figures'

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
  /** Portions that were ordered of it today, where today is its day. */
  readonly ordered: number | undefined
}

/** What a special costs guests and leaves the house, before and after; its cap and its points. */
export function SpecialFigures({ special, dish, ordered }: SpecialFiguresProps) {
  const { costCents, before, after } = getSpecialFigures(special, dish, getUnitCosts(useIngredients()))
  const { maxDailyOrders: cap, loyaltyMultiplier: points } = special
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
        <dt>A day</dt>
        <dd>{cap.trim() === '' ? 'no cap' : `at most ${cap}`}</dd>
      </div>
      <div>
        <dt>Points</dt>
        <dd>{points || '1'}×</dd>
      </div>
      {ordered !== undefined && (
        <div>
          <dt>Ordered today</dt>
          <dd>{ordered}</dd>
        </div>
      )}
    </List>
  )
}
