import { isStaff } from '#shared/accounts/access'
import type { Ticket } from '#shared/orders/contract'
import { isEditableStatus } from '#shared/orders/editing/edit-rules'
import { useSession } from '#base/session/session'
import { EditOrderButton, KitchenLinesContext } from '#features/order-entry'

/** Lets staff change an order until it is ready. */
export function EditTicketButton({ ticket }: { readonly ticket: Ticket }) {
  const { id, ticketNumber, status, orderItems } = ticket
  const { user } = useSession()
  if (!isStaff(user)) return null
  return (
    <KitchenLinesContext value={orderItems}>
      <EditOrderButton orderId={id} ticketNumber={ticketNumber} isOffered={isEditableStatus(status)} />
    </KitchenLinesContext>
  )
}
