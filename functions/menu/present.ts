import type * as z from 'zod/mini'
import type { DailySpecial, MenuItem } from '#shared/contract/menu'
import { locationOf, serverIdOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { holdsAt } from '#shared/rules/mealtimes'
import type { OfferClock } from '#shared/rules/mealtimes'
import { fromCents } from '#shared/rules/money'
import { placesOrdered } from '#shared/rules/most-ordered'
import { priceToday } from '#shared/rules/pricing'
import type { DishRecord, OptionGroup, SpecialRecord } from './records'
import type { House, Menu } from './records'

const presentGroup = ({ options, ...group }: OptionGroup, out: readonly string[] = []) => ({
  ...group,
  options: options.map(({ priceCents, recipe: _recipe, ...option }) => ({
    ...option,
    price: fromCents(priceCents),
    isAvailable: !out.includes(option.id),
  })),
})

/** A dish with how many portions of it are left, where a cook counts them, and its place among those ordered most. */
export type CountedDish = DishRecord & {
  readonly portionsLeft?: number | undefined
  readonly orderedRank?: number
}

/** Dishes with what is left of them: of which nothing is, is off. */
export const withPortions = (
  dishes: readonly DishRecord[],
  { portions }: Pick<House, 'portions'>,
): readonly CountedDish[] =>
  dishes.map((dish) => {
    const portionsLeft = portions.get(dish.id)
    return portionsLeft === undefined
      ? dish
      : { ...dish, portionsLeft, isAvailable: dish.isAvailable && portionsLeft > 0 }
  })

/** Dishes with their place among those ordered most lately, which makes a dish a popular one whatever it is marked as. */
export function withRanks(
  dishes: readonly CountedDish[],
  { mostOrdered }: Pick<House, 'mostOrdered'>,
): readonly CountedDish[] {
  const ids = new Set(dishes.map(({ id }) => id))
  const places = placesOrdered(mostOrdered, (id) => ids.has(id))
  return dishes.map((dish) => {
    const orderedRank = places.get(dish.id)
    return orderedRank === undefined ? dish : { ...dish, isPopular: true, orderedRank }
  })
}

/** A dish as the menu shows it, at today's price. */
export function presentDish(
  dish: CountedDish,
  location: LocationCode,
  special?: SpecialRecord,
): z.input<typeof MenuItem> {
  const { priceCents, nutrition, optionGroups, optionsOut, recipe: _recipe, portionsLeft = null, ...rest } = dish
  const today = priceToday(priceCents, special)
  return {
    ...rest,
    locationId: serverIdOf(locationOf(location)),
    price: fromCents(today),
    ...(today !== priceCents && { regularPrice: fromCents(priceCents) }),
    nutritionInfo: nutrition,
    portionsLeft,
    optionGroups: optionGroups.map((group) => presentGroup(group, optionsOut)),
  }
}

/**
 * A location's menu as its guests see it at a moment, with the specials that hold then. Of those that are named as used up
 * the dish can't be had any more, just as an order would say.
 */
export function presentMenu(
  { dishes, specials }: Menu & { readonly dishes: readonly CountedDish[] },
  location: LocationCode,
  clock: OfferClock,
  usedUp: readonly string[] = [],
): z.input<typeof MenuItem>[] {
  const today = new Map(
    specials.filter((special) => holdsAt(special, clock)).map((special) => [special.menuItemId, special]),
  )
  return dishes.map((dish) => {
    const special = today.get(dish.id)
    const isUsedUp = special !== undefined && usedUp.includes(special.id)
    return { ...presentDish(dish, location, special), ...(isUsedUp && { isAvailable: false }) }
  })
}

/** A special with its dish; none where the dish is no longer on the menu. */
export function presentSpecial(
  special: SpecialRecord,
  dishes: readonly CountedDish[],
  location: LocationCode,
  today: { clock: OfferClock; timesOrdered: number },
): z.input<typeof DailySpecial>[] {
  const dish = dishes.find(({ id }) => id === special.menuItemId)
  if (!dish) return []
  const isToday = special.dayOfWeek === today.clock.weekday
  const menuItem = presentDish(dish, location, holdsAt(special, today.clock) ? special : undefined)
  return [{ ...special, menuItem, timesOrdered: isToday ? today.timesOrdered : 0 }]
}
