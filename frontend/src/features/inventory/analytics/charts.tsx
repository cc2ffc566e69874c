import { formatCalendarDate, formatMoney } from '../format'
import { Box } from '@chakra-ui/react/box'
import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { Surface } from '#ui/chakra/surface'
import { Table, TableFrame } from '../table'
import {
  Area,
  AreaChart,
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import type { StockUsageDay } from '#shared/inventory/schemas'
import { prefersReducedMotion } from '#ui/motion'

const token = (name: string) => `var(--chakra-colors-${name})`

/** The colours of the charts, which follow the colour scheme. */
const chartColors = {
  value: token('accent-fg'),
  used: token('info'),
  wasted: token('warning'),
  grid: token('border'),
  text: token('fg-muted'),
} as const

const chartAxis = { stroke: chartColors.text, tickLine: false, axisLine: false, fontSize: 12 } as const

const chartTooltip = {
  contentStyle: {
    background: token('bg-floating'),
    border: `1px solid ${token('border')}`,
    borderRadius: '0.75rem',
    color: token('fg'),
  },
  cursor: { fill: token('bg-raised'), stroke: token('border') },
  labelStyle: { color: token('fg') },
  itemStyle: { color: token('fg-muted') },
} as const

/** Formats whole dollars for an axis; from $10,000 on as thousands, such as `$12k`. */
const formatShortMoney = (amount: number): string =>
  Math.abs(amount) >= 10_000 ? `$${Math.round(amount / 1000)}k` : `$${Math.round(amount)}`

/** Formats a local date briefly, such as `Mar 21`. */
const formatShortDate = (date: string): string =>
  new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Formats the date of a tooltip. */
const formatTooltipDay = (date: unknown): string => (typeof date === 'string' ? formatCalendarDate(date) : '')

type ChartFrameProps = {
  readonly id: string
  readonly title: string
  /** A sentence that summarizes the chart. */
  readonly summary: string
  readonly columns: readonly string[]
  readonly lines: readonly (readonly [string, ...string[]])[]
  readonly children: ReactNode
}

const Summary = chakra('summary', { base: { minH: '11', display: 'flex', alignItems: 'center', cursor: 'pointer' } })

/** A chart with a summary and an expandable table of its figures. */
const ChartFrame = ({ id, title, summary, columns, lines, children }: ChartFrameProps) => (
  <Surface aria-labelledby={id}>
    <Heading as="h2" size="md" id={id}>
      {title}
    </Heading>
    <Text mt="1" mb="4" color="fg.muted">
      {summary}
    </Text>
    <Box height="64" aria-hidden fontSize="xs">
      {children}
    </Box>
    <chakra.details mt="3">
      <Summary color="accent.fg" fontWeight="semibold">
        Show the figures
      </Summary>
      <TableFrame>
        <Table>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column, index) => (
                <th key={column} scope="col" data-number={index > 0 || undefined}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(([head, ...figures]) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                {figures.map((figure, index) => (
                  <td key={columns[index + 1]} data-number>
                    {figure}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
    </chakra.details>
  </Surface>
)

const formatDay = ({ date, isClosed }: StockUsageDay): string =>
  isClosed ? formatCalendarDate(date) : `${formatCalendarDate(date)}, so far`

function formatValueSummary(days: readonly StockUsageDay[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last || first === last) return 'Each night adds a day; this is the first one.'
  const change = Number(last.totalValue) - Number(first.totalValue)
  const direction = change < 0 ? 'less' : 'more'
  return `Worth ${formatMoney(last.totalValue)} now, ${formatMoney(Math.abs(change))} ${direction} than on ${formatCalendarDate(first.date)}.`
}

/** The value of stock at the end of each day. */
export const ValueChart = ({ days }: { readonly days: readonly StockUsageDay[] }) => (
  <ChartFrame
    id="value-chart"
    title="Inventory value"
    summary={formatValueSummary(days)}
    columns={['Day', 'Value']}
    lines={days.map((day) => [formatDay(day), formatMoney(day.totalValue)])}
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

/** The cost of used and of wasted stock for each day. */
export function WasteAndUsageChart({ days }: { readonly days: readonly StockUsageDay[] }) {
  const uses = days.flatMap(({ date, isClosed, use }) =>
    use ? [{ date, isClosed, used: Number(use.usedValue), wasted: Number(use.wastedValue) }] : [],
  )
  const sum = (amount: (use: (typeof uses)[number]) => number) => uses.reduce((total, use) => total + amount(use), 0)
  const summary = `${formatMoney(sum(({ used }) => used))} used and ${formatMoney(sum(({ wasted }) => wasted))} wasted in the days shown.`
  return (
    <ChartFrame
      id="use-chart"
      title="Use and waste per day"
      summary={summary}
      columns={['Day', 'Used', 'Waste']}
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
            name="Waste"
            fill={chartColors.wasted}
            maxBarSize={40}
            isAnimationActive={!prefersReducedMotion()}
          />
        </BarChart>
      </ResponsiveContainer>
    </ChartFrame>
  )
}
