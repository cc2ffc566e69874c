import { CapacitySettings, StationSettings } from '#shared/kitchen/capacity-contract'
import type { LocationCode } from '#shared/locations/index'
import {
  UNLIMITED_CAPACITY,
  defaultStations,
  describeCapacityChange,
  describeStationsChange,
} from '#shared/kitchen/stations'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler, UndoRequest } from '../platform/change-log/records'
import { getVersion, menuKeys } from '../menu/records'
import { LocationStateRecord } from '../menu/location-state-records'
import { ifUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { getItem, tableName } from '../platform/table/table'
import { formatFullName } from '#shared/accounts/contact'
import { requireUser } from '../platform/session/session'
import type { Caller } from '../platform/session/session'
import { undoIntakeChange } from './intake-repository'

type Versioned = { readonly version: number }

/** A setting that is stored in the location's state record (decision 0045). */
type Setting<T extends Versioned> = {
  readonly name: 'stations' | 'capacity'
  readonly select: (state: LocationStateRecord | undefined) => T | undefined
  readonly defaultValue: T
  readonly title: (before: T, after: T) => string
}

const stationsSetting: Setting<StationSettings> = {
  name: 'stations',
  select: (state) => state?.stations,
  defaultValue: { stations: defaultStations.map((station) => ({ ...station })), version: getVersion({}) },
  title: describeStationsChange,
}

const capacitySetting: Setting<CapacitySettings> = {
  name: 'capacity',
  select: (state) => state?.capacity,
  defaultValue: { ...UNLIMITED_CAPACITY, version: getVersion({}) },
  title: describeCapacityChange,
}

async function findSetting<T extends Versioned>(
  { select }: Setting<T>,
  location: LocationCode,
): Promise<T | undefined> {
  const item = await getItem(menuKeys.state(location))
  return select(item && LocationStateRecord.parse(item))
}

type UpdatedSetting<T> = { readonly after: T; readonly entry: ChangeRecord }

type SettingUpdate<T> = {
  readonly location: LocationCode
  readonly value: T
  readonly by: string
  readonly now: Date
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (updated: UpdatedSetting<T>) => readonly WriteStep[]
}

const updateSetting = <T extends Versioned>(
  setting: Setting<T>,
  { location, value, by, now, extraSteps }: SettingUpdate<T>,
): Promise<UpdatedSetting<T>> =>
  runOptimisticWrite(
    () => findSetting(setting, location),
    (stored) => {
      const before = stored ?? setting.defaultValue
      if (before.version !== value.version) throw createEditConflict(before)
      // Omitted fields keep their values.
      const after: T = { ...before, ...value, version: before.version + 1 }
      const subject = { kind: 'intake', subjectId: setting.name, title: setting.title(before, after) } as const
      const { steps, entries } = logChange({ ...subject, locations: [location], before, after, by, now })
      const [entry] = entries
      if (!entry) throw new Error('A change without an entry')
      const set = {
        TableName: tableName(),
        Key: menuKeys.state(location),
        UpdateExpression: 'SET #setting = :after',
        ExpressionAttributeNames: { '#setting': setting.name },
        ExpressionAttributeValues: { ':after': after },
      }
      const updated = { after, entry }
      const write: WriteStep = { write: { Update: ifUnchanged(set, { [`${setting.name}.version`]: stored?.version }) } }
      return { steps: [write, ...steps, ...extraSteps(updated)], answer: updated }
    },
  )

/** Returns the settings of a location's stations. */
export const getStations = async (location: LocationCode): Promise<StationSettings> =>
  (await findSetting(stationsSetting, location)) ?? stationsSetting.defaultValue

/** Returns a location's slot limits. */
export const getCapacity = async (location: LocationCode): Promise<CapacitySettings> =>
  (await findSetting(capacitySetting, location)) ?? capacitySetting.defaultValue

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

const toUpdateContext = ({ location, by, now, extraSteps }: UndoRequest) => ({
  location,
  by,
  now,
  extraSteps: ({ entry }: Pick<UpdatedSetting<Versioned>, 'entry'>) => extraSteps(entry),
})

/**
 * Restores the stations before a change. If the change turned on automatic confirmation, which
 * older settings don't contain, it is turned off again.
 */
export const undoStations: UndoHandler = async (request) => {
  const { version, autoConfirm } = StationSettings.parse(JSON.parse(request.change.after))
  const before = StationSettings.parse(JSON.parse(request.change.before))
  const value = { ...(autoConfirm && { autoConfirm: false }), ...before, version }
  return (await updateStations({ ...toUpdateContext(request), value })).entry
}

/** Restores the slot limits before a change. */
export const undoCapacity: UndoHandler = async (request) => {
  const { version } = CapacitySettings.parse(JSON.parse(request.change.after))
  const before = CapacitySettings.parse(JSON.parse(request.change.before))
  return (await updateCapacity({ ...toUpdateContext(request), value: { ...before, version } })).entry
}

type SettingRequest<T> = {
  readonly params: { readonly location: LocationCode }
  readonly body: T
  readonly caller: Caller
  readonly now: Date
  readonly storeResponse: (result: T) => readonly WriteStep[]
}

/** Converts a request to an update that stores its response in the same transaction. */
export const toSettingUpdate = <T>({ params, body, caller, now, storeResponse }: SettingRequest<T>) => ({
  ...params,
  value: body,
  by: formatFullName(requireUser(caller)),
  now,
  extraSteps: ({ after }: { readonly after: T }) => storeResponse(after),
})

/** Undoes a change of the kind `intake`: of the stations, the slot limits or the intake itself. */
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
