import { useCartLines } from './use-cart-lines'
import { addManyToCart, addToCart, toCartItem } from '#shared/orders/cart/cart'
import { countCartItems, getSubtotalCents } from '#shared/orders/cart/cart-lines'
import type { NewCartItem } from '#shared/orders/cart/cart'
import { cartStore } from './cart-store'
import { waitForPaint } from '#ui/motion'
import { toast } from '#ui/toast'
import type { MenuItem } from '#shared/menu/contract'

function add(dish: NewCartItem): void {
  cartStore.change((cart) => addToCart(cart, dish))
  void waitForPaint().then(() =>
    toast({ title: 'Added to Cart', description: `${dish.name} has been added to your cart.` }),
  )
}

/** Says nothing by itself: whoever adds several dishes has a sentence of their own. */
const addMany = (dishes: readonly NewCartItem[]): void => cartStore.change((cart) => addManyToCart(cart, dishes))

export const cartActions = { add, addMany } as const

/** The cart, told of each change of it, and how to add to it. */
export function useCart() {
  const items = useCartLines()
  return { items, count: countCartItems(items), subtotalCents: getSubtotalCents(items), ...cartActions }
}

/** Puts a dish of the menu into the cart, unless it has just sold out. */
export const addDishToCart = (dish: MenuItem): void =>
  dish.isAvailable
    ? cartActions.add(toCartItem(dish))
    : toast({ title: 'Sold Out', description: `${dish.name} has just sold out for today.`, type: 'warning' })
