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
}

/** Dishes of which only the names matter. */
export type NamedDishes = readonly Pick<OrderableDish, 'id' | 'name'>[]

type ResolvedLine = { readonly dish: OrderableDish; readonly chosen: readonly SelectedOption[] }

/** Returns the name of a dish, also of an archived one. Another location's dish has its number. */
export const findDishName = (menuItemId: number, ...lists: readonly NamedDishes[]): string =>
  lists.flat().find(({ id }) => id === menuItemId)?.name ?? `Dish ${menuItemId}`

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
  const isOrderable = (dish: OrderableDish | undefined) => dish !== undefined && dish.isAvailable && dish.priceCents > 0
  const ids = [...new Set(sent.map((line) => line.menuItemId))].filter((id) => !isOrderable(dishOf.get(id)))
  const ofDishes = ids.map((menuItemId) => ({ menuItemId, name: findDishName(menuItemId, dishes, archived) }))
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
  if (unavailable.length === 0) return
  const names = [
    ...ofDishes.map(({ name }) => name),
    ...[...different.values()].map(
      ({ dish, option }) => `${dish.name} with ${formatOption({ ...option, quantity: 1 })}`,
    ),
  ]
  throw new Problem('item-unavailable', `Not available right now: ${names.join(', ')}.`, { members: { unavailable } })
}
