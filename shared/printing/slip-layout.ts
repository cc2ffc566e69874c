import type { Ticket } from '../orders/contract'
import { getDishNames } from '../kitchen/kitchen-names'
import { layoutNames, layoutRows, TEXT_INDENT, withScreen, type Paper, type TicketRow } from './rows'
import { layoutTimes, splitLines, type TicketLayoutOptions } from './ticket-layout'

const heads = { cancelled: 'CANCELLED', 'new-time': 'NEW TIME' } as const

/**
 * Lays out a slip about a ticket that is on paper already: its order was cancelled, or has another
 * time (docs/product/printing.md#slips). Plain text has no big letters, so an alarm begins it.
 */
export function layoutSlip(
  ticket: Ticket,
  kind: keyof typeof heads,
  options: TicketLayoutOptions,
): readonly TicketRow[] {
  const { place, paper } = options
  const { mine, othersRows } = splitLines(ticket, options)
  const guest = `${ticket.orderType.toUpperCase()}, ${ticket.customerInfo.name || 'Guest'}`
  return [
    ...layoutRows(paper, heads[kind], 'alarm'),
    ...layoutRows(paper, `${heads[kind]} #${ticket.ticketNumber}`, 'big'),
    ...(kind === 'new-time' ? layoutTimes(paper, place, ticket) : []),
    ...layoutRows(paper, withScreen(paper, guest), undefined, TEXT_INDENT),
    ...mine.flatMap((line) => layoutNames(paper, getDishNames(line), { head: `${line.quantity} x `, indent: '    ' })),
    ...othersRows,
  ]
}

/** Marks a page that the printer fetched before, which may be on paper already. */
export const layoutReprintMark = (paper: Paper): readonly TicketRow[] => layoutRows(paper, 'REPRINT', 'alarm')
