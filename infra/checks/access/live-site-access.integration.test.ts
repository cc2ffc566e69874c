import type { MenuItem } from '#shared/menu/contract'
import type { routes } from '#shared/registry/routes'
import { locations } from '#shared/locations/index'
import { listAvailableDays } from '#shared/orders/scheduling'
import { addDays, fromWallClock, toWallClock } from '#shared/platform/time'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient, type OrderOverrides } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { buildSampleRequest, routesSessionEndingLast } from '#infra/testkit/fixtures/sample-requests'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { staffAccounts } from '../../local/emulated/user-pool/user-accounts'

const [location] = locations
const now = new Date()
const openHourFor = (type: 'pickup' | 'delivery') => listAvailableDays(location, type, now)[0]?.times[0]?.at
const openHour = openHourFor('pickup')
const atNight = fromWallClock(location, addDays(toWallClock(location, now).date, 1), 3 * 60).toISOString()
const home = { street: '1 Gulf Dr', city: 'Hudson', state: 'FL', zipCode: location.delivery.zipCodes[0] }

let product: Awaited<ReturnType<typeof startTestProduct>>
let rolls: (quantity: number) => NonNullable<OrderOverrides['lines']>

async function signedIn(email: string) {
  const browser = createTestClient(product.url)
  const { IdToken } = openTestUserPool(product.dataDir).tokensOf(email)
  expect((await browser.post('/api/auth/session', { idToken: IdToken })).status).toBe(200)
  return browser
}

const [admin = '', , cook = ''] = staffAccounts.accounts.map(({ email }) => email)
const customer = 'dana@example.com'

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  const dish: MenuItem = await createTestClient(product.url).dish('California Roll')
  rolls = (quantity) => [{ dish, quantity }]
})
afterAll(() => product.stop())

it('sends board updates on the live connection to staff only', async () => {
  const listener = async (browser?: Awaited<ReturnType<typeof signedIn>>) => {
    const socket = await openTestSocket(product.socketUrl, browser?.cookies)
    socket.send({ type: 'subscribe', locationId: location.code })
    return socket
  }
  const kitchen = await signedIn(cook)
  const [guest, dana, board] = [await listener(), await listener(await signedIn(customer)), await listener(kitchen)]
  expect(await guest.hear(({ type }) => type === 'error')).toMatchObject({ code: 'not-signed-in' })
  expect(await dana.hear(({ type }) => type === 'error')).toMatchObject({ code: 'not-allowed' })
  const { body } = await kitchen.order({ lines: rolls(1), more: { scheduledFor: openHour } })
  await kitchen.move(body.id, 'confirmed')
  // The cook also placed the order, so this connection also gets the customer's updates.
  const update = await board.hear((message) => message.type === 'status_update' && message.ticket !== undefined)
  expect(update).toMatchObject({
    order: { id: body.id },
    ticket: { customerInfo: { phone: expect.stringMatching(/\d/) } },
  })
  expect([...guest.heard, ...dana.heard].map(({ type }) => type)).toEqual(['error', 'error'])
  await Promise.all([guest, dana, board].map((socket) => socket.close()))
})

describe('an order', () => {
  const place = (overrides: OrderOverrides) =>
    createTestClient(product.url).order({ ...overrides, more: { scheduledFor: openHour, ...overrides.more } })

  it('is accepted for a time when the kitchen is open, and for no other', async () => {
    expect((await place({ lines: rolls(2) })).status).toBe(201)
    expect(await place({ lines: rolls(2), more: { scheduledFor: atNight } })).toMatchObject({
      status: 409,
      body: { code: 'location-closed' },
    })
  })

  it('needs a name and a way to reach the customer', async () => {
    expect(await place({ lines: rolls(2), customerInfo: { name: '', email: '', phone: '' } })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'customerInfo.name' }, { path: 'customerInfo.phone' }] },
    })
  })

  it('is delivered to postal codes of the area from the minimum on, and free from the threshold', async () => {
    const delivered = (quantity: number, overrides: OrderOverrides = {}) =>
      place({
        orderType: 'delivery',
        customerInfo: { address: home },
        lines: rolls(quantity),
        ...overrides,
        more: { scheduledFor: openHourFor('delivery'), ...overrides.more },
      })
    expect(await delivered(2)).toMatchObject({ status: 409, body: { code: 'delivery-refused' } })
    expect((await delivered(3)).body).toMatchObject({ subtotal: '18.75', deliveryFee: '2.99', total: '23.05' })
    expect((await delivered(4, { more: { total: '26.75' } })).body).toMatchObject({ deliveryFee: '0.00' })
    const far = { address: { ...home, zipCode: '33139' } }
    expect(await delivered(3, { customerInfo: far })).toMatchObject({ status: 409, body: { code: 'delivery-refused' } })
  })

  it('gets 10% off once, the first time', async () => {
    const browser = await signedIn(customer)
    const order = () =>
      browser.order({
        lines: rolls(2),
        code: { discountCode: 'first10', discount: { percent: 10 } },
        more: { scheduledFor: openHour },
      })
    expect((await order()).body).toMatchObject({ subtotal: '12.50', discount: '1.25', total: '12.04' })
    expect(await order()).toMatchObject({ status: 409, body: { code: 'code-spent' } })
  })

  it('is shown on the board to the kitchen with the contact of the customer', async () => {
    const { body } = await place({ lines: rolls(1), more: { paymentMethod: 'cash' } })
    const board = await (await signedIn(cook)).get<{ id: string }[]>(`/api/kitchen/orders/${location.code}`)
    expect(board.body.find(({ id }) => id === body.id)).toMatchObject({
      customerInfo: { phone: '(727) 555-0199' },
      paymentMethod: 'cash',
    })
  })
})

it('rejects feedback without an order', async () => {
  const feedback = { orderId: 'TEST-ORDER', rating: 5, comment: 'Good', trigger: 'pickup', orderItems: [] }
  expect((await createTestClient(product.url).post('/api/feedback', feedback)).status).toBeGreaterThanOrEqual(400)
})

/** Other movements are the admin's. */
const staffMovement = { movementType: 'waste' }

// Last, because the calls change prices, taxes and accounts.
describe('who may do what', () => {
  const verdictOf = async (browser: ReturnType<typeof createTestClient>, named: (typeof routes)[number]) => {
    const { method, path, body } = buildSampleRequest(named, 'pool.a-user', staffMovement)
    const sent = body === undefined ? undefined : JSON.parse(body)
    const cookies = [...browser.cookies]
    const { status } = await (method === 'GET'
      ? browser.get(path)
      : method === 'POST'
        ? browser.post(path, sent)
        : method === 'PUT'
          ? browser.put(path, sent)
          : browser.delete(path))
    // A call may sign the caller out, as when the browser becomes a kitchen tablet.
    browser.cookies.clear()
    for (const [name, value] of cookies) browser.cookies.set(name, value)
    return status === 401 || status === 403 ? status : 'answered'
  }
  const declared = {
    board: [401, 403, 'answered', 'answered'],
    stock: [401, 403, 'answered', 'answered'],
    staff: [401, 403, 'answered', 'answered'],
    admin: [401, 403, 403, 'answered'],
    user: [401, 'answered', 'answered', 'answered'],
  } as const
  const guarded = routesSessionEndingLast.flatMap((named) => {
    const { access, method, path, takes } = named.route
    return access in declared && takes === undefined ? [{ named, call: `${method} ${path}`, access }] : []
  })

  let callers: ReturnType<typeof createTestClient>[]
  beforeAll(async () => {
    callers = [createTestClient(product.url), await signedIn(customer), await signedIn(cook), await signedIn(admin)]
  })

  it.each(guarded)('$call ($access)', async ({ named, access }) => {
    const verdicts: unknown[] = []
    for (const caller of callers) verdicts.push(await verdictOf(caller, named))
    expect(verdicts).toEqual(Object.entries(declared).find(([name]) => name === access)?.[1])
  })
})
