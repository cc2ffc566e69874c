import type { MouseEvent, ReactNode } from 'react'
import type { MenuItem } from '#shared/contract/menu'
import { getDishUrl, openDish } from './address'
import { preloadDishSheet } from './load-sheet'

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
