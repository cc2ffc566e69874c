import { useMemo, useState } from 'react'
import { useWords } from '#base/language/use-words'
import { ConfirmDialog } from '#ui/confirm-dialog'
import type { TicketActions } from '../board/use-board'
import { getPackingText } from './packing-text'

type Move = Parameters<TicketActions['move']>

/**
 * Returns a board's actions, and the dialog that names what is not packed when a ticket is
 * completed (docs/product/kitchen.md#packing).
 */
export function usePackingQuestion(work: TicketActions) {
  const { board, tickets } = useWords()
  const { questions: words } = board
  const [pending, setPending] = useState<Move | null>(null)
  const actions = useMemo<TicketActions>(
    () => ({
      ...work,
      move: (ticket, to) => {
        const isMissing = ticket.packing?.some(({ isPacked }) => !isPacked) === true
        if (isMissing && to.status === 'completed' && !to.override) setPending([ticket, to])
        else work.move(ticket, to)
      },
    }),
    [work],
  )
  if (!pending) return { actions, dialog: null }
  const [ticket, to] = pending
  const missing = (ticket.packing ?? []).filter(({ isPacked }) => !isPacked)
  const dialog = (
    <ConfirmDialog
      title={words.notPacked(ticket.ticketNumber)}
      confirmLabel={words.completeAnyway}
      keepLabel={words.back}
      onConfirm={() => work.move(ticket, { ...to, override: true })}
      onClose={() => setPending(null)}
    >
      {words.missing(missing.map((item) => `${item.quantity}× ${getPackingText(item, tickets)}`).join(', '))}
    </ConfirmDialog>
  )
  return { actions, dialog }
}
