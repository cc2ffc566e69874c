import { chakra } from '@chakra-ui/react/styled-system'
import type { DailyNumbers } from '#shared/contract/numbers'
import { FormPanel } from '../form/panel'
import { ChartDataTable } from './figure-table'
import { FigureLink } from './open-figure'
import { countOrdersByHour, formatHour } from './sums'

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
    '& > [data-count] > b': { px: '0.5', borderRadius: 'sm', color: 'fg', bg: 'bg.surface', fontWeight: 'semibold' },
  },
})

type Cell = { readonly count: number; readonly most: number }

const shade = (share: number) =>
  `color-mix(in srgb, var(--chakra-colors-accent-fg) ${Math.round(share * 70)}%, var(--chakra-colors-bg-raised))`

// The number itself stands in each square: nobody has to tell shades apart.
const Square = ({ count, most }: Cell) => (
  <span data-count style={{ background: shade(count / most) }}>
    {count > 0 && <b>{count}</b>}
  </span>
)

/** The hours that anything was completed in, from the first to the last. */
function hoursOf(heat: readonly (readonly number[])[]): readonly number[] {
  const used = Array.from({ length: 24 }, (_, hour) => hour).filter((hour) => heat.some((row) => (row[hour] ?? 0) > 0))
  const [first = 11, last = 21] = [used[0], used.at(-1)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** When orders were completed, by weekday and hour. */
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
