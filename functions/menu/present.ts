import type * as z from 'zod/mini'
import { allergens } from '#shared/menu/contract'
import type { DailySpecial, MenuItem } from '#shared/menu/contract'
import { getLocation, getServerId } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { isOfferedAt } from '#shared/specials/dayparts'
import type { OfferTime } from '#shared/specials/dayparts'
import { centsToDecimal } from '#shared/platform/money'
import { getOrderedRanks } from '#shared/menu/listing'
import { applySpecial } from '#shared/orders/pricing'
import type { DishRecord, Menu, OptionGroupRecord, SpecialRecord } from './records'
import type { LocationState } from './location-state-records'

// Each field by its name, as the contract tells it: what a record has beside is nobody's, and no
// answer is checked again.
const presentGroup = (
  { id, name, min, max, options }: OptionGroupRecord,
  out: readonly string[] = [],
): z.input<typeof MenuItem>['optionGroups'][number] => ({
  id,
  name,
  min,
  max,
  options: options.map((option) => ({
    id: option.id,
    name: option.name,
    upTo: option.upTo,
    isDefault: option.isDefault,
    allergensAdded: option.allergensAdded,
    allergensRemoved: option.allergensRemoved,
    advisory: option.advisory,
    price: centsToDecimal(option.priceCents),
    isAvailable: !out.includes(option.id),
  })),
})

/**
 * A dish with how many portions of it are left, where a cook counts them, and its place among those
 * ordered most.
 */
export type DishWithPortions = DishRecord & {
  readonly portionsLeft?: number | undefined
  readonly orderedRank?: number
}

/** Dishes with what is left of them: of which nothing is, is off. */
export const withPortions = (
  dishes: readonly DishRecord[],
  { portions }: Pick<LocationState, 'portions'>,
): readonly DishWithPortions[] =>
  dishes.map((dish) => {
    const portionsLeft = portions.get(dish.id)
    return portionsLeft === undefined
      ? dish
      : { ...dish, portionsLeft, isAvailable: dish.isAvailable && portionsLeft > 0 }
  })

/**
 * Dishes with their place among those ordered most lately, which makes a dish a popular one
 * whatever it is marked as.
 */
export function withRanks(
  dishes: readonly DishWithPortions[],
  { mostOrdered }: Pick<LocationState, 'mostOrdered'>,
): readonly DishWithPortions[] {
  const ids = new Set(dishes.map(({ id }) => id))
  const places = getOrderedRanks(mostOrdered, (id) => ids.has(id))
  return dishes.map((dish) => {
    const orderedRank = places.get(dish.id)
    return orderedRank === undefined ? dish : { ...dish, isPopular: true, orderedRank }
  })
}

/** A dish as the menu shows it, at today's price. */
export function presentDish(
  dish: DishWithPortions,
  location: LocationCode,
  special?: SpecialRecord,
): z.input<typeof MenuItem> {
  const { priceCents, portionsLeft = null, orderedRank } = dish
  const today = applySpecial(priceCents, special)
  const undeclared = allergens.filter((each) => !dish.allergensCovered.includes(each))
  return {
    id: dish.id,
    name: dish.name,
    description: dish.description,
    price: centsToDecimal(today),
    ...(today !== priceCents && { regularPrice: centsToDecimal(priceCents) }),
    categoryId: dish.categoryId,
    locationId: getServerId(getLocation(location)),
    code: dish.code,
    imageUrl: dish.imageUrl,
    isPopular: dish.isPopular,
    ...(orderedRank !== undefined && { orderedRank }),
    isAvailable: dish.isAvailable,
    portionsLeft,
    spiceLevel: dish.spiceLevel,
    allergens: dish.allergens,
    ...(dish.allergens && undeclared.length > 0 && { undeclaredAllergens: undeclared }),
    advisory: dish.advisory,
    nutritionInfo: dish.nutrition,
    station: dish.station,
    optionGroups: dish.optionGroups.map((group) => presentGroup(group, dish.optionsOut)),
    displayOrder: dish.displayOrder,
    createdAt: dish.createdAt,
    updatedAt: dish.updatedAt,
  }
}

/**
 * A location's menu as its guests see it at a moment, with the specials that hold then. Of those
 * that are named as used up the dish can't be had any more, just as an order would say.
 */
export function presentMenu(
  { dishes, specials }: Menu & { readonly dishes: readonly DishWithPortions[] },
  location: LocationCode,
  clock: OfferTime,
  usedUp: readonly string[] = [],
): z.input<typeof MenuItem>[] {
  const today = new Map(
    specials.filter((special) => isOfferedAt(special, clock)).map((special) => [special.menuItemId, special]),
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
  dishes: readonly DishWithPortions[],
  location: LocationCode,
  today: { clock: OfferTime; timesOrdered: number },
): z.input<typeof DailySpecial>[] {
  const dish = dishes.find(({ id }) => id === special.menuItemId)
  if (!dish) return []
  const isToday = special.dayOfWeek === today.clock.weekday
  const menuItem = presentDish(dish, location, isOfferedAt(special, today.clock) ? special : undefined)
  return [
    {
      id: special.id,
      title: special.title,
      description: special.description,
      menuItem,
      priority: special.priority,
      dayOfWeek: special.dayOfWeek,
      mealtime: special.mealtime,
      timesOrdered: isToday ? today.timesOrdered : 0,
      maxDailyOrders: special.maxDailyOrders,
      loyaltyMultiplier: special.loyaltyMultiplier,
      discountPercent: special.discountPercent,
    },
  ]
}
