import * as z from 'zod/mini'
import { LocationParam, Version } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { MAX_MINUTES_PER_DISH, MAX_STATION_COOKS } from './stations'
import { Station } from '../menu/contract'

const NO_HANDS = `Must be a whole number from 1 to ${MAX_STATION_COOKS}`
const NO_MINUTES = `Must be minutes from 0 to ${MAX_MINUTES_PER_DISH}`
const NO_STATION = 'A kitchen needs at least one station: its dishes name them'
const NO_LIMIT = 'Must be a whole number from 0 to 999, or nothing for no limit'

const facts = {
  station: Station,
  hands: z.int(NO_HANDS).check(z.minimum(1, NO_HANDS), z.maximum(MAX_STATION_COOKS, NO_HANDS)),
  minutesPerDish: z.number(NO_MINUTES).check(z.minimum(0, NO_MINUTES), z.maximum(MAX_MINUTES_PER_DISH, NO_MINUTES)),
}

/** How many work at each station and how long a dish takes them: what promises are made of. */
export const StationSettings = z.object({
  stations: z.array(z.object({ station: Station, hands: z.int(), minutesPerDish: z.number() })),
  /**
   * Whether orders are confirmed by themselves; missing until somebody chose
   * (docs/product/kitchen.md#confirmed-by-itself).
   */
  autoConfirm: z.optional(z.boolean()),
  version: z.int(),
})
export type StationSettings = z.infer<typeof StationSettings>

/** What past orders propose for each station; null where too few tell of it. */
export const SuggestedStationTimes = z.object({
  stations: z.array(z.object({ station: Station, minutesPerDish: z.nullable(z.number()), orders: z.int() })),
  /** So many days were looked at. */
  days: z.int(),
})
export type SuggestedStationTimes = z.infer<typeof SuggestedStationTimes>

/** How many orders of a type ten minutes may have; null for no limit. */
export const CapacitySettings = z.object({
  pickup: z.nullable(z.int()),
  delivery: z.nullable(z.int()),
  version: z.int(),
})
export type CapacitySettings = z.infer<typeof CapacitySettings>

const Limit = z.nullable(z.int(NO_LIMIT).check(z.minimum(0, NO_LIMIT), z.maximum(999, NO_LIMIT)))

const NewStations = z.object({
  stations: z.array(z.object(facts)).check(
    z.minLength(1, NO_STATION),
    z.maxLength(20),
    z.refine((list) => new Set(list.map(({ station }) => station)).size === list.length, 'Each station once'),
  ),
  /** Left out, it stays as it is. */
  autoConfirm: z.optional(z.boolean()),
  version: Version,
})

const params = z.object({ location: LocationParam })

export const capacityRoutes = {
  getStations: {
    method: 'GET',
    path: '/api/desk/stations/{location}',
    summary: 'How many work at each station of a location, and how long a dish takes them',
    access: 'admin',
    table: 'read',
    params,
    result: StationSettings,
  },
  updateStations: {
    method: 'PUT',
    path: '/api/desk/stations/{location}',
    summary: 'Sets hands and minutes per dish; promises follow with the next order',
    access: 'admin',
    table: 'write',
    params,
    body: NewStations,
    result: StationSettings,
  },
  proposeStations: {
    method: 'GET',
    path: '/api/desk/stations/{location}/proposed',
    summary: 'Minutes per dish at each station by what the last two weeks took',
    access: 'admin',
    table: 'read',
    params,
    result: SuggestedStationTimes,
  },
  getCapacity: {
    method: 'GET',
    path: '/api/desk/capacity/{location}',
    summary: 'How many orders a location takes in ten minutes',
    access: 'admin',
    table: 'read',
    params,
    result: CapacitySettings,
  },
  updateCapacity: {
    method: 'PUT',
    path: '/api/desk/capacity/{location}',
    summary: 'Sets how many orders a location takes in ten minutes, null for no limit',
    access: 'admin',
    table: 'write',
    params,
    body: z.object({ pickup: Limit, delivery: Limit, version: Version }),
    result: CapacitySettings,
  },
} as const satisfies RouteGroup
