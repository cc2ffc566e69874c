import { Suspense, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { Button } from '#ui/button'
import { useWords } from '#base/language/use-words'
import { usePracticeMode } from '../board/board-contexts'
import { isStaff } from '#shared/accounts/access'
import { isActiveStatus, isReadyStatus } from '#shared/orders/status'
import { useSession } from '#base/session/session'
import { LoadFailureOverlay, lazyComponent } from '#base/loading/lazy-component'
import styles from './reschedule-button.module.css'

const MoveTimeDialog = lazyComponent(
  async () => (await import('./reschedule-dialog')).RescheduleDialog,
  'RescheduleDialog',
  LoadFailureOverlay,
)

/** Lets staff reschedule an order that isn't made yet (docs/product/kitchen.md#rescheduling). */
export function RescheduleButton({ ticket }: { readonly ticket: Ticket }) {
  const { reschedule: words } = useWords().board
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const isPractice = usePracticeMode()
  const isOffered = isActiveStatus(ticket.status) && !isReadyStatus(ticket.status)
  // The open dialog stays: saving then says why it is too late.
  if (isPractice || !isStaff(user) || (!isOffered && !isOpen)) return null
  return (
    <>
      <Button
        variant="outline"
        className={styles.button}
        aria-haspopup="dialog"
        aria-label={words.title(ticket.ticketNumber)}
        onClick={() => setOpen(true)}
      >
        {words.button}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MoveTimeDialog ticket={ticket} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
