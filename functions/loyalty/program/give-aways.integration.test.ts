import { randomUUID } from 'node:crypto'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { LoyaltyAccount } from '#shared/loyalty/contract'
import type { RewardsProgram } from '#shared/loyalty/program-contract'
import type { Order } from '#shared/orders/contract'
import type { DiscountCode } from '#shared/payments/contract'

let shop: PaidProduct
let owner: ReturnType<PaidProduct['guest']>
let first: RewardsProgram

const path = '/api/desk/rewards'
async function give(fields: Partial<RewardsProgram>) {
  const { version } = (await owner.get<RewardsProgram>(path)).body
  return owner.put<RewardsProgram & { errors: { path: string }[] }>(path, { ...first, ...fields, version })
}

beforeAll(async () => {
  shop = await startPaidProduct()
  owner = (await shop.group.adminOfPool()).browser
  first = (await owner.get<RewardsProgram>(path)).body
})
afterAll(() => shop.group.product.stop())
afterEach(async () => {
  await give(first)
  await shop.group.product.deliverStream()
  expect(auditRecords(await scanTable()).differences).toEqual([])
})

it('begins with what was always given', () => {
  expect(first).toMatchObject({ firstOrderPercent: 10, ratingPercent: 10, referralPoints: 500 })
})

async function orderWithPromo(percent: number) {
  const guest = shop.guest()
  const lines = [{ dish: await guest.dish('California Roll'), quantity: 4 }]
  const code = { discountCode: 'first10', discount: { percent } }
  const customerInfo = { email: `${randomUUID()}@example.com`, phone: '' }
  const more = { paymentMethod: 'cash', scheduledFor: shop.openHour() }
  return guest.order({ locationId: liveLocation.code, lines, code, customerInfo, more })
}

it('first10 takes off what the owner gives, orders keep theirs, and at 0% it is unknown', async () => {
  await give({ firstOrderPercent: 20 })
  const { status, body: placed } = await orderWithPromo(20)
  expect([status, placed.discount]).toEqual([201, '5.00'])
  await give({ firstOrderPercent: 0 })
  expect((await shop.guest().get('/api/codes/first10')).status).toBe(404)
  expect((await orderWithPromo(20)).body).toMatchObject({ code: 'not-found' })
  expect((await owner.get<Order>(`/api/orders/${placed.id}`)).body.discount).toBe('5.00')
})

/** Rates an order at a test site, which gives codes like a live one. */
async function rate() {
  const guest = createTestClient(shop.group.product.url)
  const { body: order } = await guest.order({ lines: [{ dish: await guest.dish('California Roll'), quantity: 1 }] })
  await guest.move(order.id, 'completed')
  const rating = { orderId: order.id, rating: 5, comment: '', orderItems: [], orderType: 'pickup', userId: null }
  const { body } = await guest.post<{ bonusCode?: string; bonusPercent?: number }>('/api/feedback', {
    ...rating,
    trigger: 'checkin',
  })
  return { guest, ...body }
}

it('a good rating gives a code of what the owner gives, which it keeps, or thanks alone', async () => {
  await give({ ratingPercent: 15 })
  const { guest, bonusCode, bonusPercent } = await rate()
  expect(bonusPercent).toBe(15)
  await give({ ratingPercent: 0 })
  expect((await guest.get<DiscountCode>(`/api/codes/${bonusCode}`)).body).toMatchObject({ discountPercent: 15 })
  const thanked = await rate()
  expect([thanked.bonusCode, thanked.bonusPercent]).toEqual([undefined, undefined])
})

it('a referral gives both what the owner gives, and takes back what it gave', async () => {
  const member = async (ref?: string) => {
    const browser = createTestClient(shop.group.product.url)
    await browser.signIn(`${randomUUID()}@example.com`, 'customer', ref)
    const account = async () => (await browser.get<LoyaltyAccount>('/api/loyalty/account')).body
    const complete = async () => {
      const lines = [{ dish: await browser.dish('California Roll'), quantity: 4 }]
      const { body } = await browser.order({ lines })
      await browser.move(body.id, 'completed')
      await shop.group.product.deliverStream()
      return body.id
    }
    return { browser, account, complete }
  }
  await give({ referralPoints: 300 })
  const dana = await member()
  const { referralCode, referralPoints } = await dana.account()
  expect(referralPoints).toBe(300)
  const lee = await member(referralCode)
  const orderId = await lee.complete()
  expect([(await dana.account()).currentPoints, (await lee.account()).currentPoints]).toEqual([300, 325])
  await give({ referralPoints: 0 })
  expect((await dana.account()).referralPoints).toBe(0)
  await (await member(referralCode)).complete()
  expect((await dana.account()).currentPoints).toBe(300)
  await lee.browser.move(orderId, 'ready')
  await shop.group.product.deliverStream()
  expect((await dana.account()).currentPoints).toBe(0)
})

it('stays within what strangers with many mailboxes may gain, and unchanged if a form leaves it out', async () => {
  for (const [name, most] of [
    ['firstOrderPercent', 50],
    ['ratingPercent', 50],
    ['referralPoints', 5000],
  ] as const) {
    expect((await give({ [name]: most })).status).toBe(200)
    const { status, body } = await give({ [name]: most + 1 })
    expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: name })]])
  }
  const { version, pointsPerDollar, rewards, tiers } = (await give({ ratingPercent: 25 })).body
  const { body } = await owner.put<RewardsProgram>(path, { version, pointsPerDollar, rewards, tiers })
  expect(body).toMatchObject({ ratingPercent: 25, firstOrderPercent: 10, referralPoints: 500 })
})
