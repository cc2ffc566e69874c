import { parseCart } from '#shared/rules/cart'
import type { Cart } from '#shared/rules/cart'

const KEY = 'hibachi-cart'
const ELSEWHERE = 'hibachi-cart-elsewhere'

const listeners = new Set<() => void>()

function stored(text: () => string | null): Cart | null {
  try {
    const kept = text()
    return kept === null ? null : parseCart(kept)
  } catch (error) {
    console.error('The saved cart could not be read', error)
    return null
  }
}

const noLines: Cart = []

const read = (): Cart => stored(() => localStorage.getItem(KEY)) ?? noLines

let cart: Cart = read()
/** Whether the browser keeps the cart; where it does not, memory does. */
let isKept = true
let seen = stored(() => sessionStorage.getItem(ELSEWHERE))

/** Of this tab alone, also after a reload: the tab that made the change knows of it. */
function keepSeen(next: Cart | null): void {
  seen = next
  try {
    if (next) sessionStorage.setItem(ELSEWHERE, JSON.stringify(next))
    else sessionStorage.removeItem(ELSEWHERE)
  } catch {
    // Then it is told until the page is left.
  }
}

const tell = () => listeners.forEach((listener) => listener())

function takeOver(event: StorageEvent) {
  if (event.key !== KEY && event.key !== null) return
  keepSeen(seen ?? cart)
  cart = read()
  tell()
}

/** The cart of this browser: one for all its tabs, kept between visits (docs/product/cart.md#where-it-is-kept). */
export const cartStore = {
  get: (): Cart => cart,

  /** As the built page shows it, which knows no browser. */
  atBuild: (): Cart => noLines,

  /** The cart as it would be without what other tabs changed since that was last acknowledged; null if they didn't. */
  seen: (): Cart | null => seen,

  acknowledge(): void {
    keepSeen(null)
    tell()
  },

  /** Changes the cart as it is kept: another tab may have been faster than its message. */
  change(change: (cart: Cart) => Cart): void {
    cart = change(isKept ? read() : cart)
    if (seen) keepSeen(cart.length > 0 ? change(seen) : null)
    try {
      localStorage.setItem(KEY, JSON.stringify(cart))
      isKept = true
    } catch (error) {
      isKept = false
      console.error('The cart could not be saved', error)
    }
    tell()
  },

  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) window.addEventListener('storage', takeOver)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('storage', takeOver)
    }
  },
}
