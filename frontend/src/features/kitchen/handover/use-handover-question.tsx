import { useMemo, useState } from 'react'
import type { TicketActions } from '../board/use-board'
import { CodeDialog } from './lazy-dialogs'

type Move = Parameters<TicketActions['move']>

/**
 * Returns a board's actions, and the dialog that asks for the pickup code when a large order is
 * completed (docs/product/kitchen.md#pickup-codes).
 */
export function useHandoverQuestion(work: TicketActions) {
  const [pending, setPending] = useState<Move | null>(null)
  const actions = useMemo<TicketActions>(
    () => ({
      ...work,
      move: (ticket, to) => {
        if (to.status === 'completed' && ticket.asksHandoverCode) setPending([ticket, to])
        else work.move(ticket, to)
      },
    }),
    [work],
  )
  const close = () => setPending(null)
  const answer = (...move: Move) => {
    close()
    work.move(...move)
  }
  return { actions, dialog: pending && <CodeDialog move={pending} onAnswer={answer} onClose={close} /> }
}
