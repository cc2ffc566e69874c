import { nothingTyped, ticketBeside, ticketTyped, typed, TYPING_MS } from './kitchen-keys'

const tickets = [3, 12, 27, 2].map((ticketNumber) => ({ id: `id-${ticketNumber}`, ticketNumber }))

describe('the bump bar', () => {
  it('chooses the ticket of the number typed, and as much as is known of it meanwhile', () => {
    const one = typed(nothingTyped, '1', 10_000)
    expect(ticketTyped(tickets, one)?.ticketNumber).toBe(12)
    expect(ticketTyped(tickets, typed(nothingTyped, '2', 10_000))?.ticketNumber).toBe(2)
    expect(ticketTyped(tickets, typed(typed(nothingTyped, '2', 10_000), '7', 10_400))?.ticketNumber).toBe(27)
    expect(ticketTyped(tickets, typed(nothingTyped, '9', 10_000))).toBeUndefined()
  })

  it('begins a new number after a while', () => {
    expect(typed({ digits: '2', at: 10_000 }, '7', 10_001 + TYPING_MS).digits).toBe('7')
  })

  it('steps from ticket to ticket and stays at the edges', () => {
    expect(ticketBeside(tickets, null, 1)?.ticketNumber).toBe(3)
    expect(ticketBeside(tickets, 'id-3', 1)?.ticketNumber).toBe(12)
    expect(ticketBeside(tickets, 'id-3', -1)?.ticketNumber).toBe(3)
    expect(ticketBeside(tickets, 'id-2', 1)?.ticketNumber).toBe(2)
  })
})
