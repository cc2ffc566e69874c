import { Problem } from '../problem'

/** A dish of which less is left than is wanted: so many portions, null where that is not known. */
export type DishShortage = { readonly menuItemId: number; readonly name: string; readonly left: number | null }

/**
 * The refusal of an order for what is not left of its dishes, `item-unavailable`, naming them
 * (docs/product/checkout.md#prices).
 */
export function createItemUnavailableProblem(unavailable: readonly DishShortage[]): Problem {
  const names = unavailable.map(({ name }) => name).join(', ')
  const isGone = unavailable.every(({ left }) => left === 0)
  return new Problem('item-unavailable', `${isGone ? 'Not available' : 'Not enough left'} right now: ${names}.`, {
    members: { unavailable },
  })
}
