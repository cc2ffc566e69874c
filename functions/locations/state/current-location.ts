import type { LocationSettings } from '#shared/kitchen/settings-contract'
import { applyFacts } from '#shared/locations/facts'
import { getLocation, type Location, type LocationCode } from '#shared/locations/index'
import { getItem } from '../../platform/table/table'
import { LocationStateRecord, stateKey } from './records'

/** Returns a location with its owner's settings; undefined for those of its file. */
export function withSettings(location: Location, settings: LocationSettings | undefined): Location {
  if (!settings) return location
  const {
    lockAfterMinutes: _lock,
    refundLimit: _limit,
    handoverCodeFrom: _from,
    packing: _packing,
    version: _version,
    ...facts
  } = settings
  return applyFacts(location, facts)
}

/**
 * Returns a location with its current settings: its file's values, with those that its owner has
 * set at the desk.
 * Who has read the menu takes `applyOwnerSettings` instead, which reads nothing.
 */
export async function getCurrentLocation(code: LocationCode): Promise<Location> {
  const item = await getItem(stateKey(code))
  return withSettings(getLocation(code), item && LocationStateRecord.parse(item).settings)
}
