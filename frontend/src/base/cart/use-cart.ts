import { countCartItems, getSubtotalCents } from '#shared/rules/cart'
import { addManyToCart, addToCart } from '#shared/rules/cart-acts'
import type { NewCartItem } from '#shared/rules/cart-acts'
import { waitForPaint } from '../components/painted'
import { toast } from '../components/toast'
import { cartStore } from './cart-store'
import { useCartLines } from './use-cart-lines'

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
