import type { PrintedDish, PrintedMenuOf } from '#shared/prerendered'
import type { Location } from '#shared/locations/index'
import { fromCents } from '#shared/rules/money'
import { categories, dishes } from './menu/index'
import type { SeedDish } from './schema'

const printed = ({ priceCents, prices, ...dish }: SeedDish, at: Location): PrintedDish => {
  const cents = prices?.[at.code] ?? priceCents
  return { ...dish, price: cents === 0 ? undefined : fromCents(cents) }
}

/** The location's menu as it is opened with. */
export const menuOf: PrintedMenuOf = (location) =>
  [...categories]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map(({ id, name, description }) => ({
      id,
      name,
      description,
      dishes: dishes.filter(({ categoryId }) => categoryId === id).map((dish) => printed(dish, location)),
    }))
