import type { Station } from '../contract/menu'

/** How a station works: so many dishes are made at once, each in so many minutes. */
export type StationFigures = {
  readonly station: Station
  readonly hands: number
  readonly minutesPerDish: number
}

/**
 * What a kitchen is taken to be until its owner says what it is
 * (docs/product/kitchen.md#stations-and-slots).
 */
export const usualStations: readonly StationFigures[] = [
  { station: 'hibachi', hands: 4, minutesPerDish: 8 },
  { station: 'sushi', hands: 3, minutesPerDish: 6 },
  { station: 'fry', hands: 2, minutesPerDish: 5 },
  { station: 'drinks', hands: 2, minutesPerDish: 1 },
]

/** How every station works: as the owner said, and as usual where nothing was said. */
export const everyStation = (told: readonly StationFigures[]): readonly StationFigures[] =>
  usualStations.map((usual) => told.find(({ station }) => station === usual.station) ?? usual)

const figures = ({ hands, minutesPerDish }: StationFigures) =>
  `${hands} ${hands === 1 ? 'hand' : 'hands'}, ${minutesPerDish} min a dish`

type Work = { readonly stations: readonly StationFigures[]; readonly autoConfirm?: boolean | undefined }

const confirming = ({ autoConfirm = false }: Work) =>
  autoConfirm ? 'Orders are confirmed by themselves' : 'Orders wait to be confirmed'

/** What a change of the stations, or of who confirms, comes to, in one line. */
export function workChange(before: Work, after: Work): string {
  if (confirming(before) === confirming(after)) return stationsChange(before.stations, after.stations)
  const isAsBefore = stationsChange(before.stations, after.stations) === stationsChange([], [])
  return isAsBefore ? confirming(after) : `${stationsChange(before.stations, after.stations)}. ${confirming(after)}`
}

/** What a change of the stations comes to, in one line. */
function stationsChange(before: readonly StationFigures[], after: readonly StationFigures[]): string {
  const was = everyStation(before)
  const changes = everyStation(after).flatMap((now, at) => {
    const old = was[at] ?? now
    return figures(old) === figures(now) ? [] : [`${now.station} ${figures(now)}, was ${figures(old)}`]
  })
  return `Stations: ${changes.join('; ') || 'as before'}`
}

/** At most so many orders of a type in ten minutes; null for as many as come. */
export type Capacity = { readonly pickup: number | null; readonly delivery: number | null }

/** Of a location that nobody set a limit for. */
export const noLimits: Capacity = { pickup: null, delivery: null }

const limit = (orders: number | null) => (orders === null ? 'no limit' : String(orders))

/** What a change of the limits comes to, in one line. */
export function capacityChange(before: Capacity, after: Capacity): string {
  const changes = (['pickup', 'delivery'] as const).flatMap((type) =>
    before[type] === after[type] ? [] : [`${type} ${limit(after[type])}, was ${limit(before[type])}`],
  )
  return `Orders in ten minutes: ${changes.join('; ') || 'as before'}`
}
