import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTableEngine } from '#infra/local/table/table-engine'
import { startTableMeter } from '#infra/checks/bench/product-process'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import {
  getAddressLimit,
  tokenBucketLimits,
  getLimitWindow,
  visitorLimitsPerMinute,
  type TokenBucketLimit,
} from '#shared/platform/rate-limits'
import type { LimitName } from '#shared/platform/route'

let product: Awaited<ReturnType<typeof startTestProduct>>
let meter: Awaited<ReturnType<typeof startTableMeter>>
let end = async (): Promise<void> => {}
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hibachi-ember-flood-'))
  const engine = await startTableEngine(process.cwd(), folder)
  meter = await startTableMeter(engine.endpoint)
  const credentials = { AWS_REGION: 'us-east-1', AWS_ACCESS_KEY_ID: 'local', AWS_SECRET_ACCESS_KEY: 'local' }
  Object.assign(process.env, { AWS_ENDPOINT_URL_DYNAMODB: meter.endpoint, ...credentials })
  // The functions ask for the units that they use only where they log them.
  jest.spyOn(console, 'log').mockImplementation(() => {})
  product = await startTestProduct({ rateLimits: 'on', empty: true })
  end = async () => {
    await product.stop()
    await meter.stop()
    await engine.stop()
    delete process.env['AWS_ENDPOINT_URL_DYNAMODB']
    rmSync(folder, { recursive: true, force: true })
  }
})
afterAll(() => end())

type Browser = ReturnType<typeof createTestClient>
type Call = (browser: Browser) => Promise<{ readonly status: number }>

const withoutCookie = () => createTestClient(product.url)
async function withCookie(): Promise<Browser> {
  const browser = withoutCookie()
  await browser.get('/api/auth/user')
  return browser
}

const AT_ONCE = 20

/** Repeats a call. Returns the number of answered calls, the table units and the time. */
async function flood(call: Call, browsers: readonly Browser[], count: number) {
  await product.deliverStream()
  const before = meter.used()
  const startedAt = new Date()
  const statuses: number[] = []
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) => browsers[(sent + index) % browsers.length])
    const answers = await Promise.all(batch.flatMap((browser) => (browser ? [call(browser)] : [])))
    statuses.push(...answers.map(({ status }) => status))
  }
  const endedAt = new Date()
  const after = meter.used()
  return {
    sent: statuses.length,
    answered: statuses.filter((status) => status !== 429).length,
    units: after.reads - before.reads + after.writes - before.writes,
    seconds: (endedAt.getTime() - startedAt.getTime()) / 1000,
    minutes: getLimitWindow(endedAt).index - getLimitWindow(startedAt).index + 1,
  }
}

/** The calls that a bucket allows in a time, with the first second counted in full. */
const answeredBy = ({ burst, perSecond }: TokenBucketLimit, seconds: number) =>
  burst + Math.ceil(perSecond * (seconds + 1))

const order: Call = (browser) => browser.post('/api/orders/test', {})
const signIn: Call = (browser) => browser.post('/api/auth/simple-login', { email: '' })
const menu: Call = (browser) => browser.get('/api/menu-items/HENPR')
const numbers: Call = (browser) => browser.get('/api/numbers/HENPR?from=2026-01-01&to=2026-12-31')
const menuExport: Call = (browser) => browser.get('/api/desk/menu/HENPR/export')
const favorites: Call = (browser) => browser.get('/api/recommended-categories')

describe.each([
  ['orders', order, 5],
  ['sign-ins', signIn, 3],
] as const satisfies readonly (readonly [LimitName, Call, number])[])('%s', (limit, call, unitsEach) => {
  // Under the in-memory allowance, so that the table's count is what refuses.
  const count = getAddressLimit(limit) * 3

  test('an address with many cookies gets as many answers as its limit', async () => {
    const browsers = await Promise.all(Array.from({ length: 10 }, withCookie))
    const { answered, units, sent, minutes } = await flood(call, browsers, count)
    expect(answered).toBeGreaterThan(visitorLimitsPerMinute[limit])
    expect(answered).toBeLessThanOrEqual(getAddressLimit(limit) * minutes)
    expect(units).toBeLessThanOrEqual(sent + answered * unitsEach)
  })

  test('without cookies it gets no more', async () => {
    const forgetful: Call = () => call(withoutCookie())
    const { answered, units, sent, minutes } = await flood(forgetful, [withoutCookie()], count)
    expect(answered).toBeLessThanOrEqual(getAddressLimit(limit) * minutes)
    expect(units).toBeLessThanOrEqual(sent + answered * unitsEach)
  })
})

test.each([
  ['the menu', menu, tokenBucketLimits.occasional, 2, 200],
  ["the owner's numbers", numbers, tokenBucketLimits.staffOnly, 1, 20],
  ['the export of the menu', menuExport, tokenBucketLimits.staffOnly, 1, 20],
] as const)('a flood of reads of %s without cookies gets as many answers as an address may', async (...row) => {
  const [, call, { address }, unitsEach, once] = row
  // A browser that drops its cookies is a new visitor each time.
  const forgetful: Call = () => call(withoutCookie())
  // Loads the menu. A process in the cloud serves one call at a time, and so loads it once.
  await withoutCookie().get('/api/daily-specials/HENPR')
  const { answered, units, seconds, sent } = await flood(forgetful, [withoutCookie()], address.burst * 2)
  expect(answered).toBeGreaterThanOrEqual(address.burst)
  expect(answered).toBeLessThanOrEqual(answeredBy(address, seconds))
  expect(sent).toBeGreaterThan(answered)
  expect(units).toBeLessThanOrEqual(answered * unitsEach + once)
})

test('a customer who floods an expensive read gets as many answers as a visitor may', async () => {
  const customer = await withCookie()
  await customer.signIn('flood@example.com')
  const { visitor } = tokenBucketLimits.occasional
  const { answered, units, seconds } = await flood(favorites, [customer], visitor.burst * 2)
  expect(answered).toBeGreaterThanOrEqual(visitor.burst)
  expect(answered).toBeLessThanOrEqual(answeredBy(visitor, seconds))
  expect(units).toBeLessThanOrEqual(answered * 10 + 20)
})
