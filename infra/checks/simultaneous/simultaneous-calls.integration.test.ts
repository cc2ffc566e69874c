import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { emulateTransactionConflicts } from '#infra/testkit/transaction-conflicts'
import { routes, type RegisteredRoute } from '#shared/registry/routes'
import { examples } from '../fields/examples'
import { openFieldWorld, type FieldWorld } from '../fields/field-world'
import { callsWithoutFields, type Prepare } from './calls-without-fields'
import { sendAtOnce } from './send-at-once'

// Guests double-click, browsers repeat, and staff work on the same order. Every writing call is
// sent eight times at once, half of them with one key. Losing a race is never a server's error.

/** Calls that change what the examples of other calls rely on come last. */
const rankOf = ({ name }: RegisteredRoute) => Number(['updateTaxes', 'eraseAccount', 'signOut'].includes(name))

const calls = routes.filter(({ route }) => route.method !== 'GET').toSorted((one, other) => rankOf(one) - rankOf(other))

/** Ways to prepare a call: one for each form of its body. */
const listPreparations = (name: string): readonly Prepare[] => [
  ...[examples[name] ?? []].flat().map(({ prepare }) => prepare),
  ...[callsWithoutFields[name] ?? []].flat(),
]

let world: FieldWorld
let countConflicts: () => number

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  process.env['TRANSCRIBE_COMMAND'] = 'echo Lovely #'
  world = await openFieldWorld()
  countConflicts = emulateTransactionConflicts()
})
afterAll(async () => {
  delete process.env['TRANSCRIBE_COMMAND']
  await world.stop()
})

const cases = calls.flatMap((call) =>
  listPreparations(call.name).map((prepare, index) => ({
    call,
    prepare,
    title: `${call.route.method} ${call.route.path} (form ${index + 1})`,
  })),
)

it('knows an example of every call that changes something', () => {
  const known = new Set(cases.map(({ call }) => call.name))
  expect(calls.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([])
})

it.each(cases)('$title answers eight at once', async ({ call, prepare }) => {
  const prepared = await prepare(world)
  const answers = await sendAtOnce(call, prepared)
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  if (!answers.some(({ status }) => status < 300)) throw new Error(JSON.stringify(answers[0]))
})

it('has caused conflicts between transactions, and leaves a consistent table', async () => {
  expect(countConflicts()).toBeGreaterThan(100)
  await world.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})
