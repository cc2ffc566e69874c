import { createActivityId } from '#shared/platform/ids'
import { getResourceKind, listResourceFields } from '#shared/platform/resource-fields'
import type { RegisteredRoute } from '#shared/registry/routes'
import { locations } from '#shared/locations/index'
import { listAvailableDays } from '#shared/orders/scheduling'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { enrolAtPool } from '#infra/testkit/clients/pool-enrolment'
import { createTestClient, fetchSite } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { buildSampleRequest, routesSessionEndingLast } from '#infra/testkit/fixtures/sample-requests'
import { startTestProduct } from '#infra/testkit/product/test-product'

type Browser = ReturnType<typeof createTestClient>

const [home, other = home] = locations
const [ownerEmail = ''] = staffAccounts.accounts.map(({ email }) => email)

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Browser
let tablet: Browser
let orderId: string
let customerId: string
let ordersOfCustomer: readonly string[]
const people = new Map<string, Browser>()

async function signIn(email: string): Promise<Browser> {
  const browser = createTestClient(product.url, home.code)
  // Later than any invitation: tokens contain whole seconds.
  const { IdToken: idToken } = openTestUserPool(product.dataDir).tokensOf(email, { at: new Date(Date.now() + 2000) })
  expect((await browser.post('/api/auth/session', { idToken })).status).toBe(200)
  return browser
}

async function addPerson(email: string, role: 'admin' | 'kitchen'): Promise<void> {
  await owner.post('/api/desk/team', { email, role, locations: [home.code] })
  if (role === 'admin') await enrolAtPool(email, () => openTestUserPool(product.dataDir).codeFor(email))
  people.set(role, await signIn(email))
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(console, 'warn').mockReturnValue()
  product = await startTestProduct({ mode: 'live' })
  owner = await signIn(ownerEmail)
  await addPerson('local.admin@example.com', 'admin')
  await addPerson('local.cook@example.com', 'kitchen')
  tablet = await signIn(ownerEmail)
  expect((await tablet.post(`/api/desk/tablets/${home.code}`, { name: 'Grill' })).status).toBe(201)
  const scheduledFor = listAvailableDays(other, 'pickup', new Date())[0]?.times[0]?.at
  orderId = (await createTestClient(product.url, other.code).order({ locationId: other.code, more: { scheduledFor } }))
    .body.id
  const customer = await signIn('maya@example.com')
  customerId = (await customer.get<{ id: string }>('/api/auth/user')).body.id
  ordersOfCustomer = await Promise.all(
    [home, other].map(async ({ code }) => {
      const more = { scheduledFor, specialInstructions: `for ${code}` }
      const { body } = await customer.order({ locationId: code, more })
      await customer.post('/api/feedback', { orderId: body.id, rating: 3, trigger: 'checkin' })
      return body.id
    }),
  )
})
afterAll(() => product.stop())

/** Values of a request that all name the other location, or an order or log entry of it. */
function valuesAbout(named: RegisteredRoute) {
  const valueOf = (field: string) => {
    switch (getResourceKind(field)) {
      case 'order':
        return orderId
      case 'change':
        return createActivityId(other.code, new Date(), 'never')
      case 'user':
        return 'pool.a-user'
      default:
        return field === 'locations' ? [other.code] : other.code
    }
  }
  return Object.fromEntries(listResourceFields(named.route).map((field) => [field, valueOf(field)]))
}

async function send(browser: Browser, named: RegisteredRoute, values: Readonly<Record<string, unknown>>) {
  const { method, path, headers, body } = buildSampleRequest(named, 'pool.a-user', values)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const answer = await fetchSite(home.code, product.url + path, { method, headers: { ...headers, cookie }, body })
  const text = await answer.text()
  return { status: answer.status, code: /"code":"([\w-]+)"/.exec(text)?.[1] }
}

const forStaff = ['staff', 'board', 'stock', 'admin'] as const
const isForStaff = ({ route }: RegisteredRoute): boolean => forStaff.some((access) => access === route.access)
const listed = routesSessionEndingLast.filter(isForStaff).map((named) => ({
  named,
  call: `${named.route.method} ${named.route.path}`,
}))

const isAboutLocation = ({ named }: { readonly named: RegisteredRoute }): boolean =>
  listResourceFields(named.route).some(
    (field) => field !== 'locations' && ['location', 'order', 'change'].includes(getResourceKind(field) ?? ''),
  )

describe('staff of one location can do nothing at another one', () => {
  it.each(listed.filter(isAboutLocation))('$call', async ({ named }) => {
    for (const [role, browser] of people)
      expect([role, (await send(browser, named, valuesAbout(named))).status]).toEqual([role, 403])
  })
})

it('an admin of one location reads a customer’s orders of that location only', async () => {
  const idsFor = async (browser: Browser | undefined) =>
    (await browser?.get<{ id: string }[]>(`/api/orders/user/${customerId}`))?.body.map(({ id }) => id).sort()
  const [atHome] = ordersOfCustomer
  expect(await idsFor(people.get('admin'))).toEqual([atHome])
  expect(await idsFor(owner)).toEqual([...ordersOfCustomer].sort())
})

describe('no call that reads at an admin’s own location returns an order of another one', () => {
  const reading = routesSessionEndingLast.filter(({ route }) => route.method === 'GET' && route.access !== 'public')
  it.each(reading.map((named) => ({ named, call: named.route.path })))('$call', async ({ named }) => {
    const [, elsewhere = ''] = ordersOfCustomer
    const values = { location: home.code, userId: customerId }
    const { path } = buildSampleRequest(named, customerId, values)
    const answer = await people.get('admin')?.get(path)
    expect(JSON.stringify(answer?.body)).not.toMatch(new RegExp(`${elsewhere}|for ${other.code}`))
  })
})

describe('a locked kitchen tablet changes nothing', () => {
  it.each(listed.filter(({ named }) => named.route.method !== 'GET' && !named.route.worksLocked))(
    '$call',
    async ({ named }) => {
      expect(await send(tablet, named, {})).toEqual({ status: 403, code: 'pin-required' })
    },
  )
})
