import { useSyncExternalStore } from 'react'
import { addManyToCart, addToCart, countOf, removeFromCart, setCartQuantity, subtotalOf } from '#shared/rules/cart'
import type { NewCartItem } from '#shared/rules/cart'
import { painted } from '../../components/painted'
import { toast } from '../../components/toast'
import { cartStore } from './cart-store'

function add(dish: NewCartItem): void {
  cartStore.change((cart) => addToCart(cart, dish))
  void painted().then(() => toast({ title: 'Added to Cart', description: `${dish.name} has been added to your cart.` }))
}

/** Says nothing by itself: whoever adds several dishes has a sentence of their own. */
const addMany = (dishes: readonly NewCartItem[]): void => cartStore.change((cart) => addManyToCart(cart, dishes))

const setQuantity = (id: string, quantity: number): void =>
  cartStore.change((cart) => setCartQuantity(cart, id, quantity))

function remove(id: string): void {
  const line = cartStore.get().find((item) => item.id === id)
  if (!line) return
  cartStore.change((cart) => removeFromCart(cart, id))
  toast({ title: 'Item Removed', description: `${line.name} has been removed from your cart.` })
}

const empty = (): void => cartStore.change(() => [])

function clear(): void {
  empty()
  toast({ title: 'Cart Cleared', description: 'All items have been removed from your cart.' })
}

/** What can be done with the cart. `clear` says so in a toast, `empty` (after an order) does not. */
export const cartActions = { add, addMany, setQuantity, remove, clear, empty } as const

/** The cart, told of each change of it, and what can be done with it. */
export function useCart() {
  const items = useSyncExternalStore(cartStore.subscribe, cartStore.get, cartStore.atBuild)
  return { items, count: countOf(items), subtotalCents: subtotalOf(items), ...cartActions }
}
