import { Problem } from '#shared/problem'
import type { LocationCode } from '#shared/locations/index'
import { holdsAt } from '#shared/rules/mealtimes'
import type { OfferClock } from '#shared/rules/mealtimes'
import { getItem, tableName } from '../runtime/table'
import type { Step } from '../runtime/transact'
import { menuWith, perMenu } from './kept'
import { withPortions } from './present'
import type { CountedDish } from './present'
import type { House, Menu } from './records'
import { CategoriesRecord, menuChange, menuKeys } from './records'
import type { DishRecord } from './records'

/**
 * Counts a change of a location's menu, in the transaction that makes it: every process then reads
 * the menu anew.
 */
export const countChange = (location: LocationCode): Step => ({
  write: { Update: { TableName: tableName(), ...menuChange(location) } },
})

const byId = perMenu<ReadonlyMap<number, DishRecord>>()

type Ordered = Menu & { readonly dishes: readonly CountedDish[]; readonly house: House }

/**
 * The dishes of an order, the specials that hold and the hours, as they are now; dishes that do not
 * exist are left out.
 */
export async function dishesForOrder(
  location: LocationCode,
  ids: readonly number[],
  clock: OfferClock,
): Promise<Ordered> {
  const { menu, house } = await menuWith(location)
  const known = byId(menu, '', () => new Map(menu.dishes.map((dish) => [dish.id, dish])))
  return {
    house,
    dishes: withPortions(
      [...new Set(ids)].flatMap((id) => known.get(id) ?? []),
      house,
    ),
    specials: menu.specials.filter((special) => holdsAt(special, clock)),
    hours: menu.hours,
  }
}

/**
 * All categories in display order: one small record, whose reading costs no more than that of its
 * version would.
 */
export async function categoriesRecord() {
  const item = await getItem(menuKeys.categories)
  if (!item) throw new Problem('unavailable', 'The menu is being set up. Please try again in a minute.')
  return CategoriesRecord.parse(item)
}

/** The categories themselves. */
export const allCategories = async () => (await categoriesRecord()).categories
