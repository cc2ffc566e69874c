import { startSeededTable } from '#infra/testkit/seeded-table'
import { table } from '../runtime/table'
import { nextTicketNumber } from './store-tickets'

let seeded: Awaited<ReturnType<typeof startSeededTable>>
let updates = 0

beforeAll(async () => {
  seeded = await startSeededTable()
  table.middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        if (commandName === 'UpdateCommand') updates += 1
        return next(args)
      },
    { step: 'initialize', name: 'count updates' },
  )
}, 60_000)
beforeEach(() => void (updates = 0))
afterAll(() => seeded.stop())

const MONDAY = new Date('2026-05-04T20:00:00Z')
const TUESDAY = new Date('2026-05-05T20:00:00Z')

const numbers = (count: number, from = 1) => Array.from({ length: count }, (_, place) => from + place)

test('fifty orders at once have numbers of their own, in the order in which they came, by two updates', async () => {
  const taken = await Promise.all(numbers(50).map(() => nextTicketNumber('HENPR', MONDAY)))
  expect(taken).toEqual(numbers(50))
  expect(updates).toBeLessThanOrEqual(2)
  await expect(nextTicketNumber('HENPR', MONDAY)).resolves.toBe(51)
})

test('each location counts its own days, also where all ask at once', async () => {
  const asked = [
    nextTicketNumber('HENOK', MONDAY),
    nextTicketNumber('HENOK', TUESDAY),
    nextTicketNumber('HENOK', MONDAY),
    nextTicketNumber('HEHC', MONDAY),
  ]
  await expect(Promise.all(asked)).resolves.toEqual([1, 1, 2, 1])
})
