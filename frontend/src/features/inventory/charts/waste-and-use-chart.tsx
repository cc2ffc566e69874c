import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { StockDay } from '#shared/contract/stock-day'
import { dateText, moneyText } from '../words'
import { ChartFrame } from './chart-frame'
import { wantsStillness } from '#base/components/reduced-motion'
import { axis, colours, dayLabel, shortDate, shortMoney, tooltip } from './look'

/** What each day used, and what it threw away, at what it cost. */
export function WasteAndUseChart({ days }: { readonly days: readonly StockDay[] }) {
  const uses = days.flatMap(({ date, isClosed, use }) =>
    use ? [{ date, isClosed, used: Number(use.usedValue), wasted: Number(use.wastedValue) }] : [],
  )
  const sum = (amount: (use: (typeof uses)[number]) => number) => uses.reduce((total, use) => total + amount(use), 0)
  const summary = `${moneyText(sum(({ used }) => used))} used and ${moneyText(sum(({ wasted }) => wasted))} thrown away in the days shown.`
  return (
    <ChartFrame
      id="use-chart"
      title="Use and waste a day"
      summary={summary}
      columns={['Day', 'Used', 'Thrown away']}
      lines={uses.map(({ date, isClosed, used, wasted }) => [
        isClosed ? dateText(date) : `${dateText(date)}, so far`,
        moneyText(used),
        moneyText(wasted),
      ])}
    >
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={uses} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid stroke={colours.grid} vertical={false} />
          <XAxis {...axis} dataKey="date" tickFormatter={shortDate} minTickGap={24} />
          <YAxis {...axis} width={52} tickFormatter={shortMoney} />
          <Tooltip
            {...tooltip}
            labelFormatter={dayLabel}
            formatter={(value, name) => [moneyText(Number(value)), name]}
          />
          <Legend itemSorter={null} formatter={(name) => <span style={{ color: colours.text }}>{name}</span>} />
          <Bar dataKey="used" name="Used" fill={colours.used} maxBarSize={40} isAnimationActive={!wantsStillness()} />
          <Bar
            dataKey="wasted"
            name="Thrown away"
            fill={colours.wasted}
            maxBarSize={40}
            isAnimationActive={!wantsStillness()}
          />
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}
