import type { Hours } from '#shared/contract/hours'
import { locationOf } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { hoursFrom, toldFrom } from '#shared/rules/hours-told'
import { menuKeys } from '../menu/records'
import type { Menu } from '../menu/records'
import { HoursRecord } from '../menu/records-hours'
import { getItem } from '../runtime/table'

/** Hours as the desk reads them: those of the record, else those that the location opened with. */
export const hoursOf = (location: LocationCode, record: HoursRecord | undefined): Hours =>
  record
    ? { weekly: record.weekly, exceptions: record.exceptions, version: record.version }
    : { ...toldFrom(locationOf(location).hours), version: 1 }

/**
 * A location with the hours that were read with its menu: every rule that asks whether it is open
 * is given this.
 */
export const placeIn = (location: Location, { hours }: Pick<Menu, 'hours'>): Location =>
  hours ? { ...location, hours: hoursFrom(hours) } : location

/**
 * A location's hours as they are now, for who needs no menu; none where they are what the location
 * opened with.
 */
export async function hoursNow(location: LocationCode): Promise<HoursRecord | undefined> {
  const item = await getItem(menuKeys.hours(location))
  return item && HoursRecord.parse(item)
}

/** A location with its hours as they are now. */
export const placeNow = async (location: Location): Promise<Location> =>
  placeIn(location, { hours: await hoursNow(location.code) })
