import { randomUUID } from 'node:crypto'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { TOUR_DISCOUNT } from '#shared/payments/discount-codes'
import type { TrainingLevel } from '#shared/training/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const visitor = () => createTestClient(product.url)

describe('the code of the training tour', () => {
  /** Completes the whole tour, as its page does. */
  async function master(email = `${randomUUID()}@example.com`) {
    const browser = visitor()
    const { id: userId } = (await browser.signIn(email)).body
    const whose = { userId, locationId: 4 }
    await browser.post('/api/gamification/progress', { ...whose, tourType: 'staff' })
    const { body: levels } = await browser.get<TrainingLevel[]>('/api/gamification/levels')
    return {
      ...browser,
      finish: async () => {
        for (const { id: levelId, levelNumber, minXP } of levels) {
          await browser.post('/api/gamification/award-xp', { ...whose, xp: minXP, levelId })
          const currentLevel = Math.min(levels.length, levelNumber + 1)
          await browser.put(`/api/gamification/progress/${userId}/4`, { completedLevels: [levelNumber], currentLevel })
        }
      },
      claim: () =>
        browser.put(`/api/gamification/progress/${userId}/4`, { completedLevels: [1, 2, 3, 4, 5], isCompleted: true }),
      spend: (customerInfo?: object) =>
        browser.order({ code: { discountCode: 'hibachi_master', discount: TOUR_DISCOUNT }, customerInfo }),
    }
  }

  it('gives a free drink on the first order after the tour, once', async () => {
    const { finish, spend, post } = await master()
    expect(await spend()).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    await finish()
    const { status, body } = await spend()
    expect(status).toBe(201)
    expect(body).toMatchObject({ subtotal: '12.50', discount: '3.95', total: '9.15' })
    expect(await spend()).toMatchObject({ status: 409, body: { code: 'code-spent' } })
    await post(`/api/orders/${body.id}/cancel`)
    await product.deliverStream()
    expect((await spend()).status).toBe(201)
  })

  it('gives one drink per mailbox and phone number, whatever accounts they sign in with', async () => {
    const name = randomUUID().replaceAll('-', '')
    const first = await master(`${name}@gmail.com`)
    await first.finish()
    const { body } = await first.spend({ email: '', phone: '(727) 555-0151' })
    expect(body).toMatchObject({ discount: '3.95' })
    const spent = { status: 409, body: { code: 'code-spent' } }
    const sameMailbox = await master(`${name}+2@googlemail.com`)
    await sameMailbox.finish()
    expect(await sameMailbox.spend({ email: '', phone: '(727) 555-0152' })).toMatchObject(spent)
    const other = await master()
    await other.finish()
    expect(await other.spend({ email: `${name.toUpperCase()}+sushi@Gmail.com`, phone: '' })).toMatchObject(spent)
    expect(await other.spend({ email: '', phone: '+1 727 555 0151' })).toMatchObject(spent)
    await first.post(`/api/orders/${body.id}/cancel`)
    await product.deliverStream()
    expect((await other.spend({ email: '', phone: '+1 727 555 0151' })).status).toBe(201)
  })

  it('is not earned by a false claim of complete levels, nor by a guest', async () => {
    const { claim, spend } = await master()
    expect((await claim()).status).toBe(200)
    expect(await spend()).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect((await visitor().get('/api/codes/HIBACHI_MASTER')).status).toBe(403)
  })
})
