import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook, buildMovement } from '#infra/testkit/clients/staff-clients'
import type { ExpiringLot } from '#shared/inventory/contract'
import type { StockUsageDay } from '#shared/inventory/schemas'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>

beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
})
afterAll(() => product.stop())

describe('the usage of a day', () => {
  const today = async () => (await chef.get<StockUsageDay[]>('/api/inventory/analytics/usage/HENPR')).body.at(-1)
  const usedOf = async (itemId: number) => (await today())?.use?.items.find((item) => item.itemId === itemId)?.quantity

  it('counts sales, but no counts, deliveries and waste', async () => {
    const { id } = await chef.newItem()
    await chef.record(buildMovement(id))
    await chef.record(buildMovement(id, { movementType: 'out', quantity: '3.00', reason: 'sale' }))
    await chef.record(buildMovement(id, { movementType: 'in', quantity: '1.00', reason: 'sale' }))
    await chef.record(buildMovement(id, { movementType: 'adjustment', quantity: '10.00', reason: 'count_adjustment' }))
    const before = await today()
    await chef.record(buildMovement(id, { movementType: 'waste', quantity: '4.00', reason: 'damaged' }))
    const after = await today()
    expect(await usedOf(id)).toBe('2.00')
    expect(after).toMatchObject({ isClosed: false, use: { days: 1 } })
    expect(Number(after?.use?.wastedValue) - Number(before?.use?.wastedValue)).toBeCloseTo(5)
    expect(Number(before?.totalValue) - Number(after?.totalValue)).toBeCloseTo(5)
  })

  it('counts orders without cancelled ones', async () => {
    const eaten = async () => (await today())?.use?.items.reduce((sum, { quantity }) => sum + Number(quantity), 0) ?? 0
    const before = await eaten()
    const { body: order } = await chef.order()
    expect(await eaten()).toBeGreaterThan(before)
    await chef.post(`/api/orders/${order.id}/cancel`, {})
    await product.deliverStream()
    expect(await eaten()).toBeCloseTo(before)
  })

  it('covers up to ninety days, for signed-in users', async () => {
    const { status } = await chef.get('/api/inventory/analytics/usage/HENPR?days=91')
    expect(status).toBe(400)
    expect((await createTestClient(product.url).get('/api/inventory/analytics/usage/HENPR')).status).toBe(401)
    expect((await chef.get<StockUsageDay[]>('/api/inventory/analytics/usage/HENPR?days=1')).body).toHaveLength(1)
  })
})

describe('a lot that has expired', () => {
  it('stays listed until it is discarded, while other lots are used', async () => {
    const { id } = await chef.newItem()
    const lots = async () =>
      (await chef.get<ExpiringLot[]>('/api/inventory/analytics/expiring/HENPR')).body
        .filter(({ item }) => item.id === id)
        .map(({ expirationDate, quantity }) => [expirationDate, quantity])
    await chef.record(buildMovement(id, { quantity: '5', expirationDate: '2020-01-01' }))
    await chef.record(buildMovement(id, { quantity: '5', expirationDate: '2020-01-02' }))
    await chef.record(buildMovement(id, { quantity: '5' }))
    await chef.record(buildMovement(id, { movementType: 'out', quantity: '4', reason: 'sale' }))
    expect(await lots()).toEqual([
      ['2020-01-01', '5.00'],
      ['2020-01-02', '5.00'],
    ])
    const thrown = buildMovement(id, {
      movementType: 'waste',
      quantity: '5',
      reason: 'expired',
      expirationDate: '2020-01-02',
    })
    await chef.record(thrown)
    expect(await lots()).toEqual([['2020-01-01', '5.00']])
    await chef.record(buildMovement(id, { movementType: 'waste', quantity: '5', reason: 'expired' }))
    expect(await lots()).toEqual([])
    expect(await chef.stockOf(id)).toBe('1.00')
  })
})
