import {
  EMPTY_TICKET_ENTRY,
  findAdjacentTicket,
  findTicketByEntry,
  appendTicketDigit,
  TICKET_ENTRY_TIMEOUT_MS,
} from './kitchen-keys'

const tickets = [3, 12, 27, 2].map((ticketNumber) => ({ id: `id-${ticketNumber}`, ticketNumber }))

describe('the bump bar', () => {
  it('chooses the ticket of the number typed, and as much as is known of it meanwhile', () => {
    const one = appendTicketDigit(EMPTY_TICKET_ENTRY, '1', 10_000)
    expect(findTicketByEntry(tickets, one)?.ticketNumber).toBe(12)
    expect(findTicketByEntry(tickets, appendTicketDigit(EMPTY_TICKET_ENTRY, '2', 10_000))?.ticketNumber).toBe(2)
    expect(
      findTicketByEntry(tickets, appendTicketDigit(appendTicketDigit(EMPTY_TICKET_ENTRY, '2', 10_000), '7', 10_400))
        ?.ticketNumber,
    ).toBe(27)
    expect(findTicketByEntry(tickets, appendTicketDigit(EMPTY_TICKET_ENTRY, '9', 10_000))).toBeUndefined()
  })

  it('begins a new number after a while', () => {
    expect(appendTicketDigit({ digits: '2', at: 10_000 }, '7', 10_001 + TICKET_ENTRY_TIMEOUT_MS).digits).toBe('7')
  })

  it('steps from ticket to ticket and stays at the edges', () => {
    expect(findAdjacentTicket(tickets, null, 1)?.ticketNumber).toBe(3)
    expect(findAdjacentTicket(tickets, 'id-3', 1)?.ticketNumber).toBe(12)
    expect(findAdjacentTicket(tickets, 'id-3', -1)?.ticketNumber).toBe(3)
    expect(findAdjacentTicket(tickets, 'id-2', 1)?.ticketNumber).toBe(2)
  })
})
