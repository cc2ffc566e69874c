import { useMemo, useState } from 'react'
import { isStarted } from '#shared/orders/transitions'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { useOneBump } from '../board/board-contexts'
import type { TicketActions } from '../board/use-board'

type Move = Parameters<TicketActions['move']>

/**
 * Returns a display's actions, and the dialog that confirms one of them. The expo confirms that an
 * order is ready which the kitchen has not started, because that notifies the guest. One-bump mode
 * skips the stages, so it asks nothing.
 */
export function useExpoConfirmation(work: TicketActions, isExpo: boolean) {
  const [unconfirmed, setUnconfirmed] = useState<Move | null>(null)
  const needsConfirmation = !useOneBump() && isExpo
  const actions = useMemo<TicketActions>(
    () => ({
      ...work,
      move: (ticket, to) => {
        if (needsConfirmation && to.status === 'ready' && !isStarted(ticket.status)) setUnconfirmed([ticket, to])
        else work.move(ticket, to)
      },
    }),
    [work, needsConfirmation],
  )
  const dialog = unconfirmed && (
    <ConfirmDialog
      title={`Mark ticket ${unconfirmed[0].ticketNumber} ready?`}
      confirmLabel="Mark Ready"
      keepLabel="Not yet"
      isDestructive={false}
      onConfirm={() => work.move(...unconfirmed)}
      onClose={() => setUnconfirmed(null)}
    >
      The kitchen has not started this order. Marking it ready notifies the guest.
    </ConfirmDialog>
  )
  return { actions, dialog }
}
