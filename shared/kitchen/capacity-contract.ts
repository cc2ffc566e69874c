import * as z from 'zod/mini'
import { LocationParam, Version } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { MAX_MINUTES_PER_DISH, MAX_STATION_COOKS } from '../orders/timing/stations'
import { Station } from '../menu/contract'

const INVALID_HANDS = `Must be a whole number from 1 to ${MAX_STATION_COOKS}`
const INVALID_MINUTES = `Must be minutes from 0 to ${MAX_MINUTES_PER_DISH}`
const MISSING_STATION = 'A kitchen needs at least one station: its dishes name them'
const INVALID_LIMIT = 'Must be a whole number from 0 to 999, or nothing for no limit'

const stationFields = {
  station: Station,
  hands: z.int(INVALID_HANDS).check(z.minimum(1, INVALID_HANDS), z.maximum(MAX_STATION_COOKS, INVALID_HANDS)),
  minutesPerDish: z
    .number(INVALID_MINUTES)
    .check(z.minimum(0, INVALID_MINUTES), z.maximum(MAX_MINUTES_PER_DISH, INVALID_MINUTES)),
}

/**
 * A location's stations: how many cooks each has and how long a dish takes. Estimated times depend
 * on them.
 */
export const StationSettings = z.object({
  stations: z.array(z.object({ station: Station, hands: z.int(), minutesPerDish: z.number() })),
  /**
   * Whether orders are confirmed automatically; missing until the owner has decided
   * (docs/product/kitchen.md#automatic-confirmation).
   */
  autoConfirm: z.optional(z.boolean()),
  /**
   * Whether one tap makes a ticket ready; by default on live sites only
   * (docs/product/kitchen.md#one-bump-mode).
   */
  oneBump: z.optional(z.boolean()),
  version: z.int(),
})
export type StationSettings = z.infer<typeof StationSettings>

/** Suggested minutes per dish, measured from past orders; null if there were too few. */
export const SuggestedStationTimes = z.object({
  stations: z.array(z.object({ station: Station, minutesPerDish: z.nullable(z.number()), orders: z.int() })),
  /** The number of days measured. */
  days: z.int(),
})
export type SuggestedStationTimes = z.infer<typeof SuggestedStationTimes>

/**
 * Maximum orders of each type per ten-minute slot, null for no limit, and whether orders reserve
 * kitchen time; that by default on live sites only (docs/product/checkout.md#kitchen-time).
 */
export const CapacitySettings = z.object({
  pickup: z.nullable(z.int()),
  delivery: z.nullable(z.int()),
  kitchenTime: z.optional(z.boolean()),
  version: z.int(),
})
export type CapacitySettings = z.infer<typeof CapacitySettings>

const Limit = z.nullable(z.int(INVALID_LIMIT).check(z.minimum(0, INVALID_LIMIT), z.maximum(999, INVALID_LIMIT)))

const UpdateStationsRequest = z.object({
  stations: z.array(z.object(stationFields)).check(
    z.minLength(1, MISSING_STATION),
    z.maxLength(20),
    z.refine((list) => new Set(list.map(({ station }) => station)).size === list.length, 'Each station once'),
  ),
  /** If missing, it stays unchanged. */
  autoConfirm: z.optional(z.boolean()),
  /** If missing, it stays unchanged. */
  oneBump: z.optional(z.boolean()),
  version: Version,
})

const params = z.object({ location: LocationParam })

export const capacityRoutes = {
  getStations: {
    method: 'GET',
    path: '/api/desk/stations/{location}',
    summary: 'The cooks and minutes per dish of each station of a location',
    access: 'admin',
    table: 'read',
    params,
    result: StationSettings,
  },
  updateStations: {
    method: 'PUT',
    path: '/api/desk/stations/{location}',
    summary: 'Sets cooks and minutes per dish; estimates change with the next order',
    access: 'admin',
    table: 'write',
    params,
    body: UpdateStationsRequest,
    result: StationSettings,
  },
  proposeStations: {
    method: 'GET',
    path: '/api/desk/stations/{location}/proposed',
    summary: 'Suggests minutes per dish for each station, measured over the last two weeks',
    access: 'admin',
    table: 'write',
    limit: 'lists',
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
    body: z.object({
      pickup: Limit,
      delivery: Limit,
      /** If missing, it stays unchanged. */
      kitchenTime: z.optional(z.boolean()),
      version: Version,
    }),
    result: CapacitySettings,
  },
} as const satisfies RouteGroup
