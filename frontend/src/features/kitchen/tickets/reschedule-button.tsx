import type { Ticket } from '#shared/orders/contract'
import { Button } from '#ui/button'
import { useWords } from '#base/language/use-words'
import { useOpenTicketDialog, usePracticeMode } from '../board/board-contexts'
import { isStaff } from '#shared/accounts/access'
import { isActiveStatus, isReadyStatus } from '#shared/orders/status'
import { useSession } from '#base/session/session'
import styles from './reschedule-button.module.css'

/** Lets staff reschedule an order that isn't made yet (docs/product/kitchen.md#rescheduling). */
export function RescheduleButton({ ticket }: { readonly ticket: Ticket }) {
  const { reschedule: words } = useWords().board
  const { user } = useSession()
  const openDialog = useOpenTicketDialog()
  const isPractice = usePracticeMode()
  const isOffered = isActiveStatus(ticket.status) && !isReadyStatus(ticket.status)
  if (isPractice || !isStaff(user) || !isOffered) return null
  return (
    <Button
      variant="outline"
      className={styles.button}
      aria-haspopup="dialog"
      aria-label={words.title(ticket.ticketNumber)}
      onClick={() => openDialog('reschedule', ticket)}
    >
      {words.button}
    </Button>
  )
}
