import { DeskCapacity, DeskStations } from '#shared/contract/slots/promises'
import type { LocationCode } from '#shared/locations/index'
import { capacityChange, noLimits, usualStations, workChange } from '#shared/rules/stations'
import { changedMeanwhile, logged } from '../changes/log'
import type { ChangeRecord } from '../changes/records'
import type { Undo, Undoing } from '../changes/undoing'
import { MenuChanges, menuKeys, versionOf } from '../menu/records'
import { ifUnchanged } from '../runtime/conditions'
import { decide } from '../runtime/decide'
import { getItem, tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'

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

const made = async (changing: Promise<Made<Told>>): Promise<ChangeRecord> => (await changing).entry

const undoing = ({ location, by, now, alongside }: Undoing) => ({
  location,
  by,
  now,
  alongside: ({ entry }: Pick<Made<Told>, 'entry'>) => alongside(entry),
})

/**
 * Puts back how a location's stations worked before a change; what it alone said of confirming goes
 * with it.
 */
export const undoStations: Undo = (undone) => {
  const { version, autoConfirm } = DeskStations.parse(JSON.parse(undone.change.after))
  const before = DeskStations.parse(JSON.parse(undone.change.before))
  return made(
    changeStations({ ...undoing(undone), told: { ...(autoConfirm && { autoConfirm: false }), ...before, version } }),
  )
}

/** Puts back how many orders a slot took before a change. */
export const undoCapacity: Undo = (undone) => {
  const { version } = DeskCapacity.parse(JSON.parse(undone.change.after))
  const before = DeskCapacity.parse(JSON.parse(undone.change.before))
  return made(changeCapacity({ ...undoing(undone), told: { ...before, version } }))
}
