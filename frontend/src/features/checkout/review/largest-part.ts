import type { CartPart } from '#shared/orders/slots-contract'
import type { Cart } from '#shared/orders/cart/cart-lines'

/** Describes the largest part of a cart for which the kitchen has time on a day. */
export function describeLargestPart(part: readonly CartPart[], cart: Cart): string {
  const nameOf = (id: number) => cart.find(({ menuItemId }) => menuItemId === id)?.name ?? ''
  const dishes = part.map(({ menuItemId, quantity }) => `${quantity} × ${nameOf(menuItemId)}`)
  return dishes.length === 0
    ? 'The kitchen is fully booked that day.'
    : `The kitchen has no time for all of your order on this day, but for ${dishes.join(', ')}.`
}
