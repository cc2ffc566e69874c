import { MAX_LOOKUPS_OF_CONTACT } from '#shared/platform/secret-limits'
import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { setClock } from '#infra/testkit/fake-clock'
import {
  addressLimitsPerHour,
  getAddressLimit,
  getLimitWindow,
  NETWORK_FACTOR,
  visitorLimitsPerMinute,
} from '#shared/platform/rate-limits'
import { normalizeClientAddress } from './session/client-address'
import { countRequest } from './rate-limit'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct({ rateLimits: 'on' })
})
afterAll(() => product.stop())

const visitor = () => createTestClient(product.url)
const signIn = (browser: ReturnType<typeof createTestClient>, email: string) => browser.signIn(email)

afterEach(() => void jest.useRealTimers())

let minutesPassed = 0

/** Stops the clock at the start of a minute that no other test uses. */
function startInFreshMinute(): void {
  minutesPassed += 1
  const { secondsLeft } = getLimitWindow(new Date())
  setClock(Date.now() + (secondsLeft + 60 * minutesPassed) * 1000)
}

it('rejects a visitor who sends too many requests, with the time to wait, and no other visitor', async () => {
  startInFreshMinute()
  const eager = visitor()
  // Even an error response sets the visitor cookie.
  expect((await eager.get('/api/auth/user')).status).toBe(401)
  const post = () => eager.post('/api/auth/simple-login', { email: '' })
  const answers = []
  for (let count = 0; count <= visitorLimitsPerMinute['sign-ins']; count += 1) answers.push(await post())
  expect(answers.slice(0, -1).map(({ status }) => status)).toEqual(Array(visitorLimitsPerMinute['sign-ins']).fill(400))
  const refused = answers.at(-1)
  expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } })
  const wait = Number(refused?.headers.get('retry-after'))
  expect(wait).toBeGreaterThanOrEqual(1)
  expect(wait).toBeLessThanOrEqual(60)
  expect((await signIn(visitor(), 'someone@example.com')).status).toBe(200)
  expect((await eager.order()).status).toBe(201)
})

it('limits a caller who uses ever new networks of one IPv6 /48', async () => {
  startInFreshMinute()
  const call = (address: string) =>
    countRequest('events', {
      caller: { user: null, visitorId: randomUUID(), isNewVisitor: false },
      address: normalizeClientAddress(address),
      now: new Date(),
    })
  const most = getAddressLimit('events') * NETWORK_FACTOR
  for (let subnet = 0; subnet < most; subnet += 1) await call(`2001:db8:7:${subnet.toString(16)}::1`)
  await expect(call('2001:db8:7:ffff::1')).rejects.toMatchObject({ code: 'too-many-requests' })
  await call('2001:db8:8:ffff::1')
})

it('still answers a repeated request with its first response', async () => {
  startInFreshMinute()
  const eager = visitor()
  const headers = { 'idempotency-key': randomUUID() }
  const first = await eager.order({}, headers)
  while ((await eager.order()).status === 201);
  expect((await eager.order()).status).toBe(429)
  const again = await eager.order({}, headers)
  expect(again.status).toBe(201)
  expect(again.body.id).toBe(first.body.id)
})

it('limits an address, however many browsers are behind it', async () => {
  startInFreshMinute()
  const attempts = getAddressLimit('orders') + 5
  const answers = await Promise.all(
    Array.from({ length: attempts }, async (_, count) => {
      const browser = visitor()
      browser.cookies.set('visitor', `visitor-of-this-address-${count}`)
      return (await browser.post('/api/orders/test', {})).status
    }),
  )
  expect(answers.filter((status) => status === 400).length).toBeLessThanOrEqual(getAddressLimit('orders'))
  expect(answers).toContain(429)
})

it('limits an address by the minute and by the hour', async () => {
  const startOfHour = Date.parse('2026-11-24T18:00:00.000Z')
  const visit = (minute: number, call: number) => ({
    caller: { user: null, visitorId: `visitor-${minute}-${call}`, isNewVisitor: false },
    address: '203.0.113.7',
    now: new Date(startOfHour + minute * 60_000),
  })
  const perMinute = getAddressLimit('payments')
  const minutes = addressLimitsPerHour.payments / perMinute
  for (let minute = 0; minute < minutes; minute += 1) {
    await Promise.all(Array.from({ length: perMinute }, (_, call) => countRequest('payments', visit(minute, call))))
    await expect(countRequest('payments', visit(minute, perMinute))).rejects.toMatchObject({
      code: 'too-many-requests',
    })
  }
  await expect(countRequest('payments', visit(minutes, 0))).rejects.toMatchObject({
    code: 'too-many-requests',
    retryAfterSeconds: (60 - minutes) * 60,
  })
  await expect(countRequest('payments', visit(60, 0))).resolves.toBeUndefined()
})

it('does not count the staff', async () => {
  startInFreshMinute()
  const chef = visitor()
  await chef.signIn('chef@example.com', 'admin')
  for (let count = 0; count < visitorLimitsPerMinute['sign-ins'] + 5; count += 1) {
    expect((await chef.signIn('chef@example.com', 'admin')).status).toBe(200)
  }
})

it('lets no one guess coupons: after many wrong codes of an address, right ones are refused, too', async () => {
  const owner = await signInManager(product.url)
  expect((await owner.post('/api/desk/coupons/HENPR', { code: 'STAFF50', percent: 50 })).status).toBe(201)
  const startOfHour = Math.ceil(Date.now() / 3_600_000) * 3_600_000
  setClock(startOfHour)
  const look = async (code: string) => (await visitor().get(`/api/codes/${code}`)).status
  const lines = [{ dish: await owner.dish('California Roll'), quantity: 1 }]
  const order = async (discountCode: string) =>
    (await visitor().order({ lines, code: { discountCode, discount: { percent: 50 } } })).status
  // Right ones are no guesses, however many.
  for (let count = 0; count <= addressLimitsPerHour.codes; count += 1) expect(await look('staff50')).toBe(200)
  expect(await order('GUESS')).toBe(404)
  for (let minute = 0; minute <= addressLimitsPerHour.codes / visitorLimitsPerMinute.codes; minute += 1) {
    setClock(startOfHour + minute * 60_000)
    await Promise.all(Array.from({ length: visitorLimitsPerMinute.codes }, () => look('GUESS')))
    expect([await look('STAFF50'), await order('STAFF50')]).toEqual([429, 429])
  }
  expect((await owner.get('/api/codes/STAFF50')).status).toBe(200)
})

it('lets no one try the ticket numbers of a phone number, in whatever spelling and from wherever', async () => {
  const find = (contact: string, ticketNumber: number) =>
    createTestClient(product.url).post('/api/orders/find', { contact, ticketNumber })
  for (let ticket = 1; ticket <= MAX_LOOKUPS_OF_CONTACT; ticket += 1) {
    startInFreshMinute()
    expect((await find(ticket % 2 ? '941-555-0188' : '(941) 555 0188', ticket)).status).toBe(404)
  }
  startInFreshMinute()
  const answer = await find('+1 941 555 0188', 99)
  expect(answer).toMatchObject({ status: 429, body: { detail: expect.stringContaining('link in the mail') } })
  expect((await find('941-555-0189', 99)).status).toBe(404)
})
