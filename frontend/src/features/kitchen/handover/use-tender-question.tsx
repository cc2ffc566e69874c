import { useMemo, useState } from 'react'
import { isUnpaid } from '#shared/payments/payment-text'
import { usePolicy } from '#base/location/location'
import { TenderDialog } from './lazy-dialogs'
import type { TicketActions } from '../board/use-board'

type Move = Parameters<TicketActions['move']>

/**
 * Returns a board's actions, and the dialog that asks how an unpaid order is paid when it is
 * completed (docs/product/kitchen.md#tender). A test site takes no payments, so it asks nothing.
 */
export function useTenderQuestion(work: TicketActions) {
  const { payment } = usePolicy()
  const [pending, setPending] = useState<Move | null>(null)
  const isPaidHere = payment !== 'rehearsed'
  const actions = useMemo<TicketActions>(
    () => ({
      ...work,
      move: (ticket, to) => {
        if (isPaidHere && to.status === 'completed' && isUnpaid(ticket)) setPending([ticket, to])
        else work.move(ticket, to)
      },
    }),
    [work, isPaidHere],
  )
  if (!pending) return { actions, dialog: null }
  const [ticket, to] = pending
  const dialog = (
    <TenderDialog
      ticket={ticket}
      onChoose={(tender) => work.move(ticket, { ...to, tender })}
      onClose={() => setPending(null)}
    />
  )
  return { actions, dialog }
}
