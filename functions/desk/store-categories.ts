import * as z from 'zod/mini'
import { MenuCategory } from '#shared/contract/menu'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { createEditConflict, logChange, presentChange, isLoggedAt } from '../changes/log'
import type { ChangeRecord } from '../changes/records'
import type { UndoHandler } from '../changes/undoing'
import { menuKeys, getVersion } from '../menu/records'
import type { CategoriesRecord } from '../menu/records'
import { getCategoriesRecord } from '../menu/store'
import { ifUnchanged } from '../runtime/conditions'
import { runOptimisticWrite } from '../runtime/decide'
import { tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'

/** The group's categories as the desk reads them. */
const DeskCategories = z.object({ categories: z.array(MenuCategory), version: z.int() })
type DeskCategories = z.infer<typeof DeskCategories>

const present = (record: z.infer<typeof CategoriesRecord>): DeskCategories => ({
  categories: record.categories,
  version: getVersion(record),
})

type Change = DeskCategories & {
  readonly by: string
  readonly now: Date
  readonly alongside: (changed: DeskCategories, entries: readonly ChangeRecord[]) => readonly WriteStep[]
}

/** Throws `invalid-input` where these are not the same categories by their ids, each once. */
function refuseOtherIds(sent: DeskCategories['categories'], known: DeskCategories['categories']): void {
  const ids = new Set(sent.map(({ id }) => id))
  if (ids.size === known.length && sent.length === known.length && known.every(({ id }) => ids.has(id))) return
  const errors = [{ path: 'categories', message: 'Must be the categories that there are, each once' }]
  throw new Problem('invalid-input', 'Please send the categories that there are, each once.', { errors })
}

const inOrder = (categories: DeskCategories['categories']) =>
  [...categories].sort((one, other) => one.displayOrder - other.displayOrder || one.id - other.id)

/**
 * Names and orders the categories, with an entry in the log of every location; throws
 * `changed-meanwhile`.
 */
export const updateCategories = ({ categories, version, by, now, alongside }: Change) =>
  runOptimisticWrite(getCategoriesRecord, (record) => {
    const before = present(record)
    if (before.version !== version) throw createEditConflict(before)
    refuseOtherIds(categories, before.categories)
    const after = { categories: inOrder(categories), version: version + 1 }
    const { steps, entries } = logChange({
      locations: locations.map(({ code }) => code),
      kind: 'category',
      subjectId: 'categories',
      title: titleOf(before, after),
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
    return { steps: [write, ...steps, ...alongside(after, entries)], answer: { menu: after, entries } }
  })

function titleOf({ categories: before }: DeskCategories, { categories: after }: DeskCategories): string {
  const renamed = before.flatMap(({ id, name }) => {
    const now = after.find((category) => category.id === id)?.name
    return now === undefined || now === name ? [] : [`${name} is ${now}`]
  })
  return renamed.length > 0 ? `Categories: ${renamed.join(', ')}` : 'Categories: texts or order'
}

const entryAt = (entries: readonly ChangeRecord[], location: LocationCode): ChangeRecord => {
  const entry = entries.find(isLoggedAt(location))
  if (!entry) throw new Error('A change of the group stands in every log')
  return entry
}

/** Puts the categories back as they were. */
export const undoCategories: UndoHandler = async ({ change, location, by, now, alongside }) => {
  const { before, after } = z.object({ before: DeskCategories, after: DeskCategories }).parse(presentChange(change))
  const { entries } = await updateCategories({
    categories: before.categories,
    version: after.version,
    by,
    now,
    alongside: (_changed, made) => alongside(entryAt(made, location)),
  })
  return entryAt(entries, location)
}
