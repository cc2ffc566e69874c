import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { StockDay } from '#shared/contract/stock-day'
import { dateText, moneyText } from '../words'
import { ChartFrame } from './chart-frame'
import { wantsStillness } from '#base/components/reduced-motion'
import { axis, colours, dayLabel, shortDate, shortMoney, tooltip } from './look'

const nameOf = ({ date, isClosed }: StockDay): string => (isClosed ? dateText(date) : `${dateText(date)}, so far`)

function summaryOf(days: readonly StockDay[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return 'Each night the day is written down here; this is the first one.'
  const change = Number(last.totalValue) - Number(first.totalValue)
  const direction = change < 0 ? 'less' : 'more'
  return `Worth ${moneyText(last.totalValue)} now, ${moneyText(Math.abs(change))} ${direction} than on ${dateText(first.date)}.`
}

/** What stock was worth at the end of each day. */
export const ValueChart = ({ days }: { readonly days: readonly StockDay[] }) => (
  <ChartFrame
    id="value-chart"
    title="Inventory value"
    summary={summaryOf(days)}
    columns={['Day', 'Value']}
    lines={days.map((day) => [nameOf(day), moneyText(day.totalValue)])}
  >
    <ResponsiveContainer width="100%" height="100%">
      <AreaChart
        data={days.map(({ date, totalValue }) => ({ date, value: Number(totalValue) }))}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke={colours.grid} vertical={false} />
        <XAxis {...axis} dataKey="date" tickFormatter={shortDate} minTickGap={24} />
        <YAxis {...axis} width={52} tickFormatter={shortMoney} domain={[0, 'auto']} />
        <Tooltip {...tooltip} labelFormatter={dayLabel} formatter={(value) => [moneyText(Number(value)), 'Value']} />
        <Area
          dataKey="value"
          stroke={colours.value}
          fill={colours.value}
          fillOpacity={0.15}
          strokeWidth={2}
          dot={days.length < 8}
          isAnimationActive={!wantsStillness()}
        />
      </AreaChart>
    </ResponsiveContainer>
  </ChartFrame>
)
