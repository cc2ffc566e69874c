/** Digits that follow each other within this time name one ticket, in milliseconds. */
export const TICKET_ENTRY_TIMEOUT_MS = 1_500

export type TicketEntry = { readonly digits: string; readonly at: number }

export const EMPTY_TICKET_ENTRY: TicketEntry = { digits: '', at: 0 }

/** The digits typed so far, once another is typed; those of long ago are forgotten. */
export const appendTicketDigit = (before: TicketEntry, digit: string, at: number): TicketEntry => ({
  digits: at - before.at <= TICKET_ENTRY_TIMEOUT_MS ? (before.digits + digit).slice(-4) : digit,
  at,
})

type Numbered = { readonly id: string; readonly ticketNumber: number }

/** The ticket that the digits name: the one of that number, else the first that begins so. */
export const findTicketByEntry = <T extends Numbered>(tickets: readonly T[], { digits }: TicketEntry): T | undefined =>
  tickets.find(({ ticketNumber }) => String(ticketNumber) === digits) ??
  tickets.find(({ ticketNumber }) => String(ticketNumber).startsWith(digits))

/**
 * The ticket so many steps from the chosen one, at the edges the last there; from none, the first.
 */
export function findAdjacentTicket<T extends Numbered>(
  tickets: readonly T[],
  chosenId: string | null,
  steps: number,
): T | undefined {
  const index = tickets.findIndex(({ id }) => id === chosenId)
  return index < 0 ? tickets[0] : tickets[Math.min(tickets.length - 1, Math.max(0, index + steps))]
}
