import { useMemo, useState } from 'react'
import type { OrderStatus } from '#shared/orders/constants'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { useOneBump } from '../board/board-contexts'
import type { TicketActions } from '../board/use-board'

type Move = Parameters<TicketActions['move']>

const isStarted = (status: OrderStatus): boolean => status !== 'pending' && status !== 'confirmed'

/**
 * Returns a display's actions, and the dialog that confirms one of them. At the expo, marking an
 * order ready that the kitchen has not started needs a confirmation, because the guest is told to
 * come. In one-bump mode the kitchen starts no order, so it needs none.
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
      onConfirm={() => work.move(...unconfirmed)}
      onClose={() => setUnconfirmed(null)}
    >
      The kitchen has not started this order. The guest is told that it is ready.
    </ConfirmDialog>
  )
  return { actions, dialog }
}
