import { storeBusyDays } from '#infra/testkit/fixtures/report-days'
import { startEmptyTable } from '#infra/testkit/product/seeded-table'
import { MAX_REPORT_DAYS, addDays, listDates } from '#shared/platform/time'
import { getConsumedUnits, withUsageMeter } from '../platform/log'
import { getNumbers } from './period-figures'

const from = '2026-01-01'
const to = addDays(from, MAX_REPORT_DAYS - 1)
const dates = listDates(from, to)

let empty: Awaited<ReturnType<typeof startEmptyTable>>
beforeAll(async () => {
  empty = await startEmptyTable()
  await storeBusyDays(dates)
})
afterAll(() => empty.stop())

const caller = {
  visitorId: 'visitor',
  isNewVisitor: false,
  user: { id: 'olive', firstName: 'Olive', lastName: 'Owner', email: 'olive@example.com', role: 'admin' },
} as const

it('reads 92 busy days of three locations for under 180 read units, and again with the same result', async () => {
  const getQuarter = () => getNumbers({ location: 'all', from, to, caller })
  const { first, units } = await withUsageMeter(async () => ({ first: await getQuarter(), units: getConsumedUnits() }))
  expect(units).toBeLessThan(180)
  const { numbers, together } = first
  expect(numbers.days.every(({ orders, net }) => orders === 300 && net === '7470.00')).toBe(true)
  expect(numbers.days).toHaveLength(MAX_REPORT_DAYS)
  expect(together.net).toBe((7470 * MAX_REPORT_DAYS).toFixed(2))
  expect(numbers.stations).toEqual([{ station: 'hibachi', lines: expect.any(Number), medianMinutes: 12 }])
  expect((await getQuarter()).numbers).toEqual(numbers)
})
