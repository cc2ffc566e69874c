import { randomUUID } from 'node:crypto'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { addPoints } from '#infra/testkit/fixtures/record-fixtures'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { LoyaltyAccount } from '#shared/loyalty/contract'
import type { RewardsProgram } from '#shared/loyalty/program-contract'
import type { Order } from '#shared/orders/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
/** The sample's program. */
let first: RewardsProgram

const path = '/api/desk/rewards'
type Answer = RewardsProgram & { readonly code: string; readonly current: RewardsProgram; readonly errors: object[] }
const read = async () => (await owner.get<RewardsProgram>(path)).body
async function change(fields: Partial<Record<keyof RewardsProgram, unknown>>) {
  const standing = await read()
  return owner.put<Answer>(path, { ...standing, ...fields, version: standing.version })
}

async function member(spentCents = 0) {
  const browser = createTestClient(product.url)
  const { id } = (await browser.signIn(`${randomUUID()}@example.com`, 'customer')).body
  if (spentCents > 0) await addPoints(id, 0, spentCents)
  const account = async () => {
    await product.deliverStream()
    return (await browser.get<LoyaltyAccount>('/api/loyalty/account')).body
  }
  const rolls = async (quantity: number) => [{ dish: await browser.dish('California Roll'), quantity }]
  const order = async (more: object = {}) => browser.order({ lines: await rolls(4), ...more })
  return { browser, account, order, rolls }
}

beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
  first = await read()
})
afterAll(() => product.stop())
afterEach(async () => {
  await change(first)
})

it('begins with the sample, whose tiers have a benefit', () => {
  expect(first).toMatchObject({ pointsPerDollar: 1, version: 1, rewards: expect.any(Array) })
  expect(first.tiers).toEqual([
    { name: 'Bronze', from: '0.00', benefit: { kind: 'none' } },
    { name: 'Silver', from: '250.00', benefit: { kind: 'points', multiplier: 1.25 } },
    { name: 'Gold', from: '750.00', benefit: { kind: 'points', multiplier: 1.5 } },
    { name: 'Platinum', from: '1500.00', benefit: { kind: 'free-delivery' } },
  ])
})

it('what the owner changes is what members read at once, with names, rewards and thresholds of their own', async () => {
  const { browser, account } = await member(60_00)
  const tiers = [
    { name: 'Ember', from: '0', benefit: { kind: 'none' as const } },
    { name: 'Flame', from: '50.5', benefit: { kind: 'points' as const, multiplier: 2 } },
  ]
  const [three, ...others] = first.rewards
  const rewards = [
    { name: 'A Quarter Off', description: '', pointsCost: 50, discountPercent: 25 },
    ...(three ? [{ ...three, discountAmount: '3.50' }] : []),
  ]
  const { status, body } = await change({ pointsPerDollar: 2, tiers, rewards })
  expect(status).toBe(200)
  const added = Math.max(...[three, ...others].map((reward) => reward?.id ?? 0)) + 1
  expect(body.rewards.map(({ id, discountAmount }) => [id, discountAmount])).toEqual([
    [added, null],
    [1, '3.50'],
  ])
  expect(await account()).toMatchObject({ currentTier: 'Flame', pointsPerDollar: 2, benefit: { kind: 'points' } })
  expect((await browser.get('/api/loyalty/rewards')).body).toEqual(body.rewards)
  expect((await browser.get('/api/loyalty/tiers')).body).toEqual([
    { name: 'Ember', minimumSpent: '0.00', benefit: { kind: 'none' } },
    { name: 'Flame', minimumSpent: '50.50', benefit: { kind: 'points', multiplier: 2 } },
  ])
})

it('an order earns by the terms of the time when it was placed, and says so', async () => {
  const { browser, account, order } = await member(250_00)
  const [before] = [(await order()).body]
  await change({ pointsPerDollar: 3, tiers: first.tiers.slice(0, 1) })
  const after = (await order()).body
  // 25.00 of dishes: 1.25 points a dollar as a Silver member, then 3 for everybody.
  expect([before.points, after.points]).toEqual([31, 75])
  await browser.move(before.id, 'completed')
  expect((await account()).currentPoints).toBe(31)
  await browser.move(after.id, 'completed')
  expect((await account()).currentPoints).toBe(106)
})

it('a tier with free delivery takes the fee off the order and keeps it off when the order changes', async () => {
  const { browser, order, rolls } = await member(1500_00)
  const address = { street: '1 Gulf Drive', city: 'Hudson', state: 'FL', zipCode: '34667' }
  const delivery = { orderType: 'delivery' as const, customerInfo: { address } }
  const charged = (await order(delivery)).body
  expect(charged).toMatchObject({ code: 'price-changed', priced: { deliveryFee: '0.00', total: '26.75' } })
  const placed = (await order({ ...delivery, more: { tax: '1.75', total: '26.75' } })).body
  expect(placed).toMatchObject({ deliveryFee: '0.00', total: '26.75' })
  await change({ tiers: first.tiers.slice(0, 1) })
  const [line] = await rolls(1)
  const { body: edited } = await browser.put<Order>(`/api/orders/${placed.id}/lines`, {
    lines: [{ menuItemId: line?.dish.id, quantity: 1 }],
    customerInfo: { ...placed.customerInfo, address: { ...address, street: '2 Gulf Drive' } },
    version: placed.version,
  })
  expect(edited).toMatchObject({ subtotal: '6.25', deliveryFee: '0.00' })
})

it('refuses what would leave members without a tier, or a reward without one discount', async () => {
  const [tier = { name: 'Bronze', from: '0.00', benefit: { kind: 'none' as const } }] = first.tiers
  const [reward] = first.rewards
  const faults: readonly (readonly [string, Partial<Record<keyof RewardsProgram, unknown>>])[] = [
    ['tiers', { tiers: [] }],
    ['tiers', { tiers: [{ ...tier, from: '10.00' }] }],
    ['tiers', { tiers: [tier, { ...tier, from: '5.00' }] }],
    ['tiers.0.benefit.multiplier', { tiers: [{ ...tier, benefit: { kind: 'points', multiplier: 1.005 } }] }],
    ['rewards.0.discountAmount', { rewards: [{ ...reward, discountPercent: 10 }] }],
    ['rewards.0.discountPercent', { rewards: [{ ...reward, discountAmount: null }] }],
    ['pointsPerDollar', { pointsPerDollar: 101 }],
  ]
  for (const [at, fields] of faults) {
    const { status, body } = await change(fields)
    expect([status, body.errors]).toEqual([400, expect.arrayContaining([expect.objectContaining({ path: at })])])
  }
  expect((await createTestClient(product.url).get(path)).status).toBe(401)
})

it('of two owners who save at once one succeeds; the change is in every log and can be undone', async () => {
  const base = await read()
  const [one, other] = await Promise.all(
    [5, 6].map((pointsPerDollar) => owner.put<Answer>(path, { ...base, pointsPerDollar })),
  )
  expect([one?.status, other?.status].sort()).toEqual([200, 409])
  const lost = [one, other].find((answer) => answer?.status === 409)
  expect(lost?.body.current).toEqual(await read())
  await change({ rewards: [] })
  for (const location of ['HENPR', 'HENOK', 'HEHC'])
    expect((await owner.log(location))[0]).toMatchObject({ kind: 'rewards', before: { rewards: first.rewards } })
  const [entry] = await owner.log('HEHC')
  expect((await owner.undo(entry?.id)).status).toBe(200)
  expect(await read()).toMatchObject({ rewards: first.rewards, tiers: first.tiers, version: base.version + 3 })
})
