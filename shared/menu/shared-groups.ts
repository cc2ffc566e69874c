type Group = { readonly id: string; readonly options: readonly { readonly id: string }[] }
type Dish<G extends Group> = { readonly id: number; readonly optionGroups: readonly G[] }

/** An option group with the dishes that have it. */
export type GroupOfDishes<G extends Group, D extends Dish<G>> = {
  /** The id by which the desk names it, unique at a location. */
  readonly id: string
  /** As the first of its dishes has it. */
  readonly group: G
  readonly dishes: readonly D[]
  /** The ids that its dishes have for it. */
  readonly ids: ReadonlyMap<number, string>
}

const MAX_ID = 40

/** Returns an id for one of several different groups that have the same id. */
function nameAfterDish(id: string, dishId: number): string {
  const suffix = `-of-${dishId}`
  return id.slice(0, MAX_ID - suffix.length) + suffix
}

/** The table returns the fields of a map in no certain order. */
const sortFields = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

const serializeContent = ({ id: _id, ...content }: Group): string =>
  JSON.stringify(content, (_name, value: unknown) => sortFields(value))

/**
 * Returns the option groups of a menu, each with all dishes whose groups are equal but for their
 * ids, those of most dishes first. Dishes store their groups whole, so that orders, carts and Hiro
 * read only the dish.
 */
export function listGroupsOfDishes<G extends Group, D extends Dish<G>>(dishes: readonly D[]): GroupOfDishes<G, D>[] {
  const found = new Map<string, { group: G; dishes: D[]; ids: Map<number, string> }>()
  for (const dish of [...dishes].sort((one, other) => one.id - other.id)) {
    for (const group of dish.optionGroups) {
      const content = serializeContent(group)
      const known = found.get(content) ?? { group, dishes: [], ids: new Map<number, string>() }
      if (!known.ids.has(dish.id)) known.dishes.push(dish)
      known.ids.set(dish.id, group.id)
      found.set(content, known)
    }
  }
  const groupsWith = new Map<string, number>()
  for (const { ids } of found.values())
    for (const id of new Set(ids.values())) groupsWith.set(id, (groupsWith.get(id) ?? 0) + 1)
  return [...found.values()]
    .map(({ group, dishes: sharing, ids }) => {
      // Its own dishes may have another id for it.
      const others = (groupsWith.get(group.id) ?? 0) - ([...ids.values()].includes(group.id) ? 1 : 0)
      const isTaken = others > 0
      return { id: isTaken ? nameAfterDish(group.id, sharing[0]?.id ?? 0) : group.id, group, dishes: sharing, ids }
    })
    .sort((one, other) => other.dishes.length - one.dishes.length || one.id.localeCompare(other.id))
}

/**
 * Finds a group by its id at the desk. A group whose namesakes have gone meanwhile is found by its
 * longer id, too.
 */
export const findGroupOfDishes = <G extends Group, D extends Dish<G>>(
  groups: readonly GroupOfDishes<G, D>[],
  id: string,
): GroupOfDishes<G, D> | undefined =>
  groups.find((each) => each.id === id) ??
  groups.find(({ group, dishes }) => nameAfterDish(group.id, dishes[0]?.id ?? 0) === id)

/** Whether two groups have an option in common, so that a dish can have only one of them. */
export const hasCommonOption = (one: Group, other: Group): boolean =>
  one.options.some(({ id }) => other.options.some((option) => option.id === id))

/**
 * Returns a dish with a group in the place of the one with `replacedId` or with the same options,
 * else as its last; without it, if `next` is null.
 */
export function setGroupOfDish<G extends Group, D extends Dish<G>>(
  dish: D,
  replacedId: string | undefined,
  next: G | null,
): D {
  const { optionGroups } = dish
  const known = optionGroups.findIndex(({ id }) => id === replacedId)
  const at = known === -1 && next ? optionGroups.findIndex((group) => hasCommonOption(group, next)) : known
  const added = next ? [next] : []
  const [before, after] = at === -1 ? [optionGroups, []] : [optionGroups.slice(0, at), optionGroups.slice(at + 1)]
  return { ...dish, optionGroups: [...before, ...added, ...after] }
}
