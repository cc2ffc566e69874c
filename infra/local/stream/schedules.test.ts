import { getLastDueTime } from '#shared/registry/schedules'
import { createTemporaryFolder } from '#infra/testkit/temporary-folder'
import { openDeadLetters, runDeadLettersCommand } from './dead-letters'
import { startRedelivery } from './redelivery'
import { asyncRetrySettings, startSchedules } from './invocations'

const daily = {
  name: 'deliver',
  summary: '',
  dailyAt: { hour: 10, minute: 0 },
  table: 'write',
  alertsOwner: false,
  pushes: false,
} as const

describe('a daily schedule', () => {
  const atTen = { dailyAt: { hour: 10, minute: 0 } }
  it.each([
    ['later that day', '2026-11-21T10:00:00.000Z', '2026-11-21T10:00:00.000Z'],
    ['just before', '2026-11-21T09:59:59.000Z', '2026-11-20T10:00:00.000Z'],
    ['on the first of a month', '2027-01-01T03:00:00.000Z', '2026-12-31T10:00:00.000Z'],
  ])('was last due, seen %s', (_when, now, due) => expect(getLastDueTime(atTen, new Date(now)).toISOString()).toBe(due))
})

it.each([
  ['between two', '2026-11-21T10:29:59.000Z', '2026-11-21T10:00:00.000Z'],
  ['at its moment', '2026-11-21T10:30:00.000Z', '2026-11-21T10:30:00.000Z'],
])('a schedule of every half hour was last due, seen %s', (_when, now, due) =>
  expect(getLastDueTime({ everyMinutes: 30 }, new Date(now)).toISOString()).toBe(due),
)

describe('a clock that is changed', () => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-11-21T09:00:00Z') }))
  afterEach(() => jest.useRealTimers())

  it('still calls a schedule within a minute and once per day', async () => {
    const calls: unknown[] = []
    const letters = { keepSchedule: () => {} }
    const running = startSchedules([daily], { call: async (_entry, event) => void calls.push(event) }, letters)
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

describe('a schedule that fails', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation()
    jest.replaceProperty(asyncRetrySettings, 'waitsMs', [0, 0, 0])
  })
  afterEach(() => jest.restoreAllMocks())

  /** A function that fails for the first calls, with a log of its calls. */
  function failing(times: number) {
    const calls: unknown[] = []
    const call = async (_entry: string, event: unknown) => {
      calls.push(event)
      if (calls.length <= times) throw new Error('the table is away')
    }
    return { calls, call }
  }

  async function ran(functions: ReturnType<typeof failing>, dataDir: string): Promise<void> {
    await startSchedules([daily], functions, openDeadLetters(dataDir)).stop()
  }

  it('is retried', async () => {
    const dataDir = createTemporaryFolder('schedules')
    const functions = failing(2)
    await ran(functions, dataDir)
    expect(functions.calls).toHaveLength(3)
    expect(openDeadLetters(dataDir).list()).toEqual([])
  })

  it('becomes a dead letter if it keeps failing, and runs for the same time once a person puts it back', async () => {
    const dataDir = createTemporaryFolder('schedules')
    const functions = failing(3)
    await ran(functions, dataDir)
    const letters = openDeadLetters(dataDir)
    expect(letters.list()).toMatchObject([{ schedule: 'deliver', reason: 'Error: the table is away' }])
    expect(runDeadLettersCommand(dataDir, ['list']).lines).toEqual([expect.stringContaining('the table is away')])

    expect(runDeadLettersCommand(dataDir, ['put-back', 'all']).done).toBe(true)
    const putBacks = startRedelivery(letters, functions, { accept: () => undefined })
    await putBacks.idle()
    await putBacks.stop()
    expect(functions.calls).toHaveLength(4)
    expect(functions.calls[3]).toEqual(functions.calls[0])
    expect([...letters.list(), ...letters.waiting()]).toEqual([])
  })
})
