import {
  EMPTY_TICKET_ENTRY,
  TICKET_ENTRY_TIMEOUT_MS,
  appendTicketDigit,
  arrangeSlots,
  calculateColumns,
  findAdjacentTicket,
  findTicketByEntry,
  isAccidentalTap,
  layoutTickets,
  updateTicketSlots,
  type TicketSlot,
} from './display'

const tickets = (...heights: readonly number[]) => heights.map((height, index) => ({ id: `T${index}`, height }))
const placed = (heights: readonly number[], screen: { count: number; height: number }) =>
  [...layoutTickets(tickets(...heights), { ...screen, gap: 10 }).values()].map(({ column, top, first, last }) => [
    column,
    top,
    first,
    last,
  ])

it('as many columns as fit, at least one, fill the width of the screen', () => {
  const room = { height: 700, gap: 10, atLeast: 290 }
  expect(calculateColumns({ ...room, width: 1264 })).toEqual({ count: 4, width: 308, height: 700, gap: 10 })
  expect(calculateColumns({ ...room, width: 1190 })).toMatchObject({ count: 4, width: 290 })
  expect(calculateColumns({ ...room, width: 1189 })).toMatchObject({ count: 3 })
  expect(calculateColumns({ ...room, width: 200 })).toMatchObject({ count: 1, width: 200 })
})

it('tickets fill one column after the other, then the next page', () => {
  expect(placed([300, 400, 300, 500, 100], { count: 2, height: 700 })).toEqual([
    [0, 0, 0, 0],
    [0, 300, 0, 0],
    [1, 0, 0, 0],
    [2, 0, 1, 1],
    [2, 500, 1, 1],
  ])
})

it('a short ticket fills the space below an older one, but no page shows a newer ticket than the next', () => {
  expect(placed([300, 500, 500, 350, 400, 100], { count: 3, height: 700 })).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
    [2, 0, 0, 0],
    [0, 300, 0, 0],
    [3, 0, 1, 1],
    [3, 400, 1, 1],
  ])
})

it('a ticket higher than a column starts at the top and continues in the next columns; the next ticket follows below it', () => {
  expect(placed([100, 1500, 500, 200], { count: 2, height: 700 })).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 1],
    [3, 100, 1, 1],
    [4, 0, 2, 2],
  ])
})

it('a ticket that continues stays on one page, where its button is in sight', () => {
  expect(placed([100, 100, 1000, 200], { count: 2, height: 700 })).toEqual([
    [0, 0, 0, 0],
    [0, 100, 0, 0],
    [2, 0, 1, 1],
    [3, 300, 1, 1],
  ])
})

it('a ticket that just fits into a column is not split because of its gap', () => {
  expect(placed([705, 100], { count: 2, height: 700 })).toEqual([
    [0, 0, 0, 0],
    [1, 0, 0, 0],
  ])
})

it("rounding doesn't move a ticket to the next column, and a screen without height has one page", () => {
  expect(placed([350.2, 350.2], { count: 1, height: 700 })[1]).toEqual([0, 350.2, 0, 0])
  expect(placed([0, 0], { count: 1, height: 0 })).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ])
})

describe('ticket slots', () => {
  const [one, two, three, four] = ['1', '2', '3', '4'].map((id) => ({ id }))
  type Numbered = { readonly id: string }
  const tickets = (...all: readonly (Numbered | undefined)[]) => all.flatMap((ticket) => ticket ?? [])
  const seen = (places: readonly TicketSlot<Numbered>[]) =>
    places.map(({ ticket, hasLeft }) => (hasLeft ? `(${ticket.id})` : ticket.id))
  const full = updateTicketSlots<Numbered>([], tickets(one, two, three))

  it('keep the place of a ticket that left until it is removed', () => {
    const after = updateTicketSlots(full, tickets(one, three, four))
    expect(seen(after)).toEqual(['1', '(2)', '3', '4'])
    expect(seen(arrangeSlots(after, tickets(one, three, four)))).toEqual(['1', '3', '4'])
    expect(arrangeSlots(after, tickets(one, three, four), new Set(['2']))).toBe(after)
  })

  it('return a recalled ticket to its place', () => {
    const left = updateTicketSlots(full, tickets(one, three))
    expect(seen(updateTicketSlots(left, tickets(one, two, three)))).toEqual(['1', '2', '3'])
    expect(seen(updateTicketSlots(arrangeSlots(left, tickets(one, three)), tickets(one, two, three)))).toEqual([
      '1',
      '2',
      '3',
    ])
  })

  it('stay in place although the order changes, until they are arranged', () => {
    const reordered = tickets(two, three, one)
    expect(updateTicketSlots(full, reordered)).toBe(full)
    expect(seen(arrangeSlots(full, reordered))).toEqual(['2', '3', '1'])
    const left = updateTicketSlots(full, tickets(three, one))
    expect(seen(arrangeSlots(left, tickets(three, one), new Set(['2'])))).toEqual(['3', '1', '(2)'])
  })

  it('stay the same object if nothing changed', () => {
    expect(updateTicketSlots(full, tickets(one, two, three))).toBe(full)
    const left = updateTicketSlots(full, tickets(one))
    expect(updateTicketSlots(left, tickets(one))).toBe(left)
  })
})

describe('the keyboard', () => {
  const tickets = [3, 12, 27, 2].map((ticketNumber) => ({ id: `id-${ticketNumber}`, ticketNumber }))

  describe('the bump bar', () => {
    it('selects the ticket with the typed number, or the first that starts with it', () => {
      const one = appendTicketDigit(EMPTY_TICKET_ENTRY, '1', 10_000)
      expect(findTicketByEntry(tickets, one)?.ticketNumber).toBe(12)
      expect(findTicketByEntry(tickets, appendTicketDigit(EMPTY_TICKET_ENTRY, '2', 10_000))?.ticketNumber).toBe(2)
      expect(
        findTicketByEntry(tickets, appendTicketDigit(appendTicketDigit(EMPTY_TICKET_ENTRY, '2', 10_000), '7', 10_400))
          ?.ticketNumber,
      ).toBe(27)
      expect(findTicketByEntry(tickets, appendTicketDigit(EMPTY_TICKET_ENTRY, '9', 10_000))).toBeUndefined()
    })

    it('starts a new number after a timeout', () => {
      expect(appendTicketDigit({ digits: '2', at: 10_000 }, '7', 10_001 + TICKET_ENTRY_TIMEOUT_MS).digits).toBe('7')
    })

    it('moves from ticket to ticket and stops at the ends', () => {
      expect(findAdjacentTicket(tickets, null, 1)?.ticketNumber).toBe(3)
      expect(findAdjacentTicket(tickets, 'id-3', 1)?.ticketNumber).toBe(12)
      expect(findAdjacentTicket(tickets, 'id-3', -1)?.ticketNumber).toBe(3)
      expect(findAdjacentTicket(tickets, 'id-2', 1)?.ticketNumber).toBe(2)
    })
  })
})

const bumped = { x: 200, y: 300, at: 10_000 }
const tap = (x: number, y: number, at: number) => ({ x, y, at })

it.each([
  ['a second tap in the same place, at once', tap(210, 300, 10_300), 0, true],
  ['a tap there once it had time to look', tap(210, 300, 11_000), 0, false],
  ['a tap on another ticket, at once', tap(500, 300, 10_300), 0, false],
  ['a tap anywhere as tickets have just moved', tap(500, 300, 20_000), 19_700, true],
])('%s', (_what, second, movedAt, stray) => expect(isAccidentalTap(second, bumped, movedAt)).toBe(stray))
