import type { VersionedHours } from '#shared/contract/hours'
import { getLocation } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { toLocationHours, toOpeningHours } from '#shared/rules/hours-told'
import { menuKeys } from '../menu/records'
import type { Menu } from '../menu/records'
import { HoursRecord } from '../menu/records-hours'
import { getItem } from '../runtime/table'

/** Hours as the desk reads them: those of the record, else those that the location opened with. */
export const resolveHours = (location: LocationCode, record: HoursRecord | undefined): VersionedHours =>
  record
    ? { weekly: record.weekly, exceptions: record.exceptions, version: record.version }
    : { ...toOpeningHours(getLocation(location).hours), version: 1 }

/**
 * A location with the hours that were read with its menu: every rule that asks whether it is open
 * is given this.
 */
export const withOpeningHours = (location: Location, { hours }: Pick<Menu, 'hours'>): Location =>
  hours ? { ...location, hours: toLocationHours(hours) } : location

/**
 * A location's hours as they are now, for who needs no menu; none where they are what the location
 * opened with.
 */
export async function findHours(location: LocationCode): Promise<HoursRecord | undefined> {
  const item = await getItem(menuKeys.hours(location))
  return item && HoursRecord.parse(item)
}

/** A location with its hours as they are now. */
export const getLocationWithHours = async (location: Location): Promise<Location> =>
  withOpeningHours(location, { hours: await findHours(location.code) })
