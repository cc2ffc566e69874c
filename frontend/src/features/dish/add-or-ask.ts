import type { MenuItem } from '#shared/contract/menu'
import { toCartItem } from '#shared/rules/cart-acts'
import { requiresSelection } from '#shared/rules/options'
import { addDishToCart } from '#base/cart/add-dish'
import { cartActions } from '#base/cart/use-cart'
import { openDish } from './address'

/**
 * Whether a dish cannot be added without a question: a choice has to be made, or a default has run
 * out.
 */
const asks = ({ optionGroups }: MenuItem): boolean =>
  requiresSelection(optionGroups) ||
  optionGroups.some(({ options }) => options.some(({ isDefault, isAvailable }) => isDefault && !isAvailable))

/**
 * Adds a dish at once, as it comes or with these options; opens it where it has to be asked. Gives
 * whether it was added.
 */
export function addOrOpenDish(dish: MenuItem, options?: readonly string[]): boolean {
  if (dish.isAvailable && asks(dish)) {
    openDish(dish)
    return false
  }
  if (dish.isAvailable && options) cartActions.add(toCartItem(dish, options))
  else addDishToCart(dish)
  return dish.isAvailable
}
