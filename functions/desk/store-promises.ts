import { DeskCapacity, DeskStations } from '#shared/contract/slots/promises'
import type { LocationCode } from '#shared/locations/index'
import { capacityChange, noLimits, usualStations, workChange } from '#shared/rules/stations'
import { undoIntakeWord } from '../kitchen/store-intake'
import { MenuChanges, menuKeys, versionOf } from '../menu/records'
import { ifUnchanged } from '../runtime/conditions'
import { decide } from '../runtime/decide'
import { getItem, tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'
import { changedMeanwhile, logged } from './log'
import type { ChangeRecord } from './records'
import type { Undo } from './undoing'

type Told = { readonly version: number }

/** A setting of a location that stands beside its menu's version (decision 0045). */
type Setting<T extends Told> = {
  readonly name: 'stations' | 'capacity'
  readonly of: (changes: MenuChanges | undefined) => T | undefined
  readonly usual: T
  readonly title: (before: T, after: T) => string
}

const stationsSetting: Setting<DeskStations> = {
  name: 'stations',
  of: (changes) => changes?.stations,
  usual: { stations: usualStations.map((station) => ({ ...station })), version: versionOf({}) },
  title: workChange,
}

const capacitySetting: Setting<DeskCapacity> = {
  name: 'capacity',
  of: (changes) => changes?.capacity,
  usual: { ...noLimits, version: versionOf({}) },
  title: capacityChange,
}

async function settingAt<T extends Told>({ of }: Setting<T>, location: LocationCode): Promise<T | undefined> {
  const item = await getItem(menuKeys.changes(location))
  return of(item && MenuChanges.parse(item))
}

type Made<T> = { readonly after: T; readonly entry: ChangeRecord }

type Changing<T> = {
  readonly location: LocationCode
  readonly told: T
  readonly by: string
  readonly now: Date
  readonly alongside: (made: Made<T>) => readonly Step[]
}

const change = <T extends Told>(
  setting: Setting<T>,
  { location, told, by, now, alongside }: Changing<T>,
): Promise<Made<T>> =>
  decide(
    () => settingAt(setting, location),
    (stored) => {
      const before = stored ?? setting.usual
      if (before.version !== told.version) throw changedMeanwhile(before)
      // What is left out stays.
      const after: T = { ...before, ...told, version: before.version + 1 }
      const about = { kind: 'intake', subjectId: setting.name, title: setting.title(before, after) } as const
      const { steps, entries } = logged({ ...about, locations: [location], before, after, by, now })
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
      const write: Step = { write: { Update: ifUnchanged(set, { [`${setting.name}.version`]: stored?.version }) } }
      return { steps: [write, ...steps, ...alongside(made)], answer: made }
    },
  )

/** A location's stations as the desk reads them. */
export const stationsAt = async (location: LocationCode): Promise<DeskStations> =>
  (await settingAt(stationsSetting, location)) ?? stationsSetting.usual

/** A location's limits as the desk reads them. */
export const capacityAt = async (location: LocationCode): Promise<DeskCapacity> =>
  (await settingAt(capacitySetting, location)) ?? capacitySetting.usual

/** Sets how a location's stations work; throws `changed-meanwhile`. */
export const changeStations = (changing: Changing<DeskStations>) => change(stationsSetting, changing)

/** Sets how many orders a slot takes; throws `changed-meanwhile`. */
export const changeCapacity = (changing: Changing<DeskCapacity>) => change(capacitySetting, changing)

/** Puts back the stations or limits before a change, or what the kitchen took in. */
export const undoIntake: Undo = async (undoing) => {
  const { change: made, location, by, now, alongside } = undoing
  const rest = { location, by, now, alongside: ({ entry }: { readonly entry: ChangeRecord }) => alongside(entry) }
  switch (made.subjectId) {
    case 'stations': {
      const { version, autoConfirm } = DeskStations.parse(JSON.parse(made.after))
      const told = {
        ...(autoConfirm && { autoConfirm: false }),
        ...DeskStations.parse(JSON.parse(made.before)),
        version,
      }
      return (await changeStations({ ...rest, told })).entry
    }
    case 'capacity': {
      const { version } = DeskCapacity.parse(JSON.parse(made.after))
      const told = { ...DeskCapacity.parse(JSON.parse(made.before)), version }
      return (await changeCapacity({ ...rest, told })).entry
    }
    default:
      return undoIntakeWord(undoing)
  }
}
