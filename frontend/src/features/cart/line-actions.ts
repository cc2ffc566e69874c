import type { CartItem } from '#shared/rules/cart'
import { removeFromCart, setCartQuantity } from '#shared/rules/cart-acts'
import { toast } from '#base/components/toast'
import { cartStore } from '#base/cart/cart-store'

const setQuantity = (key: string, quantity: number): void =>
  cartStore.change((cart) => setCartQuantity(cart, key, quantity))

function remove(key: string): void {
  const line = cartStore.get().find((item) => item.key === key)
  if (!line) return
  cartStore.change((cart) => removeFromCart(cart, key))
  toast({ title: 'Item Removed', description: `${line.name} has been removed from your cart.` })
}

function clear(): void {
  cartStore.change(() => [])
  toast({ title: 'Cart Cleared', description: 'All items have been removed from your cart.' })
}

/** What can be done with the lines of the cart where they are shown. */
export const cartLineActions = { setQuantity, remove, clear } as const

/** Takes out what cannot be ordered. */
export function removeCartLines(stuck: readonly CartItem[]): void {
  cartStore.change((cart) => cart.filter(({ key }) => !stuck.some((line) => line.key === key)))
  const names = stuck.map(({ name }) => name).join(', ')
  toast({
    title: 'Item Removed',
    description: `${names} ${stuck.length === 1 ? 'has' : 'have'} been removed from your cart.`,
  })
}
