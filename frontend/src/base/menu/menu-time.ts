import { createContext, use } from 'react'
import { useOrderTime } from '../cart/order-time'

/**
 * The time of the order that staff enter, ISO; empty for as soon as possible. Undefined on a
 * guest's pages.
 */
export const MenuTime = createContext<string | undefined>(undefined)

/** The time that the menu is shown for, ISO; empty for now. */
export function useMenuTime(): string {
  const orderTime = useOrderTime()
  return use(MenuTime) ?? orderTime
}
