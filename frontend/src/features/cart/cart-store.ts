import { parseCart } from '#shared/rules/cart'
import type { Cart } from '#shared/rules/cart'

const KEY = 'hibachi-cart'
const ELSEWHERE = 'hibachi-cart-elsewhere'

const listeners = new Set<() => void>()

function read(): Cart {
  try {
    return parseCart(localStorage.getItem(KEY))
  } catch (error) {
    console.error('The saved cart could not be read', error)
    return []
  }
}

const noLines: Cart = []

let cart: Cart = read()
/** Whether the browser keeps the cart; where it does not, memory does. */
let isKept = true
let isFromElsewhere = wasFromElsewhere()

function wasFromElsewhere(): boolean {
  try {
    return sessionStorage.getItem(ELSEWHERE) !== null
  } catch {
    return false
  }
}

/** Of this tab alone, also after a reload: the tab that made the change knows of it. */
function noteElsewhere(is: boolean): void {
  isFromElsewhere = is
  try {
    if (is) sessionStorage.setItem(ELSEWHERE, 'yes')
    else sessionStorage.removeItem(ELSEWHERE)
  } catch {
    // Then it is told until the page is left.
  }
}

const tell = () => listeners.forEach((listener) => listener())

function takeOver(event: StorageEvent) {
  if (event.key !== KEY && event.key !== null) return
  cart = read()
  noteElsewhere(true)
  tell()
}

/** The cart of this browser: one for all its tabs, kept between visits (specification section 4). */
export const cartStore = {
  get: (): Cart => cart,

  /** As the built page shows it, which knows no browser. */
  atBuild: (): Cart => noLines,

  /** Whether another tab changed the cart since that was last acknowledged. */
  isFromElsewhere: (): boolean => isFromElsewhere,

  acknowledge(): void {
    noteElsewhere(false)
    tell()
  },

  /** Changes the cart as it is kept: another tab may have been faster than its message. */
  change(change: (cart: Cart) => Cart): void {
    cart = change(isKept ? read() : cart)
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
