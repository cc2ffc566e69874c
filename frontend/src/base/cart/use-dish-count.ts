import { useStore } from 'zustand'
import { countPortionsByDish } from '#shared/orders/cart/cart'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { cartStore } from './cart-store'

// A menu has a hundred cards, which all read the counts of the same cart.
const counts = new WeakMap<Cart, ReadonlyMap<number, number>>()

function getCounts(cart: Cart): ReadonlyMap<number, number> {
  const known = counts.get(cart) ?? countPortionsByDish(cart)
  counts.set(cart, known)
  return known
}

/** The portions of a dish in the cart. */
export const useDishCount = (menuItemId: number): number =>
  useStore(cartStore, ({ lines }) => getCounts(lines).get(menuItemId) ?? 0)
