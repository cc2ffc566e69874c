import { Suspense, lazy, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { Button } from '#ui/chakra/button'
import { useWords } from '#base/language/use-words'
import { usePracticeMode } from '../board/board-contexts'
import { isStaff } from '#shared/accounts/access'
import { isActiveStatus, isReadyStatus } from '#shared/orders/status'
import { useSession } from '#base/session/session'

/** Lets staff reschedule an order that isn't made yet (docs/product/kitchen.md#rescheduling). */
export function RescheduleButton({ ticket }: { readonly ticket: Ticket }) {
  const { reschedule: words } = useWords().board
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const isPractice = usePracticeMode()
  if (isPractice || !isStaff(user) || !isActiveStatus(ticket.status) || isReadyStatus(ticket.status)) return null
  return (
    <>
      <Button
        variant="outline"
        px="4"
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

const MoveTimeDialog = lazy(() =>
  import('./reschedule-dialog').then((module) => ({ default: module.RescheduleDialog })),
)
