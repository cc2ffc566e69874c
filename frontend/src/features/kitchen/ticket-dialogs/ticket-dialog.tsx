import { useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { isActiveStatus } from '#shared/orders/status'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import { useWords } from '#base/language/use-words'
import { DialogNotice } from '#ui/dialog/dialog-notice'
import type { TicketDialogName } from '../board/board-contexts'
import { getStageName } from '../tickets/tickets'
import { loadCancelTicket, loadTicketDetails } from './load-dialogs'

/** The last two need a connection anyway, so a board doesn't load them in advance. */
const dialogs = {
  details: lazyComponent(loadTicketDetails, 'TicketDetailsDialog', LoadFailureOverlay),
  cancel: lazyComponent(loadCancelTicket, 'CancelTicketDialog', LoadFailureOverlay),
  driver: lazyComponent(
    async () => (await import('../delivery/driver-dialog')).DriverDialog,
    'DriverDialog',
    LoadFailureOverlay,
  ),
  reschedule: lazyComponent(
    async () => (await import('../tickets/reschedule-dialog')).RescheduleDialog,
    'RescheduleDialog',
    LoadFailureOverlay,
  ),
} as const satisfies Readonly<Record<TicketDialogName, unknown>>

/** Returns a ticket as it is now. One that left the board while it was open is cancelled. */
const toCurrentTicket = (last: Ticket, isOnBoard: boolean): Ticket =>
  !isOnBoard && isActiveStatus(last.status) ? { ...last, status: 'cancelled', kitchenStatus: 'cancelled' } : last

export type TicketDialogProps = {
  readonly name: TicketDialogName
  /** The ticket as it was when the dialog was opened. */
  readonly opened: Ticket
  /** The tickets of the board, once they are read. */
  readonly tickets: readonly Ticket[] | undefined
  readonly onClose: () => void
}

/** One dialog of a ticket, which says if the order's stage has changed since it was opened. */
export function TicketDialog({ name, opened, tickets, onClose }: TicketDialogProps) {
  const { tickets: words } = useWords()
  const current = tickets?.find(({ id }) => id === opened.id)
  const [last, setLast] = useState(opened)
  if (current && current !== last) setLast(current)
  const ticket = toCurrentTicket(current ?? last, tickets === undefined || current !== undefined)
  const isMoved = ticket.status !== opened.status || ticket.kitchenStatus !== opened.kitchenStatus
  const NamedDialog = dialogs[name]
  return (
    <DialogNotice value={isMoved ? words.stageChanged(getStageName(ticket, words)) : null}>
      <NamedDialog ticket={ticket} onClose={onClose} />
    </DialogNotice>
  )
}
