import { useMemo, useState } from 'react'
import type { OrderStatus } from '#shared/orders/constants'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { useOneBump } from '../board/board-contexts'
import type { TicketActions } from '../board/use-board'

type Move = Parameters<TicketActions['move']>

const isStarted = (status: OrderStatus): boolean => status !== 'pending' && status !== 'confirmed'

/**
 * Returns a board's actions for the expo, which ask before an order is ready that was not started:
 * one tap on the wrong ticket would tell the guest to come. In one-bump mode no order is ever
 * started, so nothing is asked.
 */
export function useExpoConfirmation(work: TicketActions, isExpo: boolean) {
  const [asked, setAsked] = useState<Move | null>(null)
  const mayAsk = !useOneBump() && isExpo
  const actions = useMemo<TicketActions>(
    () => ({
      ...work,
      move: (ticket, to) => {
        if (mayAsk && to.status === 'ready' && !isStarted(ticket.status)) setAsked([ticket, to])
        else work.move(ticket, to)
      },
    }),
    [work, mayAsk],
  )
  const dialog = asked && (
    <ConfirmDialog
      title={`Mark ticket ${asked[0].ticketNumber} ready?`}
      confirmLabel="Mark Ready"
      keepLabel="Not yet"
      onConfirm={() => work.move(...asked)}
      onClose={() => setAsked(null)}
    >
      The kitchen has not started this order. The guest is told that it is ready.
    </ConfirmDialog>
  )
  return { actions, dialog }
}
