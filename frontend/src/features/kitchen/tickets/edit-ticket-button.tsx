import { isStaff } from '#shared/accounts/access'
import type { Ticket } from '#shared/orders/contract'
import { isEditableStatus } from '#shared/orders/editing/edit-rules'
import { useSession } from '#base/session/session'
import { EditOrderButton } from '#features/order-entry'

/** Lets staff change an order until it is ready. */
export function EditTicketButton({ ticket: { id, ticketNumber, status } }: { readonly ticket: Ticket }) {
  const { user } = useSession()
  return isStaff(user) && isEditableStatus(status) ? <EditOrderButton orderId={id} ticketNumber={ticketNumber} /> : null
}
