/**
 * The column layout of a kitchen display: columns of one width, `count` per page, as high as the
 * screen allows. All values are pixels.
 */
export type ColumnLayout = {
  readonly count: number
  readonly width: number
  readonly height: number
  readonly gap: number
}

/**
 * The position of a ticket: its first column, counted over all pages, its distance from the top in
 * pixels, and its first and last page.
 */
export type TicketPosition = {
  readonly column: number
  readonly top: number
  readonly first: number
  readonly last: number
  /** In how many further columns a ticket that is higher than a column continues. */
  readonly continues: number
}

type DisplaySize = { readonly width: number; readonly height: number; readonly gap: number; readonly atLeast: number }

/**
 * Fits as many columns of at least `atLeast` pixels as possible, and at least one. Widths are whole
 * pixels; otherwise the edge of the last column would be cut off.
 */
export function calculateColumns({ width, height, gap, atLeast }: DisplaySize): ColumnLayout {
  const count = Math.max(1, Math.floor((width + gap) / (atLeast + gap)))
  return { count, width: Math.floor((width - (count - 1) * gap) / count), height, gap }
}

/** Tolerance for the browser's rounding, in pixels. */
const ROUNDING_PX = 0.5

/**
 * Lays tickets out page by page (docs/product/kitchen.md#display-mode). Each ticket gets the first
 * column of the page that has room for it, so that a short one fills the space below an older one.
 * Once a ticket doesn't fit, the next page begins, so that no page shows a newer ticket than the
 * next. A ticket that fits into one column is never split, and one that fits on a page stays on one
 * page, with its button. Each height includes the gap below it.
 */
export function layoutTickets(
  tickets: readonly { readonly id: string; readonly height: number }[],
  { count, height: columnHeight, gap }: Pick<ColumnLayout, 'count' | 'height' | 'gap'>,
): ReadonlyMap<string, TicketPosition> {
  const positions = new Map<string, TicketPosition>()
  let page = 0
  let filled = Array.from({ length: count }, () => 0)
  const nextPage = () => {
    page += 1
    filled = filled.map(() => 0)
    return 0
  }
  for (const { id, height } of tickets) {
    const more = columnHeight > 0 ? Math.max(0, Math.ceil((height - gap - ROUNDING_PX) / columnHeight) - 1) : 0
    const found = filled.findIndex((used, index) =>
      more > 0
        ? (index + more < count || more >= count) && filled.slice(index).every((other) => other === 0)
        : used === 0 || used + height <= columnHeight + ROUNDING_PX,
    )
    const index = found < 0 ? nextPage() : found
    const [first, top, column] = [page, filled[index] ?? 0, page * count + index]
    const end = index + more
    // A tall ticket may continue on further pages.
    while (page < first + Math.floor(end / count)) nextPage()
    const last = end % count
    filled = filled.map((used, at) => {
      if (at === last) return top + height - more * columnHeight
      return more > 0 && at < last && (page > first || at >= index) ? columnHeight : used
    })
    positions.set(id, { column, top, first, last: page, continues: more })
  }
  return positions
}

type Identified = { readonly id: string }

/** A ticket's slot on a display. It stays empty for a while after the ticket has left. */
export type TicketSlot<T> = { readonly ticket: T; readonly hasLeft: boolean }

const isAt =
  (id: string) =>
  ({ ticket }: TicketSlot<Identified>): boolean =>
    ticket.id === id

/**
 * Updates the slots as tickets come and go, so that no ticket moves under a finger
 * (docs/product/kitchen.md#display-mode). The slot of a ticket that left stays, and new tickets are
 * inserted in order. Returns `before` if nothing changed.
 */
export function updateTicketSlots<T extends Identified>(
  before: readonly TicketSlot<T>[],
  tickets: readonly T[],
): readonly TicketSlot<T>[] {
  const current = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  const slots = before.map((slot): TicketSlot<T> => {
    const ticket = current.get(slot.ticket.id)
    const isSame = ticket ? ticket === slot.ticket && !slot.hasLeft : slot.hasLeft
    return isSame ? slot : { ticket: ticket ?? slot.ticket, hasLeft: !ticket }
  })
  const placedIds = new Set(slots.map(({ ticket }) => ticket.id))
  tickets.forEach((ticket, index) => {
    if (placedIds.has(ticket.id)) return
    const next = tickets.slice(index + 1).find(({ id }) => placedIds.has(id))
    const position = next ? slots.findIndex(isAt(next.id)) : slots.length
    slots.splice(position, 0, { ticket, hasLeft: false })
    placedIds.add(ticket.id)
  })
  const isUnchanged = slots.length === before.length && slots.every((slot, index) => slot === before[index])
  return isUnchanged ? before : slots
}

const noIds: ReadonlySet<string> = new Set()

/**
 * Returns the slots in the order of the tickets, without those whose ticket left. The slot of a
 * ticket to be acknowledged stays behind its neighbor. Returns `slots` if nothing changes.
 */
export function arrangeSlots<T extends Identified>(
  slots: readonly TicketSlot<T>[],
  tickets: readonly T[],
  unacknowledgedIds = noIds,
): readonly TicketSlot<T>[] {
  const ranks = new Map(tickets.map(({ id }, index) => [id, index]))
  const remaining = slots.filter(({ hasLeft, ticket }) => !hasLeft || unacknowledgedIds.has(ticket.id))
  const rankAt = (index: number): number => {
    const slot = remaining[index]
    return slot ? (ranks.get(slot.ticket.id) ?? rankAt(index - 1)) : -1
  }
  const arranged = remaining
    .map((slot, index) => ({ slot, rank: rankAt(index) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ slot }) => slot)
  return arranged.length === slots.length && arranged.every((slot, index) => slot === slots[index]) ? slots : arranged
}

/** Digits typed within this time belong to one ticket number, in milliseconds. */
export const TICKET_ENTRY_TIMEOUT_MS = 1_500

export type TicketEntry = { readonly digits: string; readonly at: number }

export const EMPTY_TICKET_ENTRY: TicketEntry = { digits: '', at: 0 }

/** Appends a typed digit. Digits older than `TICKET_ENTRY_TIMEOUT_MS` are dropped. */
export const appendTicketDigit = (before: TicketEntry, digit: string, at: number): TicketEntry => ({
  digits: at - before.at <= TICKET_ENTRY_TIMEOUT_MS ? (before.digits + digit).slice(-4) : digit,
  at,
})

type Numbered = { readonly id: string; readonly ticketNumber: number }

/**
 * Finds the ticket with the typed number, otherwise the first whose number starts with the digits.
 */
export const findTicketByEntry = <T extends Numbered>(tickets: readonly T[], { digits }: TicketEntry): T | undefined =>
  tickets.find(({ ticketNumber }) => String(ticketNumber) === digits) ??
  tickets.find(({ ticketNumber }) => String(ticketNumber).startsWith(digits))

/**
 * Returns the ticket `steps` away from the chosen one, stopping at the first and last. Without a
 * chosen ticket it returns the first.
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
 * A second tap at the same place within this time is ignored, in milliseconds. It was meant for the
 * ticket that was there before.
 */
const REPEAT_TAP_MS = 1_000

/** Taps are ignored for this long after tickets have moved, in milliseconds. */
const LAYOUT_SETTLE_MS = 400

/** Taps closer than this are at the same place. */
const TAP_RADIUS_PX = 48

export type Tap = { readonly x: number; readonly y: number; readonly at: number }

/**
 * Whether to ignore a tap because it was probably meant for another ticket
 * (docs/product/kitchen.md#display-mode).
 */
export function isAccidentalTap(tap: Tap, last: Tap | null, movedAt: number): boolean {
  if (tap.at - movedAt < LAYOUT_SETTLE_MS) return true
  return last !== null && tap.at - last.at < REPEAT_TAP_MS && Math.hypot(tap.x - last.x, tap.y - last.y) < TAP_RADIUS_PX
}
