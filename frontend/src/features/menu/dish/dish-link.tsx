import type { MouseEvent, ReactNode } from 'react'
import type { MenuItem } from '#shared/menu/contract'
import { getDishUrl, openDish } from './dish-url'
import { preloadDishSheet } from './dish-host'
import { toCartItem } from '#shared/orders/cart/cart'
import { requiresSelection } from '#shared/menu/options'
import { addDishToCart, cartActions, notAddedToast } from '#base/cart/use-cart'
import { toast } from '#ui/toast'

type DishLinkProps = { readonly dish: Pick<MenuItem, 'code'>; readonly children: ReactNode }

/** A link to a dish. A plain click opens the dish over the page; other clicks open its URL. */
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

/** Whether the guest must choose options first: a group requires it or a default is sold out. */
const needsChoice = ({ optionGroups }: MenuItem): boolean =>
  requiresSelection(optionGroups) ||
  optionGroups.some(({ options }) => options.some(({ isDefault, isAvailable }) => isDefault && !isAvailable))

/**
 * Adds a dish with the given or default options, or opens it if the guest must choose options.
 * Returns whether the dish was added; a failure shows a message.
 */
export function addOrOpenDish(dish: MenuItem, options?: readonly string[]): boolean {
  try {
    if (dish.isAvailable && needsChoice(dish)) {
      openDish(dish)
      return false
    }
    if (dish.isAvailable && options) cartActions.add(toCartItem(dish, options))
    else addDishToCart(dish)
    return dish.isAvailable
  } catch (error) {
    console.error('The dish could not be added', error)
    toast(notAddedToast)
    return false
  }
}
