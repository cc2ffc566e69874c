import { useCartLines, cartStore } from './cart-store'
import { addManyToCart, addToCart, toCartItem, type NewCartItem } from '#shared/orders/cart/cart'
import { countCartItems, getSubtotalCents } from '#shared/orders/cart/cart-lines'
import { waitForPaint } from '#ui/motion'
import { toast, type Toast } from '#ui/toast'
import type { MenuItem } from '#shared/menu/contract'

/** Shown when a dish can't be added (docs/product/texts.md#error-messages). */
export const notAddedToast: Toast = { title: 'Error', description: 'Failed to add item to cart', type: 'error' }

function add(dish: NewCartItem): void {
  cartStore.change((cart) => addToCart(cart, dish))
  void waitForPaint().then(() =>
    toast({ title: 'Added to Cart', description: `${dish.name} has been added to your cart.`, shownBy: 'cart' }),
  )
}

/** Shows no toast: callers that add several dishes show their own. */
const addMany = (dishes: readonly NewCartItem[]): void => cartStore.change((cart) => addManyToCart(cart, dishes))

export const cartActions = { add, addMany } as const

/** The cart's lines, count and subtotal, with functions that add dishes. */
export function useCart() {
  const items = useCartLines()
  return { items, count: countCartItems(items), subtotalCents: getSubtotalCents(items), ...cartActions }
}

/** Adds a dish of the menu to the cart, or shows that it has just sold out. */
export const addDishToCart = (dish: MenuItem): void =>
  dish.isAvailable
    ? cartActions.add(toCartItem(dish))
    : dish.offeredAt !== undefined
      ? toast({
          title: 'Not Offered Now',
          description: `${dish.name}: ${dish.offerTexts?.join('; ') ?? ''}.`,
          type: 'warning',
        })
      : toast({ title: 'Sold Out', description: `${dish.name} has just sold out for today.`, type: 'warning' })
