import * as z from 'zod/mini'
import { isDeepStrictEqual } from 'node:util'
import { locations, type LocationCode } from '#shared/locations/index'
import { listGroupLogLocations } from '#shared/locations/group-data'
import { MenuCategory } from '#shared/menu/contract'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, isLoggedAt, logChange, presentChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { tableName } from '../../platform/table/table'
import { parseDaypartPrices } from '../dayparts/records'
import { assertNoErrors, hasTerms, listUnknownDayparts, readKnownDayparts } from '../dayparts/known-dayparts'
import { presentCategory } from '../present'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { getVersion, menuKeys, type CategoriesRecord, type CategoryRecord } from '../records'
import { getCategoriesRecord, incrementMenuVersion } from '../repository'

/** The categories of all locations with the version for an edit. */
const EditableCategories = z.object({ categories: z.array(MenuCategory), version: z.int() })
type EditableCategories = z.infer<typeof EditableCategories>

const presentCategories = (record: z.infer<typeof CategoriesRecord>): EditableCategories => ({
  categories: record.categories.map(presentCategory),
  version: getVersion(record),
})

/** A category as an edit sends it. Omitted dayparts stay unchanged. */
type CategoryInput = Pick<MenuCategory, 'id' | 'name' | 'description' | 'displayOrder' | 'dayparts'> & {
  readonly daypartPrices?: Readonly<Record<string, string | number>> | undefined
}

type CategoriesUpdate = {
  readonly categories: readonly CategoryInput[]
  readonly version: number
  readonly by: string
  readonly now: Date
  readonly extraSteps: (changed: EditableCategories, entries: readonly ChangeRecord[]) => readonly WriteStep[]
}

/** @throws Problem `invalid-input` unless the request names each existing category exactly once */
function assertSameIds(sent: readonly CategoryInput[], known: readonly CategoryRecord[]): void {
  const ids = new Set(sent.map(({ id }) => id))
  if (ids.size === known.length && sent.length === known.length && known.every(({ id }) => ids.has(id))) return
  const errors = [{ path: 'categories', message: 'Must name each existing category exactly once' }]
  throw new Problem('invalid-input', 'Please send each existing category exactly once.', { errors })
}

const sortByDisplayOrder = <C extends CategoryInput>(categories: readonly C[]): C[] =>
  [...categories].sort((one, other) => one.displayOrder - other.displayOrder || one.id - other.id)

const toRecord = ({ daypartPrices, dayparts, ...texts }: CategoryInput, before: readonly CategoryRecord[]) => {
  const known = before.find(({ id }) => id === texts.id)
  return {
    ...texts,
    dayparts: dayparts ?? known?.dayparts ?? [],
    daypartPriceCents: daypartPrices ? parseDaypartPrices(daypartPrices) : (known?.daypartPriceCents ?? {}),
  }
}

const getTerms = (categories: readonly CategoryRecord[]) =>
  [...categories].sort((one, other) => one.id - other.id).map(({ id, dayparts, daypartPriceCents }) => ({ id, dayparts, daypartPriceCents })) // prettier-ignore

/** @throws Problem `invalid-input` for a daypart that no location has */
async function assertKnownSomewhere(categories: readonly CategoryRecord[]): Promise<void> {
  if (!categories.some(hasTerms)) return
  const lists = await Promise.all(locations.map(({ code }) => readKnownDayparts(code)))
  const known = new Set(lists.flatMap(({ ids }) => [...ids]))
  assertNoErrors(categories.flatMap((each, index) => listUnknownDayparts(each, known, `categories.${index}.`)))
}

/** Returns a function that reads the categories for an edit and checks it against them. */
const readForEdit =
  ({ categories, version }: Pick<CategoriesUpdate, 'categories' | 'version'>) =>
  async () => {
    const record = await getCategoriesRecord()
    const before = presentCategories(record)
    if (before.version !== version) throw createEditConflict(before)
    assertSameIds(categories, record.categories)
    const next = categories.map((category) => toRecord(category, record.categories))
    await assertKnownSomewhere(next)
    return { record, before, next: sortByDisplayOrder(next) }
  }

/**
 * Updates names, descriptions, order and dayparts of the categories and logs the change at every
 * location.
 * @throws Problem `changed-meanwhile` if `version` is not the current one
 */
export const updateCategories = ({ by, now, extraSteps, ...edit }: CategoriesUpdate) =>
  runOptimisticWrite(readForEdit(edit), ({ record, before, next }) => {
    const after = { categories: next.map(presentCategory), version: edit.version + 1 }
    // The menus hold the dayparts of their categories.
    const isTimed = !isDeepStrictEqual(getTerms(record.categories), getTerms(next))
    const counts = isTimed ? locations.map(({ code }) => incrementMenuVersion(code)) : []
    const { steps, entries } = logChange({
      locations: listGroupLogLocations(),
      kind: 'category',
      subjectId: 'categories',
      title: describeChange(before, after),
      before,
      after,
      by,
      now,
    })
    const update = {
      TableName: tableName(),
      Key: menuKeys.categories,
      UpdateExpression: 'SET categories = :categories, version = :next',
      ExpressionAttributeValues: { ':categories': next, ':next': after.version },
    }
    const write: WriteStep = { write: { Update: ifUnchanged(update, { version: record.version }) } }
    return { steps: [write, ...counts, ...steps, ...extraSteps(after, entries)], answer: { menu: after, entries } }
  })

function describeChange({ categories: before }: EditableCategories, { categories: after }: EditableCategories): string {
  const renamed = before.flatMap(({ id, name }) => {
    const now = after.find((category) => category.id === id)?.name
    return now === undefined || now === name ? [] : [`${name} is ${now}`]
  })
  const termsOf = (list: EditableCategories['categories'], wanted: number) => {
    const { dayparts, daypartPrices } = list.find(({ id }) => id === wanted) ?? {}
    return { dayparts, daypartPrices }
  }
  const timed = after.flatMap(({ id, name }) =>
    isDeepStrictEqual(termsOf(before, id), termsOf(after, id)) ? [] : [`dayparts of ${name}`],
  )
  return `Categories: ${[...renamed, ...timed].join(', ') || 'texts or order'}`
}

const entryOf = (entries: readonly ChangeRecord[], location: LocationCode): ChangeRecord => {
  const entry = entries.find(isLoggedAt(location))
  if (!entry) throw new Error('The log of this location has no entry for the change')
  return entry
}

/** Restores the categories from before a logged change. */
export const undoCategories: UndoHandler = async ({ change, location, by, now, extraSteps }) => {
  const { before, after } = z
    .object({ before: EditableCategories, after: EditableCategories })
    .parse(presentChange(change))
  const { entries } = await updateCategories({
    categories: before.categories,
    version: after.version,
    by,
    now,
    extraSteps: (_changed, made) => extraSteps(entryOf(made, location)),
  })
  return entryOf(entries, location)
}
