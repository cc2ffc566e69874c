import { noLimits } from '#shared/rules/stations'
import type { Capacity, StationFigures } from '#shared/rules/stations'
import { evening, hands } from './assumptions'
import { guestsOf, tried, withHands } from './figures'
import type { Chance, Figures, MoreHands } from './figures'
import { ordersAnHour } from './guests'

export const loads = [0.6, 1, 1.4] as const

/** Orders in ten minutes that leave a usual kitchen a fifth of its time. */
export const usualCaps = { pickup: 2, delivery: 1 } as const satisfies Capacity

const percent = (part: number) => (Number.isNaN(part) ? '' : `${(part * 100).toFixed(1)} %`)
const minutes = (value: number) => value.toFixed(1)

const head = [
  'kitchen',
  'orders',
  'turned away',
  'kept',
  'kept for later',
  'told before',
  'promised, min',
  'took, min',
  'above',
]

export const cellsOf = (name: string, figures: Figures): readonly string[] => [
  name,
  figures.taken.toFixed(0),
  figures.turnedAway.toFixed(0),
  percent(figures.kept),
  percent(figures.keptLater),
  percent(figures.toldInTime),
  minutes(figures.promised),
  minutes(figures.took),
  percent(figures.promised / figures.took - 1),
]

/** Rows under their head, for a terminal and for a page alike. */
export function tableOf(rows: readonly (readonly string[])[], first = 'kitchen'): string {
  const all = [[first, ...head.slice(1)], ...rows]
  const widths = head.map((_, column) => Math.max(...all.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [line(all[0] ?? []), line(rule), ...all.slice(1).map(line)].join('\n')
}

const named = (more: readonly MoreHands[]) =>
  more.map(({ station, more: count }) => `${station} ${count > 0 ? '+' : ''}${count}`).join(', ')

export type Tried = {
  readonly figures: readonly StationFigures[]
  readonly more: readonly MoreHands[]
  readonly caps: Capacity
  readonly chance: Chance
}

/** A busy evening at each load: as it is, with other hands, with caps, and with both. */
export const sections = ({ figures, more, caps, chance }: Tried): readonly (readonly [string, string])[] =>
  loads.map((load) => {
    const days = guestsOf(figures, load, chance)
    const other = withHands(figures, more)
    const capped = `at most ${caps.pickup ?? 'any'} + ${caps.delivery ?? 'any'} in ten minutes`
    return [
      `${load * 100} % of what the kitchen makes`,
      tableOf([
        cellsOf('as it is', tried(days, figures, noLimits)),
        cellsOf(capped, tried(days, figures, caps)),
        cellsOf(named(more), tried(days, other, noLimits)),
        cellsOf(`${named(more)}, ${capped}`, tried(days, other, caps)),
      ]),
    ]
  })

/** The page on what is promised and what is kept. */
export function pageOf(all: Tried): string {
  const { figures, chance } = all
  const stations = figures.map(
    ({ station, hands: working, minutesPerDish }) => `${station} ${working} hands and ${minutesPerDish} minutes a dish`,
  )
  const { takesUp, packs, drives } = hands
  const from = ([least, most]: readonly [number, number]) => `${least} to ${most}`
  return [
    '# Promised and kept',
    `Written by \`npm run rush -- --write\`: ${chance.fridays} Fridays at each load, from seed ${chance.seed}, by the rules that the site goes by ([the promise](product/checkout.md#promises), late, slots, capacity). Promises are those that were told first; a pickup is kept when it is ready by then, a delivery when it is there. How long was promised and took is of orders that were wanted at once, to the end of the promise, and so is what the promise is above it. Told before are, of those that were not kept, those whose guest was told of a later time before the first had passed.`,
    ...sections(all).flatMap(([title, table]) => [`## ${title}`, table]),
    '## What is assumed',
    `The kitchen: ${stations.join(', ')}; that is ${ordersAnHour(figures).toFixed(0)} orders in an hour, which at 100 % the busiest hour brings, and the others their share of the evening. ${percent(evening.delivered)} are brought, ${percent(evening.forLater)} of the pickups are wanted for a chosen time, and of those who find their time full ${percent(evening.waits.pickup)} take the next one.`,
    `Chance: a dish strays from its time by ${percent(hands.strays)} (standard deviation), a ticket is taken up after ${from(takesUp)} minutes and packed in ${from(packs)}, a drive takes ${drives.mean} (standard deviation ${drives.deviation}). Hands make first what is due first, as the display counts it down. These are guesses of the trade, in \`infra/proof/rush/assumptions.ts\`.`,
    '## A day of one’s own',
    'Keep what `GET /api/kitchen/orders/{location}` answers after closing, and replay it with one more hand: `npm run rush -- --hands grill+1 day.json`. Its guests come when they came and order what they ordered; how long dishes took is read off its stages, where the boards were told of them. `--hands sushi=5` says what the kitchen has, `--caps 3+1` what ten minutes take.',
  ].join('\n\n')
}
