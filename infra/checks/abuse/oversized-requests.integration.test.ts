import { table } from '#functions/platform/table/table'
import { startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'
import { routes } from '#shared/registry/routes'

let group: TwoModes
beforeAll(async () => {
  group = await startTwoModes()
})
afterAll(() => group.product.stop())

/** Counts the reads of single records during an action. */
async function countReads(act: () => Promise<unknown>): Promise<number> {
  const name = 'read-counter'
  let reads = 0
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) => {
        if (commandName === 'GetItemCommand') reads += 1
        return next(args)
      },
    { step: 'initialize', name },
  )
  await act()
  table.middlewareStack.remove(name)
  return reads
}

const bodies = routes.filter(({ route }) => route.method !== 'GET' && route.body && route.takes === undefined)
const publicCalls = bodies
  .filter(({ route }) => route.access === 'public')
  .map(({ route: { method, path } }) => ({ method, path: path.replace(/\{\w+\}/g, 'HEHC') }))

const send = async (method: string, path: string, body: string) => {
  const answer = await fetch(group.product.url + path, {
    method,
    body,
    headers: { 'content-type': 'application/json' },
  })
  return { status: answer.status, text: await answer.text() }
}

it('a long list of orders causes no reads before the caller is checked', async () => {
  const orderId = Array.from({ length: 2000 }, (_, index) => index)
  const visitor = group.visitor(testLocation)
  const { browser: customer } = await group.tester('customer')
  const reads = await countReads(async () => {
    expect((await visitor.put('/api/kitchen/orders/X/status', { orderId, status: 'ready' })).status).not.toBe(200)
    expect((await visitor.post('/api/user-dietary-preferences', { orderId })).status).toBe(401)
    expect((await customer.post('/api/orders/X/claim', { orderId })).status).toBe(404)
  })
  expect(reads).toBeLessThan(20)
})

it('a text that is too long for an order id is looked up nowhere', async () => {
  const orderId = '1'.repeat(3000)
  const visitor = group.visitor(testLocation)
  const { browser: customer } = await group.tester('customer')
  const reads = await countReads(async () => {
    expect((await visitor.put(`/api/kitchen/orders/${orderId}/status`, { status: 'ready' })).status).toBe(400)
    expect((await visitor.post('/api/user-dietary-preferences', { orderId })).status).toBe(401)
    expect((await customer.post(`/api/orders/${orderId}/claim`, {})).status).toBe(400)
  })
  expect(reads).toBeLessThan(10)
})

it.each(publicCalls)('$method $path answers a deeply nested body', async ({ method, path }) => {
  const { status } = await send(method, path, `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)
  expect(status).toBeLessThan(500)
})

it('the answer to many invalid entries is short', async () => {
  const items = Array.from({ length: 60 }, () => ({ customizations: { options: Array.from({ length: 60 }, () => 0) } }))
  const { status, text } = await send('POST', '/api/orders/test', JSON.stringify({ items }))
  expect(status).toBe(400)
  expect(text.length).toBeLessThan(5000)
})

it.each(publicCalls)(
  '$method $path repeats no long name of a field, neither in its answer nor in the log',
  async (call) => {
    const lines = jest.spyOn(console, 'log').mockReturnValue()
    for (const name of ['n'.repeat(200_000), 'constructor', '__proto__', 'toString']) {
      const { status, text } = await send(call.method, call.path, `{${JSON.stringify(name)}:"\uFFFD"}`)
      expect(status).toBeLessThan(500)
      expect(text.length).toBeLessThan(2000)
    }
    expect(JSON.stringify(lines.mock.calls).length).toBeLessThan(20_000)
    lines.mockRestore()
  },
)

it('numbers that the table cannot store are refused or rounded', async () => {
  const visitor = group.visitor(testLocation)
  const { id: orderId } = await group.orderAt(testLocation)
  const keys = { p256dh: 'B'.repeat(87), auth: 'B'.repeat(22) }
  const subscription = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', expirationTime: 1e200, keys }
  expect((await visitor.post('/api/push/subscriptions', { orderId, subscription })).status).toBe(201)
  const special = { locationId: 4, specialId: 'rain', recommendationType: 'weather', weatherData: { wind: 1e-200 } }
  expect((await visitor.post('/api/recommendation-history', { recommendations: [special] })).status).toBe(201)
})

it('an empty place in a list is refused', async () => {
  expect((await group.visitor(testLocation).get('/api/codes?after=')).status).toBe(400)
})
