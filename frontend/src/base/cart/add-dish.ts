import type { MenuItem } from '#shared/contract/menu'
import { toCartItem } from '#shared/rules/cart-acts'
import { toast } from '../components/toast'
import { cartActions } from './use-cart'

/** Puts a dish of the menu into the cart, unless it has just sold out. */
export const addDishToCart = (dish: MenuItem): void =>
  dish.isAvailable
    ? cartActions.add(toCartItem(dish))
    : toast({ title: 'Sold Out', description: `${dish.name} has just sold out for today.`, type: 'warning' })
