import type { Cart } from '#shared/orders/cart/cart-lines'
import { serializeCart, parseCart } from '#shared/orders/cart/stored-cart'
import { CART_KEY, CART_BEFORE_OTHER_TABS_KEY } from '../storage/storage-keys'
import { deviceStorage, onStorageChange, tabStorage } from '../storage/storage'

const listeners = new Set<() => void>()

function parseStored(text: string | null): Cart | null {
  try {
    return text === null ? null : parseCart(text)
  } catch (error) {
    console.error('The stored cart could not be read', error)
    return null
  }
}

const emptyCart: Cart = []

const read = (): Cart => parseStored(deviceStorage.getItem(CART_KEY)) ?? emptyCart

let cart: Cart = read()
let acknowledged = parseStored(tabStorage.getItem(CART_BEFORE_OTHER_TABS_KEY))

/** Stored for this tab only, because the other tab's user has seen the change being made. */
function saveAcknowledged(next: Cart | null): void {
  acknowledged = next
  if (next) tabStorage.setItem(CART_BEFORE_OTHER_TABS_KEY, serializeCart(next))
  else tabStorage.removeItem(CART_BEFORE_OTHER_TABS_KEY)
}

const notifyListeners = () => listeners.forEach((listener) => listener())

/** Set by the first subscriber. */
let storageSubscription: (() => void) | undefined

function reload() {
  saveAcknowledged(acknowledged ?? cart)
  cart = read()
  notifyListeners()
}

/**
 * This browser's cart.
 * All tabs share it, also between visits (docs/product/cart.md#storage).
 */
export const cartStore = {
  get: (): Cart => cart,

  /** The cart on prerendered pages. */
  getInitial: (): Cart => emptyCart,

  /**
   * Returns the cart without the changes of other tabs that the guest hasn't acknowledged.
   * Returns null if there are none.
   */
  seen: (): Cart | null => acknowledged,

  acknowledge(): void {
    saveAcknowledged(null)
    notifyListeners()
  },

  /** Changes the stored cart, which another tab may have changed a moment ago. */
  change(change: (cart: Cart) => Cart): void {
    cart = change(read())
    if (acknowledged) saveAcknowledged(cart.length > 0 ? change(acknowledged) : null)
    deviceStorage.setItem(CART_KEY, serializeCart(cart))
    notifyListeners()
  },

  subscribe: (listener: () => void): (() => void) => {
    storageSubscription ??= onStorageChange(CART_KEY, reload)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
