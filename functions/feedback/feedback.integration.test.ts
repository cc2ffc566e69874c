import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook, signInManager } from '#infra/testkit/clients/staff-clients'
import { kitchenMoves } from '#infra/testkit/fixtures/record-fixtures'
import type { FeedbackWithOrder } from '#shared/feedback/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

type Given = { id: string; bonusCode?: string; code?: string }

async function guestWithOrder() {
  const browser = createTestClient(product.url)
  const orderId = (await browser.order()).body.id
  const give = (more: object = {}, headers = {}) =>
    browser.post<Given>(
      '/api/feedback',
      {
        orderId,
        rating: 5,
        comment: '',
        orderItems: ['California Roll'],
        orderType: 'pickup',
        trigger: 'order_confirmation',
        userId: null,
        ...more,
      },
      headers,
    )
  return { browser, orderId, give }
}

/** A guest whose order the kitchen has completed. */
async function servedGuest() {
  const guest = await guestWithOrder()
  const chef = await signInCook(product.url)
  for (const { status, kitchenStatus } of kitchenMoves) await chef.move(guest.orderId, status, kitchenStatus)
  return guest
}

const code = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)

describe('feedback', () => {
  it.each([4, 5])('with rating %d earns a bonus code', async (rating) => {
    const { give, browser } = await servedGuest()
    const { status, body } = await give({ rating })
    expect({ status, body }).toMatchObject({ status: 200, body: { bonusCode: code } })
    expect((await browser.get('/api/codes')).body).toEqual([
      expect.objectContaining({ code: body.bonusCode, discountPercent: 10, state: 'unused' }),
    ])
    expect((await createTestClient(product.url).get('/api/codes')).body).toEqual([])
  })

  it('on an active order is rejected, and earns its code after completion', async () => {
    const { give, orderId } = await guestWithOrder()
    expect(await give()).toMatchObject({ status: 409, body: { code: 'not-completed' } })
    const chef = await signInCook(product.url)
    for (const { status, kitchenStatus } of kitchenMoves) await chef.move(orderId, status, kitchenStatus)
    expect((await give()).body.bonusCode).toEqual(code)
  })

  it('earns one code per order across all triggers and concurrent submissions', async () => {
    const { give } = await servedGuest()
    const triggers = ['order_confirmation', 'checkin', 'delivery_followup']
    const given = await Promise.all(triggers.map((trigger) => give({ trigger })))
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(given.flatMap(({ body }) => body.bonusCode ?? [])).toEqual([code])
  })

  it("from a stranger with the order's link is rejected, and leaves the guest's place", async () => {
    const { give, orderId } = await servedGuest()
    const [stranger, account] = [createTestClient(product.url), createTestClient(product.url)]
    await account.signIn(`${randomUUID()}@example.com`)
    for (const other of [stranger, account]) {
      const sent = { orderId, rating: 1, trigger: 'order_confirmation' }
      expect(await other.post('/api/feedback', sent)).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
      expect(await other.get(`/api/orders/${orderId}`)).toMatchObject({ status: 200, body: { mayRate: false } })
    }
    expect((await give()).body.bonusCode).toEqual(code)
    const owner = await signInManager(product.url)
    await product.deliverStream()
    const { body } = await owner.get<FeedbackWithOrder[]>('/api/desk/feedback/HENPR')
    expect(body.filter(({ order }) => order.id === orderId).map(({ rating }) => rating)).toEqual([5])
  })

  it('may come from the account that placed the order, on any device, and from staff', async () => {
    const [phone, desktop] = [createTestClient(product.url), createTestClient(product.url)]
    const email = `${randomUUID()}@example.com`
    await phone.signIn(email)
    const { body: order } = await phone.order()
    await phone.move(order.id, 'completed')
    await desktop.signIn(email)
    const sent = { orderId: order.id, rating: 5, trigger: 'order_confirmation' }
    expect((await desktop.post<Given>('/api/feedback', sent)).body.bonusCode).toEqual(code)
    const chef = await signInCook(product.url)
    expect((await chef.post('/api/feedback', { ...sent, trigger: 'checkin' })).status).toBe(200)
  })

  it.each([1, 2, 3])('with rating %d is thanked', async (rating) => {
    const { give } = await servedGuest()
    const { status, body } = await give({ rating })
    expect(status).toBe(200)
    expect(body.bonusCode).toBeUndefined()
  })

  it('is accepted once for each order and trigger', async () => {
    const { give } = await servedGuest()
    expect((await give()).status).toBe(200)
    expect(await give({ rating: 1 })).toMatchObject({ status: 409, body: { code: 'already-given' } })
    expect((await give({ trigger: 'checkin' })).status).toBe(200)
  })

  it('earns one bonus for ten concurrent submissions', async () => {
    const { give } = await servedGuest()
    const answers = await Promise.all(Array.from({ length: 10 }, () => give()))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })

  it('gets the same response for a repeated idempotency key', async () => {
    const { give } = await servedGuest()
    const key = { 'idempotency-key': randomUUID() }
    const [first, second] = [await give({}, key), await give({}, key)]
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await give({ rating: 1 }, key)).toMatchObject({ status: 422, body: { code: 'key-reused' } })
  })

  it('on an unknown order is rejected', async () => {
    const { give } = await guestWithOrder()
    expect(await give({ orderId: 'NOPE' })).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  it.each([
    ['a rating of 6', { rating: 6 }],
    ['a rating of 0', { rating: 0 }],
    ['half a rating', { rating: 4.5 }],
    ['no rating', { rating: undefined }],
    ['an unknown occasion', { trigger: 'birthday' }],
    ['more than 100 characters', { comment: 'x'.repeat(101) }],
  ])('with %s is rejected', async (_what, more) => {
    const { give } = await servedGuest()
    expect(await give(more)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect((await give()).status).toBe(200)
  })

  it('may have words of 100 characters', async () => {
    const { give } = await servedGuest()
    expect((await give({ comment: ` ${'x'.repeat(100)}  ` })).status).toBe(200)
  })

  it('can be tested repeatedly on a test site, with one code per browser', async () => {
    const { give, browser } = await guestWithOrder()
    const [first, second] = [await give({ orderId: 'TEST-ORDER' }), await give({ orderId: 'TEST-ORDER' })]
    expect([first, second].map(({ status, body }) => [status, body.bonusCode])).toEqual([
      [200, code],
      [200, undefined],
    ])
    expect((await browser.get(`/api/codes/${first.body.bonusCode}`)).body).toMatchObject({ discountPercent: 10 })
  })
})
