type Identified = { readonly id: string }

/** A ticket's place on a display; once the ticket has left, the place is kept for a while. */
export type TicketSlot<T> = { readonly ticket: T; readonly hasLeft: boolean }

const isAt =
  (id: string) =>
  ({ ticket }: TicketSlot<Identified>): boolean =>
    ticket.id === id

/**
 * The places of a display as its tickets come and go: who has left keeps theirs, who comes or comes
 * back stands in the tickets' order, so that nothing moves under a finger
 * (docs/product/kitchen.md#the-display). The same where nothing changed.
 */
export function updateTicketSlots<T extends Identified>(
  before: readonly TicketSlot<T>[],
  tickets: readonly T[],
): readonly TicketSlot<T>[] {
  const here = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  const places = before.map((place): TicketSlot<T> => {
    const ticket = here.get(place.ticket.id)
    const isSame = ticket ? ticket === place.ticket && !place.hasLeft : place.hasLeft
    return isSame ? place : { ticket: ticket ?? place.ticket, hasLeft: !ticket }
  })
  const standing = new Set(places.map(({ ticket }) => ticket.id))
  tickets.forEach((ticket, index) => {
    if (standing.has(ticket.id)) return
    const next = tickets.slice(index + 1).find(({ id }) => standing.has(id))
    const position = next ? places.findIndex(isAt(next.id)) : places.length
    places.splice(position, 0, { ticket, hasLeft: false })
    standing.add(ticket.id)
  })
  const isUnchanged = places.length === before.length && places.every((place, index) => place === before[index])
  return isUnchanged ? before : places
}

/** The places without those that were kept for who has left. */
export const removeEmptySlots = <T>(places: readonly TicketSlot<T>[]): readonly TicketSlot<T>[] =>
  places.filter(({ hasLeft }) => !hasLeft)
