import type { MouseEvent, ReactNode } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { getDishUrl, openDish } from './dish-url'
import { preloadDishSheet } from './dish-host'
import { toCartItem } from '#shared/orders/cart/cart'
import { requiresSelection } from '#shared/menu/options'
import { addDishToCart, cartActions } from '#base/cart/use-cart'

type DishLinkProps = { readonly dish: Pick<MenuItem, 'code'>; readonly children: ReactNode }

/**
 * A dish's name, leading to it: over this page where it is simply pressed, to its address
 * otherwise.
 */
export function DishLink({ dish, children }: DishLinkProps) {
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openDish(dish)
  }
  return (
    <a
      className="dish-link"
      href={getDishUrl(dish)}
      aria-haspopup="dialog"
      onPointerDown={preloadDishSheet}
      onClick={open}
    >
      {children}
    </a>
  )
}

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
