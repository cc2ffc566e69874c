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
import { undoIntakeChange } from './intake'

type Told = { readonly version: number }

/** A setting of a location that stands beside its menu's version (decision 0045). */
type Setting<T extends Told> = {
  readonly name: 'stations' | 'capacity'
  readonly of: (changes: LocationStateRecord | undefined) => T | undefined
  readonly usual: T
  readonly title: (before: T, after: T) => string
}

const stationsSetting: Setting<StationSettings> = {
  name: 'stations',
  of: (changes) => changes?.stations,
  usual: { stations: defaultStations.map((station) => ({ ...station })), version: getVersion({}) },
  title: describeStationsChange,
}

const capacitySetting: Setting<CapacitySettings> = {
  name: 'capacity',
  of: (changes) => changes?.capacity,
  usual: { ...UNLIMITED_CAPACITY, version: getVersion({}) },
  title: describeCapacityChange,
}

async function settingAt<T extends Told>({ of }: Setting<T>, location: LocationCode): Promise<T | undefined> {
  const item = await getItem(menuKeys.changes(location))
  return of(item && LocationStateRecord.parse(item))
}

type Made<T> = { readonly after: T; readonly entry: ChangeRecord }

type Changing<T> = {
  readonly location: LocationCode
  readonly told: T
  readonly by: string
  readonly now: Date
  readonly alongside: (made: Made<T>) => readonly WriteStep[]
}

const change = <T extends Told>(
  setting: Setting<T>,
  { location, told, by, now, alongside }: Changing<T>,
): Promise<Made<T>> =>
  runOptimisticWrite(
    () => settingAt(setting, location),
    (stored) => {
      const before = stored ?? setting.usual
      if (before.version !== told.version) throw createEditConflict(before)
      // What is left out stays.
      const after: T = { ...before, ...told, version: before.version + 1 }
      const about = { kind: 'intake', subjectId: setting.name, title: setting.title(before, after) } as const
      const { steps, entries } = logChange({ ...about, locations: [location], before, after, by, now })
      const [entry] = entries
      if (!entry) throw new Error('A change without an entry')
      const set = {
        TableName: tableName(),
        Key: menuKeys.changes(location),
        UpdateExpression: 'SET #setting = :after',
        ExpressionAttributeNames: { '#setting': setting.name },
        ExpressionAttributeValues: { ':after': after },
      }
      const made = { after, entry }
      const write: WriteStep = { write: { Update: ifUnchanged(set, { [`${setting.name}.version`]: stored?.version }) } }
      return { steps: [write, ...steps, ...alongside(made)], answer: made }
    },
  )

/** A location's stations as the desk reads them. */
export const getStations = async (location: LocationCode): Promise<StationSettings> =>
  (await settingAt(stationsSetting, location)) ?? stationsSetting.usual

/** A location's limits as the desk reads them. */
export const getCapacity = async (location: LocationCode): Promise<CapacitySettings> =>
  (await settingAt(capacitySetting, location)) ?? capacitySetting.usual

/** Sets how a location's stations work; throws `changed-meanwhile`. */
export const updateStations = (changing: Changing<StationSettings>) => change(stationsSetting, changing)

/** Sets how many orders a slot takes; throws `changed-meanwhile`. */
export const updateCapacity = (changing: Changing<CapacitySettings>) => change(capacitySetting, changing)

const made = async (changing: Promise<Made<Told>>): Promise<ChangeRecord> => (await changing).entry

const undoing = ({ location, by, now, alongside }: UndoRequest) => ({
  location,
  by,
  now,
  alongside: ({ entry }: Pick<Made<Told>, 'entry'>) => alongside(entry),
})

/**
 * Puts back how a location's stations worked before a change; what it alone said of confirming goes
 * with it.
 */
export const undoStations: UndoHandler = (undone) => {
  const { version, autoConfirm } = StationSettings.parse(JSON.parse(undone.change.after))
  const before = StationSettings.parse(JSON.parse(undone.change.before))
  return made(
    updateStations({ ...undoing(undone), told: { ...(autoConfirm && { autoConfirm: false }), ...before, version } }),
  )
}

/** Puts back how many orders a slot took before a change. */
export const undoCapacity: UndoHandler = (undone) => {
  const { version } = CapacitySettings.parse(JSON.parse(undone.change.after))
  const before = CapacitySettings.parse(JSON.parse(undone.change.before))
  return made(updateCapacity({ ...undoing(undone), told: { ...before, version } }))
}

type Asked<T> = {
  readonly params: { readonly location: LocationCode }
  readonly body: T
  readonly caller: Caller
  readonly now: Date
  readonly keepAnswer: (answer: T) => readonly WriteStep[]
}

/** What a setting of a location is told to become, by whom, and its answer kept with it. */
export const toSettingUpdate = <T>({ params, body, caller, now, keepAnswer }: Asked<T>) => ({
  ...params,
  told: body,
  by: formatFullName(requireUser(caller)),
  now,
  alongside: ({ after }: { readonly after: T }) => keepAnswer(after),
})

/**
 * Puts back what the kitchen took in, or what its promises are made of: the log calls each of them
 * a change of the intake.
 */
export const undoIntake: UndoHandler = (undoing) => {
  switch (undoing.change.subjectId) {
    case 'stations':
      return undoStations(undoing)
    case 'capacity':
      return undoCapacity(undoing)
    default:
      return undoIntakeChange(undoing)
  }
}
