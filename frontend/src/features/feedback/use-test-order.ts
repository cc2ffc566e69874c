import { useLocation } from 'wouter'
import { toCartItem } from '#shared/rules/cart-acts'
import { toast } from '#base/components/toast'
import { cartStore } from '#base/cart/cart-store'
import { useCart } from '#base/cart/use-cart'
import { useMenu } from '#base/menu/use-menu'

/** What the test order is made of (docs/product/feedback.md#trying-it-out). */
const wanted = [
  { name: 'California Roll', price: '6.25' },
  { name: 'Hibachi Chicken', price: '14.95' },
] as const

/** Fills an empty cart with the two sample dishes of the real menu, and goes to the checkout. */
export function useTestOrder() {
  const { items, isLoading } = useMenu()
  const { addMany } = useCart()
  const [, navigate] = useLocation()

  function place() {
    const dishes = wanted.flatMap(({ name }) => items.find((dish) => dish.name === name) ?? [])
    if (dishes.length < wanted.length) {
      toast({ title: 'Error', description: 'Failed to add item to cart', type: 'error' })
      return
    }
    cartStore.change(() => [])
    addMany(dishes.map((dish) => toCartItem(dish)))
    navigate('/checkout?returnTo=feedback-test')
  }

  return { wanted, isLoading, place }
}
