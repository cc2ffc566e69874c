import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { StockUsageDay } from '#shared/contract/stock-day'
import { formatCalendarDate, formatMoney } from '../words'
import { ChartFrame } from './chart-frame'
import { prefersReducedMotion } from '#base/components/reduced-motion'
import { chartAxis, chartColors, formatTooltipDay, formatShortDate, formatShortMoney, chartTooltip } from './look'

/** What each day used, and what it threw away, at what it cost. */
export function WasteAndUsageChart({ days }: { readonly days: readonly StockUsageDay[] }) {
  const uses = days.flatMap(({ date, isClosed, use }) =>
    use ? [{ date, isClosed, used: Number(use.usedValue), wasted: Number(use.wastedValue) }] : [],
  )
  const sum = (amount: (use: (typeof uses)[number]) => number) => uses.reduce((total, use) => total + amount(use), 0)
  const summary = `${formatMoney(sum(({ used }) => used))} used and ${formatMoney(sum(({ wasted }) => wasted))} thrown away in the days shown.`
  return (
    <ChartFrame
      id="use-chart"
      title="Use and waste a day"
      summary={summary}
      columns={['Day', 'Used', 'Thrown away']}
      lines={uses.map(({ date, isClosed, used, wasted }) => [
        isClosed ? formatCalendarDate(date) : `${formatCalendarDate(date)}, so far`,
        formatMoney(used),
        formatMoney(wasted),
      ])}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={uses} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke={chartColors.grid} vertical={false} />
          <XAxis {...chartAxis} dataKey="date" tickFormatter={formatShortDate} minTickGap={24} />
          <YAxis {...chartAxis} width={52} tickFormatter={formatShortMoney} />
          <Tooltip
            {...chartTooltip}
            labelFormatter={formatTooltipDay}
            formatter={(value, name) => [formatMoney(Number(value)), name]}
          />
          <Legend itemSorter={null} formatter={(name) => <span style={{ color: chartColors.text }}>{name}</span>} />
          <Bar
            dataKey="used"
            name="Used"
            fill={chartColors.used}
            maxBarSize={40}
            isAnimationActive={!prefersReducedMotion()}
          />
          <Bar
            dataKey="wasted"
            name="Thrown away"
            fill={chartColors.wasted}
            maxBarSize={40}
            isAnimationActive={!prefersReducedMotion()}
          />
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}
