import { createSessionCookies } from '#functions/platform/session/session'
import type { User } from '#shared/accounts/contract'
import type { LoyaltyAccount } from '#shared/loyalty/contract'
import { getServerId } from '#shared/locations/index'
import type { ApiResponse, createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { liveLocation, startTwoModes, testLocation, type TwoModes } from '#infra/testkit/product/test-product'

type Browser = ReturnType<typeof createTestClient>

let modes: TwoModes
const contact = { name: 'Rosalind Achterberg', email: 'rosalind@private.example', phone: '(941) 555-7341' }
const personal = /Achterberg|rosalind@|555-7341/

beforeAll(async () => {
  modes = await startTwoModes()
})
afterAll(() => modes.product.stop())

/** An alert of a location's stock: a new item is low from the start. */
async function alertAt(location: typeof liveLocation, admin: Browser): Promise<string> {
  const { body: item } = await admin.post<{ id: number }>('/api/inventory/items', {
    name: 'Truffle oil',
    category: 'sauces',
    unit: 'bottles',
    costPerUnit: '19.00',
    minimumStock: '2.00',
  })
  const counted = { isCounted: true, locationId: location.code, version: 1 }
  await admin.put(`/api/inventory/items/${item.id}`, counted)
  const { body } = await admin.get<{ id: string; item: { name: string } }[]>(`/api/inventory/alerts/${location.code}`)
  return body.find(({ item }) => item.name === 'Truffle oil')?.id ?? 'none'
}

const movement = { locationId: liveLocation.code, itemId: 1, movementType: 'in', quantity: '5.00', reason: 'purchase' }
const transfer = { ...movement, movementType: 'transfer', reason: 'transfer', quantity: '1.00' }

describe('an admin of a test site', () => {
  let order: Awaited<ReturnType<TwoModes['orderAt']>>
  let alertId = ''
  let attacker: Browser
  let attackerId = ''

  beforeAll(async () => {
    order = await modes.orderAt(liveLocation, { customerInfo: contact })
    alertId = await alertAt(liveLocation, (await modes.adminOfPool()).browser)
    const tester = await modes.tester('admin')
    attacker = tester.browser
    attackerId = tester.id
  })

  type Attempt = readonly [string, (browser: Browser) => Promise<ApiResponse<unknown>>]
  const read = (path: string): Attempt => [`GET ${path}`, (browser) => browser.get(path)]
  const attempts: readonly Attempt[] = [
    read(`/api/kitchen/orders/${liveLocation.code}`),
    read(`/api/kitchen/orders/${liveLocation.clientId}`),
    ['moving an order', (browser) => browser.move(order.id, 'confirmed')],
    [
      'striking a line',
      (browser) => browser.put(`/api/kitchen/orders/${order.id}/lines/${order.id}-1`, { isStruck: true }),
    ],
    ['claiming an order', (browser) => browser.post(`/api/orders/${order.id}/claim`)],
    ...[
      'stock',
      'alerts',
      'movements',
      'analytics/value',
      'analytics/low-stock',
      'analytics/expiring',
      'analytics/usage',
    ].map((what) => read(`/api/inventory/${what}/${liveLocation.code}`)),
    read(`/api/menu/availability/${liveLocation.code.toLowerCase()}`),
    [
      'taking a dish off',
      (browser) => browser.put(`/api/menu/availability/1/${getServerId(liveLocation)}`, { isAvailable: false }),
    ],
    ['booking a delivery', (browser) => browser.post('/api/inventory/movements', movement)],
    [
      'sending stock away',
      (browser) => browser.post('/api/inventory/movements', { ...transfer, toLocationId: testLocation.code }),
    ],
    [
      'sending stock there',
      (browser) =>
        browser.post('/api/inventory/movements', {
          ...transfer,
          locationId: testLocation.code,
          toLocationId: liveLocation.code,
        }),
    ],
    ['hiding an alert', (browser) => browser.put(`/api/inventory/alerts/${alertId}/acknowledge`)],
    ['ordering as an account', (browser) => browser.post('/api/test-orders', { locationId: liveLocation.code })],
    [
      'beginning a tour',
      (browser) => browser.post('/api/gamification/progress', { userId: attackerId, locationId: liveLocation.code }),
    ],
  ]

  it.each(attempts)('is anonymous at a live location, on any host: %s', async (_what, attempt) => {
    for (const browser of [attacker, modes.movedTo(liveLocation, attacker)]) {
      const { status, body } = await attempt(browser)
      expect({ status, body }).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
      expect(JSON.stringify(body)).not.toMatch(personal)
    }
  })

  it('finds its order unchanged, and reads only what strangers may', async () => {
    for (const browser of [attacker, modes.movedTo(liveLocation, attacker)]) {
      const { body } = await browser.get<typeof order>(`/api/orders/${order.id}`)
      expect(body).toMatchObject({ status: 'pending', mayCancel: false, history: [{ status: 'pending' }] })
      expect(JSON.stringify(body)).not.toMatch(personal)
      expect((await browser.post(`/api/orders/${order.id}/cancel`)).status).toBe(403)
    }
  })

  it('gets no messages of its board', async () => {
    const { browser: cook } = await modes.cookOfPool()
    const sockets = await Promise.all(
      [testLocation, liveLocation].map((site) =>
        openTestSocket(modes.product.socketUrl, attacker.cookies, undefined, `${site.code.toLowerCase()}.localhost`),
      ),
    )
    for (const socket of sockets) {
      socket.send({ type: 'subscribe', locationId: liveLocation.code })
      expect(await socket.hear(({ type }) => type === 'error')).toMatchObject({ code: 'not-signed-in' })
      socket.send({ type: 'subscribe_location', locationId: liveLocation.code })
    }
    const placed = await modes.orderAt(liveLocation, { customerInfo: contact })
    await cook.move(placed.id, 'confirmed')
    await modes.product.deliverStream()
    for (const socket of sockets) {
      expect(socket.heard.map(({ type }) => type)).toEqual(['error'])
      await socket.close()
    }
  })

  it('orders there as a guest without an account or staff privileges', async () => {
    const placed = await modes.orderAt(liveLocation, { customerInfo: contact }, attacker)
    expect(placed.mayCancel).toBe(true)
    const { body } = await attacker.get<{ id: string }[]>(`/api/orders/user/${attackerId}`)
    expect(body).toEqual([])
  })

  it('adds a new item to the test sites only', async () => {
    const item = { name: 'Trial wasabi', category: 'sauces', unit: 'bottles', costPerUnit: '4.00' }
    expect((await attacker.post('/api/inventory/items', item)).status).toBe(201)
    const namesAt = async (location: typeof liveLocation, { browser }: { browser: Browser }) =>
      (await browser.get<{ item: { name: string } }[]>(`/api/inventory/stock/${location.code}`)).body.map(
        (stock) => stock.item.name,
      )
    expect(await namesAt(testLocation, { browser: attacker })).toContain(item.name)
    expect(await namesAt(liveLocation, await modes.adminOfPool())).not.toContain(item.name)
  })

  it('is still an admin at the test sites', async () => {
    const placed = await modes.orderAt(testLocation, { customerInfo: contact })
    expect((await attacker.move(placed.id, 'confirmed')).body.customerInfo).toMatchObject({ phone: contact.phone })
    expect((await attacker.get(`/api/inventory/stock/${testLocation.code}`)).status).toBe(200)
  })
})

describe('a user of the user pool', () => {
  it('is anonymous on a test site and at a test location', async () => {
    const { browser: chef } = await modes.adminOfPool()
    const placed = await modes.orderAt(testLocation, { customerInfo: contact })
    for (const browser of [chef, modes.movedTo(testLocation, chef)]) {
      expect((await browser.get(`/api/inventory/stock/${testLocation.code}`)).status).toBe(401)
      const board = await browser.get(`/api/kitchen/orders/${testLocation.code}`)
      expect(board.status).toBe(200)
      expect(JSON.stringify(board.body)).toContain(placed.id)
      expect(JSON.stringify(board.body)).not.toMatch(personal)
    }
    expect((await modes.movedTo(testLocation, chef).get('/api/auth/user')).status).toBe(401)
    expect((await modes.movedTo(testLocation, chef).get(`/api/inventory/stock/${liveLocation.code}`)).status).toBe(401)
    expect((await chef.get(`/api/inventory/stock/${liveLocation.code}`)).status).toBe(200)
  })
})

describe('the same e-mail address at both sign-ins', () => {
  const email = 'dana.whitfield@example.com'

  it('is two users, and the development user is unchanged', async () => {
    const [tester, member] = [await modes.tester('customer', email), await modes.member(email)]
    expect((await modes.tester('customer', email)).id).toBe(tester.id)
    expect([tester.id, member.id]).toEqual([
      expect.stringMatching(/^[\w-]{22}$/),
      expect.stringMatching(/^pool\.[\w-]{22}$/),
    ])
    expect((await modes.member(email)).id).toBe(member.id)
    const placed = await modes.orderAt(liveLocation, {}, member.browser)
    const own = async (browser: Browser, id: string) =>
      (await browser.get<{ id: string }[]>(`/api/orders/user/${id}`)).body
    expect((await own(member.browser, member.id)).map(({ id }) => id)).toEqual([placed.id])
    expect(await own(tester.browser, tester.id)).toEqual([])
  })

  it("is anonymous to the other's account, even to an admin's", async () => {
    const [tester, member] = [await modes.tester('admin', email), await modes.member(email)]
    expect((await tester.browser.get(`/api/orders/user/${member.id}`)).status).toBe(401)
    expect((await modes.movedTo(liveLocation, tester.browser).get(`/api/orders/user/${member.id}`)).status).toBe(401)
    const { browser: chef } = await modes.adminOfPool()
    expect((await chef.get(`/api/orders/user/${tester.id}`)).status).toBe(401)
    expect((await chef.get(`/api/orders/user/${member.id}`)).status).toBe(200)
  })

  it('earns no points for friends of the other user', async () => {
    const referrer = await modes.member(email)
    const { referralCode } = (await referrer.browser.get<LoyaltyAccount>('/api/loyalty/account')).body
    const friend = modes.visitor(testLocation)
    await friend.signIn('made-up-friend@example.com', 'customer', referralCode)
    const placed = await modes.orderAt(testLocation, {}, friend)
    await friend.move(placed.id, 'completed')
    await modes.product.deliverStream()
    const { browser } = await modes.member(email)
    expect((await browser.get('/api/loyalty/account')).body).toMatchObject({ totalPointsEarned: 0 })
  })
})

describe('a session of the previous release', () => {
  const dana = { email: 'dana.whitfield@example.com', firstName: 'Dana', lastName: 'Whitfield', role: 'admin' } as const
  const old: User = { ...dana, id: '65yoVXYOMcUm0NhQB5FzM8' }

  async function withSession(via: 'development' | 'cognito', site: typeof liveLocation) {
    const browser = modes.visitor(site)
    const [cookie = ''] = await createSessionCookies({ user: old, via, now: new Date(), secure: false })
    browser.cookies.set('session', decodeURIComponent(/^session=([^;]*)/.exec(cookie)?.[1] ?? ''))
    return browser
  }

  it('continues if the development login created it', async () => {
    expect((await (await withSession('development', testLocation)).get('/api/auth/user')).body).toEqual(old)
    expect((await (await withSession('development', liveLocation)).get('/api/auth/user')).status).toBe(401)
  })

  it('ends if the user pool created it, because its user id may exist in the development login', async () => {
    expect((await (await withSession('cognito', liveLocation)).get('/api/auth/user')).status).toBe(401)
    expect((await (await withSession('cognito', testLocation)).get('/api/auth/user')).status).toBe(401)
  })
})
