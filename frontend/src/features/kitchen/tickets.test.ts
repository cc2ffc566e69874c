import { getTicketAgeMs, formatTicketAge, getUrgency } from './tickets'

const minutes = (count: number, seconds = 0) => (count * 60 + seconds) * 1_000

describe("an order's age", () => {
  it.each([
    [minutes(0), 'normal', '0:00'],
    [minutes(19, 59), 'normal', '19:59'],
    [minutes(20), 'medium', '20:00'],
    [minutes(29, 59), 'medium', '29:59'],
    [minutes(30), 'high', '30:00'],
    [minutes(65, 9), 'high', '1 h 05'],
  ])('of %i ms is %s and reads %s', (age, urgency, text) => {
    expect(getUrgency(age)).toBe(urgency)
    expect(formatTicketAge(age)).toBe(text)
  })

  it('is never negative on a slow clock', () => expect(getTicketAgeMs(2_000, 1_000)).toBe(0))
})
