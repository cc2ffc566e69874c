import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb'
import { startEmptyTable } from '#infra/testkit/seeded-table'
import { locations } from '#shared/locations/index'
import { datesFrom, MOST_DAYS } from '#shared/rules/days'
import { dateAfter } from '#shared/rules/local-time'
import { metered, unitsUsed } from '../runtime/log'
import { table, tableName } from '../runtime/table'
import { packed } from './packing'
import { numbersOf } from './store-period'
import { numbersKeys } from './records'

const from = '2026-01-01'
const to = dateAfter(from, MOST_DAYS - 1)
const dates = datesFrom(from, to)

/** As many figures as a day of a hundred orders has, none like those of another day. */
function aBusyDay(index: number) {
  const dishes = Array.from({ length: 60 }, (_, dish) => [
    [`dish/${2100 + dish}/quantity`, 1 + ((dish + index) % 9)],
    [`dish/${2100 + dish}/net`, 1000 + ((dish * 137 + index * 59) % 3000)],
    [`dish/${2100 + dish}/foodCost`, 300 + ((dish * 41 + index * 13) % 900)],
  ])
  const minutes = Array.from({ length: 25 }, (_, minute) => [
    [`total/${minute}`, 1 + ((minute + index) % 4)],
    [`cook/${minute}`, 1 + ((minute * index) % 5)],
    [`station/hibachi/${minute}`, 1 + ((minute + index) % 6)],
  ])
  const figures = { orders: 100, gross: 250_000, discount: 1_000, 'hour/18': 60, 'hour/19': 40, 'type/pickup': 100 }
  return { ...figures, ...Object.fromEntries([...dishes.flat(), ...minutes.flat()]) }
}

let empty: Awaited<ReturnType<typeof startEmptyTable>>
beforeAll(async () => {
  empty = await startEmptyTable()
  const days = locations.flatMap(({ code }, place) =>
    dates.map((date, index) => ({
      ...numbersKeys.day(code, date),
      type: 'Day',
      version: 1,
      figures: packed(aBusyDay(index + place)),
    })),
  )
  for (let at = 0; at < days.length; at += 25) {
    const puts = days.slice(at, at + 25).map((Item) => ({ PutRequest: { Item } }))
    await table.send(new BatchWriteCommand({ RequestItems: { [tableName()]: puts } }))
  }
}, 120_000)
afterAll(() => empty.stop())

const caller = {
  visitorId: 'visitor',
  isNewVisitor: false,
  user: { id: 'olive', firstName: 'Olive', lastName: 'Owner', email: 'olive@example.com', role: 'admin' },
} as const

it('reads 92 busy days of three locations for under 40 units, asked again the same', async () => {
  const ask = () => numbersOf({ location: 'all', from, to, caller })
  const { first, units } = await metered(async () => ({ first: await ask(), units: unitsUsed() }))
  expect(units).toBeLessThan(40)
  const { numbers, together } = first
  expect(numbers.days.every(({ orders, net }) => orders === 300 && net === '7470.00')).toBe(true)
  expect(numbers.days).toHaveLength(MOST_DAYS)
  expect(together.net).toBe((7470 * MOST_DAYS).toFixed(2))
  expect(numbers.stations).toEqual([{ station: 'hibachi', lines: expect.any(Number), medianMinutes: 12 }])
  // The second time sheets and days are known.
  expect((await ask()).numbers).toEqual(numbers)
})
