import { loyaltyKeys } from '#functions/loyalty/records'
import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb'
import { damage } from './damage'
import { scanTable } from '#infra/operate/audit/audit'
import { buildMovement, signInCook } from '#infra/testkit/clients/staff-clients'
import { fillPath, getRouteExamples } from '#infra/testkit/fixtures/sample-requests'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { orderKeys } from '#functions/orders/records'
import { formatKey, getItem, getKey, tableName, type Item } from '#functions/platform/table/table'
import { getLocation } from '#shared/locations/index'
import { parseDamagedRecords } from '#shared/platform/damaged-records'
import { addDays, toWallClock } from '#shared/platform/time'
import { routes, type RegisteredRoute } from '#shared/registry/routes'
import { scheduleEntry, schedules } from '#shared/registry/schedules'

// A damaged record costs its own line. One record of each type is damaged, and every list is read.

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>
let errors: jest.SpyInstance
let items: readonly Item[]
/** Another client, since the product's own counts changes of the menu. */
let engine: DynamoDBDocumentClient

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(console, 'warn').mockReturnValue()
  errors = jest.spyOn(console, 'error').mockReturnValue()
  product = await startTestProduct()
  chef = await signInCook(product.url)
  const guest = createTestClient(product.url)
  await guest.signIn('dana@example.com')
  for (const status of ['completed', 'cancelled', 'ready'] as const) {
    const { body } = await guest.order()
    await chef.move(body.id, status)
    if (status !== 'completed') continue
    await guest.post('/api/feedback', { orderId: body.id, rating: 5, comment: 'Hot.', trigger: 'checkin' })
    await chef.post(`/api/kitchen/orders/${body.id}/refunds`, { amount: '5.00', reason: 'late' })
  }
  await chef.record(buildMovement(1, { quantity: '1.00' }))
  await chef.post('/api/desk/purchases/HENPR', {
    supplier: 'Gulf Coast Foods',
    lines: [{ itemId: 1, quantity: '5.00' }],
  })
  await product.deliverStream()
  items = await scanTable()
  engine = DynamoDBDocumentClient.from(new DynamoDBClient({}))
})
afterAll(async () => {
  engine.destroy()
  await product.stop()
})

const today = toWallClock(getLocation('HENPR'), new Date()).date

const period = `?from=${addDays(today, -6)}&to=${today}`
/** The queries of the calls that need one. */
const queries: Readonly<Record<string, string>> = {
  '/api/numbers/{location}': period,
  '/api/numbers/{location}/parts': `${period}&of=orders`,
  '/api/numbers/{location}/{date}/orders': '?of=orders',
  '/api/numbers/{location}/food-cost': period,
  '/api/numbers/{location}/orders': period,
  '/api/numbers/{location}/refunds': period,
  '/api/numbers/{location}/tax': period,
  '/api/slots/{location}': `?type=pickup&date=${today}`,
}
/** What a test site has not, and what this admin has not begun. */
const missing = /desk.(team|tablets|event|gift-cards)|event-rules|cooks|auth.settings|gamification.progress/

/** Calls whose subject is one record. */
const isOfOneRecord = ({ route: { path } }: RegisteredRoute): boolean =>
  /\{(?!location|userId|locationId|date|levelId)\w+\}/.test(path)
const lists = routes.filter(
  (route) => route.route.method === 'GET' && !isOfOneRecord(route) && !missing.test(route.route.path),
)

async function readAll(): Promise<readonly string[]> {
  const failed = []
  for (const { route } of lists) {
    const { params } = getRouteExamples(route, 'no-id')
    const own = { location: 'HENPR', locationId: '4', date: today, levelId: '1' }
    const query = queries[route.path] ?? ''
    const { status } = await chef.get(fillPath(route.path, { ...params, ...own }) + query)
    if (status >= 400) failed.push(`${status} ${route.path}`)
  }
  return failed
}

/** Calls each schedule at a time at which it works; returns those that fail. */
async function runSchedules(): Promise<readonly string[]> {
  const failed = []
  for (const { name } of schedules) {
    const { handler }: { handler: (event: { time: string }) => Promise<void> } = await import(
      `${process.cwd()}/${scheduleEntry(name)}`
    )
    const outcome = await handler({ time: new Date().toISOString() }).then(
      () => [],
      (error: unknown) => [`${name}: ${String(error)}`],
    )
    failed.push(...outcome)
  }
  return failed
}

it('shows a damaged order on the board, with its id and ticket number', async () => {
  const { body: order } = await createTestClient(product.url).order()
  const stored = await getItem(orderKeys.order(order.id))
  await engine.send(new PutCommand({ TableName: tableName(), Item: { ...stored, lines: 'none' } }))
  const marked = { id: order.id, ticketNumber: order.ticketNumber, isDamaged: true }
  expect((await chef.get<object[]>('/api/kitchen/orders/HENPR')).body).toContainEqual(marked)
  const find = async (q: string | number) =>
    (await chef.get<object[]>(`/api/kitchen/orders/HENPR/search?q=${q}`)).body.filter((found) => 'isDamaged' in found)
  expect(await find(order.ticketNumber)).toEqual([marked])
  expect(await find('dana')).toEqual([marked])
  expect(await find(order.ticketNumber - 1)).toEqual([])
})

it('tells staff alone which records a list leaves out', async () => {
  const dish = items.find(({ type, pk }) => type === 'Dish' && pk === 'MENU#HENPR') ?? {}
  await engine.send(new PutCommand({ TableName: tableName(), Item: damage(dish) }))
  const keysIn = async (client: typeof chef | ReturnType<typeof createTestClient>, path: string) =>
    parseDamagedRecords((await client.get(path)).headers)
  const key = formatKey(getKey(dish))
  expect(await keysIn(chef, '/api/desk/menu/HENPR')).toEqual([key])
  await engine.send(new PutCommand({ TableName: tableName(), Item: dish }))
  expect(await keysIn(chef, '/api/desk/menu/HENPR')).toEqual([])
  const tier = items.find(({ type, pk }) => type === 'Tier' && pk === loyaltyKeys.programme()) ?? {}
  await engine.send(new PutCommand({ TableName: tableName(), Item: damage(tier) }))
  expect(await keysIn(chef, '/api/loyalty/tiers')).toEqual([formatKey(getKey(tier))])
  expect(await keysIn(createTestClient(product.url), '/api/loyalty/tiers')).toEqual([])
  await engine.send(new PutCommand({ TableName: tableName(), Item: tier }))
})

it('costs no list, and is reported', async () => {
  expect(await readAll()).toEqual([])
  // Records of the location that is read come last, and so win.
  const isRead = ({ pk, location }: Item) => `${String(pk)} ${String(location)}`.includes('HENPR')
  const ordered = items.toSorted((one, other) => Number(isRead(one)) - Number(isRead(other)))
  const first = new Map(ordered.map((item) => [String(item['type']), item]))
  const damaged = [...first.values()].map(damage)
  expect(damaged.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['Categories', 'MenuChanges', 'Tally', 'User', 'Order']),
  )
  expect(damaged.length).toBeGreaterThan(30)
  // The menu is read again.
  const soup = await chef.dish('Miso Soup')
  await chef.put(`/api/menu/availability/${soup.id}/HENPR`, { isAvailable: false })
  await Promise.all(damaged.map((Item) => engine.send(new PutCommand({ TableName: tableName(), Item }))))
  expect(await readAll()).toEqual([])
  expect(await runSchedules()).toEqual([])
  const types = errors.mock.calls.flatMap(
    ([line]) => /"event":"damaged-record".*?"type":"(\w+)"/.exec(String(line))?.[1] ?? [],
  )
  expect(types).toEqual(
    expect.arrayContaining([
      ...['Order', 'Feedback', 'Change', 'Dish', 'Movement', 'Specials', 'Stock', 'Ingredient'],
      ...['Categories', 'MenuChanges', 'Tally'],
    ]),
  )
})
