import type * as z from 'zod/mini'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { allergens, type Allergen, type MenuItem } from '#shared/menu/contract'
import type { DailySpecial } from '#shared/specials/contract'
import { getLocation, getServerId, type LocationCode } from '#shared/locations/index'
import type { WallClock } from '#shared/platform/time'
import { isOfferedOn } from '#shared/specials/dayparts'
import { centsToDecimal } from '#shared/platform/money'
import { getOrderedRanks } from '#shared/menu/listing'
import { applySpecial, getPercentOff } from '#shared/specials/special-price'
import { presentTerms } from './dayparts/records'
import type { CategoryRecord, DishRecord, Menu, MenuDish, OptionGroupRecord, SpecialRecord } from './records'
import type { LocationState } from '../locations/state/records'

// Lists each field of the contract, because responses are not validated: internal fields of a
// record
// must not leak into them.
const presentGroup = (
  { id, name, min, max, options }: OptionGroupRecord,
  unavailableOptionIds: readonly string[] = [],
): z.input<typeof MenuItem>['optionGroups'][number] => ({
  id,
  name,
  min,
  max,
  options: options.map((option) => ({
    id: option.id,
    name: option.name,
    alsoCalled: option.alsoCalled,
    upTo: option.upTo,
    isDefault: option.isDefault,
    allergensAdded: option.allergensAdded,
    allergensRemoved: option.allergensRemoved,
    advisory: option.advisory,
    price: centsToDecimal(option.priceCents),
    isAvailable: !unavailableOptionIds.includes(option.id),
  })),
})

/**
 * A dish with the portions left, if the kitchen counts them, and its rank among the most ordered.
 */
export type DishWithPortions = MenuDish & {
  /** When it is offered next, if it isn't at the requested time; null if unknown. */
  readonly offeredAt?: string | null
  /** When dayparts begin or end next, for a dish with dayparts. */
  readonly offerChangesAt?: string
  readonly portionsLeft?: number | undefined
  readonly orderedRank?: number
}

/** Adds the portions left to the dishes. A dish without portions left is unavailable. */
export const withPortions = (
  dishes: readonly MenuDish[],
  { portions }: Pick<LocationState, 'portions'>,
): readonly DishWithPortions[] =>
  dishes.map((dish) => {
    const portionsLeft = portions.get(dish.id)
    return portionsLeft === undefined
      ? dish
      : { ...dish, portionsLeft, isAvailable: dish.isAvailable && portionsLeft > 0 }
  })

/** Adds the rank among the most ordered dishes. A ranked dish counts as popular. */
export function withRanks(
  dishes: readonly DishWithPortions[],
  { mostOrdered }: Pick<LocationState, 'mostOrdered'>,
): readonly DishWithPortions[] {
  const ids = new Set(dishes.map(({ id }) => id))
  const ranks = getOrderedRanks(mostOrdered, (id) => ids.has(id))
  return dishes.map((dish) => {
    const orderedRank = ranks.get(dish.id)
    return orderedRank === undefined ? dish : { ...dish, isPopular: true, orderedRank }
  })
}

/**
 * Returns the allergens that a dish's declaration is too old to cover; undefined if it covers all,
 * or if there is no declaration.
 */
export function listUndeclaredAllergens({
  allergens: declared,
  allergensCovered: covered,
}: Pick<DishRecord, 'allergens' | 'allergensCovered'>): Allergen[] | undefined {
  const undeclared = declared === null ? [] : allergens.filter((each) => !covered.includes(each))
  return undeclared.length > 0 ? undeclared : undefined
}

/** Presents a dish for the menu at its current price, less the discount of its special. */
export function presentDish(
  dish: DishWithPortions,
  location: LocationCode,
  special?: SpecialRecord,
): z.input<typeof MenuItem> {
  const { priceCents, portionsLeft = null, orderedRank } = dish
  const priceToday = applySpecial(priceCents, special)
  const undeclaredAllergens = listUndeclaredAllergens(dish)
  return {
    id: dish.id,
    name: dish.name,
    alsoCalled: dish.alsoCalled,
    description: dish.description,
    price: centsToDecimal(priceToday),
    ...(priceToday !== priceCents && { regularPrice: centsToDecimal(priceCents) }),
    categoryId: dish.categoryId,
    locationId: getServerId(getLocation(location)),
    code: dish.code,
    imageUrl: dish.imageUrl,
    isPopular: dish.isPopular,
    ...(orderedRank !== undefined && { orderedRank }),
    ...presentTerms(dish),
    ...(dish.offerTexts && { offerTexts: [...dish.offerTexts] }),
    // A dish that ran out isn't offered later, either.
    ...(dish.isAvailable && dish.offeredAt !== undefined && { offeredAt: dish.offeredAt }),
    ...(dish.offerChangesAt && { offerChangesAt: dish.offerChangesAt }),
    isAvailable: dish.isAvailable && dish.offeredAt === undefined,
    portionsLeft,
    spiceLevel: dish.spiceLevel,
    allergens: dish.allergens,
    ...(undeclaredAllergens && { undeclaredAllergens }),
    advisory: dish.advisory,
    nutritionInfo: dish.nutrition,
    station: dish.station,
    leadMinutes: dish.leadMinutes,
    optionGroups: dish.optionGroups.map((group) => presentGroup(group, dish.optionsOut)),
    displayOrder: dish.displayOrder,
    createdAt: dish.createdAt,
    updatedAt: dish.updatedAt,
  }
}

/**
 * Presents a location's menu at a time of day, with the prices of the specials offered then. Dishes
 * of sold-out specials are unavailable, because an order for them would be rejected.
 */
export function presentMenu(
  { dishes, specials }: Menu & { readonly dishes: readonly DishWithPortions[] },
  location: LocationCode,
  clock: WallClock,
  soldOutSpecialIds: readonly string[] = [],
): z.input<typeof MenuItem>[] {
  const priceToday = new Map(
    specials.filter((special) => isOfferedOn(special, clock)).map((special) => [special.menuItemId, special]),
  )
  return dishes.map((dish) => {
    const special = priceToday.get(dish.id)
    const isSoldOut = special !== undefined && soldOutSpecialIds.includes(special.id)
    return { ...presentDish(dish, location, special), ...(isSoldOut && { isAvailable: false }) }
  })
}

/** Presents a special with its dish. Returns an empty list if the dish is no longer on the menu. */
export function presentSpecial(
  special: SpecialRecord,
  dishes: readonly DishWithPortions[],
  location: LocationCode,
  priceToday: { clock: WallClock; timesOrdered: number },
): z.input<typeof DailySpecial>[] {
  const dish = dishes.find(({ id }) => id === special.menuItemId)
  if (!dish) return []
  const isToday = special.dayOfWeek === priceToday.clock.weekday
  const menuItem = presentDish(dish, location, isOfferedOn(special, priceToday.clock) ? special : undefined)
  return [
    {
      id: special.id,
      title: special.title,
      description: special.description,
      menuItem,
      priority: special.priority,
      dayOfWeek: special.dayOfWeek,
      mealtime: special.mealtime,
      timesOrdered: isToday ? priceToday.timesOrdered : 0,
      maxDailyOrders: special.maxDailyOrders,
      loyaltyMultiplier: special.loyaltyMultiplier,
      discountPercent: getPercentOff(dish.priceCents, special),
    },
  ]
}

/** Presents a category, with its dayparts. */
export const presentCategory = ({ id, name, description, displayOrder, imageUrl, ...terms }: CategoryRecord) => ({
  id,
  name,
  description,
  displayOrder,
  ...(imageUrl !== undefined && { imageUrl }),
  ...presentTerms(terms),
})

/** Presents a dish's availability with its reason. A dish without portions left is unavailable. */
export const presentAvailability = (
  dish: DishRecord,
  portionsLeft: number | null = null,
): z.input<typeof MenuAvailability> => {
  const hasNoPortions = dish.isAvailable && portionsLeft === 0
  return {
    id: dish.id,
    menuItem: { id: dish.id, name: dish.name },
    isAvailable: dish.isAvailable && !hasNoPortions,
    reason: hasNoPortions ? 'No portion left' : dish.availabilityReason,
    portionsLeft,
  }
}
