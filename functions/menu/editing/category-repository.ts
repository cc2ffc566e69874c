import * as z from 'zod/mini'
import type { LocationCode } from '#shared/locations/index'
import { listGroupLogLocations } from '#shared/locations/group-data'
import { MenuCategory } from '#shared/menu/contract'
import { Problem } from '#shared/platform/problem'
import { createEditConflict, isLoggedAt, logChange, presentChange } from '../../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../../platform/change-log/records'
import { tableName } from '../../platform/table/table'
import { ifUnchanged, runOptimisticWrite, type WriteStep } from '../../platform/table/transaction'
import { getVersion, menuKeys, type CategoriesRecord } from '../records'
import { getCategoriesRecord } from '../repository'

/** The categories of all locations with the version for an edit. */
const EditableCategories = z.object({ categories: z.array(MenuCategory), version: z.int() })
type EditableCategories = z.infer<typeof EditableCategories>

const presentCategories = (record: z.infer<typeof CategoriesRecord>): EditableCategories => ({
  categories: record.categories,
  version: getVersion(record),
})

type CategoriesUpdate = EditableCategories & {
  readonly by: string
  readonly now: Date
  readonly extraSteps: (changed: EditableCategories, entries: readonly ChangeRecord[]) => readonly WriteStep[]
}

/** @throws Problem `invalid-input` unless the request names each existing category exactly once */
function assertSameIds(sent: EditableCategories['categories'], known: EditableCategories['categories']): void {
  const ids = new Set(sent.map(({ id }) => id))
  if (ids.size === known.length && sent.length === known.length && known.every(({ id }) => ids.has(id))) return
  const errors = [{ path: 'categories', message: 'Must name each existing category exactly once' }]
  throw new Problem('invalid-input', 'Please send each existing category exactly once.', { errors })
}

const sortByDisplayOrder = (categories: EditableCategories['categories']) =>
  [...categories].sort((one, other) => one.displayOrder - other.displayOrder || one.id - other.id)

/**
 * Updates names, descriptions and order of the categories and logs the change at every location.
 * @throws Problem `changed-meanwhile` if `version` is not the current one
 */
export const updateCategories = ({ categories, version, by, now, extraSteps }: CategoriesUpdate) =>
  runOptimisticWrite(getCategoriesRecord, (record) => {
    const before = presentCategories(record)
    if (before.version !== version) throw createEditConflict(before)
    assertSameIds(categories, before.categories)
    const after = { categories: sortByDisplayOrder(categories), version: version + 1 }
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
      ExpressionAttributeValues: { ':categories': after.categories, ':next': after.version },
    }
    const write: WriteStep = { write: { Update: ifUnchanged(update, { version: record.version }) } }
    return { steps: [write, ...steps, ...extraSteps(after, entries)], answer: { menu: after, entries } }
  })

function describeChange({ categories: before }: EditableCategories, { categories: after }: EditableCategories): string {
  const renamed = before.flatMap(({ id, name }) => {
    const now = after.find((category) => category.id === id)?.name
    return now === undefined || now === name ? [] : [`${name} is ${now}`]
  })
  return renamed.length > 0 ? `Categories: ${renamed.join(', ')}` : 'Categories: texts or order'
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
