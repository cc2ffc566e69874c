import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { getFirstPromisedAt, getMovedMinutes, getPromisedAt } from '#shared/orders/timing/ticket-timing'
import { formatTicketPayment } from '#shared/payments/payment-text'
import { formatDecimal } from '#shared/platform/money'
import { useDialogWords } from '#base/language/use-dialog-words'
import { useWords } from '#base/language/use-words'
import { AllergyWarning } from '#ui/allergy-warning'
import { PhoneLink, formatAddressLine } from './order-info'
import { useTimes } from './times'

/** A row of a list of facts. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Box display="contents">
    <Box as="dt" color="fg.muted">
      {name}
    </Box>
    <Box as="dd" overflowWrap="anywhere">
      {children}
    </Box>
  </Box>
)

/** What staff must know of a ticket besides its dishes: guest, times and payment. */
export function TicketFacts({ ticket }: { readonly ticket: Ticket }) {
  const { tickets: ticketWords } = useWords()
  const { details: words } = useDialogWords().dialogs
  const { moment } = useTimes()
  const { customerInfo, specialInstructions, arrival, utensils, scheduledFor } = ticket
  const address = formatAddressLine(ticket)
  return (
    <>
      <AllergyWarning order={ticket} words={ticketWords.allergy} />
      <Box
        as="dl"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto 1fr' }}
        columnGap="4"
        rowGap="1"
      >
        <Fact name={words.guest}>{customerInfo.name || ticketWords.guest}</Fact>
        {customerInfo.phone && (
          <Fact name={words.callWhenReady}>
            <PhoneLink phone={customerInfo.phone} />
          </Fact>
        )}
        {address && <Fact name={words.deliverTo}>{address}</Fact>}
        {specialInstructions && <Fact name={words.instructions}>{specialInstructions}</Fact>}
        {arrival && (
          <Fact name={words.guestIsHere}>{[moment(arrival.at), arrival.note].filter(Boolean).join(', ')}</Fact>
        )}
        {utensils && <Fact name={words.utensils}>{words.packThem}</Fact>}
        {scheduledFor && <Fact name={words.scheduledFor}>{moment(scheduledFor)}</Fact>}
        <Fact name={words.due}>{moment(getFirstPromisedAt(ticket))}</Fact>
        {getMovedMinutes(ticket) > 0 && <Fact name={words.nowExpected}>{moment(getPromisedAt(ticket))}</Fact>}
        <Fact name={words.payment}>{formatTicketPayment(ticket, ticketWords.payment)}</Fact>
        {Number(ticket.tip) > 0 && <Fact name={words.tip}>{formatDecimal(ticket.tip)}</Fact>}
      </Box>
    </>
  )
}
