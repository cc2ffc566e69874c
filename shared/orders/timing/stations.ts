import type { Station } from '../../menu/contract'

/** Maximum values of a station's settings (docs/product/kitchen.md#stations-and-slots). */
export const MAX_STATION_COOKS = 20
export const MAX_MINUTES_PER_DISH = 120

/** The capacity of a station: `hands` dishes are made at once, each in `minutesPerDish`. */
export type StationCapacity = {
  readonly station: Station
  readonly hands: number
  readonly minutesPerDish: number
}

/**
 * The stations of a kitchen whose owner has set none (docs/product/kitchen.md#stations-and-slots).
 */
export const defaultStations: readonly StationCapacity[] = [
  { station: 'hibachi', hands: 4, minutesPerDish: 8 },
  { station: 'sushi', hands: 3, minutesPerDish: 6 },
  { station: 'fry', hands: 2, minutesPerDish: 5 },
  { station: 'drinks', hands: 2, minutesPerDish: 1 },
]

/** Returns the capacity of every station: the stored one, or the default. */
export const withDefaultStations = (stored: readonly StationCapacity[]): readonly StationCapacity[] =>
  defaultStations.map((usual) => stored.find(({ station }) => station === usual.station) ?? usual)

const figures = ({ hands, minutesPerDish }: StationCapacity) =>
  `${hands} ${hands === 1 ? 'dish' : 'dishes'} at once, ${minutesPerDish} min per dish`

type StationsState = {
  readonly stations: readonly StationCapacity[]
  readonly autoConfirm?: boolean | undefined
  readonly oneBump?: boolean | undefined
}

const describeConfirmation = ({ autoConfirm = false }: StationsState) =>
  autoConfirm ? 'Orders are confirmed automatically' : 'Orders are confirmed by staff'

const describeBumps = ({ oneBump = false }: StationsState) =>
  oneBump ? 'One tap makes a ticket ready' : 'Tickets move step by step'

/**
 * Describes a change of the stations, of automatic confirmation or of the one-bump mode in one
 * line, for the activity log.
 */
export function describeStationsChange(before: StationsState, after: StationsState): string {
  const switched = [describeConfirmation, describeBumps].flatMap((describe) =>
    describe(before) === describe(after) ? [] : [describe(after)],
  )
  const changed = describeStations(before.stations, after.stations)
  const isAsBefore = changed === describeStations([], [])
  return [...(isAsBefore && switched.length > 0 ? [] : [changed]), ...switched].join('. ')
}

/** Describes a change of the stations in one line. */
function describeStations(before: readonly StationCapacity[], after: readonly StationCapacity[]): string {
  const was = withDefaultStations(before)
  const changes = withDefaultStations(after).flatMap((now, at) => {
    const old = was[at] ?? now
    return figures(old) === figures(now) ? [] : [`${now.station} ${figures(now)}, was ${figures(old)}`]
  })
  return `Stations: ${changes.join('; ') || 'as before'}`
}

/** Maximum orders of a type per ten-minute slot; null for no limit. */
export type SlotCapacity = { readonly pickup: number | null; readonly delivery: number | null }

/** The slot capacity of a location that has set none. */
export const UNLIMITED_CAPACITY: SlotCapacity = { pickup: null, delivery: null }

const limit = (orders: number | null) => (orders === null ? 'no limit' : String(orders))

type CapacityState = SlotCapacity & { readonly kitchenTime?: boolean | undefined }

const describeKitchenTime = ({ kitchenTime = false }: CapacityState) =>
  kitchenTime ? 'Orders reserve kitchen time' : 'Orders reserve no kitchen time'

/**
 * Describes a change of the slot capacity, or of the reservation of kitchen time, in one line, for
 * the activity log.
 */
export function describeCapacityChange(before: CapacityState, after: CapacityState): string {
  const changes = (['pickup', 'delivery'] as const).flatMap((type) =>
    before[type] === after[type] ? [] : [`${type} ${limit(after[type])}, was ${limit(before[type])}`],
  )
  const switched = describeKitchenTime(before) === describeKitchenTime(after) ? [] : [describeKitchenTime(after)]
  const limits = changes.length > 0 || switched.length === 0 ? [changes.join('; ') || 'as before'] : []
  return [...limits.map((text) => `Orders per ten minutes: ${text}`), ...switched].join('. ')
}
