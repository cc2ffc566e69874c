import { lastDue } from './schedules'

describe('a daily schedule', () => {
  const atTen = { dailyAt: { hour: 10, minute: 0 } }
  it.each([
    ['later that day', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['just before', '2026-11-21T09:59:59.000Z', '2026-11-20T10:00:00.000Z'],
    ['on the first of a month', '2027-01-01T03:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  ])('was last due, seen %s', (_when, now, due) => expect(lastDue(atTen, new Date(now)).toISOString()).toBe(due))
})
