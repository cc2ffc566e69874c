import type { MenuCategory, MenuItem } from '../contract/menu'
import type { PrintedDish, PrintedMenu, PrintedSection, PrintedSpecial } from '../prerendered'
import { byPlace } from '../rules/menu-listing'
import { fromCents } from '../rules/money'
import { priceToday } from '../rules/pricing'
import type { Mealtime } from '../terms/mealtimes'

type Dish = Pick<
  MenuItem,
  'id' | 'code' | 'name' | 'description' | 'categoryId' | 'isPopular' | 'imageUrl' | 'displayOrder'
> & {
  readonly orderedRank?: number | undefined
  readonly priceCents: number
  readonly nutrition: MenuItem['nutritionInfo']
}

type Special = {
  readonly title: string
  readonly description: string
  readonly menuItemId: number
  readonly dayOfWeek: number
  readonly mealtime?: Mealtime | null | undefined
  readonly priority: number
  readonly discountPercent: number
}

type Kept = {
  readonly categories: readonly MenuCategory[]
  /** Those that can be had. */
  readonly dishes: readonly Dish[]
  readonly specials: readonly Special[]
}

const priceOf = (cents: number): string | undefined => (cents === 0 ? undefined : fromCents(cents))

const printedDish = ({
  code,
  name,
  description,
  isPopular,
  orderedRank,
  imageUrl,
  nutrition,
  priceCents,
}: Dish): PrintedDish => ({
  code,
  name,
  description,
  isPopular,
  ...(orderedRank !== undefined && { orderedRank }),
  imageUrl,
  nutrition,
  price: priceOf(priceCents),
})

/** Monday first, as a week is read. */
const placeInWeek = ({ dayOfWeek }: Special): number => (dayOfWeek + 6) % 7

const printedSpecial = (special: Special, dishes: readonly Dish[]): PrintedSpecial[] => {
  const dish = dishes.find(({ id }) => id === special.menuItemId)
  if (!dish) return []
  const { dayOfWeek, mealtime = null, title, description } = special
  const price = priceOf(priceToday(dish.priceCents, special))
  return [{ dayOfWeek, mealtime, title, description, dish: dish.name, price }]
}

/**
 * A menu as pages are printed with it: in the menu's order, without categories that have nothing
 * (decision 0041).
 */
export function printedMenu({ categories, dishes, specials }: Kept): PrintedMenu {
  const inOrder = dishes.map((dish) => ({ ...dish, price: fromCents(dish.priceCents) })).sort(byPlace)
  const sections = [...categories]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map(({ id, name, description }): PrintedSection => {
      const own = inOrder.filter(({ categoryId }) => categoryId === id)
      return { id, name, description, dishes: own.map(printedDish) }
    })
  return {
    sections: sections.filter((section) => section.dishes.length > 0),
    specials: [...specials]
      .sort((one, other) => placeInWeek(one) - placeInWeek(other) || other.priority - one.priority)
      .flatMap((special) => printedSpecial(special, inOrder)),
  }
}
