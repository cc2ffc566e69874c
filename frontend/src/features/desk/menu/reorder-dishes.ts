import type { EditableDish } from '#shared/menu/editing-contract'
import type { MenuCategory } from '#shared/menu/contract'
import { compareMenuOrder } from '#shared/menu/listing'

export type CategoryGroup = { readonly category: MenuCategory; readonly dishes: readonly EditableDish[] }

const sought = (text: string) => text.trim().toLowerCase()

/**
 * The dishes by category as guests see them, empty categories too; what a search leaves of them
 * where there is one.
 */
export function groupByCategory(
  categories: readonly MenuCategory[],
  dishes: readonly EditableDish[],
  { search = '', isArchived = false }: { readonly search?: string; readonly isArchived?: boolean },
): readonly CategoryGroup[] {
  const answers = ({ name, code, description }: EditableDish) =>
    [name, code, description].some((text) => text.toLowerCase().includes(sought(search)))
  const found = dishes.filter((dish) => dish.isArchived === isArchived && answers(dish)).sort(compareMenuOrder)
  const shelves = [...categories]
    .sort((one, other) => one.displayOrder - other.displayOrder)
    .map((category) => ({ category, dishes: found.filter(({ categoryId }) => categoryId === category.id) }))
  return search === '' && !isArchived ? shelves : shelves.filter((shelf) => shelf.dishes.length > 0)
}

/** Returns the list with one of its items at another place; unchanged where there is no such place. */
function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  const others = list.filter((_, at) => at !== from)
  return [...others.slice(0, to), item, ...others.slice(to)]
}

type Placed = Pick<EditableDish, 'id' | 'displayOrder'>

/**
 * A dish at another place of its category, and those that have to be written for it: as few as will
 * do.
 */
export function moveDish<D extends Placed>(dishes: readonly D[], from: number, to: number) {
  let last = -1
  // The places stay, the dishes change them; where several stood at one, room is made.
  const order = moved(dishes, from, to).map((dish, at) => {
    last = Math.max(dishes[at]?.displayOrder ?? 0, last + 1)
    return { ...dish, displayOrder: last }
  })
  const was = new Map(dishes.map(({ id, displayOrder }) => [id, displayOrder]))
  return { order, writes: order.filter(({ id, displayOrder }) => was.get(id) !== displayOrder) }
}
