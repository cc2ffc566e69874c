import { LocationSettings, defaultLocationSettings, describeSettingsChange } from '#shared/kitchen/settings-contract'
import type { LocationCode } from '#shared/locations/index'
import { getSetting, toUndoUpdate, updateSetting, type LocationSetting, type SettingUpdate } from './location-settings'
import { getVersion } from './records'
import type { UndoHandler } from '../platform/change-log/records'

const locationSettings: LocationSetting<LocationSettings> = {
  name: 'settings',
  select: (state) => state?.settings,
  kind: 'intake',
  getDefault: () => ({ ...defaultLocationSettings, version: getVersion({}) }),
  title: describeSettingsChange,
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
  const { version } = LocationSettings.parse(JSON.parse(request.change.after))
  const before = LocationSettings.parse(JSON.parse(request.change.before))
  return (await updateLocationSettings({ ...toUndoUpdate(request), value: { ...before, version } })).entry
}
