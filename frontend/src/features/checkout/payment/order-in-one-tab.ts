import { parseCart } from '#shared/orders/cart/stored-cart'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { CART_KEY } from '#base/storage/storage-keys'
import { deviceStorage } from '#base/storage/storage'

/** Runs an action after those of this browser's other tabs. */
const afterOtherTabs = <T>(action: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('place-order', action) : action()

const isStillStored = (cart: Cart): boolean => {
  const stored = parseCart(deviceStorage.getItem(CART_KEY))
  return cart.some((line) => stored.some(({ key }) => key === line.key))
}

/**
 * Places a cart unless another tab has ordered it a moment ago, before this page heard of it. The
 * page then names that order (docs/product/cart.md#storage). The action must end before the page is
 * left: a page with a lock is in no page cache.
 */
export const orderInOneTab = <T>(cart: Cart, place: () => Promise<T>): Promise<T | undefined> =>
  afterOtherTabs(async () => (isStillStored(cart) ? place() : undefined))
