import { Problem } from '#shared/platform/problem'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { isOfferedAt } from '#shared/specials/dayparts'
import type { OfferTime } from '#shared/specials/dayparts'
import { getItem, queryAll, tableName } from '../platform/table/table'
import { ifUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { createMenuCache, getMenuWithState } from './menu-cache'
import { withPortions } from './present'
import type { DishWithPortions } from './present'
import { CategoriesRecord, DishRecord, buildMenuVersionUpdate, getVersion, menuKeys } from './records'
import { LocationStateRecord } from './location-state-records'
import type { Menu } from './records'
import type { LocationState } from './location-state-records'
import * as z from 'zod/mini'
import { MenuCategory } from '#shared/menu/contract'
import { createEditConflict, isLoggedAt, logChange, presentChange } from '../platform/change-log/change-log'
import type { ChangeRecord, UndoHandler } from '../platform/change-log/records'

/**
 * Counts a change of a location's menu, in the transaction that makes it: every process then reads
 * the menu anew.
 */
export const incrementMenuVersion = (location: LocationCode): WriteStep => ({
  write: { Update: { TableName: tableName(), ...buildMenuVersionUpdate(location) } },
})

const byId = createMenuCache<ReadonlyMap<number, DishRecord>>()

type Ordered = Menu & { readonly dishes: readonly DishWithPortions[]; readonly house: LocationState }

/**
 * The dishes of an order, the specials that hold and the hours, as they are now; dishes that do not
 * exist are left out.
 */
export async function getDishesForOrder(
  location: LocationCode,
  ids: readonly number[],
  clock: OfferTime,
): Promise<Ordered> {
  const { menu, house } = await getMenuWithState(location)
  const known = byId(menu, '', () => new Map(menu.dishes.map((dish) => [dish.id, dish])))
  return {
    house,
    dishes: withPortions(
      [...new Set(ids)].flatMap((id) => known.get(id) ?? []),
      house,
    ),
    specials: menu.specials.filter((special) => isOfferedAt(special, clock)),
    hours: menu.hours,
  }
}

/**
 * All categories in display order: one small record, whose reading costs no more than that of its
 * version would.
 */
export async function getCategoriesRecord() {
  const item = await getItem(menuKeys.categories)
  if (!item) throw new Problem('unavailable', 'The menu is being set up. Please try again in a minute.')
  return CategoriesRecord.parse(item)
}

/** The categories themselves. */
export const listCategories = async () => (await getCategoriesRecord()).categories

/**
 * A location's dishes with those off the menu, and the count of a change that holds only while
 * nothing of it changed.
 */
export type MenuSnapshot = {
  readonly dishes: readonly DishRecord[]
  readonly count: WriteStep
  /** The same without a change. */
  readonly isSame: WriteStep
}

/** Reads a whole menu for a decision that depends on all of it, such as who has a code. */
export async function getMenuSnapshot(location: LocationCode): Promise<MenuSnapshot> {
  // Read before the dishes: what changes while they are read is a change since.
  const changes = await getItem(menuKeys.changes(location))
  const items = await queryAll({
    KeyConditionExpression: 'pk = :menu AND begins_with(sk, :dishes)',
    ExpressionAttributeValues: { ':menu': menuKeys.location(location), ':dishes': 'ITEM#' },
    ConsistentRead: true,
  })
  const seen = { changeId: (changes && LocationStateRecord.parse(changes).changeId) || undefined }
  const TableName = tableName()
  return {
    dishes: items.map((item) => DishRecord.parse(item)),
    count: { write: { Update: ifUnchanged({ TableName, ...buildMenuVersionUpdate(location) }, seen) } },
    isSame: { write: { ConditionCheck: ifUnchanged({ TableName, Key: menuKeys.changes(location) }, seen) } },
  }
}

const sameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Refuses a code that another dish on the menu has; throws `code-taken`. A dish off the menu holds
 * its code no longer.
 */
export function assertCodeFree(dishes: readonly DishRecord[], { id, code }: Pick<DishRecord, 'id' | 'code'>): void {
  const other = dishes.find((dish) => dish.id !== id && !dish.isArchived && sameCode(dish.code, code))
  if (other) {
    throw new Problem('code-taken', `${other.name} has the code ${other.code} already.`, {
      members: { menuItemId: other.id },
    })
  }
}

/** Where a new dish of a category comes on the menu: after the others. */
export const getNextDisplayOrder = (dishes: readonly DishRecord[], categoryId: number): number =>
  Math.max(0, ...dishes.filter((dish) => dish.categoryId === categoryId).map(({ displayOrder }) => displayOrder)) + 1

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
