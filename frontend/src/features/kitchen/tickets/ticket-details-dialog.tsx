import { Box } from '@chakra-ui/react/box'
import { Button } from '#ui/chakra/button'
import { useCallback, useState } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { Dialog, DialogBody, DialogFooter } from '#ui/dialog/dialog'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { RefundButton } from '#features/kitchen/refunds'
import { usePracticeMode } from '../board/board-contexts'
import { DetailedDish } from './detailed-dish'
import { getStageName } from './tickets'
import { useTimes } from './times'
import { Fact, TicketFacts } from './ticket-facts'
import { EditTicketButton, ReprintButton, RescheduleButton, WasteButton } from './ticket-tools'
import { PrintableTicket } from './printable-ticket'
import { TicketRefunds, TicketWastes } from './ticket-refunds'

type OpenTicketDetailsProps = { readonly ticket: Ticket; readonly onClose: () => void }

export function TicketDetailsDialog({ ticket, onClose }: OpenTicketDetailsProps) {
  const { tickets: ticketWords } = useWords()
  const { dialogs } = useDialogWords()
  const { moment } = useTimes()
  const isPractice = usePracticeMode() !== null
  const { history, orderItems, orderType } = ticket
  const [isPrinting, setPrinting] = useState(false)
  const stopPrinting = useCallback(() => setPrinting(false), [])
  return (
    <Dialog
      title={dialogs.details.title(ticket.ticketNumber, ticketWords.orderTypes[orderType])}
      size="lg"
      onClose={onClose}
    >
      <DialogBody>
        <Box display="grid" gap="4" fontSize="lg">
          <TicketFacts ticket={ticket} />
          <Box as="ul" listStyle="none">
            {orderItems.map((line) => (
              <DetailedDish key={line.id} line={line} />
            ))}
          </Box>
          <TicketRefunds ticket={ticket} />
          <TicketWastes ticket={ticket} />
          <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" color="fg.muted">
            {history.map(({ status, kitchenStatus, at }) => (
              <Fact key={at} name={getStageName({ status, kitchenStatus }, ticketWords)}>
                {moment(at)}
              </Fact>
            ))}
          </Box>
        </Box>
      </DialogBody>
      <DialogFooter>
        <RescheduleButton ticket={ticket} />
        {!isPractice && <EditTicketButton ticket={ticket} />}
        {!isPractice && <RefundButton ticket={ticket} />}
        {!isPractice && <WasteButton ticket={ticket} />}
        {!isPractice && <ReprintButton ticket={ticket} />}
        <Button variant="outline" onClick={() => setPrinting(true)}>
          {dialogs.details.print}
        </Button>
        {isPrinting && <PrintableTicket ticket={ticket} onPrinted={stopPrinting} />}
        <Button variant="outline" onClick={onClose}>
          {dialogs.close}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
