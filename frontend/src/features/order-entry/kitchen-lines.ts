import { createContext, use } from 'react'
import { getDishNames } from '#shared/kitchen/kitchen-names'
import type { TicketLine } from '#shared/orders/contract'

/** The lines of the ticket that staff change, which say what cooks call its dishes. */
export const KitchenLinesContext = createContext<readonly TicketLine[]>([])

/** Returns what cooks call a dish of the ticket; undefined if as on the menu. */
export function useKitchenName(menuItemId: number): string | undefined {
  const line = use(KitchenLinesContext).find((each) => each.menuItemId === menuItemId)
  const { first, menuName } = line ? getDishNames(line) : {}
  return menuName === undefined ? undefined : first
}
