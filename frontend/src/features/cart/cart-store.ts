import { parseCart } from '#shared/rules/cart'
import type { Cart } from '#shared/rules/cart'

const KEY = 'hibachi-cart'

const listeners = new Set<() => void>()

function read(): Cart {
  try {
    return parseCart(localStorage.getItem(KEY))
  } catch (error) {
    console.error('The saved cart could not be read', error)
    return []
  }
}

let cart: Cart = read()

const tell = () => listeners.forEach((listener) => listener())

function takeOver(event: StorageEvent) {
  if (event.key !== KEY && event.key !== null) return
  cart = read()
  tell()
}

/** The cart of this browser: one for all its tabs, kept between visits (specification section 4). */
export const cartStore = {
  get: (): Cart => cart,

  change(change: (cart: Cart) => Cart): void {
    cart = change(cart)
    try {
      localStorage.setItem(KEY, JSON.stringify(cart))
    } catch (error) {
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
