import './delivery.css'
import { TruckIcon } from 'lucide-react'
import { isStaff } from '#shared/accounts/access'
import type { Ticket } from '#shared/orders/contract'
import { isReadyStatus } from '#shared/orders/status'
import { useWords } from '#base/language/use-words'
import { useSession } from '#base/session/session'
import { useOpenTicketDialog, usePracticeMode } from '../board/board-contexts'
import { useTimes } from '../tickets/times'

/**
 * Who delivers an order that is ready, and since when; a tap chooses the driver
 * (docs/product/kitchen.md#drivers).
 */
export function DeliveryNote({ ticket }: { readonly ticket: Ticket }) {
  const { orderType, status } = ticket
  return orderType === 'delivery' && isReadyStatus(status) ? <DriverButton ticket={ticket} /> : null
}

function DriverButton({ ticket }: { readonly ticket: Ticket }) {
  const { delivery: words } = useWords().tickets
  const { moment } = useTimes()
  const openDialog = useOpenTicketDialog()
  const isPractice = usePracticeMode() !== null
  const { user } = useSession()
  const { driver, history, ticketNumber } = ticket
  const left = history.findLast(({ status }) => status === 'out-for-delivery')
  if (isPractice || !isStaff(user)) return null
  return (
    <button
      type="button"
      className="driver"
      aria-haspopup="dialog"
      aria-label={driver ? undefined : words.label(ticketNumber)}
      onClick={() => openDialog('driver', ticket)}
    >
      <TruckIcon />
      {driver && left ? words.out(driver.name, moment(left.at)) : words.button}
    </button>
  )
}
