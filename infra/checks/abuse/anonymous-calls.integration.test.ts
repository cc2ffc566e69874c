import { routes } from '#shared/registry/routes'
import { getTokenBucketLimits, visitorLimitsPerMinute } from '#shared/platform/rate-limits'
import type { AccessLevel, Route } from '#shared/platform/route'
import { createTestClient, formatCookies } from '#infra/testkit/clients/test-client'
import { buildSampleRequest } from '#infra/testkit/fixtures/sample-requests'
import { startTestProduct } from '#infra/testkit/product/test-product'

// Whatever a stranger calls again and again, he is refused at the limit.

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  product = await startTestProduct({ rateLimits: 'on' })
})
afterAll(() => product.stop())

/** Whether callers who are not signed in may call a route, also where the boards are open. */
const isAnonymous = (access: AccessLevel): boolean => access === 'public' || access === 'board'

/** The most calls that a visitor may make at once, or in a minute. A printer has its own limit. */
const getVisitorLimit = (route: Route): number =>
  route.limit && !route.deviceToken ? visitorLimitsPerMinute[route.limit] : getTokenBucketLimits(route).visitor.burst

const AT_ONCE = 20

/** Repeats a call until it is refused. Returns how often it was answered. */
async function countAnswers(send: () => Promise<Response>, max: number): Promise<number> {
  let answered = 0
  while (answered <= max) {
    const responses = await Promise.all(Array.from({ length: AT_ONCE }, send))
    const refused = responses.filter(({ status }) => status === 429)
    for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    answered += responses.length - refused.length
    if (refused.length > 0) return answered
  }
  throw new Error(`It was answered ${answered} times`)
}

const calls = routes
  .filter(({ route: { access } }) => isAnonymous(access))
  .map((registered) => ({ ...registered, call: `${registered.route.method} ${registered.route.path}` }))

it.each(calls)('$call is refused above its limit', async (registered) => {
  const { method, path, headers, body } = buildSampleRequest(registered, 'no-id')
  const browser = createTestClient(product.url)
  await browser.get('/api/auth/user')
  const send = () =>
    fetch(product.url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, cookie: formatCookies(browser.cookies) },
      body,
    })
  // A minute may end in between, and a bucket gets new tokens.
  const max = getVisitorLimit(registered.route) * 2
  expect(await countAnswers(send, max)).toBeLessThanOrEqual(max)
})
