import { loyaltyKeys } from '#functions/loyalty/records'
import { deleteItems, getItem, putItems } from '#functions/platform/table/table'
import { runDeadLettersCommand } from '#infra/local/stream/dead-letters'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { scaleLimit } from '#infra/testkit/machine-speed'
import { waitUntil } from '#infra/testkit/wait-until'

// A loyalty record that always throws must delay neither paper nor boards.

const LIMIT_MS = scaleLimit(2000)
/** Enough that each lane of the books has a poisoned record. */
const names = ['ana', 'ben', 'cid', 'dan', 'eve', 'fay', 'gus', 'hal']

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
let errors: jest.SpyInstance
beforeAll(async () => {
  for (const level of ['log', 'warn'] as const) jest.spyOn(console, level).mockReturnValue()
  errors = jest.spyOn(console, 'error').mockReturnValue()
  product = await startTestProduct()
  owner = await signInManager(product.url)
})
afterAll(() => product.stop())

const deadLetters = (...words: Parameters<typeof runDeadLettersCommand>[1]) =>
  runDeadLettersCommand(product.dataDir, words).lines.join('\n')

type Points = { readonly currentPoints: number }

/** Completes a customer's order whose loyalty account can't be read. */
async function poison(email: string) {
  const customer = createTestClient(product.url)
  const { body: user } = await customer.signIn(email)
  const { body: order } = await customer.order()
  await product.deliverStream()
  const { body: before } = await customer.get<Points>('/api/loyalty/account')
  const account = await getItem(loyaltyKeys.account(user.id))
  const damaged = { ...loyaltyKeys.account(user.id), type: 'LoyaltyAccount', points: 'many' }
  await putItems([damaged])
  await owner.move(order.id, 'completed')
  return {
    order,
    hasPoints: async () =>
      (await customer.get<Points>('/api/loyalty/account')).body.currentPoints > before.currentPoints,
    repair: () => (account ? putItems([account]) : deleteItems([loyaltyKeys.account(user.id)])),
  }
}

it('delays no ticket: it ends as a dead letter that an alarm names, and a command repairs it', async () => {
  const poisoned = await Promise.all(names.map((name) => poison(`${name}@example.com`)))
  // A new printer gets no earlier tickets.
  const printer = await owner.post<{ token: string }>('/api/desk/printers/HENPR', { name: 'Grill' })
  const door = `${product.url}/api/print/HENPR/${printer.body.token}`
  const isPrinting = async () => {
    const body = JSON.stringify({ statusCode: '200%20OK', printerMAC: '00:11:62:00:00:01' })
    const response = await fetch(door, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return JSON.stringify(await response.json()).includes('"jobReady":true')
  }
  const board = await openTestSocket(product.socketUrl, owner.cookies)
  board.send({ type: 'subscribe', locationId: 'HENPR' })
  board.send({ type: 'ping' })
  await board.hear(({ type }) => type === 'pong')

  const before = performance.now()
  const { body: next } = await createTestClient(product.url).order()
  await board.hear((message) => message.type === 'new_order' && message.order.id === next.id, LIMIT_MS)
  await waitUntil(isPrinting, LIMIT_MS)
  expect(performance.now() - before).toBeLessThan(LIMIT_MS)
  await board.close()

  await product.deliverStream()
  const listed = deadLetters('list')
  for (const { order } of poisoned)
    expect(listed).toMatch(new RegExp(`^award-points-\\d+ .* HENPR ${order.ticketNumber} `, 'm'))
  const alarm = errors.mock.calls.map(([line]) => String(line)).filter((line) => line.startsWith('Gave up on'))
  expect(alarm).toEqual(
    expect.arrayContaining([
      expect.stringMatching(new RegExp(`award-points.*HENPR ${poisoned[0]?.order.ticketNumber}`)),
    ]),
  )

  for (const { repair } of poisoned) await repair()
  expect(deadLetters('put-back', 'all')).toContain('is put back')
  await product.deliverStream()
  expect(deadLetters('list')).toBe('There are no dead letters.')
  expect(await Promise.all(poisoned.map(({ hasPoints }) => hasPoints()))).toEqual(names.map(() => true))
})
