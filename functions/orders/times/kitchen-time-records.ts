import { getSitePart, type PlaceAtSite } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import { Station, stations } from '#shared/menu/contract'
import type { QuarterMinutes, StationMinutes, TakenMinutes } from '#shared/orders/timing/kitchen-time'
import { reportDamaged } from '../../platform/table/parse-items'
import { formatKey, getKey, type Item } from '../../platform/table/table'

/**
 * One record holds three hours of a location, so that an order usually changes one, which stays
 * below 1 KB (decision 0078).
 */
const BLOCK_MS = 3 * 3_600_000

/** Returns the start of the record that contains a quarter of an hour, ISO. */
export const getBlock = (at: number): string => new Date(Math.floor(at / BLOCK_MS) * BLOCK_MS).toISOString()

export const kitchenTimeKeys = {
  at: ({ location, site }: PlaceAtSite) => `KITCHENTIME#${getSitePart(location, site)}`,
  block: (place: PlaceAtSite, block: string) => ({ pk: kitchenTimeKeys.at(place), sk: block }),
} as const

/** The attribute with the reserved minutes of a station in a quarter: `22:15 hibachi`, UTC. */
export const getMinutesAttribute = (at: string, station: Station): string => `${at.slice(11, 16)} ${station}`

/** Minutes of the stations that an order takes of a quarter of an hour. */
export const ReservedMinutes = z.object({ at: z.string(), minutes: z.partialRecord(Station, z.int()) })

/** Damaged minutes count as if all were taken, so that none is sold twice. */
const ALL_TAKEN = 1_000_000

function readMinutes(item: Item, attribute: string): number {
  const value = item[attribute] ?? 0
  if (Number.isSafeInteger(value)) return Number(value)
  reportDamaged(`${formatKey(getKey(item))} ${attribute}`, new Error('No whole number'), 'KitchenTime')
  return ALL_TAKEN
}

const QUARTERS = BLOCK_MS / 900_000

/** Returns the reserved minutes in a record, without quarters that have none. */
export function parseKitchenTime(item: Item): readonly QuarterMinutes[] {
  const block = Date.parse(getKey(item).sk)
  return Array.from({ length: QUARTERS }, (_, quarter) => {
    const at = new Date(block + quarter * 900_000).toISOString()
    const minutes: StationMinutes = Object.fromEntries(
      stations
        .map((station) => [station, readMinutes(item, getMinutesAttribute(at, station))] as const)
        .filter(([, reserved]) => reserved !== 0),
    )
    return { at, minutes }
  }).filter(({ minutes }) => Object.keys(minutes).length > 0)
}

/** Returns the reserved minutes of records by their quarter. */
export const parseTakenMinutes = (items: readonly Item[]): TakenMinutes =>
  new Map(items.flatMap(parseKitchenTime).map(({ at, minutes }) => [at, minutes]))
