import { addManyToCart } from '#shared/orders/cart/cart'
import type { Cart, CartItem } from '#shared/orders/cart/cart-lines'
import { toast } from '#ui/toast'
import { cartStore } from './cart-store'

/** Puts removed lines back into the cart, which may have new lines since. */
export const undoRemoval = (lines: readonly CartItem[]) => ({
  label: 'Undo',
  onPress: () => cartStore.change((cart) => addManyToCart(cart, lines)),
})

/** Changes the cart. If a line goes, a toast says so and can undo it. */
export function removeWithToast(change: (cart: Cart) => Cart): void {
  const before = cartStore.get()
  cartStore.change(change)
  const remaining = new Set(cartStore.get().map(({ key }) => key))
  const gone = before.find(({ key }) => !remaining.has(key))
  if (!gone) return
  toast({
    title: 'Item Removed',
    description: `${gone.name} has been removed from your cart.`,
    action: undoRemoval([gone]),
  })
}
