import { markAllergies } from '#shared/kitchen/allergy-notes'
import type { Order, Ticket } from '#shared/orders/contract'

/** Returns an order that staff looked up as its ticket, with nothing struck. */
export const toTicket = ({
  items,
  mayCancel: _mayCancel,
  mayEdit: _mayEdit,
  mayMarkArrived: _mayMarkArrived,
  mayRate: _mayRate,
  edits: _edits,
  ...head
}: Order): Ticket => ({
  ...head,
  orderItems: markAllergies(
    items.map((line) => ({ ...line, isStruck: false })),
    head,
  ),
  isBrief: false,
})
