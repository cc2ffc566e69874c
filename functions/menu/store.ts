import { Problem } from '#shared/problem'
import type { LocationCode } from '#shared/locations/index'
import { getItem, getItems, queryAll, tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'
import { CategoriesRecord, DishRecord, menuKeys, SpecialsRecord } from './records'
import type { SpecialRecord } from './records'

export type Menu = { readonly dishes: readonly DishRecord[]; readonly specials: readonly SpecialRecord[] }

const sort = (items: readonly Record<string, unknown>[]): Menu => ({
  dishes: items.filter(({ type }) => type === 'Dish').map((item) => DishRecord.parse(item)),
  specials: items.filter(({ type }) => type === 'Specials').flatMap((item) => SpecialsRecord.parse(item).specials),
})

/** A location's whole menu with the specials of every weekday, in one query. */
export async function wholeMenu(location: LocationCode): Promise<Menu> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :menu',
    ExpressionAttributeValues: { ':menu': menuKeys.location(location) },
  })
  return sort(items)
}

/** How often dishes of a location went off the menu or back on: a menu with the same number is the same menu. */
export async function menuVersion(location: LocationCode): Promise<number> {
  const item = await getItem(menuKeys.changes(location))
  return Number(item?.['version'] ?? 0)
}

/** Counts a change of a location's menu, in the transaction that makes it. */
export const countChange = (location: LocationCode): Step => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: menuKeys.changes(location),
      UpdateExpression: 'ADD version :one SET #type = :type',
      ExpressionAttributeNames: { '#type': 'type' },
      ExpressionAttributeValues: { ':one': 1, ':type': 'MenuChanges' },
    },
  },
})

/** The dishes of an order and the day's specials, in one read; dishes that do not exist are left out. */
export async function dishesForOrder(location: LocationCode, ids: readonly number[], dayOfWeek: number): Promise<Menu> {
  const dishes = [...new Set(ids)].map((id) => menuKeys.dish(location, id))
  return sort(await getItems([...dishes, menuKeys.specials(location, dayOfWeek)]))
}

/** All categories in display order. */
export async function allCategories() {
  const item = await getItem(menuKeys.categories)
  if (!item) throw new Problem('unavailable', 'The menu is being set up. Please try again in a minute.')
  return CategoriesRecord.parse(item).categories
}
