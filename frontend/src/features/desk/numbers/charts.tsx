import { chakra } from '@chakra-ui/react/styled-system'
import type { DailyNumbers } from '#shared/numbers/contract'
import { FormPanel } from '../form/form-panel'
import { ChartDataTable, FigureButton, FigureLink } from './figure-table'
import {
  MAX_SHADE_PERCENT,
  countOrdersByHour,
  formatHour,
  formatMinutes,
  formatMoney,
  formatPercent,
  formatWeekdayDate,
  parseSignedCents,
  sumDays,
} from './figures'

const HEIGHT = 120
const STEP = 10
const GAP = 2

const Chart = chakra('div', {
  base: {
    height: '32',
    '& svg': { display: 'block', width: '100%', height: '100%' },
    '& rect': { fill: 'accent.fg' },
    '& line': { stroke: 'border', vectorEffect: 'non-scaling-stroke' },
  },
})
const Ends = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', fontSize: 'xs', color: 'fg.muted', mt: '1' },
})

type DayBarsProps = { readonly days: readonly DailyNumbers[]; readonly onOpen: (date: string) => void }

/** Net sales by day; each bar opens its day. */
export function DayBars({ days, onOpen }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ net }) => parseSignedCents(net)))
  const best = days.find(({ net }) => parseSignedCents(net) === most)
  const [first, last] = [days[0], days.at(-1)]
  return (
    <FormPanel
      title="Day by day"
      lead={best && `The best day was ${formatWeekdayDate(best.date)}, with ${formatMoney(most)} net.`}
    >
      <div>
        <Chart aria-hidden>
          <svg viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`} preserveAspectRatio="none">
            <line x1="0" x2={days.length * STEP} y1={HEIGHT} y2={HEIGHT} />
            {days.map(({ date, net }, index) => {
              const height = Math.max(0, (parseSignedCents(net) / most) * HEIGHT)
              return (
                <rect
                  key={date}
                  x={index * STEP + GAP / 2}
                  y={HEIGHT - height}
                  width={STEP - GAP}
                  height={height}
                  rx="1"
                />
              )
            })}
          </svg>
        </Chart>
        <Ends aria-hidden>
          <span>{first && formatWeekdayDate(first.date)}</span>
          <span>{last && formatWeekdayDate(last.date)}</span>
        </Ends>
      </div>
      <ChartDataTable
        title="Day by day"
        columns={['Day', 'Net', 'Orders', 'Food', 'Waste', 'On time', 'Cook time']}
        rows={days.toReversed().map((day) => {
          const { orders, netCents, foodCostCents, wasteCents } = sumDays([day])
          return {
            key: day.date,
            head: (
              <FigureButton type="button" onClick={() => onOpen(day.date)}>
                {formatWeekdayDate(day.date)}
              </FigureButton>
            ),
            cells: [
              formatMoney(netCents),
              orders,
              formatMoney(foodCostCents),
              formatMoney(wasteCents),
              formatPercent(day.onTimePercent),
              formatMinutes(day.medianMinutes.cook),
            ],
          }
        })}
      />
    </FormPanel>
  )
}

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const

const Heat = chakra('div', {
  base: {
    display: 'grid',
    gap: '2px',
    fontSize: 'xs',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums',
    '& > span': { display: 'grid', placeItems: 'center', minW: 0, aspectRatio: '1', maxH: '9', width: '100%' },
    '& > [data-name]': { justifyContent: 'start', aspectRatio: 'auto' },
    '& > [data-count]': {
      borderRadius: 'sm',
      bg: 'bg.raised',
    },
    '& > [data-count] > b': { color: 'fg', fontWeight: 'semibold' },
  },
})

type Cell = { readonly count: number; readonly most: number }

const shade = (share: number) =>
  `color-mix(in srgb, var(--chakra-colors-accent-fg) ${Math.round(share * MAX_SHADE_PERCENT)}%, var(--chakra-colors-bg-raised))`

// Each square shows its number, so that readers don't depend on the shade.
const Square = ({ count, most }: Cell) => (
  <span data-count style={{ background: shade(count / most) }}>
    {count > 0 && <b>{count}</b>}
  </span>
)

/** Returns the hours from the first to the last with a completed order. */
function hoursOf(heat: readonly (readonly number[])[]): readonly number[] {
  const used = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => heat.some((row) => (row[hour] ?? 0) > 0))
  const [first = 11, last = 21] = [used[0], used.at(-1)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** Completed orders by weekday and hour. */
export function HourHeat({ days }: { readonly days: readonly DailyNumbers[] }) {
  const heat = countOrdersByHour(days)
  const hours = hoursOf(heat)
  const rows = heat.flatMap((row, index) =>
    row.some((count) => count > 0) ? [{ row, name: weekdays[index] ?? '' }] : [],
  )
  const most = Math.max(1, ...heat.flat())
  const busiest = rows
    .flatMap(({ row, name }) => row.map((count, hour) => ({ count, name, hour })))
    .find(({ count }) => count === most)
  return (
    <FormPanel
      title="By hour"
      lead={
        busiest && `Most orders were completed on ${busiest.name} at ${formatHour(busiest.hour)}: ${busiest.count}.`
      }
    >
      <Heat aria-hidden gridTemplateColumns={`2.25rem repeat(${hours.length}, minmax(0, 1fr))`}>
        <span data-name />
        {hours.map((hour) => (
          <span key={hour}>{hour % 12 === 0 ? 12 : hour % 12}</span>
        ))}
        {rows.flatMap(({ row, name }) => [
          <span key={name} data-name>
            {name}
          </span>,
          ...hours.map((hour) => <Square key={`${name} ${hour}`} count={row[hour] ?? 0} most={most} />),
        ])}
      </Heat>
      <ChartDataTable
        title="Orders by hour"
        isNarrow
        columns={['Hour', ...rows.map(({ name }) => name)]}
        rows={hours.map((hour) => ({
          key: String(hour),
          head: <FigureLink of={`hour:${hour}`} name={formatHour(hour)} />,
          cells: rows.map(({ row }) => row[hour] ?? 0),
        }))}
      />
    </FormPanel>
  )
}
