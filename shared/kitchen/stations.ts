import type { Station } from '../menu/contract'

/** What a station's figures may be (docs/product/kitchen.md#stations-and-slots). */
export const MAX_STATION_COOKS = 20
export const MAX_MINUTES_PER_DISH = 120

/** How a station works: so many dishes are made at once, each in so many minutes. */
export type StationCapacity = {
  readonly station: Station
  readonly hands: number
  readonly minutesPerDish: number
}

/**
 * What a kitchen is taken to be until its owner says what it is
 * (docs/product/kitchen.md#stations-and-slots).
 */
export const defaultStations: readonly StationCapacity[] = [
  { station: 'hibachi', hands: 4, minutesPerDish: 8 },
  { station: 'sushi', hands: 3, minutesPerDish: 6 },
  { station: 'fry', hands: 2, minutesPerDish: 5 },
  { station: 'drinks', hands: 2, minutesPerDish: 1 },
]

/** How every station works: as the owner said, and as usual where nothing was said. */
export const withDefaultStations = (told: readonly StationCapacity[]): readonly StationCapacity[] =>
  defaultStations.map((usual) => told.find(({ station }) => station === usual.station) ?? usual)

const figures = ({ hands, minutesPerDish }: StationCapacity) =>
  `${hands} ${hands === 1 ? 'hand' : 'hands'}, ${minutesPerDish} min a dish`

type Work = { readonly stations: readonly StationCapacity[]; readonly autoConfirm?: boolean | undefined }

const confirming = ({ autoConfirm = false }: Work) =>
  autoConfirm ? 'Orders are confirmed by themselves' : 'Orders wait to be confirmed'

/** What a change of the stations, or of who confirms, comes to, in one line. */
export function describeStationsChange(before: Work, after: Work): string {
  if (confirming(before) === confirming(after)) return stationsChange(before.stations, after.stations)
  const isAsBefore = stationsChange(before.stations, after.stations) === stationsChange([], [])
  return isAsBefore ? confirming(after) : `${stationsChange(before.stations, after.stations)}. ${confirming(after)}`
}

/** What a change of the stations comes to, in one line. */
function stationsChange(before: readonly StationCapacity[], after: readonly StationCapacity[]): string {
  const was = withDefaultStations(before)
  const changes = withDefaultStations(after).flatMap((now, at) => {
    const old = was[at] ?? now
    return figures(old) === figures(now) ? [] : [`${now.station} ${figures(now)}, was ${figures(old)}`]
  })
  return `Stations: ${changes.join('; ') || 'as before'}`
}

/** At most so many orders of a type in ten minutes; null for as many as come. */
export type SlotCapacity = { readonly pickup: number | null; readonly delivery: number | null }

/** Of a location that nobody set a limit for. */
export const UNLIMITED_CAPACITY: SlotCapacity = { pickup: null, delivery: null }

const limit = (orders: number | null) => (orders === null ? 'no limit' : String(orders))

/** What a change of the limits comes to, in one line. */
export function describeCapacityChange(before: SlotCapacity, after: SlotCapacity): string {
  const changes = (['pickup', 'delivery'] as const).flatMap((type) =>
    before[type] === after[type] ? [] : [`${type} ${limit(after[type])}, was ${limit(before[type])}`],
  )
  return `Orders in ten minutes: ${changes.join('; ') || 'as before'}`
}
