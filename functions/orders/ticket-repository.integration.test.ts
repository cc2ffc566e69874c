import { startSeededTable } from '#infra/testkit/product/seeded-table'
import { allocateTicketNumber } from './ticket-repository'

let seeded: Awaited<ReturnType<typeof startSeededTable>>

beforeAll(async () => {
  seeded = await startSeededTable()
})
afterAll(() => seeded.stop())

const NOW = new Date('2026-05-04T20:00:00Z')
const MONDAY = '2026-05-04'
const TUESDAY = '2026-05-05'

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, place) => from + place)

test('fifty simultaneous orders get fifty different numbers without a gap', async () => {
  const taken = await Promise.all(numbers(50).map(() => allocateTicketNumber({ location: 'HENPR' }, MONDAY, NOW)))
  expect(taken.toSorted((one, other) => one - other)).toEqual(numbers(50))
  await expect(allocateTicketNumber({ location: 'HENPR' }, MONDAY, NOW)).resolves.toBe(51)
})

test('each location counts each day separately, also for concurrent orders', async () => {
  const allocations = [
    allocateTicketNumber({ location: 'HENOK' }, MONDAY, NOW),
    allocateTicketNumber({ location: 'HENOK' }, TUESDAY, NOW),
    allocateTicketNumber({ location: 'HENOK' }, MONDAY, NOW),
    allocateTicketNumber({ location: 'HEHC' }, MONDAY, NOW),
  ]
  const [first, tuesday, second, elsewhere] = await Promise.all(allocations)
  expect([first, second].toSorted()).toEqual([1, 2])
  expect([tuesday, elsewhere]).toEqual([1, 1])
})
