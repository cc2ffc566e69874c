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
import { deviceStorage } from '../storage/storage'
import { createStoredValue } from '../storage/stored-value'
import { cartStore } from './cart-store'

function read(text: string | null): CartNotices {
  try {
    return parseCartNotices(text)
  } catch (error) {
    console.error('The stored cart notices could not be read', error)
    return NO_CART_NOTICES
  }
}

const store = createStoredValue<CartNotices>({
  storage: deviceStorage,
  name: CART_NOTICES_KEY,
  initial: NO_CART_NOTICES,
  read,
  followsOtherTabs: true,
})

const save = (changes: Partial<CartNotices>): void => store.set({ ...store.get(), ...changes })

/** Removes the notices about dishes that are no longer in the cart. */
function removeOutdated() {
  const notices = store.get()
  const next = filterCartNotices(cartStore.get(), notices)
  if (next !== notices) save(next)
}

cartStore.subscribe(removeOutdated)
removeOutdated()

/**
 * What the menu or a move to another location changed about the cart, until the guest dismisses it.
 */
export const cartNoticeStore = {
  ...store,

  add: (changes: readonly CartChange[]): void => save({ changes: mergeCartChanges(store.get().changes, changes) }),

  recordMove: (place: string): void => save({ place: currentLocation.code, previousLocation: place }),

  clear: (): void => save({ ...NO_CART_NOTICES, place: currentLocation.code }),

  /** Records the cart's current location, with a notice if it was another one before. */
  updateLocation(hasItems: boolean): void {
    const { place } = store.get()
    if (place === currentLocation.code) return
    const previous = hasItems && place !== null ? findLocation(place) : undefined
    save({ place: currentLocation.code, ...(previous && { previousLocation: previous.name }) })
  },
}
