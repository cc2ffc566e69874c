/**
 * What a display's tickets are set in: columns of one width, so many on a page, as high as the
 * screen has room.
 */
export type ColumnLayout = {
  readonly count: number
  readonly width: number
  readonly height: number
  readonly gap: number
}

/**
 * Where a ticket stands: its first column counted over all pages, how far from the top, and its
 * first and last page.
 */
export type TicketPosition = {
  readonly column: number
  readonly top: number
  readonly first: number
  readonly last: number
  /** Higher than a column: it goes on in the next. */
  readonly isTall: boolean
}

type Room = { readonly width: number; readonly height: number; readonly gap: number; readonly atLeast: number }

/**
 * As many columns as a width has room for, none narrower than `atLeast`; one on a screen that is
 * narrower still. Each of whole pixels: an edge between two of them would be cut off at the end of
 * the screen.
 */
export function calculateColumns({ width, height, gap, atLeast }: Room): ColumnLayout {
  const count = Math.max(1, Math.floor((width + gap) / (atLeast + gap)))
  return { count, width: Math.floor((width - (count - 1) * gap) / count), height, gap }
}

/** What a browser rounds away. */
const HAIR = 0.5

/**
 * Where tickets stand that fill columns one after the other, none of them broken that fits into a
 * column (docs/product/kitchen.md#the-display): a function of their heights alone, each with the
 * gap below it.
 */
export function layoutTickets(
  tickets: readonly { readonly id: string; readonly height: number }[],
  { count, height: high, gap }: Pick<ColumnLayout, 'count' | 'height' | 'gap'>,
): ReadonlyMap<string, TicketPosition> {
  const spots = new Map<string, TicketPosition>()
  let [column, top] = [0, 0]
  const pageOf = (at: number) => Math.floor(at / count)
  for (const { id, height } of tickets) {
    if (top > 0 && top + height > high + HAIR) [column, top] = [column + 1, 0]
    const more = high > 0 ? Math.max(0, Math.ceil((height - gap - HAIR) / high) - 1) : 0
    spots.set(id, { column, top, first: pageOf(column), last: pageOf(column + more), isTall: more > 0 })
    column += more
    top += height - more * high
  }
  return spots
}

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

/**
 * So long a second tap at the place of the last one does nothing, in milliseconds: it was meant for
 * what stood there.
 */
export const REPEAT_TAP_MS = 1_000

/**
 * So long nothing is tapped after tickets have moved, in milliseconds: a finger was on its way to
 * another.
 */
export const LAYOUT_SETTLE_MS = 400

/** A finger's width, in pixels. */
const REACH = 48

export type Tap = { readonly x: number; readonly y: number; readonly at: number }

/**
 * Whether a tap on a display is not meant for what it meets (docs/product/kitchen.md#the-display).
 */
export function isAccidentalTap(tap: Tap, last: Tap | null, movedAt: number): boolean {
  if (tap.at - movedAt < LAYOUT_SETTLE_MS) return true
  return last !== null && tap.at - last.at < REPEAT_TAP_MS && Math.hypot(tap.x - last.x, tap.y - last.y) < REACH
}
