import { findLocation } from '#shared/locations/index'
import {
  mergeCartChanges,
  filterCartNotices,
  NO_CART_NOTICES,
  type CartChange,
  type CartNotices,
} from '#shared/orders/cart/cart-changes'
import { parseCartNotices } from '#shared/orders/cart/stored-cart-notices'
import { currentLocation } from '../location/location'
import { CART_NOTICES_KEY } from '../storage/storage-keys'
import { deviceStorage, onStorageChange } from '../storage/storage'
import { cartStore } from './cart-store'

function read(): CartNotices {
  try {
    return parseCartNotices(deviceStorage.getItem(CART_NOTICES_KEY))
  } catch (error) {
    console.error('The stored cart notices could not be read', error)
    return NO_CART_NOTICES
  }
}

let notices = read()
const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

function save(next: CartNotices): void {
  notices = next
  deviceStorage.setItem(CART_NOTICES_KEY, JSON.stringify(next))
  notifyListeners()
}

/** Removes the notices about dishes that are no longer in the cart. */
function removeOutdated() {
  const next = filterCartNotices(cartStore.get(), notices)
  if (next !== notices) save(next)
}

/** Set by the first subscriber and never ended: the cart may change while no notice is shown. */
let cartSubscription: (() => void) | undefined

let storageSubscription: (() => void) | undefined

function reload() {
  notices = read()
  notifyListeners()
}

/**
 * What the menu or a move to another location changed about the cart, until the guest dismisses it.
 */
export const cartNoticeStore = {
  get: (): CartNotices => notices,
  add: (changes: readonly CartChange[]): void =>
    save({ ...notices, changes: mergeCartChanges(notices.changes, changes) }),
  recordMove: (place: string): void => save({ ...notices, place: currentLocation.code, previousLocation: place }),
  clear: (): void => save({ ...NO_CART_NOTICES, place: currentLocation.code }),

  /** Records the cart's current location, with a notice if it was another one before. */
  updateLocation(hasItems: boolean): void {
    const { place } = notices
    if (place === currentLocation.code) return
    const previous = hasItems && place !== null ? findLocation(place) : undefined
    save({ ...notices, place: currentLocation.code, ...(previous && { previousLocation: previous.name }) })
  },

  subscribe: (listener: () => void): (() => void) => {
    if (!cartSubscription) {
      cartSubscription = cartStore.subscribe(removeOutdated)
      removeOutdated()
    }
    storageSubscription ??= onStorageChange(CART_NOTICES_KEY, reload)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
