import { LocationSettings, defaultKitchenSettings, describeSettingsChange } from '#shared/kitchen/settings-contract'
import { toLocationFacts } from '#shared/locations/facts'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getSetting, toUndoUpdate, updateSetting, type LocationSetting, type SettingUpdate } from './location-settings'
import { getVersion } from './records'
import type { UndoHandler } from '../platform/change-log/records'

/** Returns settings in JSON, such as those of a log entry. */
export const parseSettings = (value: unknown): LocationSettings => LocationSettings.parse(value)

/** Returns the settings of a location whose owner has changed none: the values of its file. */
export const createFirstSettings = (location: LocationCode): LocationSettings =>
  LocationSettings.parse({
    ...defaultKitchenSettings,
    ...toLocationFacts(getLocation(location)),
    version: getVersion({}),
  })

export const locationSettings: LocationSetting<LocationSettings> = {
  name: 'settings',
  select: (state) => state?.settings,
  kind: 'settings',
  getDefault: createFirstSettings,
  title: describeSettingsChange,
  changesMenu: true,
}

/** Returns the settings of a location. */
export const getLocationSettings = (location: LocationCode): Promise<LocationSettings> =>
  getSetting(locationSettings, location)

/**
 * Changes the settings of a location.
 * @throws Problem `changed-meanwhile`
 */
export const updateLocationSettings = (update: SettingUpdate<LocationSettings>) =>
  updateSetting(locationSettings, update)

/** Restores the settings before a change. */
export const undoLocationSettings: UndoHandler = async (request) => {
  const { version } = parseSettings(JSON.parse(request.change.after))
  const before = parseSettings(JSON.parse(request.change.before))
  return (await updateLocationSettings({ ...toUndoUpdate(request), value: { ...before, version } })).entry
}
