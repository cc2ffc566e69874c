import { useLocation } from 'wouter'
import { toCartItem } from '#shared/orders/cart/cart'
import { cartStore } from '#base/cart/cart-store'
import { notAddedToast, useCart } from '#base/cart/use-cart'
import { useMenu } from '#base/menu/use-menu'
import { toast } from '#ui/toast'

/** The dishes of the test order (docs/product/feedback.md#test-page). */
export const testDishes = [
  { name: 'California Roll', price: '6.25' },
  { name: 'Hibachi Chicken', price: '14.95' },
] as const

/** Replaces the cart with the test dishes from the menu and opens the checkout. */
export function useTestOrder() {
  const { items, isLoading } = useMenu()
  const { addMany } = useCart()
  const [, navigate] = useLocation()

  function placeTestOrder() {
    const dishes = testDishes.flatMap(({ name }) => items.find((dish) => dish.name === name) ?? [])
    if (dishes.length < testDishes.length) {
      toast(notAddedToast)
      return
    }
    cartStore.change(() => [])
    addMany(dishes.map((dish) => toCartItem(dish)))
    navigate('/checkout?returnTo=feedback-test')
  }

  return { isLoading, placeTestOrder }
}
