import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TeamMember } from '#shared/team/contract'
import { locations } from '#shared/locations/index'
import { availabilityRoutes } from '#shared/menu/availability-contract'
import { routes } from '#shared/registry/routes'
import { getResourceKind, listResourceFields } from '#shared/platform/resource-fields'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { createTestClient, fetchSite } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { buildSampleRequest } from '#infra/testkit/fixtures/sample-requests'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { listAvailableDays } from '#shared/orders/scheduling'

type Browser = ReturnType<typeof createTestClient>

const [home] = locations
const [ownerEmail = ''] = staffAccounts.accounts.map(({ email }) => email)

let product: Awaited<ReturnType<typeof startTestProduct>>
let orderId: string
const tablets = new Map<string, Browser>()

const signIn = async (email: string) => {
  const browser = createTestClient(product.url, home.code)
  await browser.post('/api/auth/session', { idToken: openTestUserPool(product.dataDir).tokensOf(email).IdToken })
  return browser
}

async function setUpTablet(name: string, unlock?: { readonly userId: string; readonly pin: string }) {
  const browser = await signIn(ownerEmail)
  expect((await browser.post(`/api/desk/tablets/${home.code}`, { name })).status).toBe(201)
  if (unlock) expect((await browser.post(`/api/kitchen/pin/${home.code}`, unlock)).status).toBe(200)
  tablets.set(name, browser)
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(console, 'warn').mockReturnValue()
  product = await startTestProduct({ mode: 'live' })
  const owner = await signIn(ownerEmail)
  const cook = { email: 'mia.cook@example.com', role: 'kitchen', locations: [home.code] }
  const { userId } = (await owner.post<TeamMember>('/api/desk/team', cook)).body
  await owner.put(`/api/desk/team/${userId}/pin`, { pin: '4821' })
  const team = (await owner.get<TeamMember[]>('/api/desk/team')).body
  const admin = team.find(({ email }) => email === ownerEmail)?.userId ?? ''
  await owner.put(`/api/desk/team/${admin}/pin`, { pin: '2468' })
  await setUpTablet('locked')
  await setUpTablet('cook', { userId, pin: '4821' })
  await setUpTablet('admin', { userId: admin, pin: '2468' })
  const scheduledFor = listAvailableDays(home, 'pickup', new Date())[0]?.times[0]?.at
  orderId = (await createTestClient(product.url, home.code).order({ more: { scheduledFor } })).body.id
})
afterAll(() => product.stop())

const sourcesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

/** The calls in the source of all boards, phone orders and changes, and those of the 86 panel. */
const boardCalls = new Set([
  ...['kitchen', 'order-entry'].flatMap((feature) =>
    sourcesIn(`frontend/src/features/${feature}`).flatMap((source) =>
      [...source.matchAll(/\w+Routes\.(\w+)\b(?!\.path)/g)].map(([, name = '']) => name),
    ),
  ),
  ...Object.keys(availabilityRoutes),
])
// A refund refreshes these lists of the desk, if the page shows them.
for (const name of ['listFeedback', 'listChanges']) boardCalls.delete(name)
// An admin's personal login shows disputes in Find Order.
for (const name of ['listDisputes', 'submitDisputeEvidence']) boardCalls.delete(name)
// These two change who works on the tablet, and have tests of their own.
for (const name of ['signOut', 'unlockTablet']) boardCalls.delete(name)
const listed = routes.filter(({ name }) => boardCalls.has(name))

async function send(browser: Browser | undefined, named: (typeof listed)[number]) {
  const values = Object.fromEntries(
    listResourceFields(named.route).map((field) => [field, getResourceKind(field) === 'order' ? orderId : home.code]),
  )
  const { method, path, headers, body } = buildSampleRequest(named, 'pool.a-user', values)
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  const answer = await fetchSite(home.code, product.url + path, { method, headers: { ...headers, cookie }, body })
  const text = await answer.text()
  const isRefused = answer.status === 401 || answer.status === 403
  return isRefused ? (/"code":"([\w-]+)"/.exec(text)?.[1] ?? 'refused') : 'admitted'
}

it('the calls of the boards are found in their source', () => {
  const known = ['listTickets', 'strikeLine', 'placePhoneOrder', 'acknowledgeChanges', 'listAvailability']
  expect([...boardCalls]).toEqual(expect.arrayContaining(known))
  expect(listed.map(({ name }) => name).sort()).toEqual([...boardCalls].sort())
})

it('a locked tablet hears of the orders of its location as staff', async () => {
  const socket = await openTestSocket(product.socketUrl, tablets.get('locked')?.cookies)
  socket.send({ type: 'subscribe', locationId: home.code })
  socket.send({ type: 'ping' })
  await socket.hear(({ type }) => type === 'pong')
  expect((await tablets.get('cook')?.move(orderId, 'confirmed'))?.status).toBe(200)
  const update = await socket.hear((message) => message.type === 'status_update' && message.order.id === orderId)
  expect(update).toMatchObject({ ticket: { customerInfo: { phone: expect.any(String) } } })
  await socket.close()
})

describe('a kitchen tablet is staff of its location', () => {
  it.each(listed.map((named) => ({ named, call: `${named.route.method} ${named.route.path}` })))(
    '$call',
    async ({ named }) => {
      const ofLead = named.name === 'returnFailedRefund'
      expect(await send(tablets.get('cook'), named)).toBe(ofLead ? 'lead-required' : 'admitted')
      expect(await send(tablets.get('admin'), named)).toBe('admitted')
      const isChange = named.route.method !== 'GET'
      expect(await send(tablets.get('locked'), named)).toMatch(isChange ? /^(?:admitted|pin-required)$/ : /^admitted$/)
    },
  )
})
