import { writeBusyDays } from '#infra/testkit/busy-day'
import { startEmptyTable } from '#infra/testkit/seeded-table'
import { datesFrom } from '#shared/rules/days'
import { MOST_DAYS } from '#shared/terms/days'
import { dateAfter } from '#shared/rules/local-time'
import { metered, unitsUsed } from '../runtime/log'
import { numbersOf } from './store-period'

const from = '2026-01-01'
const to = dateAfter(from, MOST_DAYS - 1)
const dates = datesFrom(from, to)

let empty: Awaited<ReturnType<typeof startEmptyTable>>
beforeAll(async () => {
  empty = await startEmptyTable()
  await writeBusyDays(dates)
}, 120_000)
afterAll(() => empty.stop())

const caller = {
  visitorId: 'visitor',
  isNewVisitor: false,
  user: { id: 'olive', firstName: 'Olive', lastName: 'Owner', email: 'olive@example.com', role: 'admin' },
} as const

it('reads 92 busy days of three locations for under 180 units, and again with the same result', async () => {
  const ask = () => numbersOf({ location: 'all', from, to, caller })
  const { first, units } = await metered(async () => ({ first: await ask(), units: unitsUsed() }))
  expect(units).toBeLessThan(180)
  const { numbers, together } = first
  expect(numbers.days.every(({ orders, net }) => orders === 300 && net === '7470.00')).toBe(true)
  expect(numbers.days).toHaveLength(MOST_DAYS)
  expect(together.net).toBe((7470 * MOST_DAYS).toFixed(2))
  expect(numbers.stations).toEqual([{ station: 'hibachi', lines: expect.any(Number), medianMinutes: 12 }])
  expect((await ask()).numbers).toEqual(numbers)
})
