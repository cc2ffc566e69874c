import { Problem } from '#shared/platform/problem'
import type { LocationCode } from '#shared/locations/index'
import type { WallClock } from '#shared/platform/time'
import { isOfferedOn } from '#shared/specials/dayparts'
import { getItem, queryAll, tableName, type Item } from '../platform/table/table'
import { ifUnchanged, type WriteStep } from '../platform/table/transaction'
import { getOffersAt } from './dayparts/offers'
import { createMenuCache, getMenuWithState } from './menu-cache'
import { withPortions, type DishWithPortions } from './present'
import {
  CategoriesRecord,
  ReadCategoriesRecord,
  DishRecord,
  buildMenuVersionUpdate,
  listShownCategories,
  menuKeys,
  type Menu,
  type MenuDish,
} from './records'
import { LocationStateRecord, type LocationState, stateKey } from '../locations/state/records'
import { parseItems } from '../platform/table/parse-items'

/**
 * Returns the step that increments a location's menu version. It belongs into each transaction that
 * changes the menu, so that every process reads the menu again.
 */
export const incrementMenuVersion = (location: LocationCode): WriteStep => ({
  write: { Update: { TableName: tableName(), ...buildMenuVersionUpdate(location) } },
})

const dishesById = createMenuCache<ReadonlyMap<number, MenuDish>>()

/** When an order is placed, which decides about specials, and for when it is. */
type OrderMoment = {
  readonly clock: WallClock
  /** The time of pickup or delivery; for an order as soon as possible, now. */
  readonly at: Date
}

type OrderMenu = Menu & { readonly dishes: readonly DishWithPortions[]; readonly state: LocationState }

/**
 * Returns the current dishes with these ids as offered at the order's time, the specials offered
 * now, the opening hours and the location's live state. Unknown ids are left out.
 */
export async function getDishesForOrder(
  location: LocationCode,
  ids: readonly number[],
  { clock, at }: OrderMoment,
): Promise<OrderMenu> {
  const { menu, state } = await getMenuWithState(location)
  const dishes = dishesById(menu, '', () => new Map(menu.dishes.map((dish) => [dish.id, dish])))
  return {
    state,
    dishes: getOffersAt(menu, location, at).apply(
      withPortions(
        [...new Set(ids)].flatMap((id) => dishes.get(id) ?? []),
        state,
      ),
    ),
    dayparts: menu.dayparts,
    archived: menu.archived,
    specials: menu.specials.filter((special) => isOfferedOn(special, clock)),
    hours: menu.hours,
    settings: menu.settings,
  }
}

/**
 * Returns the record with all categories in display order. It is small, so it is read on every call
 * instead of being cached by its version.
 * @throws Problem `unavailable` before the menu is loaded
 */
async function getCategoriesItem() {
  const item = await getItem(menuKeys.categories)
  if (!item) throw new Problem('unavailable', 'The menu is being set up. Please try again in a minute.')
  return item
}

/** Returns the record for a change, which must not lose a damaged category. */
export const getCategoriesRecord = async () => CategoriesRecord.parse(await getCategoriesItem())

/** Returns the record without archived and damaged categories. */
export async function readCategories() {
  const record = ReadCategoriesRecord.parse(await getCategoriesItem())
  return { ...record, categories: listShownCategories(record.categories) }
}

/** Returns all categories, also archived ones, with a step that fails once they have changed. */
export async function readKnownCategories() {
  const { categories, version } = await getCategoriesRecord()
  const check = ifUnchanged({ TableName: tableName(), Key: menuKeys.categories }, { version })
  const isSame: WriteStep = { write: { ConditionCheck: check } }
  return { categories, isSame }
}

/**
 * Read it after a menu's snapshot: archiving a category changes the menus, so the snapshot's steps
 * then fail.
 * @throws Problem `invalid-input` for a category that is archived or unknown
 */
export async function assertCategoryShown({ categoryId }: Pick<DishRecord, 'categoryId'>): Promise<void> {
  const { categories } = await readCategories()
  if (categories.some(({ id }) => id === categoryId)) return
  const message = 'Its category is archived: choose another one'
  throw new Problem('invalid-input', `${message}.`, { errors: [{ path: 'categoryId', message }] })
}

/** Returns all categories in display order. */
export const listCategories = async () => (await readCategories()).categories

/**
 * All dishes of a location, archived ones included, with steps that fail once the menu has changed.
 */
type MenuSnapshot = {
  readonly dishes: readonly DishRecord[]
  /** Increments the menu version, on condition that the menu is unchanged. */
  readonly count: WriteStep
  /** Only checks that the menu is unchanged. */
  readonly isSame: WriteStep
}

type ReadDishes = { readonly changeId: string; readonly items: Promise<readonly Item[]> }

/** The queries of each location's dishes that are in progress. */
const inProgress = new Map<LocationCode, ReadDishes>()

const queryDishes = (location: LocationCode): Promise<readonly Item[]> =>
  queryAll({
    KeyConditionExpression: 'pk = :menu AND begins_with(sk, :dishes)',
    ExpressionAttributeValues: { ':menu': menuKeys.location(location), ':dishes': 'ITEM#' },
    ConsistentRead: true,
  })

/**
 * Returns the dishes of a menu, read-only. Simultaneous changes share the query of a change id.
 * What a later change adds to it fails the snapshot's steps anyway.
 */
function readDishes(location: LocationCode, changeId: string | undefined): Promise<readonly Item[]> {
  if (changeId === undefined) return queryDishes(location)
  const known = inProgress.get(location)
  if (known?.changeId === changeId) return known.items
  const items = queryDishes(location).finally(() => {
    if (inProgress.get(location)?.items === items) inProgress.delete(location)
  })
  inProgress.set(location, { changeId, items })
  return items
}

/** Reads a whole menu for a decision that depends on all of it, such as whether a code is free. */
export async function getMenuSnapshot(location: LocationCode): Promise<MenuSnapshot> {
  // The version is read before the dishes, so that the steps detect a change during the query.
  const state = await getItem(stateKey(location))
  const expected = { changeId: (state && LocationStateRecord.parse(state).changeId) || undefined }
  const items = await readDishes(location, expected.changeId)
  const TableName = tableName()
  return {
    dishes: parseItems(DishRecord, items),
    count: { write: { Update: ifUnchanged({ TableName, ...buildMenuVersionUpdate(location) }, expected) } },
    isSame: { write: { ConditionCheck: ifUnchanged({ TableName, Key: stateKey(location) }, expected) } },
  }
}

const isSameCode = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/**
 * Archived dishes do not occupy their code.
 * @throws Problem `code-taken` if another dish on the menu has the code
 */
export function assertCodeFree(dishes: readonly DishRecord[], { id, code }: Pick<DishRecord, 'id' | 'code'>): void {
  const other = dishes.find((dish) => dish.id !== id && !dish.isArchived && isSameCode(dish.code, code))
  if (other) {
    throw new Problem('code-taken', `${other.name} already has the code ${other.code}.`, {
      members: { menuItemId: other.id },
    })
  }
}

type NamedDish = Pick<DishRecord, 'id' | 'name' | 'alsoCalled'>

const toNameKey = (name: string): string => name.trim().toLowerCase()

/**
 * Returns a function that finds an other name that two dishes on the menu share, or that is the
 * name of another dish (docs/product/menu.md#other-names).
 */
export function createSharedNameFinder(dishes: readonly DishRecord[]) {
  type Use = { readonly dish: DishRecord; readonly shared: string; readonly isOther: boolean }
  const uses = new Map<string, Use[]>()
  for (const dish of dishes.filter(({ isArchived }) => !isArchived)) {
    for (const [at, shared] of [dish.name, ...dish.alsoCalled].entries()) {
      const key = toNameKey(shared)
      const use = { dish, shared, isOther: at > 0 }
      const known = uses.get(key)
      if (known) known.push(use)
      else uses.set(key, [use])
    }
  }
  return ({ id, name, alsoCalled }: NamedDish) => {
    const findUse = (called: string, isName: boolean) =>
      uses.get(toNameKey(called))?.find((use) => use.dish.id !== id && (use.isOther || !isName))
    return alsoCalled.map((each) => findUse(each, false)).find((use) => use !== undefined) ?? findUse(name, true)
  }
}

/** @throws Problem `name-taken` if another dish on the menu is called so */
export function assertNamesFree(dishes: readonly DishRecord[], named: NamedDish): void {
  const found = createSharedNameFinder(dishes)(named)
  if (!found) return
  throw new Problem('name-taken', `${found.dish.name} is called "${found.shared}" already.`, {
    members: { menuItemId: found.dish.id },
  })
}

/** Returns the display order that places a new dish after the others of its category. */
export const getNextDisplayOrder = (dishes: readonly DishRecord[], categoryId: number): number =>
  Math.max(0, ...dishes.filter((dish) => dish.categoryId === categoryId).map(({ displayOrder }) => displayOrder)) + 1
