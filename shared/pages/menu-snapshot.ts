import type { Advisory, MenuCategory, MenuItem } from '../menu/contract'
import { getMenuAdvisory } from '../menu/dietary/advisory'
import type { Location } from '../locations/index'
import type { Daypart } from '../specials/dayparts'
import { describeOffer, listDaypartOffers, type Daypart as MenuDaypart, type DaypartTerms } from '../dayparts/dayparts'
import { compareMenuOrder } from '../menu/listing'
import { centsToDecimal } from '../platform/money'
import { applySpecial } from '../specials/special-price'

export type MenuSnapshotDish = Pick<
  MenuItem,
  'code' | 'name' | 'description' | 'isPopular' | 'orderedRank' | 'imageUrl'
> & {
  readonly nutrition: MenuItem['nutritionInfo']
  /** Of the dish or of an option it can be ordered with. */
  readonly advisory: Advisory | null
  /** In dollars, the lowest if it depends on dayparts only; undefined for market price. */
  readonly price: string | undefined
  /** When it is offered, and what it costs then; missing for a dish without dayparts. */
  readonly offers?: MenuSnapshotOffers
}

/** What a dish costs in dayparts. */
export type MenuSnapshotOffers = {
  /** Whether it is offered in these dayparts only. */
  readonly isLimited: boolean
  readonly texts: readonly string[]
  readonly dayparts: readonly (Omit<MenuDaypart, 'id'> & { readonly price: string | undefined })[]
}

export type MenuSnapshotSection = Pick<MenuCategory, 'id' | 'name' | 'description'> & {
  readonly dishes: readonly MenuSnapshotDish[]
}

/** A weekly special with its discounted price. */
export type MenuSnapshotSpecial = {
  readonly dayOfWeek: number
  /** The daypart it is offered in; null for all day. */
  readonly mealtime: Daypart | null
  readonly title: string
  readonly description: string
  /** The dish's name. */
  readonly dish: string
  readonly advisory: Advisory | null
  readonly price: string | undefined
}

/** The menu that pages are prerendered with, independent of the weekday. */
export type MenuSnapshot = {
  readonly sections: readonly MenuSnapshotSection[]
  readonly specials: readonly MenuSnapshotSpecial[]
}

/**
 * Returns the initial menu of a location, which pages are built with. The menu in the table
 * replaces it (decision 0041).
 */
export type GetMenuSnapshot = (location: Location) => MenuSnapshot

type Dish = Pick<
  MenuItem,
  'id' | 'code' | 'name' | 'description' | 'categoryId' | 'isPopular' | 'imageUrl' | 'displayOrder'
> &
  Parameters<typeof getMenuAdvisory>[0] & {
    readonly orderedRank?: number | undefined
    readonly priceCents: number
    readonly dayparts?: DaypartTerms['dayparts']
    readonly daypartPriceCents?: DaypartTerms['daypartPriceCents']
    readonly nutrition: MenuItem['nutritionInfo']
  }

type Special = {
  readonly title: string
  readonly description: string
  readonly menuItemId: number
  readonly dayOfWeek: number
  readonly mealtime?: Daypart | null | undefined
  readonly priority: number
  readonly discountPercent: number
  readonly priceCents?: number | undefined
  readonly from?: string | undefined
  readonly until?: string | undefined
}

type MenuContent = {
  readonly categories: readonly MenuCategory[]
  /** Available dishes. */
  readonly dishes: readonly Dish[]
  readonly specials: readonly Special[]
  /** The location's dayparts. */
  readonly dayparts?: readonly MenuDaypart[]
}

const priceOf = (cents: number): string | undefined => (cents === 0 ? undefined : centsToDecimal(cents))

/** Returns the price of a dish without its dayparts, and its offers in them. */
function listOffers(dish: Dish, dayparts: readonly MenuDaypart[]): Pick<MenuSnapshotDish, 'price' | 'offers'> {
  const timed = { dayparts: [], daypartPriceCents: {}, ...dish }
  const offers = listDaypartOffers(timed, dayparts)
  if (offers.length === 0) return { price: priceOf(dish.priceCents) }
  const isLimited = timed.dayparts.length > 0
  return {
    price: priceOf(isLimited ? Math.min(...offers.map(({ priceCents }) => priceCents)) : dish.priceCents),
    offers: {
      isLimited,
      texts: describeOffer(timed, dayparts),
      dayparts: offers.map(({ daypart: { id: _id, ...daypart }, priceCents }) => ({
        ...daypart,
        price: priceOf(priceCents),
      })),
    },
  }
}

/** Returns a function that converts a dish for prerendered pages. */
export const toSnapshotDish =
  (dayparts: readonly MenuDaypart[]) =>
  (dish: Dish): MenuSnapshotDish => {
    const { code, name, description, isPopular, orderedRank, imageUrl, nutrition } = dish
    return {
      code,
      name,
      description,
      isPopular,
      ...(orderedRank !== undefined && { orderedRank }),
      imageUrl,
      nutrition,
      advisory: getMenuAdvisory(dish),
      ...listOffers(dish, dayparts),
    }
  }

/** Returns the position in a week from Monday. */
const getWeekPosition = ({ dayOfWeek }: Special): number => (dayOfWeek + 6) % 7

const toSnapshotSpecials = (special: Special, dishes: readonly Dish[]): MenuSnapshotSpecial[] => {
  const dish = dishes.find(({ id }) => id === special.menuItemId)
  if (!dish) return []
  const { dayOfWeek, mealtime = null, title, description } = special
  const price = priceOf(applySpecial(dish.priceCents, special))
  return [{ dayOfWeek, mealtime, title, description, dish: dish.name, advisory: getMenuAdvisory(dish), price }]
}

/**
 * Creates the menu for prerendered pages, in menu order and without empty categories (decision
 * 0041).
 */
export function createMenuSnapshot({ categories, dishes, specials, dayparts = [] }: MenuContent): MenuSnapshot {
  const inOrder = dishes.map((dish) => ({ ...dish, price: centsToDecimal(dish.priceCents) })).sort(compareMenuOrder)
  const sections = [...categories]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map(({ id, name, description }): MenuSnapshotSection => {
      const own = inOrder.filter(({ categoryId }) => categoryId === id)
      return { id, name, description, dishes: own.map(toSnapshotDish(dayparts)) }
    })
  return {
    sections: sections.filter((section) => section.dishes.length > 0),
    // The pages stay as they are for days, so they have no special that begins or ends.
    specials: specials
      .filter(({ from, until }) => from === undefined && until === undefined)
      .sort((one, other) => getWeekPosition(one) - getWeekPosition(other) || other.priority - one.priority)
      .flatMap((special) => toSnapshotSpecials(special, inOrder)),
  }
}
