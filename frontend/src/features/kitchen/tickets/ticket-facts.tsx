import { Box } from '@chakra-ui/react/box'
import type { ReactNode } from 'react'
import type { Ticket } from '#shared/orders/contract'
import { getFirstPromisedAt, getMovedMinutes, getPromisedAt } from '#shared/orders/timing/ticket-timing'
import { formatTicketPayment } from '#shared/payments/payment-text'
import { formatDecimal } from '#shared/platform/money'
import { useLocationConfig } from '#base/location/location'
import { AllergyWarning } from '#ui/allergy-warning'
import { PhoneLink, formatAddressLine } from './order-info'
import { formatMoment } from './tickets'

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
  const location = useLocationConfig()
  const { customerInfo, specialInstructions, arrival, utensils, scheduledFor } = ticket
  const address = formatAddressLine(ticket)
  return (
    <>
      <AllergyWarning order={ticket} />
      <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1">
        <Fact name="Guest">{customerInfo.name || 'Guest'}</Fact>
        {customerInfo.phone && (
          <Fact name="Call when ready">
            <PhoneLink phone={customerInfo.phone} />
          </Fact>
        )}
        {address && <Fact name="Deliver to">{address}</Fact>}
        {specialInstructions && <Fact name="Instructions">{specialInstructions}</Fact>}
        {arrival && (
          <Fact name="Guest is here">
            {[formatMoment(location, arrival.at), arrival.note].filter(Boolean).join(', ')}
          </Fact>
        )}
        {utensils && <Fact name="Utensils">Pack them</Fact>}
        {scheduledFor && <Fact name="For">{formatMoment(location, scheduledFor)}</Fact>}
        <Fact name="Due">{formatMoment(location, getFirstPromisedAt(ticket))}</Fact>
        {getMovedMinutes(ticket) > 0 && (
          <Fact name="Now expected">{formatMoment(location, getPromisedAt(ticket))}</Fact>
        )}
        <Fact name="Payment">{formatTicketPayment(ticket)}</Fact>
        {Number(ticket.tip) > 0 && <Fact name="Tip">{formatDecimal(ticket.tip)}</Fact>}
      </Box>
    </>
  )
}
