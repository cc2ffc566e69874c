import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import { MIN_PAIR_ORDERS } from '#shared/recommendations/pairings'
import type { RecommendedCategory } from '#shared/recommendations/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const visitor = () => createTestClient(product.url)

async function guest() {
  const browser = visitor()
  await browser.signIn(`${randomUUID()}@example.com`)
  return browser
}

const recommended = async (browser: ReturnType<typeof createTestClient>) =>
  (await browser.get<RecommendedCategory[]>('/api/recommended-categories')).body

describe('recommended categories', () => {
  it("rank the guest's own categories first, then those of all guests", async () => {
    const browser = await guest()
    const [roll, chicken, tea] = await Promise.all(
      ['California Roll', 'Hibachi Chicken', 'Green Tea'].map((name) => browser.dish(name)),
    )
    if (!roll || !chicken || !tea) throw new Error('the menu lacks what is ordered')
    const everybody = visitor()
    await everybody.order({ lines: [{ dish: tea, quantity: 9 }] })
    await everybody.order({ lines: [{ dish: roll, quantity: 4 }] })
    await product.deliverStream()
    expect((await recommended(browser)).map(({ id }) => id).slice(0, 2)).toEqual([tea.categoryId, roll.categoryId])

    await browser.order({ lines: [{ dish: chicken, quantity: 1 }] })
    const ids = (await recommended(browser)).map(({ id }) => id)
    expect(ids.slice(0, 3)).toEqual([chicken.categoryId, tea.categoryId, roll.categoryId])
    expect(new Set(ids).size).toBe(4)
  })

  it('require a signed-in user', async () => {
    expect((await visitor().get('/api/recommended-categories')).status).toBe(401)
  })
})

it('dishes that were completed together are pairings, however many of each', async () => {
  const chef = await signInCook(product.url)
  const browser = visitor()
  const [roll, tea] = [await browser.dish('California Roll'), await browser.dish('Green Tea')]
  for (let count = 0; count < MIN_PAIR_ORDERS; count += 1) {
    const { body } = await browser.order({
      lines: [
        { dish: roll, quantity: 1 },
        { dish: tea, quantity: 2 },
      ],
    })
    await chef.move(body.id, 'completed')
  }
  expect((await browser.get('/api/pairings/HENPR')).body).toEqual(
    [
      { menuItemId: tea.id, partners: [{ menuItemId: roll.id, orders: MIN_PAIR_ORDERS }] },
      { menuItemId: roll.id, partners: [{ menuItemId: tea.id, orders: MIN_PAIR_ORDERS }] },
    ].sort((one, other) => one.menuItemId - other.menuItemId),
  )
})

describe('the history of recommendations', () => {
  const shown = {
    locationId: 4,
    specialId: 'monday-rolls',
    recommendationType: 'weather',
    weatherData: { temperature: 84, condition: 'sunny' },
    timeOfDay: 'lunch',
    userTier: null,
    wasShown: true,
  }
  const history = '/api/recommendation-history'

  it('stores shown and clicked recommendations, also of guests', async () => {
    expect(await visitor().post(history, { recommendations: [shown, { ...shown, userId: 'x' }] })).toMatchObject({
      status: 201,
      body: { recorded: 2 },
    })
    expect((await (await guest()).post(`${history}/click`, { specialId: 'monday-rolls', clicked: true })).status).toBe(
      201,
    )
  })

  it.each([
    {},
    { recommendations: [] },
    { recommendations: [{ ...shown, recommendationType: 'horoscope' }] },
    { recommendations: [{ ...shown, locationId: 0 }] },
    { recommendations: [{ ...shown, weatherData: { nested: {} } }] },
    { recommendations: [{ ...shown, weatherData: { temperature: 1e300 } }] },
    { recommendations: [{ ...shown, weatherData: { '': 1 } }] },
    { recommendations: [{ ...shown, weatherData: { constructor: 'x' } }] },
    { recommendations: Array.from({ length: 21 }, () => shown) },
  ])('rejects %j', async (sent) => {
    expect((await visitor().post(history, sent)).status).toBe(400)
  })
})
