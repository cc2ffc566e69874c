import { ageMinutes, ageText, urgencyOf } from './tickets'

describe("an order's age", () => {
  it.each([
    [0, 'normal', '0 min'],
    [20, 'normal', '20 min'],
    [21, 'medium', '21 min'],
    [30, 'medium', '30 min'],
    [31, 'high', '31 min'],
    [65, 'high', '1 h 05 min'],
  ])('of %i minutes is %s and reads %s', (minutes, urgency, text) => {
    const placed = '2026-05-01T16:00:00.000Z'
    expect(ageMinutes(placed, Date.parse(placed) + minutes * 60_000 + 59_999)).toBe(minutes)
    expect(urgencyOf(minutes)).toBe(urgency)
    expect(ageText(minutes)).toBe(text)
  })

  it('is never negative on a slow clock', () => {
    expect(ageMinutes('2026-05-01T16:00:00.000Z', Date.parse('2026-05-01T15:58:00.000Z'))).toBe(0)
  })
})
