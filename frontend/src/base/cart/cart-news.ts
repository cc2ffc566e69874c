import { findLocation } from '#shared/locations/index'
import { joinChanges, newsOf, noNews } from '#shared/rules/cart-changes'
import type { CartChange, CartNews } from '#shared/rules/cart-changes'
import { parseCartNews } from '#shared/rules/stored-cart-news'
import { currentLocation } from '../location/location'
import { CART_NEWS } from '../storage/names'
import { deviceShelf, onElsewhere } from '../storage/shelf'
import { cartStore } from './cart-store'

function read(): CartNews {
  try {
    return parseCartNews(deviceShelf.getItem(CART_NEWS))
  } catch (error) {
    console.error('What was to be told of the cart could not be read', error)
    return noNews
  }
}

let news = read()
const listeners = new Set<() => void>()
const tellAll = () => listeners.forEach((listener) => listener())

function put(next: CartNews): void {
  news = next
  deviceShelf.setItem(CART_NEWS, JSON.stringify(next))
  tellAll()
}

/** News end with the cart that they are about. */
function follow() {
  const next = newsOf(cartStore.get(), news)
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
export const cartNews = {
  get: (): CartNews => news,
  tell: (changes: readonly CartChange[]): void => put({ ...news, changes: joinChanges(news.changes, changes) }),
  cameFrom: (place: string): void => put({ ...news, place: currentLocation.code, cameFrom: place }),
  clear: (): void => put({ ...noNews, place: currentLocation.code }),

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
    hearing ??= onElsewhere(CART_NEWS, takeOver)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
