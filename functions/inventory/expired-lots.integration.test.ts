import { createStockHelper, startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: ReturnType<typeof createTestClient>

beforeAll(async () => {
  product = await startTestProduct()
  chef = createTestClient(product.url)
  await chef.signIn('chef@example.com', 'admin')
})
afterAll(() => product.stop())

// The only dish that is made with walnuts: one portion takes 1.50 oz.
const DISH = 'Honey Walnut Shrimp'
const WALNUTS = 49

const { count, stockOf, settled } = createStockHelper(() => ({ product, chef }))

describe('an expired lot', () => {
  const came = (quantity: string, expirationDate?: string) =>
    chef.post('/api/inventory/movements', {
      itemId: WALNUTS,
      locationId: 'HENOK',
      movementType: 'in',
      quantity,
      reason: 'purchase',
      expirationDate,
    })
  const thrownAway = (quantity: string) =>
    chef.post('/api/inventory/movements', {
      itemId: WALNUTS,
      locationId: 'HENOK',
      movementType: 'waste',
      quantity,
      reason: 'expired',
    })

  it('is not for sale, neither alone nor together with usable stock', async () => {
    const dish = await chef.dish(DISH, 'HENOK')
    const ordered = (quantity: number) => chef.order({ locationId: 'HENOK', lines: [{ dish, quantity }] })
    await count(WALNUTS, 'HENOK', '0.00')
    expect((await came('50.00', '2020-01-31')).status).toBe(201)
    expect((await stockOf('HENOK')).get(WALNUTS)).toBe('50.00')
    expect(await ordered(1)).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
    await came('4.00')
    await settled('HENOK', DISH, true)
    expect(await ordered(3)).toMatchObject({ status: 409, body: { unavailable: [{ left: 2 }] } })
    expect((await ordered(2)).status).toBe(201)
    expect(await ordered(1)).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
    expect((await stockOf('HENOK')).get(WALNUTS)).toBe('51.00')
    await settled('HENOK', DISH, false)
    await thrownAway('50.00')
    await came('9.00')
    await settled('HENOK', DISH, true)
    expect((await ordered(1)).status).toBe(201)
  })
})
