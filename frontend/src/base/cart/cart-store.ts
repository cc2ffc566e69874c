import type { Cart } from '#shared/orders/cart/cart-lines'
import { serializeCart, parseCart } from '#shared/orders/cart/stored-cart'
import { CART_KEY, CART_BEFORE_OTHER_TABS_KEY } from '../storage/storage-keys'
import { deviceStorage, onStorageChange, tabStorage } from '../storage/storage'

const listeners = new Set<() => void>()

function stored(text: string | null): Cart | null {
  try {
    return text === null ? null : parseCart(text)
  } catch (error) {
    console.error('The saved cart could not be read', error)
    return null
  }
}

const noLines: Cart = []

const read = (): Cart => stored(deviceStorage.getItem(CART_KEY)) ?? noLines

let cart: Cart = read()
let seen = stored(tabStorage.getItem(CART_BEFORE_OTHER_TABS_KEY))

/** Of this tab alone, also after a reload: the tab that made the change knows of it. */
function keepSeen(next: Cart | null): void {
  seen = next
  if (next) tabStorage.setItem(CART_BEFORE_OTHER_TABS_KEY, serializeCart(next))
  else tabStorage.removeItem(CART_BEFORE_OTHER_TABS_KEY)
}

const tell = () => listeners.forEach((listener) => listener())

/** From the first time that the cart is shown. */
let hearing: (() => void) | undefined

function takeOver() {
  keepSeen(seen ?? cart)
  cart = read()
  tell()
}

/**
 * The cart of this browser: one for all its tabs, kept between visits
 * (docs/product/cart.md#where-it-is-kept).
 */
export const cartStore = {
  get: (): Cart => cart,

  /** As the built page shows it, which knows no browser. */
  atBuild: (): Cart => noLines,

  /**
   * The cart as it would be without what other tabs changed since that was last acknowledged; null
   * if they didn't.
   */
  seen: (): Cart | null => seen,

  acknowledge(): void {
    keepSeen(null)
    tell()
  },

  /** Changes the cart as it is kept: another tab may have been faster than its message. */
  change(change: (cart: Cart) => Cart): void {
    cart = change(read())
    if (seen) keepSeen(cart.length > 0 ? change(seen) : null)
    deviceStorage.setItem(CART_KEY, serializeCart(cart))
    tell()
  },

  subscribe: (listener: () => void): (() => void) => {
    hearing ??= onStorageChange(CART_KEY, takeOver)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
