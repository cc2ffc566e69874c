import { Problem } from '#shared/problem'
import type { LocationCode } from '#shared/locations/index'
import { isOfferedAt } from '#shared/rules/mealtimes'
import type { OfferTime } from '#shared/rules/mealtimes'
import { getItem, tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { getMenuWithState, createMenuCache } from './kept'
import { withPortions } from './present'
import type { DishWithPortions } from './present'
import type { LocationState, Menu } from './records'
import { CategoriesRecord, buildMenuVersionUpdate, menuKeys } from './records'
import type { DishRecord } from './records'

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
