import { randomUUID } from 'node:crypto'
import type { User } from '#shared/accounts/contract'
import { pinLimits } from '#shared/platform/secret-limits'
import type { Order, Ticket } from '#shared/orders/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { Tablet, TeamMember } from '#shared/team/contract'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { listAvailableDays } from '#shared/orders/scheduling'
import { locations } from '#shared/locations/index'
import { issueCode } from '../payments/codes/code-repository'
import { transact } from '../platform/table/transaction'
import { countPin } from './pins'

const [ownerEmail = ''] = staffAccounts.accounts.map(({ email }) => email)
const [location] = locations

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>
let cook: string
let other: string

const signIn = async (email: string) => {
  const browser = createTestClient(product.url)
  await browser.post('/api/auth/session', { idToken: openTestUserPool(product.dataDir).tokensOf(email).IdToken })
  return browser
}

async function addCook(email: string, pin: string): Promise<string> {
  const { body } = await owner.post<TeamMember>('/api/desk/team', { email, role: 'kitchen', locations: ['HENPR'] })
  expect((await owner.put(`/api/desk/team/${body.userId}/pin`, { pin })).body).toMatchObject({ hasPin: true })
  return body.userId
}

/** Sets up a tablet as an admin does on it. */
async function setUpTablet(name: string) {
  const browser = await signIn(ownerEmail)
  const { status, body } = await browser.post<Tablet>('/api/desk/tablets/HENPR', { name })
  expect(status).toBe(201)
  return { browser, ...body }
}

const unlock = (browser: typeof owner, userId: string, pin: string) =>
  browser.post<User & { code: string }>('/api/kitchen/pin/HENPR', { userId, pin })

const openHour = () => listAvailableDays(location, 'pickup', new Date())[0]?.times[0]?.at
const placeOrder = async () => {
  const { status, body } = await createTestClient(product.url).order({ more: { scheduledFor: openHour() } })
  expect(status).toBe(201)
  return body
}

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  product = await startTestProduct({ mode: 'live,HENOK=test' })
  owner = await signIn(ownerEmail)
  cook = await addCook('mia.cook@example.com', '4821')
  other = await addCook('ben.cook@example.com', '1111')
})
afterAll(() => product.stop())

it('bumps, strikes, recalls and acknowledges without a PIN, in the name of the tablet', async () => {
  const { browser } = await setUpTablet('Grill station')
  const order = await placeOrder()
  const line = `/api/kitchen/orders/${order.id}/lines/${order.items[0]?.id}`
  expect((await browser.put<Ticket>(line, { isStruck: true })).body).toMatchObject({ kitchenStatus: 'cooking' })
  expect((await browser.put(line, { isStruck: false })).status).toBe(200)
  expect((await browser.move(order.id, 'ready')).status).toBe(200)
  expect((await browser.put(`/api/kitchen/orders/${order.id}/seen`, { version: 1 })).status).toBe(200)
  expect((await browser.move(order.id, 'completed')).status).toBe(200)
  expect((await browser.move(order.id, 'ready')).status).toBe(200)
  const { body } = await owner.get<Order>(`/api/orders/${order.id}`)
  expect(body.history.at(-1)).toMatchObject({ by: { name: expect.stringContaining('Grill') } })
})

it('needs a PIN to cancel, refund, 86 and pause', async () => {
  const { browser } = await setUpTablet('Grill')
  const order = await placeOrder()
  const calls = (): Promise<{ status: number; body: unknown }>[] => [
    browser.move(order.id, 'cancelled'),
    browser.post(`/api/orders/${order.id}/cancel`, {}),
    browser.post(`/api/kitchen/orders/${order.id}/refunds`, { lineId: order.items[0]?.id, reason: 'quality' }),
    browser.put(`/api/menu/availability/${order.items[0]?.menuItemId}/HENPR`, { isAvailable: true }),
    browser.put('/api/kitchen/intake/HENPR', { state: 'open' }),
  ]
  for (const call of await Promise.all(calls()))
    expect(call).toMatchObject({ status: 403, body: { code: 'pin-required' } })
  await unlock(browser, cook, '4821')
  const [cancelled, ...others] = calls().reverse()
  for (const call of others) expect(await call).not.toMatchObject({ body: { code: 'pin-required' } })
  expect(await cancelled).not.toMatchObject({ body: { code: 'pin-required' } })
})

it('records waste and counts with a PIN; other movements are for admins', async () => {
  const { browser } = await setUpTablet('Prep')
  const order = await placeOrder()
  const lines = [{ lineId: order.items[0]?.id, quantity: 1 }]
  const waste = () => browser.post(`/api/kitchen/orders/${order.id}/waste`, { lines, reason: 'dropped' })
  const record = (movementType: string, reason: string) =>
    browser.post('/api/inventory/movements', { itemId: 1, locationId: 4, movementType, quantity: '1.00', reason })
  expect((await waste()).body).toMatchObject({ code: 'pin-required' })
  expect((await record('waste', 'damaged')).body).toMatchObject({ code: 'pin-required' })
  await unlock(browser, cook, '4821')
  expect((await waste()).status).toBe(201)
  expect((await record('waste', 'damaged')).status).toBe(201)
  expect((await record('adjustment', 'count_adjustment')).status).toBe(201)
  expect((await record('in', 'purchase')).status).toBe(403)
})

it('a tablet shows the orders of its location and the names of its cooks', async () => {
  const { browser } = await setUpTablet('Grill')
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ firstName: 'Grill', role: 'kitchen' })
  expect((await browser.get('/api/kitchen/orders/HENPR')).status).toBe(200)
  expect((await browser.get('/api/kitchen/orders/HEHC')).status).toBe(403)
  expect((await browser.get('/api/desk/team')).status).toBe(403)
  expect((await browser.get<{ userId: string; name: string }[]>('/api/kitchen/cooks/HENPR')).body).toEqual([
    { userId: other, name: 'Ben Cook', isLead: false },
    { userId: cook, name: 'Mia Cook', isLead: false },
  ])
})

it('a bump and a comp carry the name of the cook, and locking hands over to the next', async () => {
  const { browser } = await setUpTablet('Pass')
  const order = await placeOrder()
  expect((await unlock(browser, cook, '4821')).body).toMatchObject({ firstName: 'Mia', role: 'kitchen' })
  expect((await browser.move(order.id, 'confirmed')).status).toBe(200)
  expect((await browser.post('/api/auth/logout')).status).toBe(204)
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ firstName: 'Pass' })
  expect(await browser.move(order.id, 'cancelled')).toMatchObject({ status: 403, body: { code: 'pin-required' } })
  await unlock(browser, other, '1111')
  expect((await browser.move(order.id, 'preparing')).status).toBe(200)
  const refund = await browser.post(`/api/kitchen/orders/${order.id}/refunds`, {
    lineId: order.items[0]?.id,
    reason: 'quality',
  })
  expect(refund.status).toBeLessThan(300)
  const { body } = await owner.get<Order>(`/api/orders/${order.id}`)
  expect(JSON.stringify(body.history)).toMatch(/Mia C\..*Ben C\./)
  const { body: changes } = await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=refund')
  expect(changes[0]).toMatchObject({ by: 'Ben Cook' })
})

it('an admin on a tablet is a shift lead at its location, without the desk', async () => {
  const { browser } = await setUpTablet('Bar')
  const { body: team } = await owner.get<TeamMember[]>('/api/desk/team')
  const admin = team.find(({ email }) => email === ownerEmail)?.userId ?? ''
  await owner.put(`/api/desk/team/${admin}/pin`, { pin: '2468' })
  expect((await unlock(browser, admin, '2468')).body).toMatchObject({ role: 'lead', locations: ['HENPR'] })
  expect((await browser.get('/api/desk/team')).status).toBe(403)
})

it('a PIN opens no personal account', async () => {
  const discount = { percent: 10 }
  const owned = { ownerId: cook, holderId: cook, title: 'Reward', discount, site: 'live', location: 'HENPR' } as const
  await transact([issueCode({ ...owned, days: 1, now: new Date() }).issue])
  const { browser } = await setUpTablet('Desk')
  await unlock(browser, cook, '4821')
  expect((await browser.get('/api/users/me/export')).status).toBe(401)
  expect((await browser.delete('/api/users/me')).status).toBe(401)
  expect((await browser.put('/api/auth/user', { firstName: 'Other' })).status).toBe(401)
  expect((await browser.get('/api/codes')).body).toEqual([])
})

it('the admin who sets up a tablet is signed out of it', async () => {
  const browser = await signIn(ownerEmail)
  await browser.post('/api/desk/tablets/HENPR', { name: 'Expo' })
  expect(browser.cookies.has('session')).toBe(false)
  expect((await browser.get('/api/desk/team')).status).toBe(403)
})

it('a PIN works on a kitchen tablet only, and for people of its location', async () => {
  const browser = await signIn(ownerEmail)
  expect((await unlock(browser, cook, '4821')).status).toBe(404)
  expect((await unlock(createTestClient(product.url), cook, '4821')).status).toBe(401)
  const tablet = await setUpTablet('Fryer')
  const elsewhere = await tablet.browser.post('/api/kitchen/pin/HEHC', { userId: cook, pin: '4821' })
  expect(elsewhere.status).toBe(403)
})

it('wrong PINs of a cook are limited, also when they are sent at the same time', async () => {
  const { browser } = await setUpTablet('Wok')
  const guesses = Array.from({ length: pinLimits.perCook + 5 }, (_, guess) => String(3000 + guess))
  const answers = await Promise.all(guesses.map((pin) => unlock(browser, other, pin)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 403)).toHaveLength(pinLimits.perCook)
  expect(statuses.filter((status) => status === 429)).toHaveLength(5)
  const late = await unlock(browser, other, '1111')
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(late.body).toMatchObject({ detail: expect.stringMatching(/^Too many wrong PINs. Please wait .*minutes?\.$/) })
  expect((await unlock(browser, cook, '4821')).status).toBe(200)
})

it('wrong PINs of a cook at one tablet lock the cook out of no other one', async () => {
  const userId = await addCook('colleague@example.com', '7391')
  const [grill, pass] = [(await setUpTablet('Grill')).browser, (await setUpTablet('Expo')).browser]
  for (let guess = 0; guess < pinLimits.perCook; guess += 1) await unlock(grill, userId, '0000')
  expect((await unlock(grill, userId, '7391')).status).toBe(429)
  expect((await unlock(pass, userId, '7391')).status).toBe(200)
})

it('wrong PINs of a cook are limited for a day at each tablet and at all, until an admin sets another PIN', async () => {
  const start = Date.now()
  const userId = await addCook('guessed@example.com', '7391')
  const refused = { code: 'too-many-requests' }
  const guessAll = async (tabletId: string) => {
    for (let guess = 0; guess < pinLimits.perCookAndDay; guess += 1) {
      const period = Math.floor(guess / pinLimits.perCook)
      await countPin({ tabletId, userId, now: new Date(start + period * pinLimits.periodMs) })
    }
  }
  const later = new Date(start + (pinLimits.perCookAndDay / pinLimits.perCook) * pinLimits.periodMs)
  const [grill, pass, third] = [randomUUID(), randomUUID(), randomUUID()]
  await guessAll(grill)
  await expect(countPin({ tabletId: grill, userId, now: later })).rejects.toMatchObject(refused)
  await guessAll(pass)
  await expect(countPin({ tabletId: third, userId, now: later })).rejects.toMatchObject(refused)
  expect((await owner.put(`/api/desk/team/${userId}/pin`, { pin: '7392' })).status).toBe(200)
  for (const tabletId of [grill, pass, third]) await countPin({ tabletId, userId, now: later })
})

it('wrong PINs at one tablet are limited for all cooks together', async () => {
  const { browser } = await setUpTablet('Sushi')
  const cooks = Array.from({ length: pinLimits.perTablet + 1 }, (_, index) => `pool.unknown-${index}`)
  for (const [index, userId] of cooks.entries())
    expect((await unlock(browser, userId, '0000')).status).toBe(index < pinLimits.perTablet ? 403 : 429)
})

it('a tablet with too many wrong PINs locks no cook out of the other tablets', async () => {
  const { browser } = await setUpTablet('Dessert')
  const strangers = Array.from({ length: pinLimits.perTablet }, (_, index) => `pool.stranger-${index}`)
  for (const userId of strangers) expect((await unlock(browser, userId, '0000')).status).toBe(403)
  for (let guess = 0; guess <= pinLimits.perCook; guess += 1)
    expect((await unlock(browser, cook, '0000')).status).toBe(429)
  expect((await unlock((await setUpTablet('Pass')).browser, cook, '4821')).status).toBe(200)
})

it('right PINs do not count, so that cooks may take turns', async () => {
  const { browser } = await setUpTablet('Line')
  for (let turn = 0; turn < pinLimits.perCook * 2; turn += 1)
    expect((await unlock(browser, cook, '4821')).status).toBe(200)
})

it('revoking a tablet ends its session and that of the cook on it', async () => {
  const { browser, tabletId } = await setUpTablet('Lost')
  await unlock(browser, cook, '4821')
  expect((await owner.delete(`/api/desk/tablets/HENPR/${tabletId}`)).status).toBe(204)
  expect((await browser.get('/api/kitchen/orders/HENPR')).status).toBe(401)
  browser.cookies.delete('session')
  expect((await browser.get('/api/kitchen/orders/HENPR')).status).toBe(401)
  expect((await owner.delete(`/api/desk/tablets/HENPR/${tabletId}`)).status).toBe(404)
  expect((await owner.get<Tablet[]>('/api/desk/tablets/HENPR')).body.map(({ name }) => name)).not.toContain('Lost')
})

it.each([
  ['deleted', null],
  ['changed', '6666'],
])('a PIN that is %s ends the sessions that it opened, and no others', async (what, pin) => {
  const { browser } = await setUpTablet('Fry')
  const email = `${what}.pin@example.com`
  const rosa = await addCook(email, '5555')
  const desk = await signIn(email)
  await unlock(browser, rosa, '5555')
  expect((await browser.put('/api/kitchen/intake/HENPR', { state: 'open' })).status).toBe(200)
  expect((await owner.put(`/api/desk/team/${rosa}/pin`, { pin })).status).toBe(200)
  expect((await browser.put('/api/kitchen/intake/HENPR', { state: 'open' })).status).toBe(403)
  expect((await desk.get('/api/auth/user')).status).toBe(200)
})

it('removing a cook ends the session at the tablet, which stays usable by others', async () => {
  const { browser } = await setUpTablet('Cold')
  const leaving = await addCook('leaving@example.com', '5555')
  await unlock(browser, leaving, '5555')
  await owner.delete(`/api/desk/team/${leaving}`)
  expect((await browser.get('/api/auth/user')).body).toMatchObject({ firstName: 'Cold' })
  expect((await unlock(browser, leaving, '5555')).status).toBe(403)
  expect((await unlock(browser, cook, '4821')).status).toBe(200)
})
