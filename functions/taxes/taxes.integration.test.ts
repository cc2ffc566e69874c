import type { ActivityEntry } from '#shared/platform/contract'
import type { MenuItem } from '#shared/menu/contract'
import type { TaxSettings } from '#shared/taxes/contract'
import { locations } from '#shared/locations/index'
import { addDays, fromWallClock, toWallClock } from '#shared/platform/time'
import { staffAccounts } from '#infra/local/emulated/user-pool/user-accounts'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestUserPool } from '#infra/testkit/clients/user-pool-client'
import { startTestProduct } from '#infra/testkit/product/test-product'

const [location] = locations
const [adminEmail = ''] = staffAccounts.accounts.map(({ email }) => email)
const today = toWallClock(location, new Date()).date
const address = { street: '1 Gulf Drive', city: 'Hudson', state: 'FL', zipCode: '34667' }
const configured = { from: '2020-01-01', rate: 700, isDeliveryFeeTaxed: false }

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>
let roll: MenuItem

type Answer = TaxSettings & { readonly code: string; readonly current: TaxSettings }
type PlacedOrder = { readonly code?: string; readonly priced?: object; readonly tax: string; readonly total: string }

const settings = async () => (await owner.get<TaxSettings>('/api/desk/taxes/HENPR')).body
const set = async (taxes: readonly object[], by = owner) =>
  by.put<Answer>('/api/desk/taxes/4', { taxes, version: (await settings()).version })
const linesOf = (quantity: number) => {
  const subtotal = (6.25 * quantity).toFixed(2)
  return { items: [{ menuItemId: roll.id, quantity, unitPrice: '6.25', totalPrice: subtotal }], subtotal }
}
const order = (more: object = {}) =>
  createTestClient(product.url).post<PlacedOrder>('/api/orders/test', {
    locationId: 4,
    orderType: 'pickup',
    customerInfo: { name: 'Dana Whitfield', email: 'dana@example.com', phone: '(727) 555-0199', address },
    paymentMethod: 'cash',
    ...linesOf(2),
    ...more,
  })

beforeAll(async () => {
  product = await startTestProduct({ mode: 'live' })
  owner = createTestClient(product.url)
  await owner.post('/api/auth/session', { idToken: openTestUserPool(product.dataDir).tokensOf(adminEmail).IdToken })
  roll = await owner.dish('California Roll')
  const { body: hours } = await owner.get<{ weekly: object; version: number }>('/api/hours/HENPR')
  const exceptions = [{ date: today, closed: false, opens: '00:00', closes: '23:59', note: null }]
  await owner.put('/api/desk/hours/4', { ...hours, exceptions })
})
afterAll(() => product.stop())

it('taxes start with the configured 7% at version 1, which every visitor can read', async () => {
  expect(await settings()).toEqual({ taxes: [configured], version: 1 })
  const { body } = await createTestClient(product.url).get('/api/taxes/henpr')
  expect(body).toEqual({ taxes: [configured], version: 1 })
})

it('an order has the tax of its due date, and the server sends the correct amounts', async () => {
  const later = addDays(today, 3)
  const answer = await set([
    { from: later, rate: 800, isDeliveryFeeTaxed: true },
    { from: '2020-01-01', rate: 725, isDeliveryFeeTaxed: false },
  ])
  expect(answer.body.taxes.map(({ rate }) => rate)).toEqual([725, 800])

  const old = await order({ tax: '0.88', total: '13.38' })
  expect(old.body).toMatchObject({ code: 'price-changed', priced: { tax: '0.91', total: '13.41' } })
  expect(await order({ tax: '0.91', total: '13.41' })).toMatchObject({ status: 201, body: { tax: '0.91' } })

  const scheduledFor = fromWallClock(location, later, 12 * 60).toISOString()
  expect(await order({ tax: '1.00', total: '13.50', scheduledFor })).toMatchObject({ status: 201 })
  const dayBefore = fromWallClock(location, addDays(later, -1), 12 * 60).toISOString()
  expect(await order({ tax: '1.00', total: '13.50', scheduledFor: dayBefore })).toMatchObject({ status: 409 })
})

it('taxes the delivery fee where the owner says so', async () => {
  await set([{ from: today, rate: 1000, isDeliveryFeeTaxed: true }])
  expect(await order({ orderType: 'delivery', tax: '1.88', total: '23.62', ...linesOf(3) })).toMatchObject({
    status: 409,
    body: { priced: { tax: '2.17', deliveryFee: '2.99', total: '23.91' } },
  })
})

it('of two owners who save at once one succeeds, and a visitor never', async () => {
  const [one, other] = await Promise.all([set([{ ...configured, rate: 600 }]), set([{ ...configured, rate: 650 }])])
  const [won, lost] = one.status === 200 ? [one, other] : [other, one]
  expect([won.status, lost.status, lost.body.code]).toEqual([200, 409, 'changed-meanwhile'])
  expect(lost.body.current).toEqual(await settings())
  expect((await set([configured], createTestClient(product.url))).status).toBe(401)
})

it('a change is logged, and can be undone', async () => {
  const before = await settings()
  await set([{ ...configured, rate: 0 }])
  const [made] = (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
  expect(made).toMatchObject({ kind: 'tax', by: expect.any(String), before: { version: before.version } })
  expect(made?.title).toContain('0% from Jan 1, 2020')
  expect((await owner.post(`/api/desk/changes/${made?.id ?? ''}/undo`)).status).toBe(200)
  expect(await settings()).toEqual({ taxes: before.taxes, version: before.version + 2 })
})
