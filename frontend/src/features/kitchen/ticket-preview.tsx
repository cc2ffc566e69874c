import type { Ticket } from '#shared/contract/orders'
import { TicketFrame } from './components/ticket-frame'
import { AllergenLine } from './components/allergen-line'
import { TicketLines } from './components/ticket-lines'

/**
 * A ticket's paper with its lines, to be looked at: how the owner sees a dish as the kitchen will.
 */
export const TicketPreview = ({ ticket }: { readonly ticket: Ticket }) => (
  <TicketFrame ticket={ticket} isChosen={false}>
    <TicketLines ticket={ticket} lines={ticket.orderItems} />
    <AllergenLine lines={ticket.orderItems} />
  </TicketFrame>
)
