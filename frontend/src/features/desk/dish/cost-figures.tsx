import { chakra } from '@chakra-ui/react/styled-system'
import { getMarginPercent } from '#shared/rules/food-cost'
import { formatCents, toCents } from '#shared/rules/money'
import { normalizeAmount } from './draft'
import type { DishDraft } from './draft'
import { dishCostCents, getUnitCosts, useIngredients } from './ingredients'

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, auto)',
    justifyContent: 'space-between',
    gap: '4',
    px: '4',
    py: '3',
    bg: 'bg.inset',
    borderRadius: 'xl',
    fontVariantNumeric: 'tabular-nums',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontWeight: 'semibold', fontSize: 'lg' },
  },
})

/** Where less than this is left of a price, it is worth a second look. */
export const LOW_MARGIN_PERCENT = 60

const Unknown = () => (
  <chakra.span fontWeight="normal" fontSize="md" color="fg.subtle">
    cost unknown
  </chakra.span>
)

/** What a portion costs and leaves, as it is typed; said honestly where it can't be known. */
export function CostFigures({ draft }: { readonly draft: DishDraft }) {
  const cost = dishCostCents(draft, getUnitCosts(useIngredients()))
  const price = normalizeAmount(draft.price)
  const priceCents = /^\d+\.\d{2}$/.test(price) ? toCents(price) : 0
  const margin = cost === null ? null : getMarginPercent(priceCents, cost)
  return (
    <Figures aria-label="Food cost">
      <div>
        <dt>Price</dt>
        <dd>{priceCents > 0 ? formatCents(priceCents) : '–'}</dd>
      </div>
      <div>
        <dt>Food cost</dt>
        <dd>{cost === null ? <Unknown /> : formatCents(cost)}</dd>
      </div>
      <div>
        <dt>Margin</dt>
        <chakra.dd color={margin === null ? undefined : margin < LOW_MARGIN_PERCENT ? 'warning.fg' : 'success.fg'}>
          {margin === null ? '–' : `${margin}%`}
        </chakra.dd>
      </div>
    </Figures>
  )
}
