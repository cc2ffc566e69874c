import { lastDue, startSchedules } from './schedules'

describe('a daily schedule', () => {
  const atTen = { dailyAt: { hour: 10, minute: 0 } }
  it.each([
    ['later that day', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['just before', '2026-11-21T09:59:59.000Z', '2026-11-20T10:00:00.000Z'],
    ['on the first of a month', '2027-01-01T03:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  ])('was last due, seen %s', (_when, now, due) => expect(lastDue(atTen, new Date(now)).toISOString()).toBe(due))
})

describe('a clock that is put forward or back', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') }))
  afterEach(() => jest.useRealTimers())

  it('calls what came due within a minute, each day once', async () => {
    const calls: unknown[] = []
    const daily = { name: 'deliver', summary: '', dailyAt: { hour: 10, minute: 0 }, table: 'write' } as const
    const running = startSchedules([daily], { call: async (_entry, event) => void calls.push(event) })
    const at = async (now: string) => {
      jest.setSystemTime(Date.parse(now))
      await jest.advanceTimersByTimeAsync(60_000)
      return calls.length
    }
    expect(await at('2026-11-21T09:30:00Z')).toBe(1)
    expect(await at('2026-11-21T12:00:00Z')).toBe(2)
    expect(await at('2026-11-21T07:00:00Z')).toBe(2)
    expect(await at('2026-11-21T10:00:00Z')).toBe(2)
    expect(await at('2026-11-22T10:00:00Z')).toBe(3)
    await running.stop()
    expect(calls).toEqual(['20', '21', '22'].map((day) => ({ time: `2026-11-${day}T10:00:00.000Z` })))
  })
})
