import { Button } from '#ui/chakra/button'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { useMemo, useState } from 'react'
import { formatTicketPayment, isUnpaid } from '#shared/payments/payment-text'
import { tenders } from '#shared/orders/constants'
import { usePolicy } from '#base/location/location'
import { Dialog, DialogBody } from '#ui/dialog'
import { useWords } from '#base/language/use-words'
import type { TicketActions } from './use-board'

type Move = Parameters<TicketActions['move']>

/**
 * Returns a board's actions, and the dialog that asks how an unpaid order is paid when it is
 * completed (docs/product/kitchen.md#tender). A test site takes no payments, so it asks nothing.
 */
export function useTenderQuestion(work: TicketActions) {
  const { board, tickets } = useWords()
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
  const close = () => setPending(null)
  const title = board.questions.guestTicket(ticket.customerInfo.name || tickets.guest, ticket.ticketNumber)
  const dialog = (
    <Dialog title={title} size="sm" closeLabel={board.questions.close} onClose={close}>
      <DialogBody display="grid" gap="4" pb="6">
        <Text fontSize="xl" fontWeight="semibold">
          {formatTicketPayment(ticket, tickets.payment)}
        </Text>
        <Grid gap="3">
          {tenders.map((tender) => (
            <Button
              key={tender}
              height="16"
              fontSize="xl"
              variant={tender === 'not-collected' ? 'outline' : 'solid'}
              onClick={() => {
                work.move(ticket, { ...to, tender })
                close()
              }}
            >
              {tickets.tenders[tender]}
            </Button>
          ))}
        </Grid>
      </DialogBody>
    </Dialog>
  )
  return { actions, dialog }
}
