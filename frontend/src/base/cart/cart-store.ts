import type { Cart } from '#shared/rules/cart'
import { formatCart, parseCart } from '#shared/rules/stored-cart'
import { CART, CART_ELSEWHERE } from '../storage/names'
import { deviceShelf, onElsewhere, tabShelf } from '../storage/shelf'

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

const read = (): Cart => stored(deviceShelf.getItem(CART)) ?? noLines

let cart: Cart = read()
let seen = stored(tabShelf.getItem(CART_ELSEWHERE))

/** Of this tab alone, also after a reload: the tab that made the change knows of it. */
function keepSeen(next: Cart | null): void {
  seen = next
  if (next) tabShelf.setItem(CART_ELSEWHERE, formatCart(next))
  else tabShelf.removeItem(CART_ELSEWHERE)
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
    deviceShelf.setItem(CART, formatCart(cart))
    tell()
  },

  subscribe: (listener: () => void): (() => void) => {
    hearing ??= onElsewhere(CART, takeOver)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
