import type { EditableDish } from '#shared/menu/editing-contract'
import type { MenuCategory } from '#shared/menu/contract'
import { compareMenuOrder } from '#shared/menu/listing'

export type CategoryGroup = { readonly category: MenuCategory; readonly dishes: readonly EditableDish[] }

/** Groups archived dishes whose category is archived, too. */
const ARCHIVED_CATEGORY: MenuCategory = { id: 0, name: 'Of archived categories', description: '', displayOrder: 0 }

const normalizeSearch = (text: string) => text.trim().toLowerCase()

/**
 * Groups dishes by category in the order of the menu, filtered by a search if there is one.
 * Includes empty categories.
 */
export function groupByCategory(
  categories: readonly MenuCategory[],
  dishes: readonly EditableDish[],
  { search = '', isArchived = false }: { readonly search?: string; readonly isArchived?: boolean },
): readonly CategoryGroup[] {
  const isMatch = ({ name, code, description }: EditableDish) =>
    [name, code, description].some((text) => text.toLowerCase().includes(normalizeSearch(search)))
  const found = dishes.filter((dish) => dish.isArchived === isArchived && isMatch(dish)).sort(compareMenuOrder)
  const groups = [...categories]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map((category) => ({ category, dishes: found.filter(({ categoryId }) => categoryId === category.id) }))
  const others = found.filter(({ categoryId }) => !categories.some(({ id }) => id === categoryId))
  if (others.length > 0) groups.push({ category: ARCHIVED_CATEGORY, dishes: others })
  return search === '' && !isArchived ? groups : groups.filter((group) => group.dishes.length > 0)
}

/** Returns the list with one item at another position; unchanged if a position doesn't exist. */
function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

type Placed = Pick<EditableDish, 'id' | 'displayOrder'>

/**
 * Moves a dish within its category. Returns the new order and the dishes whose position changed.
 */
export function moveDish<D extends Placed>(dishes: readonly D[], from: number, to: number) {
  let last = -1
  // Reuse the existing positions; dishes with equal positions get new ones.
  const order = moveItem(dishes, from, to).map((dish, at) => {
    last = Math.max(dishes[at]?.displayOrder ?? 0, last + 1)
    return { ...dish, displayOrder: last }
  })
  const was = new Map(dishes.map(({ id, displayOrder }) => [id, displayOrder]))
  return { order, writes: order.filter(({ id, displayOrder }) => was.get(id) !== displayOrder) }
}
