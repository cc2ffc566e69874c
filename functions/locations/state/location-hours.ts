import * as z from 'zod/mini'
import { VersionedHours } from '#shared/hours/contract'
import { toLocationHours, toOpeningHours } from '#shared/hours/opening-hours'
import { getLocation, type Location, type LocationCode } from '#shared/locations/index'
import { parseItems } from '../../platform/table/parse-items'
import { getItem } from '../../platform/table/table'
import { versionedRecord } from '../../platform/table/table-schema'

/** The partition of a location's menu, which also holds its hours. */
export const getMenuPartition = (location: LocationCode): string => `MENU#${location}`

export const hoursKey = (location: LocationCode) => ({ pk: getMenuPartition(location), sk: 'HOURS' })

/**
 * A location's hours after a manager has changed them. Without this record, the configured hours
 * apply (docs/product/desk.md#hours).
 */
export const HoursRecord = versionedRecord(
  z.extend(VersionedHours, {
    type: z.literal('Hours'),
    updatedAt: z.string(),
    /** The ids of open orders and events that the owner left outside. */
    leftOutside: z.optional(z.array(z.string())),
  }),
)
export type HoursRecord = z.infer<typeof HoursRecord>

/** Returns the hours of the record; without a record, the location's configured hours. */
export const resolveHours = (location: LocationCode, record: HoursRecord | undefined): VersionedHours =>
  record
    ? { weekly: record.weekly, exceptions: record.exceptions, version: record.version }
    : { ...toOpeningHours(getLocation(location).hours), version: 1 }

/** Reads a location's hours without its menu. Returns undefined if the configured hours apply. */
export async function findHours(location: LocationCode): Promise<HoursRecord | undefined> {
  const item = await getItem(hoursKey(location))
  return parseItems(HoursRecord, item ? [item] : [])[0]
}

export const withHours = (location: Location, hours: HoursRecord | undefined): Location =>
  hours ? { ...location, hours: toLocationHours(hours) } : location

/** Returns a location with its current hours. */
export const getLocationWithHours = async (location: Location): Promise<Location> =>
  withHours(location, await findHours(location.code))
