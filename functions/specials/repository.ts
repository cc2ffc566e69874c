import { randomBytes } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { EditableSpecials, validateSpecialsWeek } from '#shared/specials/editing-contract'
import type { SpecialInput } from '#shared/specials/editing-contract'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, logChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'
import { SpecialsRecord, getVersion, menuKeys } from '../menu/records'
import { ifUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { getItems, tableName } from '../platform/table/table'
import { getMenuSnapshot } from '../menu/repository'

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** A location's week of specials, and its version as the table has it. */
export async function getSpecialsWeek(location: LocationCode) {
  const items = await getItems(weekdays.map((day) => menuKeys.specials(location, day)))
  const records = items.map((item) => SpecialsRecord.parse(item)).sort((one, other) => one.dayOfWeek - other.dayOfWeek)
  const version = records[0]?.version
  const week: EditableSpecials = {
    specials: records.flatMap(({ specials }) => specials),
    version: getVersion({ version }),
  }
  return { week, version }
}

type Made = { readonly after: EditableSpecials; readonly entry: ChangeRecord }

type Change = {
  readonly location: LocationCode
  readonly specials: readonly SpecialInput[]
  readonly version: number
  readonly by: string
  readonly now: Date
  readonly alongside: (made: Made) => readonly WriteStep[]
}

const newId = () => `special-${randomBytes(6).toString('hex')}`

const inWeek = (specials: readonly SpecialInput[]) =>
  weekdays.flatMap((day) =>
    specials.filter(({ dayOfWeek }) => dayOfWeek === day).map((special) => ({ ...special, id: special.id ?? newId() })),
  )

/** All days are written, so that the version of each is that of the week. */
const putDay = (
  location: LocationCode,
  dayOfWeek: number,
  { specials, version }: EditableSpecials,
  was?: number,
): WriteStep => {
  const own = specials.filter((special) => special.dayOfWeek === dayOfWeek)
  const Item = { ...menuKeys.specials(location, dayOfWeek), type: 'Specials', dayOfWeek, specials: own, version }
  return { write: { Put: ifUnchanged({ TableName: tableName(), Item }, { version: was }) } }
}

function refuseFaults(specials: readonly SpecialInput[], onMenu: ReadonlySet<number>): void {
  const errors = validateSpecialsWeek(specials, onMenu)
  const [first] = errors
  if (!first) return
  const { title = '' } = specials[Number(first.path.split('.')[1])] ?? {}
  throw new Problem('invalid-input', `Please check the special ${title}: ${first.message}.`, { errors })
}

const titleOf = (before: EditableSpecials, after: EditableSpecials): string => {
  const ids = new Set(after.specials.map(({ id }) => id))
  // By their fields, whose order the table does not keep.
  const changed = after.specials
    .filter((special) => !before.specials.some((was) => isDeepStrictEqual(was, special)))
    .map(({ title }) => title)
  const gone = before.specials.filter(({ id }) => !ids.has(id)).map(({ title }) => `no ${title}`)
  return `Specials: ${[...changed, ...gone].join(', ') || 'saved as they were'}`
}

/**
 * Whether a week is taken as it is: an undoing brings back what was, though a dish of it may be off
 * the menu now.
 */
type Check = 'checked' | 'as it was'

/** Sets the specials of a week; throws `invalid-input` and `changed-meanwhile`. */
export const updateSpecialsWeek = (change: Change, check: Check = 'checked'): Promise<Made> =>
  runOptimisticWrite(
    async () => {
      const { location, specials } = change
      const [read, menu] = [await getSpecialsWeek(location), await getMenuSnapshot(location)]
      if (read.week.version !== change.version) throw createEditConflict(read.week)
      const onMenu = menu.dishes.filter(({ isArchived }) => !isArchived).map(({ id }) => id)
      if (check === 'checked') refuseFaults(specials, new Set(onMenu))
      return { ...read, count: menu.count }
    },
    ({ week: before, version, count }) => {
      const { location, specials, by, now, alongside } = change
      const after = { specials: inWeek(specials), version: before.version + 1 }
      const about = { kind: 'special', subjectId: location, title: titleOf(before, after) } as const
      const { steps, entries } = logChange({ ...about, locations: [location], before, after, by, now })
      const [entry] = entries
      if (!entry) throw new Error('A change without an entry')
      const days = weekdays.map((day) => putDay(location, day, after, version))
      return { steps: [...days, count, ...steps, ...alongside({ after, entry })], answer: { after, entry } }
    },
  )

/** Puts back the specials of a week. */
export const undoSpecials: UndoHandler = async ({ change, location, by, now, alongside }) => {
  const { specials } = EditableSpecials.parse(JSON.parse(change.before))
  const { version } = EditableSpecials.parse(JSON.parse(change.after))
  const { entry } = await updateSpecialsWeek(
    { location, specials, version, by, now, alongside: (made) => alongside(made.entry) },
    'as it was',
  )
  return entry
}
