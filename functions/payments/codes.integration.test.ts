import { randomUUID } from 'node:crypto'
import { handler as releaseCodes } from '#events/release-codes'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { addPoints } from '#infra/testkit/fixtures/record-fixtures'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import type { DiscountCode } from '#shared/payments/contract'
import type { Ticket } from '#shared/orders/contract'
import { orderKeys } from '../orders/records'
import { getItem } from '../platform/table/table'

type IssuedCode = { readonly code: string; readonly issuedAt: string }

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const visitor = () => createTestClient(product.url)
const threeOff = { amountCents: 300 }
const tenPercent = { percent: 10 }

/** A signed-in customer with a code for $3 off. */
async function owner() {
  const browser = visitor()
  const { id } = (await browser.signIn(`${randomUUID()}@example.com`)).body
  await addPoints(id, 100)
  const { code } = (await browser.post<{ code: string }>('/api/loyalty/redeem', { rewardId: 1 })).body
  return {
    browser,
    id,
    code,
    spend: (discountCode = code) => browser.order({ code: { discountCode, discount: threeOff } }),
  }
}

/** A bonus code, which anyone can use. */
async function bonusCode(): Promise<string> {
  const guest = visitor()
  const given = { orderId: 'TEST-ORDER', rating: 5, trigger: 'checkin' }
  return (await guest.post<{ bonusCode: string }>('/api/feedback', given)).body.bonusCode
}

describe('a reward code', () => {
  it('is listed on all devices of its owner, with its state and expiry, and for no other user', async () => {
    const email = `${randomUUID()}@example.com`
    const [phone, desktop, stranger] = [visitor(), visitor(), visitor()]
    await addPoints((await phone.signIn(email)).body.id, 100)
    const { code } = (await phone.post<{ code: string }>('/api/loyalty/redeem', { rewardId: 1 })).body
    const seen = async (browser: typeof phone) => (await browser.get<object[]>('/api/codes')).body
    expect(await seen(desktop)).toEqual([])
    await desktop.signIn(email)
    await stranger.signIn(`${randomUUID()}@example.com`)
    const expiresAt = expect.stringMatching(/^\d{4}-/)
    expect(await seen(desktop)).toEqual([expect.objectContaining({ code, state: 'unused', expiresAt })])
    expect(await seen(stranger)).toEqual([])
    expect((await desktop.order({ code: { discountCode: code, discount: threeOff } })).status).toBe(201)
    expect(await seen(phone)).toEqual([expect.objectContaining({ code, state: 'spent' })])
  })

  it('is listed in pages, newest first, together with those of the browser', async () => {
    const browser = visitor()
    const give = (orderId: string) => browser.post('/api/feedback', { orderId, rating: 5, trigger: 'checkin' })
    for (let order = 0; order < 2; order += 1) {
      const { body } = await browser.order()
      await browser.move(body.id, 'completed')
      await give(body.id)
    }
    await addPoints((await browser.signIn(`${randomUUID()}@example.com`)).body.id, 200)
    for (let reward = 0; reward < 2; reward += 1) await browser.post('/api/loyalty/redeem', { rewardId: 1 })
    const whole = (await browser.get<IssuedCode[]>('/api/codes')).body
    expect(whole).toHaveLength(4)
    expect(whole.map(({ issuedAt }) => issuedAt)).toEqual(
      whole
        .map(({ issuedAt }) => issuedAt)
        .sort()
        .reverse(),
    )
    const pages: IssuedCode[][] = []
    for (let path: string | undefined = '/api/codes?limit=3'; path !== undefined;) {
      const { body, headers }: { body: IssuedCode[]; headers: Headers } = await browser.get<IssuedCode[]>(path)
      pages.push(body)
      path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
    }
    expect(pages).toEqual([whole.slice(0, 3), whole.slice(3)])
  })

  it('reduces the order before tax', async () => {
    const { browser, code, spend } = await owner()
    expect((await browser.get<DiscountCode>(`/api/codes/${code.toLowerCase()}`)).body).toEqual({
      code: code.toLowerCase(),
      discountPercent: null,
      discountAmount: '3.00',
      remaining: '3.00',
    })
    const { status, body } = await spend(code.toLowerCase().replaceAll('-', ' '))
    expect(status).toBe(201)
    expect(body).toMatchObject({ subtotal: '12.50', discount: '3.00', tax: '0.67', total: '10.17' })
    expect((await browser.get(`/api/orders/${body.id}`)).body).toMatchObject({ discount: '3.00', total: '10.17' })
  })

  it('works with a delivery fee, with the same amounts in the response, the record and the kitchen', async () => {
    const { browser, code } = await owner()
    const { status, body } = await browser.order({
      orderType: 'delivery',
      customerInfo: { address: { street: '1 Gulf Dr', city: 'Hudson', zipCode: '34667' } },
      code: { discountCode: code, discount: threeOff },
    })
    expect(status).toBe(201)
    const figures = { subtotal: '12.50', discount: '3.00', tax: '0.67', deliveryFee: '2.99', total: '13.16' }
    expect(body).toMatchObject(figures)
    expect((await browser.get(`/api/orders/${body.id}`)).body).toMatchObject(figures)
    const { body: board } = await browser.get<Ticket[]>('/api/kitchen/orders/HENPR')
    expect(board.find(({ id }) => id === body.id)).toMatchObject(figures)
  })

  it('rejects an order without the discount, with the right amounts', async () => {
    const { browser, code, spend } = await owner()
    const refused = await browser.order({ more: { discountCode: code } })
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'price-changed', priced: { discount: '3.00', tax: '0.67', total: '10.17' } },
    })
    expect((await spend()).status).toBe(201)
  })

  it('earns points for the paid amount only', async () => {
    const { browser, spend } = await owner()
    await browser.move((await spend()).body.id, 'completed')
    await product.deliverStream()
    expect((await browser.get('/api/loyalty/account')).body).toMatchObject({ currentPoints: 9, totalSpent: '9.50' })
  })

  it('works for its owner only', async () => {
    const { code, spend } = await owner()
    const stranger = visitor()
    const order = () => stranger.order({ code: { discountCode: code, discount: threeOff } })
    expect(await order()).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    await stranger.signIn(`${randomUUID()}@example.com`)
    expect(await order()).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect((await stranger.get(`/api/codes/${code}`)).status).toBe(403)
    expect((await spend()).status).toBe(201)
  })

  it('is spent once, and a repeated request still gets its response', async () => {
    const { browser, code, spend } = await owner()
    const key = { 'idempotency-key': randomUUID() }
    const first = await browser.order({ code: { discountCode: code, discount: threeOff } }, key)
    expect(await spend()).toMatchObject({ status: 409, body: { code: 'code-spent' } })
    expect((await browser.get(`/api/codes/${code}`)).status).toBe(409)
    const again = await browser.order({ code: { discountCode: code, discount: threeOff } }, key)
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } })
  })

  it('discounts one of fifty simultaneous orders', async () => {
    const { spend } = await owner()
    const answers = await Promise.all(Array.from({ length: 50 }, () => spend()))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 49 }, () => 409)])
  })

  it('is not found if it was never issued', async () => {
    const guest = visitor()
    for (const discountCode of ['0000-0000-0000', 'first10']) {
      const answer = await guest.order({ code: { discountCode, discount: tenPercent } })
      expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } })
    }
  })
})

describe('a bonus code', () => {
  it('takes 10% off at the checkout, for a guest and for an account', async () => {
    const [one, other] = [await bonusCode(), await bonusCode()]
    const customer = visitor()
    await customer.signIn()
    for (const [browser, discountCode] of [
      [visitor(), one],
      [customer, other],
    ] as const) {
      expect((await browser.order({ code: { discountCode, discount: tenPercent } })).body).toMatchObject({
        subtotal: '12.50',
        discount: '1.25',
        tax: '0.79',
        total: '12.04',
      })
    }
  })
})

describe('a cancelled order', () => {
  it('releases its code', async () => {
    const { browser, spend } = await owner()
    const first = await spend()
    await browser.post(`/api/orders/${first.body.id}/cancel`)
    await product.deliverStream()
    expect((await spend()).status).toBe(201)
  })

  it('releases it once, however often and late the change is delivered', async () => {
    const { browser, spend } = await owner()
    const { id } = (await spend()).body
    const placed = (await getItem(orderKeys.order(id))) ?? {}
    await browser.post(`/api/orders/${id}/cancel`)
    await product.deliverStream()
    const cancelled = (await getItem(orderKeys.order(id))) ?? {}
    expect((await spend()).status).toBe(201)
    const records = toStreamRecords(placed, cancelled)
    for (const batch of [records, records, [...records].reverse()]) await releaseCodes({ Records: batch })
    expect(await spend()).toMatchObject({ status: 409, body: { code: 'code-spent' } })
  })
})
