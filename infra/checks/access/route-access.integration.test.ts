import { randomUUID } from 'node:crypto'
import type { AccessLevel } from '#shared/platform/route'
import { locations } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { buildSampleRequest, routesSessionEndingLast } from '#infra/testkit/fixtures/sample-requests'

const callers = ['an anonymous caller', 'the customer', 'another customer', 'an admin'] as const
type CallerName = (typeof callers)[number]

type Verdict = 'answered' | 401 | 403

const signedIn = (caller: CallerName, verdict: Verdict): Verdict => (caller === 'an anonymous caller' ? 401 : verdict)
const admin = (caller: CallerName) => signedIn(caller, caller === 'an admin' ? 'answered' : 403)

/**
 * The verdict that a route declares for a caller. User-specific routes are about `the customer`.
 */
function declared(access: AccessLevel, caller: CallerName): Verdict {
  switch (access) {
    case 'public':
      return 'answered'
    case 'user':
      return signedIn(caller, 'answered')
    case 'self':
      return caller === 'the customer' ? 'answered' : admin(caller)
    case 'stock':
      return getPolicy(locations[0]).stock === 'signed-in' ? signedIn(caller, 'answered') : admin(caller)
    case 'staff':
    case 'admin':
      return admin(caller)
    case 'board':
      return getPolicy(locations[0]).boards === 'open' ? 'answered' : admin(caller)
  }
}

let product: Awaited<ReturnType<typeof startTestProduct>>
let customerId = ''
const cookies = new Map<CallerName, string>()

async function enter(caller: CallerName, role: 'customer' | 'admin'): Promise<string> {
  const browser = createTestClient(product.url)
  const { body } = await browser.signIn(`${randomUUID()}@example.com`, role)
  cookies.set(caller, [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '))
  return body.id
}

beforeAll(async () => {
  product = await startTestProduct()
  customerId = await enter('the customer', 'customer')
  await enter('another customer', 'customer')
  await enter('an admin', 'admin')
})
afterAll(() => product.stop())

const calls = routesSessionEndingLast.map((named) => ({ ...named, call: `${named.route.method} ${named.route.path}` }))

describe.each(callers)('%s', (caller) => {
  it.each(calls)('$call: as declared ($route.access)', async (named) => {
    const { method, path, headers, body } = buildSampleRequest(named, customerId, { guest: 'ok' })
    const answer = await fetch(product.url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, cookie: cookies.get(caller) ?? '' },
      body,
    })
    const verdict = answer.status === 401 || answer.status === 403 ? answer.status : 'answered'
    expect(`${verdict}`).toBe(`${declared(named.route.access, caller)}`)
    expect(answer.status).toBeLessThan(500)
  })
})

it('finds every user-specific route by its user parameter', () => {
  const unnamed = calls.filter(({ route, ...named }) => {
    const { path, body } = buildSampleRequest({ ...named, route }, 'the-user')
    return route.access === 'self' && !`${path} ${body}`.includes('the-user')
  })
  expect(unnamed).toEqual([])
})
