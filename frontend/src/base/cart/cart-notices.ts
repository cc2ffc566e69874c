import { findLocation } from '#shared/locations/index'
import { mergeCartChanges, filterCartNotices, NO_CART_NOTICES } from '#shared/orders/cart/cart-changes'
import type { CartChange, CartNotices } from '#shared/orders/cart/cart-changes'
import { parseCartNotices } from '#shared/orders/cart/stored-cart-notices'
import { currentLocation } from '../location/location'
import { CART_NOTICES_KEY } from '../storage/storage-keys'
import { deviceStorage, onStorageChange } from '../storage/storage'
import { cartStore } from './cart-store'

function read(): CartNotices {
  try {
    return parseCartNotices(deviceStorage.getItem(CART_NOTICES_KEY))
  } catch (error) {
    console.error('What was to be told of the cart could not be read', error)
    return NO_CART_NOTICES
  }
}

let news = read()
const listeners = new Set<() => void>()
const tellAll = () => listeners.forEach((listener) => listener())

function put(next: CartNotices): void {
  news = next
  deviceStorage.setItem(CART_NOTICES_KEY, JSON.stringify(next))
  tellAll()
}

/** News end with the cart that they are about. */
function follow() {
  const next = filterCartNotices(cartStore.get(), news)
  if (next !== news) put(next)
}

/**
 * From the first time that news are shown: they end also where none are, as when an order leads
 * away from them.
 */
let following: (() => void) | undefined

let hearing: (() => void) | undefined

function takeOver() {
  news = read()
  tellAll()
}

/**
 * What the menu or a move to another restaurant changed about the cart: kept until the guest has
 * read it.
 */
export const cartNoticeStore = {
  get: (): CartNotices => news,
  tell: (changes: readonly CartChange[]): void => put({ ...news, changes: mergeCartChanges(news.changes, changes) }),
  cameFrom: (place: string): void => put({ ...news, place: currentLocation.code, cameFrom: place }),
  clear: (): void => put({ ...NO_CART_NOTICES, place: currentLocation.code }),

  /** Says where the cart is: at another restaurant than before, that is news. */
  isHere(hasItems: boolean): void {
    const { place } = news
    if (place === currentLocation.code) return
    const before = hasItems && place !== null ? findLocation(place) : undefined
    put({ ...news, place: currentLocation.code, ...(before && { cameFrom: before.name }) })
  },

  subscribe: (listener: () => void): (() => void) => {
    if (!following) {
      following = cartStore.subscribe(follow)
      follow()
    }
    hearing ??= onStorageChange(CART_NOTICES_KEY, takeOver)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
