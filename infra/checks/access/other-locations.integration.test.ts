import { formatFullName } from '#shared/accounts/contact'
import type { HoursWithStatus } from '#shared/hours/contract'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { EditableSpecials } from '#shared/specials/editing-contract'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { enrolAtPool } from '#infra/testkit/clients/pool-enrolment'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { startTestProduct } from '#infra/testkit/product/test-product'

type Browser = ReturnType<typeof createTestClient>

const [ownerEmail = ''] = staffAccounts.accounts.map(({ email }) => email)

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Browser
let people: Record<'owner' | 'local admin' | 'cook of both' | 'tester', (site: string) => Promise<Browser>>

const pool = () => openTestUserPool(product.dataDir)

/** Signs in on the site of a location, later than any invitation: tokens contain whole seconds. */
async function signIn(email: string, site: string): Promise<Browser> {
  const browser = createTestClient(product.url, site)
  const { IdToken: idToken } = pool().tokensOf(email, { at: new Date(Date.now() + 2000) })
  const { status } = await browser.post('/api/auth/session', { idToken })
  expect(status).toBe(200)
  return browser
}

async function addPerson(email: string, role: string, locations: readonly string[]): Promise<void> {
  await owner.post('/api/desk/team', { email, role, locations })
  await enrolAtPool(email, () => pool().codeFor(email))
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(console, 'warn').mockReturnValue()
  product = await startTestProduct({ mode: 'live,HENOK=test' })
  owner = await signIn(ownerEmail, 'HENPR')
  await addPerson('local@example.com', 'admin', ['HENPR'])
  await addPerson('both@example.com', 'kitchen', ['HENPR', 'HEHC'])
  people = {
    owner: (site) => signIn(ownerEmail, site),
    'local admin': (site) => signIn('local@example.com', site),
    'cook of both': (site) => signIn('both@example.com', site),
    tester: async (site) => {
      const browser = createTestClient(product.url, site)
      await browser.signIn('tester@example.com', 'admin')
      return browser
    },
  }
})
afterAll(() => product.stop())

/** Reads what the changes need, as the owner. On the test site it is the sample's. */
async function readLocation(code: string) {
  const at = code === 'HENOK' ? await people.tester(code) : owner
  const [dish] = (await at.get<{ dishes: EditableDish[] }>(`/api/desk/menu/${code}`)).body.dishes
  if (!dish) throw new Error(`${code} has no dish`)
  return {
    dish,
    hours: (await at.get<HoursWithStatus>(`/api/hours/${code}`)).body,
    week: (await at.get<EditableSpecials>(`/api/desk/specials/${code}`)).body,
  }
}

/** What boards, stock and the desk's page for all locations request. Returns each status. */
async function requestAll(browser: Browser, code: string) {
  const { dish, hours, week } = await readLocation(code)
  const { weekly, exceptions, version } = hours
  const answers = {
    board: await browser.get(`/api/kitchen/orders/${code}`),
    stock: await browser.get(`/api/inventory/stock/${code}`),
    pause: await browser.put(`/api/kitchen/intake/${code}`, { state: 'paused', minutes: 15 }),
    resume: await browser.put(`/api/kitchen/intake/${code}`, { state: 'open' }),
    '86': await browser.put(`/api/menu/availability/${dish.id}/${code}`, { isAvailable: false }),
    back: await browser.put(`/api/menu/availability/${dish.id}/${code}`, { isAvailable: true }),
    menu: await browser.get(`/api/desk/menu/${code}`),
    price: await browser.put(`/api/desk/menu/${code}/dishes/${dish.id}`, { price: '31.50', version: dish.version }),
    special: await browser.put(`/api/desk/specials/${code}`, { specials: [], version: week.version }),
    hours: await browser.put(`/api/desk/hours/${code}`, { weekly, exceptions, version }),
    changes: await browser.get(`/api/desk/changes/${code}`),
  }
  return Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]))
}

const kitchenRequests = ['board', 'stock', 'pause', 'resume', '86', 'back'] as const
const deskRequests = ['menu', 'price', 'special', 'hours', 'changes'] as const
/** The expected statuses of kitchen and desk, with exceptions. */
const all = (kitchen: number, desk: number, exceptions: Record<string, number> = {}): Record<string, number> => ({
  ...Object.fromEntries(kitchenRequests.map((name) => [name, kitchen])),
  ...Object.fromEntries(deskRequests.map((name) => [name, desk])),
  ...exceptions,
})

it.each([
  ['works on the board of the other location', 'cook of both', 'HENPR', 'HEHC', all(200, 403)],
  ['can do nothing at a location that was not granted', 'local admin', 'HENPR', 'HEHC', all(403, 403)],
  ['is a customer on the site of another location', 'local admin', 'HEHC', 'HENPR', all(403, 403)],
  ['has no session at a test location, whose board is open', 'owner', 'HENPR', 'HENOK', all(401, 401, { board: 200 })],
  ['has no session at a live location', 'tester', 'HENOK', 'HENPR', all(401, 401)],
  ['works at every live location without changing the site', 'owner', 'HENPR', 'HEHC', all(200, 200)],
] as const)('%s: %s on the site of %s, about %s', async (_rule, who, site, code, expected) => {
  const before = await readLocation(code)
  expect(await requestAll(await people[who](site), code)).toEqual(expected)
  const isRefused = expected['price'] !== 200
  const after = await readLocation(code)
  expect(after.dish.price === before.dish.price).toBe(isRefused)
  expect(after.week.version === before.week.version).toBe(isRefused)
  expect(after.hours.version === before.hours.version).toBe(isRefused)
})

it('a change from another site is in the log of its location, with the name of the owner', async () => {
  const browser = await people.owner('HENPR')
  const { dish } = await readLocation('HEHC')
  const body = { price: '32.75', version: dish.version }
  expect((await browser.put(`/api/desk/menu/HEHC/dishes/${dish.id}`, body)).status).toBe(200)
  const [me, log, otherLog] = [
    (await browser.get<{ firstName: string; lastName: string }>('/api/auth/user')).body,
    (await browser.get<ActivityEntry[]>('/api/desk/changes/HEHC?limit=1')).body,
    (await browser.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body,
  ]
  expect(log).toMatchObject([{ kind: 'dish', by: formatFullName(me), after: { price: '32.75' } }])
  expect(JSON.stringify(otherLog)).not.toContain('32.75')
})

describe('live messages of another location', () => {
  it('reach its staff', async () => {
    const socket = await openTestSocket(product.socketUrl, (await people.owner('HENPR')).cookies)
    socket.send({ type: 'subscribe', locationId: 'HEHC' })
    const { dish } = await readLocation('HEHC')
    await owner.put(`/api/menu/availability/${dish.id}/HEHC`, { isAvailable: false })
    await product.deliverStream()
    await socket.hear(({ type }) => type === 'menu_update')
    await socket.close()
  })

  it('are refused to staff of one location', async () => {
    const socket = await openTestSocket(product.socketUrl, (await people['local admin']('HENPR')).cookies)
    socket.send({ type: 'subscribe', locationId: 'HEHC' })
    expect(await socket.hear(({ type }) => type === 'error')).toMatchObject({ code: 'not-allowed' })
    await socket.close()
  })
})
