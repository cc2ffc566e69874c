import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { tenders, type Tender } from '#shared/orders/constants'
import { formatTicketPayment } from '#shared/payments/payment-text'
import { Button } from '#ui/chakra/button'
import { Dialog, DialogBody } from '#ui/chakra/dialog'
import { useWords } from '#base/language/use-words'
import type { TicketState } from '../board/use-board'

type TenderDialogProps = {
  readonly ticket: TicketState
  readonly onChoose: (tender: Tender) => void
  readonly onClose: () => void
}

/** Asks how an order is paid. */
export function TenderDialog({ ticket, onChoose, onClose }: TenderDialogProps) {
  const { board, tickets } = useWords()
  const { questions: words } = board
  const title = words.guestTicket(ticket.customerInfo.name || tickets.guest, ticket.ticketNumber)
  return (
    <Dialog title={title} size="sm" closeLabel={words.close} onClose={onClose}>
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
                onChoose(tender)
                onClose()
              }}
            >
              {tickets.tenders[tender]}
            </Button>
          ))}
        </Grid>
      </DialogBody>
    </Dialog>
  )
}
