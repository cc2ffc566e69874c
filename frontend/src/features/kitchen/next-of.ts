import type { Ticket } from '#shared/contract/orders'
import { nextAction } from '#shared/rules/order-status'

/** What the simple board's one button sends for a ticket. */
export function nextOf({ status }: Pick<Ticket, 'status'>) {
  const action = nextAction[status]
  return action ? { status: action.status, kitchenStatus: action.kitchenStatus } : null
}
