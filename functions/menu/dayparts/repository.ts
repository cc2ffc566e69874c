import { describeDaypartsChange, LocationDayparts, normalizeDayparts } from '#shared/dayparts/contract'
import { formatDaypart, type Daypart } from '#shared/dayparts/dayparts'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, logChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { parseItems } from '../../platform/table/parse-items'
import { getItem, tableName } from '../../platform/table/table'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { menuKeys } from '../records'
import { getMenuSnapshot, listCategories } from '../repository'
import { DaypartsRecord } from './records'

const findDayparts = async (location: LocationCode): Promise<DaypartsRecord | undefined> => {
  const item = await getItem(menuKeys.dayparts(location))
  return parseItems(DaypartsRecord, item ? [item] : [])[0]
}

const present = (record: DaypartsRecord | undefined): LocationDayparts =>
  record ? { dayparts: record.dayparts, version: record.version } : { dayparts: [], version: 1 }

/** Returns a location's dayparts; none before the owner has set any. */
export const getDayparts = async (location: LocationCode): Promise<LocationDayparts> =>
  present(await findDayparts(location))

/** Returns each daypart with its name, as text. */
export const listDaypartTexts = (dayparts: readonly Daypart[]): readonly (readonly [string, string])[] =>
  dayparts.map((daypart) => [`daypart ${daypart.name}`, formatDaypart(daypart)])

type NamedTerms = { readonly name: string; readonly dayparts: readonly string[]; readonly daypartPriceCents: object }

/** Maximum number of dishes that an error names. */
const MAX_NAMED = 5

/** @throws Problem `invalid-input` if a daypart goes that dishes or categories of the menu use */
function assertUnused(before: readonly Daypart[], after: readonly Daypart[], users: readonly NamedTerms[]): void {
  const removed = before.filter(({ id }) => !after.some((daypart) => daypart.id === id))
  for (const { id, name } of removed) {
    const using = users.filter(
      ({ dayparts, daypartPriceCents }) => dayparts.includes(id) || Object.hasOwn(daypartPriceCents, id),
    )
    if (using.length === 0) continue
    const more = using.length > MAX_NAMED ? ` and ${using.length - MAX_NAMED} more` : ''
    const names = using.slice(0, MAX_NAMED).map((user) => user.name)
    const message = `${name} is used by ${names.join(', ')}${more}`
    throw new Problem('invalid-input', `${message}. Please take it off there first.`, {
      errors: [{ path: 'dayparts', message }],
    })
  }
}

type Updated = { readonly after: LocationDayparts; readonly entry: ChangeRecord }

type DaypartsUpdate = {
  readonly location: LocationCode
  readonly dayparts: readonly Daypart[]
  /** The version that the editor has read. */
  readonly version: number
  readonly by: string
  readonly now: Date
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (updated: Updated) => readonly WriteStep[]
}

/**
 * Sets a location's dayparts and logs the change.
 * @throws Problem `changed-meanwhile` with the current ones, or `invalid-input` if one goes that is
 * in use
 */
export const updateDayparts = (update: DaypartsUpdate): Promise<Updated> =>
  runOptimisticWrite(
    async () => {
      const [record, menu, categories] = await Promise.all([
        findDayparts(update.location),
        getMenuSnapshot(update.location),
        listCategories(),
      ])
      const before = present(record)
      if (before.version !== update.version) throw createEditConflict(before)
      const onMenu = menu.dishes.filter(({ isArchived }) => !isArchived)
      assertUnused(before.dayparts, update.dayparts, [...onMenu, ...categories])
      return { record, before, count: menu.count }
    },
    ({ record, before, count }) => {
      const { location, by, now, extraSteps } = update
      const after = { dayparts: normalizeDayparts(update.dayparts), version: before.version + 1 }
      const title = describeDaypartsChange(before.dayparts, after.dayparts)
      const subject = { locations: [location], kind: 'daypart', subjectId: location, title } as const
      const { steps, entries } = logChange({ ...subject, before, after, by, now })
      const [entry] = entries
      if (!entry) throw new Error('A change without an entry')
      const Item = { ...menuKeys.dayparts(location), type: 'Dayparts', ...after, updatedAt: now.toISOString() }
      const put: WriteStep = {
        write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version: record?.version }) },
      }
      const updated = { after, entry }
      return { steps: [put, count, ...steps, ...extraSteps(updated)], answer: updated }
    },
  )

/** Restores the dayparts before a change, unless they were changed again. */
export const undoDayparts: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  const { dayparts } = LocationDayparts.parse(JSON.parse(change.before))
  const { version } = LocationDayparts.parse(JSON.parse(change.after))
  const steps = ({ entry }: Updated) => extraSteps(entry)
  return (await updateDayparts({ location, dayparts, version, by, now, extraSteps: steps })).entry
}
