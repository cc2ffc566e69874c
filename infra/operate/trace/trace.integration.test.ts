import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { failBeforeWriting } from '#infra/testkit/fail-before-write'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { numbersKeys } from '#functions/numbers/records'
import { loyaltyKeys } from '#functions/loyalty/records'
import { orderKeys } from '#functions/orders/records'
import { log } from '#functions/platform/log'
import { formatKey, getItem, getKey, putItems } from '#functions/platform/table/table'
import { runDeadLettersCommand } from '#infra/local/stream/dead-letters'
import { toWallClock } from '#shared/platform/time'
import { getLocation } from '#shared/locations/index'
import { openLocalLog } from './local-log'
import { runTrace } from './run-trace'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  process.env['LOG_LEVEL'] = 'info'
  for (const level of ['log', 'warn', 'error'] as const) jest.spyOn(console, level).mockImplementation(() => undefined)
  product = await startTestProduct()
})
afterAll(() => product.stop())

const today = () => toWallClock(getLocation('HENPR'), new Date()).date

const trace = async (subject: string, isComplete = true) => {
  const options = { log: openLocalLog(product.dataDir), now: new Date(), isComplete }
  const { lines, isFound } = await runTrace(['HENPR', subject, today()], options)
  return { isFound, text: lines.join('\n') }
}

/** The places of the texts in the trace, in the sequence in which the trace has them. */
const expectInSequence = (text: string, expected: readonly RegExp[]) => {
  const places = expected.map((pattern) => ({ pattern: String(pattern), at: text.search(pattern) }))
  expect(places.filter(({ at }) => at < 0)).toEqual([])
  expect(places).toEqual([...places].sort((one, other) => one.at - other.at))
}

it('shows an order that was placed, paused, moved and refunded, with a reaction that was killed in between', async () => {
  const guest = createTestClient(product.url)
  const owner = await signInManager(product.url)
  failBeforeWriting((sk) => /Z#[0-9A-Z]{12}$/.test(sk))
  const { body: order } = await guest.order()
  await product.deliverStream()
  await owner.put('/api/kitchen/intake/HENPR', { state: 'paused', minutes: 30, reason: 'Power cut' })
  await owner.move(order.id, 'confirmed')
  await owner.post(`/api/kitchen/orders/${order.id}/refunds`, { amount: '5.00', reason: 'late' })
  await product.deliverStream()

  const { isFound, text } = await trace(String(order.ticketNumber))
  expect(isFound).toBe(true)
  expectInSequence(text, [
    new RegExp(`Ticket ${order.ticketNumber} at .*order ${order.id}, confirmed`),
    /order {5}placed as pending/,
    /request {3}POST \/api\/orders\/test · 201 · guest .* requestId=\S+ · lambdaRequestId=\S+ · reference=\w{4}/,
    /reaction {2}track-unconfirmed-orders .*FAILED · Error: Killed before it was written down/,
    /desk {6}Orders paused until .*Power cut/,
    /order {5}moved to confirmed/,
    /order {5}refund of \S*5\.00 \(late\)/,
  ])
  expect(text).toMatch(/reaction {2}track-unconfirmed-orders · records: 1 · lambdaRequestId/)
  expect(text).toMatch(/push {6}push-kitchen-tickets · new_order/)
  expect(text).toMatch(/access {4}POST \/api\/orders\/test · 201 .* integrationRequestId=/)
  expect(text).toMatch(/mail {6}\S*refund\S*: sent/)
  expect(text).not.toContain('Dana')
})

it('finds an order that the paused kitchen rejected by the reference that its guest reads out', async () => {
  const guest = createTestClient(product.url)
  const [before, running] = ['0f0f0f0 orders: store the weights', '1a2b3c4 orders: store the sizes']
  for (const commit of [before, before, running]) log.info('start', { commit })
  const owner = await signInManager(product.url)
  await owner.put('/api/kitchen/intake/HENPR', { state: 'paused', minutes: 30, reason: 'Storm' })
  log.info('start', { commit: running })
  const { status, body } = await guest.order()
  expect(status).toBe(409)
  const { reference = '' } = JSON.parse(JSON.stringify(body))
  const { text } = await trace(reference.toLowerCase())
  expectInSequence(text, [
    /desk {6}Orders paused/,
    /start {5}0f0f0f0 orders: store the weights/,
    /start {5}1a2b3c4 orders: store the sizes/,
    /desk {6}Orders paused.*Storm/,
    /request {3}POST \/api\/orders\/test · kitchen-paused · guest/,
  ])
  expect(text.match(/ start /g)).toHaveLength(2)
})

it('shows a step that fails for good as one line, and of other tickets nothing', async () => {
  const customer = createTestClient(product.url)
  const { body: user } = await customer.signIn('rosa@example.com')
  const owner = await signInManager(product.url)
  await owner.put('/api/kitchen/intake/HENPR', { state: 'open' })
  const { body: order } = await customer.order()
  const { body: other } = await createTestClient(product.url).order()
  await putItems([{ ...loyaltyKeys.account(user.id), type: 'LoyaltyAccount', points: 'many' }])
  for (const status of ['confirmed', 'preparing', 'ready', 'completed']) await owner.move(order.id, status)
  await owner.move(other.id, 'cancelled')
  await product.deliverStream()

  const { text } = await trace(String(order.ticketNumber))
  expect(text).toMatch(/order {5}placed as pending \(kitchen: waiting\) by the customer/)
  const [problems = '', life = ''] = text.split('All:')
  expect(life.match(/reaction {2}award-points · FAILED \d+ times · \w+/g)).toHaveLength(1)
  expect(problems.match(/Look at:|award-points · FAILED/g)).toHaveLength(2)
  expect(text).not.toContain(`Ticket ${other.ticketNumber}`)
  expect((await trace(String(other.ticketNumber))).text).toMatch(/moved to cancelled .* because: Other reason/)
  const { lines } = runDeadLettersCommand(product.dataDir, ['list'])
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^award-points-.* HENPR ${order.ticketNumber} `)))
})

it('shows what is wrong with a record that can not be read, and still finds the other tickets', async () => {
  const guest = createTestClient(product.url)
  const { body: order } = await guest.order()
  const { body: next } = await createTestClient(product.url).order()
  await product.deliverStream()
  const record = await getItem(orderKeys.order(order.id))
  await putItems([{ ...record, lines: 'none' }])
  try {
    const { body } = await guest.post(`/api/orders/${order.id}/cancel`)
    const { text } = await trace(String(order.ticketNumber))
    expect(text).toMatch(new RegExp(`order ${order.id}, UNREADABLE RECORD \\(lines: Invalid input`))
    expect(text).toMatch(
      /request {3}POST \/api\/orders\/\{orderId\}\/cancel · damaged-record .*ZodError: lines: Invalid input.*reference=/,
    )
    const { reference = '' } = JSON.parse(JSON.stringify(body))
    expect((await trace(reference)).text).toContain(`It concerns ticket ${order.ticketNumber}`)
    expect((await trace(String(next.ticketNumber))).text).toContain(`order ${next.id}, pending`)
  } finally {
    await putItems([{ ...record }])
  }
})

it('names a damaged record that a step has read, as a problem until it is repaired', async () => {
  const { body: order } = await createTestClient(product.url).order()
  await product.deliverStream()
  const day = { ...numbersKeys.day('HENPR', '2027-01-02'), type: 'Day', version: 1, figures: {} }
  await putItems([{ ...day, figures: { orders: 'two' } }])
  log.error('damaged-record', new Error('No number'), { record: formatKey(getKey(day)), orderId: order.id })
  const problem = /damaged-record {2}NUMBERS#TEST-HENPR\|2027-01-02 · FAILED · Error: No number[^]*All:/
  expect((await trace(String(order.ticketNumber))).text).toMatch(problem)
  await putItems([day])
  const { text } = await trace(String(order.ticketNumber))
  expect(text).not.toMatch(problem)
  expect(text).toMatch(/All:[^]*damaged-record {2}NUMBERS/)
})

it('misses the paper of a printer that was removed before it printed, until another one printed it', async () => {
  const owner = await signInManager(product.url)
  const printers = '/api/desk/printers/HENPR'
  const { body: grill } = await owner.post<{ id: string }>(printers, { name: 'Grill', stations: ['hibachi', 'sushi'] })
  const { body: order } = await createTestClient(product.url).order()
  await product.deliverStream()
  await owner.delete(`${printers}/${grill.id}`)
  await owner.post(printers, { name: 'Pass' })
  const { text } = await trace(String(order.ticketNumber))
  expect(text).toMatch(/Look at:[^]*Grill: NO PAPER, it was removed before it printed[^]*All:/)
  expect(text).toMatch(/Look at:[^]*Pass: NO PAPER, it was added after the order[^]*All:/)
  expect(text).toMatch(/desk {6}Printer Grill \(hibachi, sushi\): removed by /)
})

it('says that there is nothing of an unknown ticket or reference', async () => {
  expect(await trace('99999')).toMatchObject({
    isFound: false,
    text: expect.stringContaining('There is no ticket 99999'),
  })
  expect(await trace('ZZZZ')).toMatchObject({ isFound: false })
})
