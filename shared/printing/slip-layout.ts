import type { Ticket } from '../orders/contract'
import type { LocationConfig } from '../locations/location'
import { getDishNames } from '../kitchen/kitchen-names'
import { layoutNames, layoutRows, TEXT_INDENT, type Paper, type TicketRow } from './rows'
import { layoutTimes } from './ticket-layout'

type SlipOptions = { readonly place: Pick<LocationConfig, 'timeZone'>; readonly paper: Paper }

const heads = { cancelled: 'CANCELLED', 'new-time': 'NEW TIME' } as const

/**
 * Lays out a slip about a ticket that is on paper already: its order was cancelled, or has another
 * time (docs/product/printing.md#slips).
 */
export const layoutSlip = (
  ticket: Ticket,
  kind: keyof typeof heads,
  { place, paper }: SlipOptions,
): readonly TicketRow[] => [
  ...layoutRows(paper, `${heads[kind]} #${ticket.ticketNumber}`, 'big'),
  ...(kind === 'new-time' ? layoutTimes(paper, place, ticket) : []),
  ...layoutRows(
    paper,
    `${ticket.orderType.toUpperCase()}, ${ticket.customerInfo.name || 'Guest'}`,
    undefined,
    TEXT_INDENT,
  ),
  ...ticket.orderItems.flatMap((line) =>
    layoutNames(paper, getDishNames(line), { head: `${line.quantity} x `, indent: '    ' }),
  ),
]

/** Marks a page that the printer fetched before, which may be on paper already. */
export const layoutReprintMark = (paper: Paper): readonly TicketRow[] => layoutRows(paper, 'REPRINT', 'alarm')
