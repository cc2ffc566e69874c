import { CapacitySettings, StationSettings } from '#shared/kitchen/capacity-contract'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import {
  UNLIMITED_CAPACITY,
  defaultStations,
  describeCapacityChange,
  describeStationsChange,
} from '#shared/orders/timing/stations'
import type { UndoHandler } from '../platform/change-log/records'
import { reservesKitchenTime } from '../locations/state/records'
import { getVersion } from '../menu/records'
import {
  getSetting,
  toUndoUpdate,
  updateSetting,
  type LocationSetting,
  type SettingUpdate,
} from '../menu/location-settings'
import { undoIntakeChange } from './intake-repository'

export const stationsSetting: LocationSetting<StationSettings> = {
  name: 'stations',
  select: (state) => state?.stations,
  kind: 'intake',
  getDefault: (location) => ({
    stations: defaultStations.map((station) => ({ ...station })),
    oneBump: getPolicy(getLocation(location)).bumpsOnce,
    version: getVersion({}),
  }),
  title: describeStationsChange,
}

export const capacitySetting: LocationSetting<CapacitySettings> = {
  name: 'capacity',
  select: (state) => state?.capacity,
  kind: 'intake',
  getDefault: (location) => ({
    ...UNLIMITED_CAPACITY,
    kitchenTime: reservesKitchenTime(location),
    version: getVersion({}),
  }),
  title: describeCapacityChange,
}

/** Returns the settings of a location's stations. */
export const getStations = (location: LocationCode): Promise<StationSettings> => getSetting(stationsSetting, location)

/** Whether the owner has saved no settings of the stations yet. */
export const isDefaultStations = ({ version }: StationSettings): boolean => version === getVersion({})

/** Returns a location's slot limits. */
export const getCapacity = (location: LocationCode): Promise<CapacitySettings> => getSetting(capacitySetting, location)

/**
 * Sets the settings of a location's stations.
 * @throws Problem `changed-meanwhile`
 */
export const updateStations = (update: SettingUpdate<StationSettings>) => updateSetting(stationsSetting, update)

/**
 * Sets a location's slot limits.
 * @throws Problem `changed-meanwhile`
 */
export const updateCapacity = (update: SettingUpdate<CapacitySettings>) => updateSetting(capacitySetting, update)

/**
 * Restores the stations before a change. If the change turned on automatic confirmation, which
 * older settings don't contain, it is turned off again.
 */
const undoStations: UndoHandler = async (request) => {
  const { version, autoConfirm } = StationSettings.parse(JSON.parse(request.change.after))
  const before = StationSettings.parse(JSON.parse(request.change.before))
  const value = { ...(autoConfirm && { autoConfirm: false }), ...before, version }
  return (await updateStations({ ...toUndoUpdate(request), value })).entry
}

/** Restores the slot limits before a change. */
const undoCapacity: UndoHandler = async (request) => {
  const { version } = CapacitySettings.parse(JSON.parse(request.change.after))
  const before = CapacitySettings.parse(JSON.parse(request.change.before))
  return (await updateCapacity({ ...toUndoUpdate(request), value: { ...before, version } })).entry
}

/** Undoes a change of the kind `intake`, which also has the settings of the kitchen. */
export const undoIntake: UndoHandler = (request) => {
  switch (request.change.subjectId) {
    case 'stations':
      return undoStations(request)
    case 'capacity':
      return undoCapacity(request)
    default:
      return undoIntakeChange(request)
  }
}
