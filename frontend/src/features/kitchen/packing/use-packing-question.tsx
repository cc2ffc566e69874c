import { useMemo, useState } from 'react'
import type { TicketActions } from '../board/use-board'
import { PackingDialog } from '../handover/lazy-dialogs'

type Move = Parameters<TicketActions['move']>

/**
 * Returns a board's actions, and the dialog that names what is not packed when a ticket is
 * completed (docs/product/kitchen.md#packing).
 */
export function usePackingQuestion(work: TicketActions) {
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
  const dialog = (
    <PackingDialog
      ticket={ticket}
      onConfirm={(reason) => work.move(ticket, { ...to, override: true, overrideReason: reason })}
      onClose={() => setPending(null)}
    />
  )
  return { actions, dialog }
}
