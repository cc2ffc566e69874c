import { formatOption } from '../menu/option-text'
import type { SelectedOption } from '../menu/options'
import type { Cents } from '../platform/money'
import { Problem } from '../platform/problem'

type OrderableDish = {
  readonly id: number
  readonly name: string
  readonly priceCents: Cents
  readonly isAvailable: boolean
  /** Ids of sold-out options. */
  readonly optionsOut?: readonly string[] | undefined
  /** When it is offered next, if it isn't at the order's time; null if unknown. */
  readonly offeredAt?: string | null | undefined
}

/** Dishes of which only the names matter. */
export type NamedDishes = readonly Pick<OrderableDish, 'id' | 'name'>[]

type ResolvedLine = { readonly dish: OrderableDish; readonly chosen: readonly SelectedOption[] }

/** Returns the name of a dish, also of an archived one. Another location's dish has its number. */
export const findDishName = (menuItemId: number, ...lists: readonly NamedDishes[]): string =>
  lists.flat().find(({ id }) => id === menuItemId)?.name ?? `Dish ${menuItemId}`

type Unavailable = {
  readonly menuItemId: number
  readonly name: string
  /** When it is offered next, if it isn't at the order's time. */
  readonly offeredAt?: string | null
  readonly option?: { readonly id: string; readonly name: string }
}

const getText = ({ name, option }: Unavailable): string =>
  option ? `${name} with ${formatOption({ ...option, quantity: 1 })}` : name

/**
 * Builds the problem of lines that can't be ordered. If all of them are offered at another time, it
 * has the latest of these times as `offeredAt`.
 */
function createUnavailableProblem(unavailable: readonly Unavailable[]): Problem {
  const list = (some: readonly Unavailable[]) => some.map(getText).join(', ')
  const atOtherTimes = unavailable.filter(({ offeredAt }) => offeredAt !== undefined)
  const gone = unavailable.filter(({ offeredAt }) => offeredAt === undefined)
  const details = [
    ...(gone.length > 0 ? [`Not available right now: ${list(gone)}.`] : []),
    ...(atOtherTimes.length > 0 ? [`Not offered at this time: ${list(atOtherTimes)}.`] : []),
  ]
  const times = atOtherTimes.flatMap(({ offeredAt }) => offeredAt ?? []).sort()
  const offeredAt = gone.length === 0 && times.length === unavailable.length ? times.at(-1) : undefined
  return new Problem('item-unavailable', details.join(' '), {
    members: { unavailable, ...(offeredAt !== undefined && { offeredAt }) },
  })
}

/**
 * Checks that all dishes and their options are available.
 * @throws Problem `item-unavailable`
 */
export function assertAvailable(
  sent: readonly { readonly menuItemId: number }[],
  { dishes, archived }: { readonly dishes: readonly OrderableDish[]; readonly archived: NamedDishes },
  resolved: readonly ResolvedLine[],
): void {
  const dishOf = new Map(dishes.map((dish) => [dish.id, dish]))
  const isOnSale = (dish: OrderableDish | undefined) => dish !== undefined && dish.isAvailable && dish.priceCents > 0
  const isOrderable = (dish: OrderableDish | undefined) => isOnSale(dish) && dish?.offeredAt === undefined
  const ids = [...new Set(sent.map((line) => line.menuItemId))].filter((id) => !isOrderable(dishOf.get(id)))
  const ofDishes = ids.map((menuItemId): Unavailable => {
    const dish = dishOf.get(menuItemId)
    const name = findDishName(menuItemId, dishes, archived)
    return { menuItemId, name, ...(isOnSale(dish) && { offeredAt: dish?.offeredAt ?? null }) }
  })
  const ofOptions = resolved.flatMap(({ dish, chosen }) =>
    isOrderable(dish)
      ? chosen.filter(({ option }) => dish.optionsOut?.includes(option.id)).map(({ option }) => ({ dish, option }))
      : [],
  )
  const different = new Map(ofOptions.map((out) => [`${out.dish.id} ${out.option.id}`, out]))
  const unavailable = [
    ...ofDishes,
    ...[...different.values()].map(({ dish, option }) => ({
      menuItemId: dish.id,
      name: dish.name,
      option: { id: option.id, name: option.name },
    })),
  ]
  if (unavailable.length > 0) throw createUnavailableProblem(unavailable)
}

type OfferedDish = Pick<OrderableDish, 'id' | 'name' | 'offeredAt'>

/**
 * Checks that the dishes of an order are offered at its new time, at which `dishes` were read.
 * Dishes that have left the menu stay with the order.
 * @throws Problem `item-unavailable` with `offeredAt`
 */
export function assertOffered(lines: readonly { readonly menuItemId: number }[], dishes: readonly OfferedDish[]): void {
  const ordered = new Set(lines.map(({ menuItemId }) => menuItemId))
  const unavailable = dishes.flatMap(({ id: menuItemId, name, offeredAt }) =>
    ordered.has(menuItemId) && offeredAt !== undefined ? [{ menuItemId, name, offeredAt }] : [],
  )
  if (unavailable.length > 0) throw createUnavailableProblem(unavailable)
}
