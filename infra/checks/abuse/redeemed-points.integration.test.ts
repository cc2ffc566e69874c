import { randomUUID } from 'node:crypto'
import { auditUserLoyalty } from '#infra/operate/audit/audit-loyalty'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

/** A customer with 100 points or a little more, all from one completed order. */
async function earner() {
  const browser = createTestClient(product.url)
  const { id } = (await browser.signIn(`${randomUUID()}@example.com`)).body
  const lines = [{ dish: await browser.dish('California Roll'), quantity: 16 }]
  const orderId = (await browser.order({ lines })).body.id
  await browser.move(orderId, 'completed')
  await product.deliverStream()
  const redeem = async () => (await browser.post<{ code: string }>('/api/loyalty/redeem', { rewardId: 1 })).body.code
  const spend = (discountCode: string) => browser.order({ code: { discountCode, discount: { amountCents: 300 } } })
  const points = async () => {
    await product.deliverStream()
    return (await auditUserLoyalty(id)).points
  }
  const states = async () => {
    const { body } = await browser.get<{ state: string }[]>('/api/codes')
    return body.map(({ state }) => state)
  }
  return { browser, orderId, redeem, spend, points, states }
}

it('leaves neither a usable code nor a debt when the order that paid for it is cancelled', async () => {
  const { browser, orderId, redeem, spend, points, states } = await earner()
  const code = await redeem()
  await browser.move(orderId, 'cancelled')
  expect(await points()).toBe(0)
  expect(await states()).toEqual(['expired'])
  expect((await spend(code)).status).toBe(409)
  expect((await browser.get(`/api/codes/${code}`)).status).toBe(409)
})

it('leaves no usable code when the order that used it is cancelled, however often', async () => {
  const { browser, orderId, redeem, spend, points } = await earner()
  const code = await redeem()
  const used = (await spend(code)).body.id
  await browser.move(orderId, 'cancelled')
  expect(await points()).toBe(-100)
  for (let times = 0; times < 3; times += 1) await browser.post(`/api/orders/${used}/cancel`)
  expect(await points()).toBe(0)
  expect((await spend(code)).status).toBe(409)
})

it('does so again after the order is reopened and completed again', async () => {
  const { browser, orderId, redeem, points, states } = await earner()
  await redeem()
  await browser.move(orderId, 'ready')
  expect(await points()).toBe(0)
  await browser.move(orderId, 'completed')
  expect(await points()).toBe(100)
  await redeem()
  await browser.move(orderId, 'cancelled')
  expect(await points()).toBe(0)
  expect(await states()).toEqual(['expired', 'expired'])
})

it('leaves no usable code when redeeming and cancelling happen at once', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { browser, orderId, redeem, points, states } = await earner()
    await Promise.all([redeem(), browser.move(orderId, 'cancelled'), redeem()])
    expect(await points()).toBe(0)
    expect(await states()).not.toContain('unused')
  }
})

it('leaves a debt and no second use when spending and cancelling happen at once', async () => {
  const { browser, orderId, redeem, spend, points } = await earner()
  const code = await redeem()
  const [used, moved] = await Promise.all([spend(code), browser.move(orderId, 'cancelled')])
  expect(moved.status).toBe(200)
  expect(await points()).toBe(used.status === 201 ? -100 : 0)
  expect((await spend(code)).status).toBe(409)
})

it('leaves a code valid that other points have paid for', async () => {
  const { browser, orderId, redeem, spend, points } = await earner()
  const lines = [{ dish: await browser.dish('California Roll'), quantity: 16 }]
  const other = (await browser.order({ lines })).body.id
  await browser.move(other, 'completed')
  await product.deliverStream()
  const code = await redeem()
  await browser.move(orderId, 'cancelled')
  expect(await points()).toBe(0)
  expect((await spend(code)).status).toBe(201)
})
