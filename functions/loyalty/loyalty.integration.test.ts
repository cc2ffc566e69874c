import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { auditUserLoyalty } from '#infra/operate/audit/audit-loyalty'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { addPoints } from '#infra/testkit/fixtures/record-fixtures'
import type { LoyaltyAccount, LoyaltyReward, LoyaltyTransaction } from '#shared/loyalty/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function member(ref?: string) {
  const browser = createTestClient(product.url)
  const { id } = (await browser.signIn(`${randomUUID()}@example.com`, 'customer', ref)).body
  const account = async () => {
    await product.deliverStream()
    await auditUserLoyalty(id)
    return (await browser.get<LoyaltyAccount>('/api/loyalty/account')).body
  }
  const redeem = (rewardId: number | string, key?: string) =>
    browser.post<{ code: string; reward: LoyaltyReward; account: LoyaltyAccount }>(
      '/api/loyalty/redeem',
      { rewardId },
      key === undefined ? {} : { 'idempotency-key': key },
    )
  const complete = async (quantity = 2, phone = '') => {
    const lines = [{ dish: await browser.dish('California Roll'), quantity }]
    const { id: orderId } = (await browser.order({ lines, customerInfo: { email: '', phone } })).body
    await browser.move(orderId, 'completed')
    return orderId
  }
  const refer = async () => (await account()).referralCode
  return { browser, id, account, redeem, complete, refer }
}

describe('an account', () => {
  it('is created empty on first use', async () => {
    const { account } = await member()
    const first = await account()
    expect(first).toEqual({
      currentPoints: 0,
      tierLevel: 'Bronze',
      currentTier: 'Bronze',
      benefit: { kind: 'none' },
      pointsPerDollar: 1,
      totalPointsEarned: 0,
      totalSpent: '0.00',
      joinDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      referralPoints: 500,
      referralCode: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{12}$/),
    })
    expect(await account()).toEqual(first)
  })

  it.each([
    ['GET', 'account'],
    ['GET', 'transactions'],
    ['GET', 'rewards'],
    ['GET', 'tiers'],
    ['POST', 'redeem'],
  ])('requires a signed-in user: %s %s', async (method, call) => {
    const guest = createTestClient(product.url)
    const ask = method === 'GET' ? guest.get(`/api/loyalty/${call}`) : guest.post(`/api/loyalty/${call}`, {})
    expect(await ask).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  it('lists tiers and rewards by cost', async () => {
    const { browser } = await member()
    expect((await browser.get('/api/loyalty/tiers')).body).toEqual([
      { name: 'Bronze', minimumSpent: '0.00', benefit: { kind: 'none' } },
      { name: 'Silver', minimumSpent: '250.00', benefit: { kind: 'points', multiplier: 1.25 } },
      { name: 'Gold', minimumSpent: '750.00', benefit: { kind: 'points', multiplier: 1.5 } },
      { name: 'Platinum', minimumSpent: '1500.00', benefit: { kind: 'free-delivery' } },
    ])
    const rewards = (await browser.get<LoyaltyReward[]>('/api/loyalty/rewards')).body
    expect(rewards[0]).toEqual({
      id: 1,
      name: '$3 Off',
      description: 'A pot of tea on us: $3 off any order.',
      pointsCost: 100,
      rewardType: 'discount_amount',
      discountPercent: null,
      discountAmount: '3.00',
    })
    expect(rewards[1]).toMatchObject({ rewardType: 'discount_percent', discountPercent: 10, discountAmount: null })
  })

  it('shows its ledger in pages, newest first', async () => {
    const { browser, id } = await member()
    for (const points of [1, 2, 3]) await addPoints(id, points)
    const first = await browser.get<LoyaltyTransaction[]>('/api/loyalty/transactions?limit=2')
    expect(first.body.map(({ points }) => points)).toEqual([3, 2])
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect((await browser.get<LoyaltyTransaction[]>(next)).body.map(({ points }) => points)).toEqual([1])
  })
})

describe('a completed order', () => {
  it('earns points and counts towards the tier; reopening it withdraws exactly that', async () => {
    const { browser, account, complete } = await member()
    const orderId = await complete()
    expect(await account()).toMatchObject({ currentPoints: 12, totalPointsEarned: 12, totalSpent: '12.50' })
    await browser.move(orderId, 'ready')
    expect(await account()).toMatchObject({ currentPoints: 0, totalPointsEarned: 0, totalSpent: '0.00' })
    await browser.move(orderId, 'completed')
    expect(await account()).toMatchObject({ currentPoints: 12, totalSpent: '12.50' })
    await browser.move(orderId, 'cancelled')
    expect(await account()).toMatchObject({ currentPoints: 0, totalSpent: '0.00' })
    const { body } = await browser.get<LoyaltyTransaction[]>('/api/loyalty/transactions')
    expect(body.map(({ points }) => points)).toEqual([-12, 12, -12, 12])
  })
})

describe('a tier', () => {
  it('rises and falls with the amount spent', async () => {
    const { browser, account, complete, id } = await member()
    await addPoints(id, 0, 237_50)
    const orderId = await complete()
    expect(await account()).toMatchObject({ totalSpent: '250.00', tierLevel: 'Silver', currentTier: 'Silver' })
    await browser.move(orderId, 'ready')
    expect(await account()).toMatchObject({ totalSpent: '237.50', tierLevel: 'Bronze' })
  })
})

describe('concurrent status changes', () => {
  it('result in the points of the final status', async () => {
    const { browser, account, complete } = await member()
    const orderId = await complete()
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => browser.move(orderId, index % 2 === 0 ? 'ready' : 'completed')),
    )
    const { status } = (await browser.get<{ status: string }>(`/api/orders/${orderId}`)).body
    expect((await account()).currentPoints).toBe(status === 'completed' ? 12 : 0)
  })
})

describe('redeeming', () => {
  it('deducts the points and issues a code, the same one for a repeated request', async () => {
    const { redeem, account, id } = await member()
    await addPoints(id, 250)
    const key = randomUUID()
    const { status, body } = await redeem('1', key)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      code: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
      reward: { id: 1, name: '$3 Off' },
      account: { currentPoints: 150, totalPointsEarned: 250 },
    })
    expect((await redeem('1', key)).body).toEqual(body)
    expect(await account()).toEqual(body.account)
  })

  it('is rejected without enough points or for an unknown reward', async () => {
    const { redeem, account, id } = await member()
    await addPoints(id, 99)
    expect(await redeem(1)).toMatchObject({
      status: 409,
      body: { code: 'insufficient-points', detail: '$3 Off takes 100 points; you have 99.' },
    })
    expect(await redeem(99)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await redeem('many')).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect((await account()).currentPoints).toBe(99)
  })

  it('issues one code for twenty concurrent requests with points for one', async () => {
    const { redeem, account, id } = await member()
    await addPoints(id, 100)
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(1)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect((await account()).currentPoints).toBe(0)
  })

  it('serves ten concurrent requests with points for ten, each with its remaining balance', async () => {
    const { redeem, account, id } = await member()
    await addPoints(id, 1000)
    const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(1)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    const left = answers.map(({ body }) => body.account.currentPoints).sort((one, other) => one - other)
    expect(left).toEqual([0, 100, 200, 300, 400, 500, 600, 700, 800, 900])
    expect((await account()).currentPoints).toBe(0)
  })
})

describe('a referral', () => {
  it("gives 500 points to both on the friend's first completed order, once", async () => {
    const dana = await member()
    const lee = await member(await dana.refer())
    expect((await dana.account()).currentPoints).toBe(0)
    await lee.complete(2)
    expect((await lee.account()).currentPoints).toBe(12)
    await lee.complete(3)
    await lee.complete(3)
    expect((await lee.account()).currentPoints).toBe(548)
    expect((await dana.account()).currentPoints).toBe(500)
  })

  it('counts only at the first sign-in, for a known referrer other than the user', async () => {
    const dana = await member()
    const email = `${randomUUID()}@example.com`
    const late = createTestClient(product.url)
    await late.signIn(email)
    const { id } = (await late.signIn(email, 'customer', await dana.refer())).body
    await late.move((await late.order()).body.id, 'completed')
    for (const unknown of ['NOBODY000000', dana.id]) {
      const lost = await member(unknown)
      await lost.complete()
      expect((await lost.account()).currentPoints).toBe(12)
    }
    expect((await dana.account()).currentPoints).toBe(0)
    expect((await auditUserLoyalty(id)).points).toBe(12)
  })

  it('gives no bonus for referring oneself with one’s own link', async () => {
    const email = `${randomUUID()}@example.com`
    const first = createTestClient(product.url)
    const { id } = (await first.signIn(email)).body
    const { referralCode } = (await first.get<LoyaltyAccount>('/api/loyalty/account')).body
    const self = createTestClient(product.url)
    await self.signIn(email, 'customer', referralCode)
    await self.move((await self.order()).body.id, 'completed')
    await product.deliverStream()
    expect((await auditUserLoyalty(id)).points).toBe(12)
  })
})

describe('the ledger', () => {
  it("always sums up to the account's balance", async () => {
    const step = fc.oneof(
      fc.constant({ do: 'complete' } as const),
      fc.record({ do: fc.constant('move' as const), order: fc.nat(3), to: fc.constantFrom('ready', 'completed') }),
      fc.record({ do: fc.constant('redeem' as const), rewardId: fc.integer({ min: 1, max: 3 }) }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const { browser, id, redeem, complete } = await member()
        await addPoints(id, 150)
        const orders: string[] = []
        for (const one of steps) {
          if (one.do === 'complete') orders.push(await complete())
          else if (one.do === 'redeem') await redeem(one.rewardId)
          else if (orders[one.order] !== undefined) await browser.move(orders[one.order] ?? '', one.to)
        }
        await product.deliverStream()
        await auditUserLoyalty(id)
      }),
      { numRuns: 10 },
    )
  })
})
