import { findLocation } from '#shared/locations/index'
import type { Cart } from '#shared/orders/cart/cart-lines'
import { mergeCarts } from '#shared/orders/cart/cart-changes'
import { serializeCart, parseCart } from '#shared/orders/cart/stored-cart'
import { currentLocation } from '../location/location'
import { cartNoticeStore } from './cart-notices'
import { cartStore } from './cart-store'

const HASH_PREFIX = '#cart-from='

/** Builds the hash that carries the cart to another location's site, which has separate storage. */
export const buildCartTransferHash = (cart: Cart): string =>
  cart.length === 0 ? '' : `${HASH_PREFIX}${currentLocation.code}:${encodeURIComponent(serializeCart(cart))}`

/**
 * Merges the cart from the URL's hash into this site's cart, adds a notice and removes the hash.
 */
export function receiveCartTransfer({ hash, pathname, search }: Location = window.location): void {
  if (!hash.startsWith(HASH_PREFIX)) return
  window.history.replaceState(window.history.state, '', pathname + search)
  const [code = '', ...rest] = hash.slice(HASH_PREFIX.length).split(':')
  const from = findLocation(code)
  if (!from || from.code === currentLocation.code) return
  try {
    const received = parseCart(decodeURIComponent(rest.join(':')))
    if (received.length === 0) return
    cartStore.change((cart) => mergeCarts(cart, received))
    cartNoticeStore.recordMove(from.name)
  } catch (error) {
    console.error('The cart from the other restaurant could not be read', error)
  }
}
