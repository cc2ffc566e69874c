import type { Ticket } from '#shared/contract/orders'
import { nextBoardActions } from '#shared/rules/order-status'

/** What the simple board's one button sends for a ticket. */
export function nextStatusChange({ status }: Pick<Ticket, 'status'>) {
  const action = nextBoardActions[status]
  return action ? { status: action.status, kitchenStatus: action.kitchenStatus } : null
}
