import { findLocation } from '#shared/locations/index'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { mergeCarts } from '#shared/orders/cart/cart-changes'
import { serializeCart, parseCart } from '#shared/orders/cart/stored-cart'
import { currentLocation } from '../location/location'
import { cartNoticeStore } from './cart-notices'
import { cartStore } from './cart-store'

const MARK = '#cart-from='

/**
 * What to append to another restaurant's address, so that the cart comes along: every site keeps
 * its own.
 */
export const buildCartTransferHash = (cart: Cart): string =>
  cart.length === 0 ? '' : `${MARK}${currentLocation.code}:${encodeURIComponent(serializeCart(cart))}`

/**
 * Takes in the cart that an address brings from another restaurant, says so, and cleans the
 * address.
 */
export function receiveCartTransfer({ hash, pathname, search }: Location = window.location): void {
  if (!hash.startsWith(MARK)) return
  window.history.replaceState(window.history.state, '', pathname + search)
  const [code = '', ...rest] = hash.slice(MARK.length).split(':')
  const from = findLocation(code)
  if (!from || from.code === currentLocation.code) return
  try {
    const brought = parseCart(decodeURIComponent(rest.join(':')))
    if (brought.length === 0) return
    cartStore.change((cart) => mergeCarts(cart, brought))
    cartNoticeStore.cameFrom(from.name)
  } catch (error) {
    console.error('The cart from the other restaurant could not be read', error)
  }
}
