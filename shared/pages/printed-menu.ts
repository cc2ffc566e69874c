import type { MenuCategory, MenuItem } from '../contract/menu'
import type { MenuSnapshotDish, MenuSnapshot, MenuSnapshotSection, MenuSnapshotSpecial } from '../prerendered'
import { compareMenuOrder } from '../rules/menu-listing'
import { centsToDecimal } from '../rules/money'
import { applySpecial } from '../rules/pricing'
import type { Daypart } from '../terms/mealtimes'

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
  readonly mealtime?: Daypart | null | undefined
  readonly priority: number
  readonly discountPercent: number
}

type Kept = {
  readonly categories: readonly MenuCategory[]
  /** Those that can be had. */
  readonly dishes: readonly Dish[]
  readonly specials: readonly Special[]
}

const priceOf = (cents: number): string | undefined => (cents === 0 ? undefined : centsToDecimal(cents))

const printedDish = ({
  code,
  name,
  description,
  isPopular,
  orderedRank,
  imageUrl,
  nutrition,
  priceCents,
}: Dish): MenuSnapshotDish => ({
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

const printedSpecial = (special: Special, dishes: readonly Dish[]): MenuSnapshotSpecial[] => {
  const dish = dishes.find(({ id }) => id === special.menuItemId)
  if (!dish) return []
  const { dayOfWeek, mealtime = null, title, description } = special
  const price = priceOf(applySpecial(dish.priceCents, special))
  return [{ dayOfWeek, mealtime, title, description, dish: dish.name, price }]
}

/**
 * A menu as pages are printed with it: in the menu's order, without categories that have nothing
 * (decision 0041).
 */
export function createMenuSnapshot({ categories, dishes, specials }: Kept): MenuSnapshot {
  const inOrder = dishes.map((dish) => ({ ...dish, price: centsToDecimal(dish.priceCents) })).sort(compareMenuOrder)
  const sections = [...categories]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map(({ id, name, description }): MenuSnapshotSection => {
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
