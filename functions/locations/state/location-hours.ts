import type { VersionedHours } from '#shared/hours/contract'
import { toLocationHours, toOpeningHours } from '#shared/hours/opening-hours'
import { getLocation, type Location, type LocationCode } from '#shared/locations/index'
import { parseItems } from '../../platform/table/parse-items'
import { getItem } from '../../platform/table/table'
import { HoursRecord, hoursKey } from './hours-records'

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
