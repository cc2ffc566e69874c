import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { FigureButton, FigureLink } from './figure-table'
import { FOOD_COST_ID, FOOD_COST_NAME } from './food-cost-panel'
import { type PeriodTotals, formatDeposits, formatMoney, formatNotSubtracted, formatPercent } from './figures'
import { DEPOSITS_FIGURE } from './payments/deposit-list'
import { REFUNDS_FIGURE } from './payments/refund-list'
import type { ComparedTotals } from './use-same-hours'

const Tiles = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
    '& > div': { position: 'relative', p: '4', bg: 'bg.surface', borderWidth: '1px', borderRadius: 'xl' },
    // A tile opens wherever it is tapped; a smaller link in it lies above.
    '& dd > :is(a, button)::after': { content: '""', position: 'absolute', inset: '0', borderRadius: 'inherit' },
    '& small > :is(a, button)': { position: 'relative', zIndex: '1', minH: '11' },
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontFamily: 'heading', fontSize: '2xl', lineHeight: '1.25', fontVariantNumeric: 'tabular-nums' },
    '& small': { display: 'block', mt: '1', fontFamily: 'body', fontSize: 'sm', color: 'fg.muted' },
  },
})

type Tile = {
  readonly label: string
  readonly value: string
  /** The figure to compare, which a percentage may stand for. */
  readonly by: keyof ComparedTotals
  readonly text: (value: number) => string
  readonly more?: ReactNode
  /** The figure whose breakdown the tile opens. */
  readonly of: string
  /** The id of the section that explains the figure, to which the tile leads instead. */
  readonly section?: string
}

/** Names what was refunded or lost in disputes of these sales, which the margin leaves out. */
const formatLeftOut = (netRefundedCents: number): string =>
  netRefundedCents > 0 ? ` less ${formatMoney(netRefundedCents)} refunded or lost in disputes (before tax)` : ''

const sign = (difference: number) => (difference > 0 ? '▲' : difference < 0 ? '▼' : '=')

/** Formats the change since the period before, with an arrow so that color isn't needed. */
function changeText({ by, text }: Tile, sums: PeriodTotals, totalsBefore: ComparedTotals | undefined): string {
  const [now, before] = [sums[by], totalsBefore?.[by] ?? null]
  if (now === null || before === null) return ''
  const difference = now - before
  return difference === 0 ? `= no change` : `${sign(difference)} ${text(Math.abs(difference))} from ${text(before)}`
}

/** Names what was refunded, and deposits; opens to the refunds and the deposits. */
function describeReturns(sums: PeriodTotals): ReactNode {
  const [returned, deposits] = [formatNotSubtracted(sums), formatDeposits(sums)]
  if (returned === null && deposits === null) return null
  return (
    <>
      {returned !== null && <FigureLink {...REFUNDS_FIGURE}>{returned}</FigureLink>}
      {deposits !== null && <FigureLink {...DEPOSITS_FIGURE}>{deposits}</FigureLink>}
    </>
  )
}

function tilesOf(sums: PeriodTotals): readonly Tile[] {
  const points = (percent: number) => `${percent}%`
  return [
    {
      label: 'Net sales',
      of: 'orders',
      value: formatMoney(sums.netCents),
      by: 'netCents',
      text: formatMoney,
      more: describeReturns(sums),
    },
    {
      label: 'Orders',
      of: 'orders',
      value: sums.orders.toLocaleString('en-US'),
      by: 'orders',
      text: String,
      more: sums.cancelled > 0 && (
        <FigureLink of="cancelled" name="Canceled orders">
          {sums.cancelled} canceled
        </FigureLink>
      ),
    },
    {
      label: 'Average order',
      of: 'orders',
      value: formatMoney(sums.averageCents),
      by: 'averageCents',
      text: formatMoney,
    },
    { label: 'On time', of: 'promised', value: formatPercent(sums.onTimePercent), by: 'onTimePercent', text: points },
    {
      label: FOOD_COST_NAME,
      of: 'food',
      section: FOOD_COST_ID,
      value: formatMoney(sums.foodCostCents),
      by: 'foodCostPercent',
      text: points,
      more: `${formatPercent(sums.foodCostPercent)} of net sales`,
    },
    {
      label: 'Margin by recipes',
      of: 'margin',
      value: formatMoney(sums.marginCents),
      by: 'marginPercent',
      text: points,
      more: `${formatPercent(sums.marginPercent)} of net sales${formatLeftOut(sums.netRefundedCents)}`,
    },
  ]
}

type NumberTilesProps = {
  readonly sums: PeriodTotals
  readonly before: ComparedTotals | undefined
  readonly against: string
}

/** The six main figures, each compared with the period before. */
export const NumberTiles = ({ sums, before, against }: NumberTilesProps) => (
  <Tiles aria-label={`Figures, compared with ${against}`}>
    {tilesOf(sums).map((tile) => (
      <div key={tile.label}>
        <dt>{tile.label}</dt>
        <dd>
          {tile.section ? (
            <FigureButton asChild>
              <a href={`#${tile.section}`}>{tile.value}</a>
            </FigureButton>
          ) : (
            <FigureLink of={tile.of} name={tile.label}>
              {tile.value}
            </FigureLink>
          )}
          {tile.more && <small>{tile.more}</small>}
          {changeText(tile, sums, before) && <small>{changeText(tile, sums, before)}</small>}
        </dd>
      </div>
    ))}
  </Tiles>
)
