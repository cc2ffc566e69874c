import { randomBytes } from 'node:crypto'
import { listAvailableDays } from '#shared/orders/scheduling'
import { locations, type Location } from '#shared/locations/index'
import type { Group } from '#shared/groups/contract'
import type { Order } from '#shared/orders/contract'
import { getResourceKind, listFieldNames } from '#shared/platform/resource-fields'
import type { RegisteredRoute } from '#shared/registry/routes'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { enrolAtPool } from '#infra/testkit/clients/pool-enrolment'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { createTestClient, fetchSite, formatCookies, type TestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { buildSampleRequest, routesSessionEndingLast } from '#infra/testkit/fixtures/sample-requests'
import { startTestProduct } from '#infra/testkit/product/test-product'

/** Stands in every text that only readers of the contact data and staff's boards may read. */
const MARKER = 'Zqprivate'

const [home, testSite = home, other = home] = locations
const [ownerEmail = ''] = staffAccounts.accounts.map(({ email }) => email)
const phone = '(727) 555-0142'

let product: Awaited<ReturnType<typeof startTestProduct>>
let placer: TestClient
let placed: Placed
type Placed = {
  readonly location: Location
  readonly placerId: string
  readonly order: Order
  readonly group: Group
  readonly token: string
}

const marked = (text: string) => `${text} ${MARKER}`

/** Places the order of a group whose host has signed in, with the marker in every private text. */
async function placeMarkedOrder(host: TestClient, location: Location): Promise<Placed> {
  const dish = await host.dish('California Roll', location.code)
  const token = randomBytes(18).toString('base64url')
  const lines = [{ menuItemId: dish.id, quantity: 1, notes: marked('no wasabi') }]
  const { body: group } = await host.post<Group>('/api/groups', {
    locationId: location.code,
    name: 'Maya',
    token,
    lines,
  })
  const part = { name: marked('Ben'), token: randomBytes(18).toString('base64url'), version: 0, lines }
  await host.put(`/api/groups/${group.id}/part`, part)
  const { body: closed } = await host.put<Group>(`/api/groups/${group.id}/state`, { token, state: 'closed' })
  const { body: order } = await host.order({
    locationId: location.code,
    customerInfo: { name: marked('Maya'), email: 'maya@example.com', phone },
    lines: closed.people.map(({ name }) => ({ dish, quantity: 1, notes: marked('no wasabi'), for: name })),
    more: {
      specialInstructions: marked('gate code 4711'),
      scheduledFor: listAvailableDays(location, 'pickup', new Date())[0]?.times[3]?.at,
      group: { id: group.id, token, version: closed.version },
    },
  })
  expect(JSON.stringify(order.items)).toContain(MARKER)
  await host.post(`/api/orders/${order.id}/arrived`, { note: marked('red car') })
  const { body: user } = await host.get<{ id: string }>('/api/auth/user')
  return { location, placerId: user.id, order, group, token }
}

/** Calls every route about the order and its guest; returns the calls that show a private text. */
async function listLeaks(reader: TestClient, { location, placerId, order, group }: Placed) {
  const valueOf = (field: string): unknown => {
    switch (getResourceKind(field)) {
      case 'order':
        return order.id
      case 'user':
        return placerId
      case 'location':
        return field === 'locations' ? [location.code] : location.code
      default:
        return { groupId: group.id, contact: phone, ticketNumber: order.ticketNumber }[field]
    }
  }
  const leaks: string[] = []
  const call = async (named: RegisteredRoute) => {
    const { params, query, body: bodySchema } = named.route
    const values = Object.fromEntries(
      [params, query, bodySchema]
        .flatMap(listFieldNames)
        .map((field) => [field, valueOf(field)])
        .filter(([, value]) => value !== undefined),
    )
    const { method, path, headers, body } = buildSampleRequest(named, placerId, values)
    const cookie = formatCookies(reader.cookies)
    const answer = await fetchSite(location.code, product.url + path, { method, headers: { ...headers, cookie }, body })
    if ((await answer.text()).includes(MARKER)) leaks.push(`${method} ${named.route.path}`)
  }
  for (const named of routesSessionEndingLast) await call(named)
  return leaks
}

/** Subscribes to everything about the order that a reader may subscribe to. */
async function listen(reader: TestClient, { location: { code }, order }: Placed) {
  const host = `${code.toLowerCase()}.localhost`
  const socket = await openTestSocket(product.socketUrl, reader.cookies, undefined, host)
  socket.send({ type: 'subscribe', locationId: code })
  socket.send({ type: 'subscribe_location', locationId: code })
  socket.send({ type: 'subscribe_order', orderId: order.id })
  socket.send({ type: 'ping' })
  await socket.hear(({ type }) => type === 'pong')
  return socket
}

const textsOf = ({ specialInstructions, items, arrival }: Order) => [
  specialInstructions,
  arrival?.note,
  ...items.flatMap(({ customizations, for: person }) => [customizations?.notes, person]),
]
const allTexts = [
  marked('gate code 4711'),
  marked('red car'),
  ...[marked('no wasabi'), 'Maya', marked('no wasabi'), marked('Ben')],
]

async function signIn(email: string): Promise<TestClient> {
  const browser = createTestClient(product.url, home.code)
  // Later than any invitation: tokens contain whole seconds.
  const { IdToken: idToken } = openTestUserPool(product.dataDir).tokensOf(email, { at: new Date(Date.now() + 2000) })
  expect((await browser.post('/api/auth/session', { idToken })).status).toBe(200)
  return browser
}

async function addAdmin(owner: TestClient, email: string, location: Location): Promise<TestClient> {
  await owner.post('/api/desk/team', { email, role: 'admin', locations: [location.code] })
  await enrolAtPool(email, () => openTestUserPool(product.dataDir).codeFor(email))
  return signIn(email)
}

const readers = new Map<string, TestClient>()
const readerOf = (name: string): TestClient => readers.get(name) ?? placer

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(console, 'warn').mockReturnValue()
  product = await startTestProduct({ mode: `live,${testSite.code}=test` })
  const owner = await signIn(ownerEmail)
  placer = await signIn('maya@example.com')
  placed = await placeMarkedOrder(placer, home)
  const placersBrowser = createTestClient(product.url, home.code)
  for (const [name, value] of placer.cookies) if (name.includes('visitor')) placersBrowser.cookies.set(name, value)
  for (const [name, reader] of [
    ['a stranger', createTestClient(product.url, home.code)],
    ['another guest', await signIn('someone@example.com')],
    ['the account', await signIn('maya@example.com')],
    ['the browser', placersBrowser],
    ['staff', await addAdmin(owner, 'here@example.com', home)],
    ['staff elsewhere', await addAdmin(owner, 'elsewhere@example.com', other)],
  ] as const)
    readers.set(name, reader)
})
afterAll(() => product.stop())

it.each(['the browser', 'the account', 'staff'])('%s reads all texts of the order', async (name) => {
  const { body } = await readerOf(name).get<Order>(`/api/orders/${placed.order.id}`)
  expect(textsOf(body)).toEqual(allTexts)
})

it('guests read who changed their order by name, staff also by id', async () => {
  await readerOf('staff').move(placed.order.id, 'confirmed')
  const readBy = async (name: string) =>
    (await readerOf(name).get<Order>(`/api/orders/${placed.order.id}`)).body.history.map(({ by }) => by)
  expect(await readBy('the account')).toEqual([{ name: 'Maya' }, { name: expect.any(String) }])
  expect((await readBy('staff'))[1]).toEqual({ id: expect.stringMatching(/^pool\./), name: expect.any(String) })
})

it('staff read them on the boards, and the host in the group', async () => {
  const board = await readerOf('staff').get<unknown[]>(`/api/kitchen/orders/${home.code}`)
  expect(JSON.stringify(board.body).split(MARKER).length).toBeGreaterThan(5)
  const group = await placer.get<Group>(`/api/groups/${placed.group.id}?token=${placed.token}`)
  expect(JSON.stringify(group.body).split(MARKER)).toHaveLength(4)
})

it('a stranger who finds the order by phone and ticket reads none', async () => {
  const stranger = readerOf('a stranger')
  const request = { contact: phone, ticketNumber: placed.order.ticketNumber }
  const { body: found } = await stranger.post<{ id: string }[]>('/api/orders/find', request)
  expect(found.map(({ id }) => id)).toEqual([placed.order.id])
  const { body } = await stranger.get<Order>(`/api/orders/${placed.order.id}`)
  expect(textsOf(body)).toEqual([null, null, undefined, undefined, undefined, undefined])
})

it.each(['a stranger', 'another guest', 'staff elsewhere'])('%s reads none, by any call', async (name) => {
  expect(await listLeaks(readerOf(name), placed)).toEqual([])
})

it('pushes carry them to staff’s boards only', async () => {
  const names = ['a stranger', 'another guest', 'staff elsewhere', 'the browser']
  const outside = await Promise.all(names.map((name) => listen(readerOf(name), placed)))
  const board = await listen(readerOf('staff'), placed)
  await readerOf('staff').move(placed.order.id, 'confirmed')
  await placer.post(`/api/orders/${placed.order.id}/arrived`, { note: marked('blue car') })
  await board.hear((message) => JSON.stringify(message).includes('blue car'))
  await product.deliverStream()
  for (const { heard } of outside) expect(JSON.stringify(heard)).not.toContain(MARKER)
  await Promise.all([board, ...outside].map((socket) => socket.close()))
})

it('a visitor of an open board reads none, by any call or push', async () => {
  const [host, visitor, cook] = [1, 2, 3].map(() => createTestClient(product.url, testSite.code))
  if (!host || !visitor || !cook) throw new Error('no browsers')
  await host.signIn('maya@example.com')
  await cook.signIn('chef@example.com', 'admin')
  const order = await placeMarkedOrder(host, testSite)
  const [open, board] = [await listen(visitor, order), await listen(cook, order)]
  await host.post(`/api/orders/${order.order.id}/arrived`, { note: marked('blue car') })
  await board.hear((message) => JSON.stringify(message).includes('blue car'))
  await open.hear((message) => 'ticket' in message && message.ticket?.id === order.order.id)
  expect(JSON.stringify(open.heard)).not.toContain(MARKER)
  expect(await listLeaks(visitor, order)).toEqual([])
  await Promise.all([open.close(), board.close()])
})
