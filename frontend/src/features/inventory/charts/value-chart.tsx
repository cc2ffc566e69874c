import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { StockUsageDay } from '#shared/contract/stock-day'
import { formatCalendarDate, formatMoney } from '../words'
import { ChartFrame } from './chart-frame'
import { prefersReducedMotion } from '#base/components/reduced-motion'
import { chartAxis, chartColors, formatTooltipDay, formatShortDate, formatShortMoney, chartTooltip } from './look'

const nameOf = ({ date, isClosed }: StockUsageDay): string =>
  isClosed ? formatCalendarDate(date) : `${formatCalendarDate(date)}, so far`

function summaryOf(days: readonly StockUsageDay[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return 'Each night the day is written down here; this is the first one.'
  const change = Number(last.totalValue) - Number(first.totalValue)
  const direction = change < 0 ? 'less' : 'more'
  return `Worth ${formatMoney(last.totalValue)} now, ${formatMoney(Math.abs(change))} ${direction} than on ${formatCalendarDate(first.date)}.`
}

/** What stock was worth at the end of each day. */
export const ValueChart = ({ days }: { readonly days: readonly StockUsageDay[] }) => (
  <ChartFrame
    id="value-chart"
    title="Inventory value"
    summary={summaryOf(days)}
    columns={['Day', 'Value']}
    lines={days.map((day) => [nameOf(day), formatMoney(day.totalValue)])}
  >
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart
        data={days.map(({ date, totalValue }) => ({ date, value: Number(totalValue) }))}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke={chartColors.grid} vertical={false} />
        <XAxis {...chartAxis} dataKey="date" tickFormatter={formatShortDate} minTickGap={24} />
        <YAxis {...chartAxis} width={52} tickFormatter={formatShortMoney} domain={[0, 'auto']} />
        <Tooltip
          {...chartTooltip}
          labelFormatter={formatTooltipDay}
          formatter={(value) => [formatMoney(Number(value)), 'Value']}
        />
        <Area
          dataKey="value"
          stroke={chartColors.value}
          fill={chartColors.value}
          fillOpacity={0.15}
          strokeWidth={2}
          dot={days.length < 8}
          isAnimationActive={!prefersReducedMotion()}
        />
      </AreaChart>
    </ResponsiveContainer>
  </ChartFrame>
)
