import type { Location } from '#shared/locations/index'
import { fromCents } from '#shared/rules/money'
import { categories, dishes } from '#infra/seed/menu/index'
import type { SeedDish } from '#infra/seed/schema'

export type PrintedDish = Pick<SeedDish, 'code' | 'name' | 'description' | 'nutrition' | 'isPopular' | 'imageUrl'> & {
  /** Dollars; undefined for market price. */
  readonly price: string | undefined
}

export type PrintedSection = {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly dishes: readonly PrintedDish[]
}

const printed = ({ priceCents, prices, ...dish }: SeedDish, at: Location): PrintedDish => {
  const cents = prices?.[at.code] ?? priceCents
  return { ...dish, price: cents === 0 ? undefined : fromCents(cents) }
}

/** The location's menu as it is opened with. The live menu, with today's prices, replaces it in the browser. */
export const menuOf = (location: Location): readonly PrintedSection[] =>
  [...categories]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map(({ id, name, description }) => ({
      id,
      name,
      description,
      dishes: dishes.filter(({ categoryId }) => categoryId === id).map((dish) => printed(dish, location)),
    }))
