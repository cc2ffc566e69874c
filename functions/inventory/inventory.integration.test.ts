import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient, type ApiResponse } from '#infra/testkit/clients/test-client'
import { signInCook, buildMovement } from '#infra/testkit/clients/staff-clients'
import { saveMovements } from './movements/movement-repository'
import type { InventoryItem, Stock, StockAlert } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>

beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
})
afterAll(() => product.stop())

const alertsOf = async (itemId: number) =>
  (await chef.get<StockAlert[]>('/api/inventory/alerts/HENPR')).body.filter(({ item }) => item.id === itemId)

describe('an inventory item', () => {
  it('is added with an empty stock at every location', async () => {
    const sent = {
      name: 'Chopsticks',
      category: 'supplies',
      unit: 'bags',
      costPerUnit: '4.50',
      supplier: '',
      sku: null,
    }
    const { status, body } = await chef.post<InventoryItem>('/api/inventory/items', { ...sent, minimumStock: '3' })
    expect(status).toBe(201)
    const { supplier: _, sku: __, ...facts } = sent
    expect(body).toEqual({ id: 1001, ...facts, kitchenName: null, version: 1 })
    expect((await chef.newItem()).id).toBe(1002)
    for (const location of ['HENPR', 2, 6]) {
      const { body: stock } = await chef.get<Stock[]>(`/api/inventory/stock/${location}`)
      expect(stock.find(({ item }) => item.id === 1001)).toMatchObject({
        id: 1001,
        item: { name: 'Chopsticks' },
        currentStock: '0.00',
        minimumStock: '3.00',
      })
    }
  })

  it('needs a name and a cost', async () => {
    const sent = { name: '  ', category: 'proteins', unit: 'lbs', costPerUnit: 'much' }
    const { status, body } = await chef.post<{ errors: { path: string }[] }>('/api/inventory/items', sent)
    expect(status).toBe(400)
    expect(body.errors.map(({ path }) => path)).toEqual(['name', 'costPerUnit'])
  })
})

describe('a movement', () => {
  it('records the level before and after, and who made it', async () => {
    const { id } = await chef.newItem()
    const { status, body } = await chef.record(
      buildMovement(id, { quantity: 2.5, unitCost: '3.10', notes: ' Tuesday ', expirationDate: '2099-01-31' }),
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      itemId: id,
      item: { id, unit: 'pieces' },
      locationId: 4,
      quantity: '2.50',
      unitCost: '3.10',
      notes: 'Tuesday',
      expirationDate: '2099-01-31',
      stockBefore: '0.00',
      stockAfter: '2.50',
      by: 'Chef',
    })
    expect((await chef.get<StockMovement[]>('/api/inventory/movements/1?limit=1')).body).toEqual([body])
  })

  it('reduces the level for out, waste and transfer, and sets it for a count', async () => {
    const { id } = await chef.newItem()
    await chef.record(buildMovement(id))
    await chef.record(buildMovement(id, { movementType: 'out', quantity: '0.01', reason: 'sale' }))
    await chef.record(buildMovement(id, { movementType: 'waste', quantity: '1', reason: 'expired' }))
    await chef.record(buildMovement(id, { movementType: 'transfer', quantity: '2', reason: 'transfer' }))
    expect(await chef.stockOf(id)).toBe('16.99')
    await chef.record(buildMovement(id, { movementType: 'adjustment', quantity: '0', reason: 'count_adjustment' }))
    expect(await chef.stockOf(id)).toBe('0.00')
  })

  it('never goes below zero: of sixty concurrent withdrawals from twenty, twenty succeed', async () => {
    const { id } = await chef.newItem()
    await chef.record(buildMovement(id))
    const out = buildMovement(id, { movementType: 'out', quantity: '1.00', reason: 'waste' })
    const answers = await Promise.all(Array.from({ length: 60 }, () => chef.record(out)))
    const taken = answers.filter(({ status }) => status === 201)
    expect(taken).toHaveLength(20)
    expect(new Set(taken.map(({ body }) => body.stockAfter)).size).toBe(20)
    for (const { status, body } of answers.filter(({ status }) => status !== 201))
      expect({ status, ...body }).toMatchObject({ status: 409, code: 'insufficient-stock', available: '0.00' })
    expect(await chef.stockOf(id)).toBe('0.00')
  })

  it('takes effect once for repeated requests', async () => {
    const { id } = await chef.newItem()
    const key = { 'idempotency-key': randomUUID() }
    const answers = await Promise.all(Array.from({ length: 10 }, () => chef.record(buildMovement(id), key)))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await chef.stockOf(id)).toBe('20.00')
    expect((await chef.record(buildMovement(id, { quantity: '21' }), key)).status).toBe(422)
  })

  it('transfers to another location completely or not at all, with its expiry date', async () => {
    const { id } = await chef.newItem()
    await chef.record(buildMovement(id, { quantity: '5', expirationDate: '2098-01-01' }))
    await chef.record(buildMovement(id, { quantity: '5', expirationDate: '2099-01-01' }))
    const transfer = buildMovement(id, { movementType: 'transfer', reason: 'transfer', toLocationId: 5, quantity: '3' })
    expect((await chef.record(transfer)).body).toMatchObject({ stockAfter: '7.00', otherLocationId: 5 })
    expect(await chef.stockOf(id, 'HEHC')).toBe('3.00')
    const [arrived] = (await chef.get<StockMovement[]>('/api/inventory/movements/HEHC?limit=1')).body
    expect(arrived).toMatchObject({ movementType: 'in', expirationDate: '2098-01-01', otherLocationId: 4 })
    expect((await chef.record({ ...transfer, quantity: '7.01' })).body).toMatchObject({
      code: 'insufficient-stock',
      available: '7.00',
    })
    expect([await chef.stockOf(id), await chef.stockOf(id, 'HEHC')]).toEqual(['7.00', '3.00'])
  })

  it.each([
    ['nothing', { quantity: '0' }, 400],
    ['a fraction of a hundredth', { quantity: '1.005' }, 400],
    ['less than nothing', { quantity: '-1' }, 400],
    ['an unknown reason', { reason: 'theft' }, 400],
    ['a receiving location without a transfer', { toLocationId: 5 }, 400],
    ['a transfer to the same place', { movementType: 'transfer', toLocationId: 'HENPR' }, 400],
    ['an unknown location', { locationId: 9 }, 400],
    ['an unknown item', { itemId: 999_999 }, 404],
  ])('is rejected with %s', async (_what, more, status) => {
    expect((await chef.record(buildMovement(1, more))).status).toBe(status)
  })

  it('is listed in pages, newest first, each exactly once', async () => {
    const { id } = await chef.newItem()
    for (let count = 0; count < 5; count += 1)
      await chef.record(buildMovement(id, { quantity: '1', locationId: 'HENOK' }))
    const seen: StockMovement[] = []
    let path: string | undefined = '/api/inventory/movements/HENOK?limit=2'
    while (path) {
      const page: ApiResponse<StockMovement[]> = await chef.get(path)
      seen.push(...page.body)
      path = /<(.*)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1]
    }
    const mine = seen.filter(({ itemId }) => itemId === id)
    expect(mine.map(({ stockAfter }) => stockAfter)).toEqual(['5.00', '4.00', '3.00', '2.00', '1.00'])
    expect(new Set(seen.map((one) => one.id)).size).toBe(seen.length)
  })

  it('is listed by entries, each complete: all ingredients of an order are one', async () => {
    const lines = Array.from({ length: 9 }, (_, index) => ({
      ingredientId: index + 1,
      beforeHundredths: 500,
      afterHundredths: 400,
    }))
    const sales = Array.from({ length: 25 }, (_, index) => ({
      type: 'Sale' as const,
      id: `sale-${index}`,
      location: 'HENOK' as const,
      movementType: 'out' as const,
      cause: { kind: 'order' as const, ticketNumber: index },
      createdAt: `2099-01-01T12:00:${10 + index}.000Z`,
      lines,
    }))
    await saveMovements(sales)
    const first = await chef.get<StockMovement[]>('/api/inventory/movements/HENOK?limit=20')
    const newest = sales.slice(5).reverse()
    expect([...new Set(first.body.map(({ entryId }) => entryId))]).toEqual(newest.map(({ id }) => id))
    expect(first.body).toHaveLength(20 * lines.length)
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await chef.get<StockMovement[]>(next)
    expect([...new Set(second.body.map(({ entryId }) => entryId))].slice(0, 5)).toEqual(
      sales
        .slice(0, 5)
        .reverse()
        .map(({ id }) => id),
    )
  })

  it('is read back by day, kind and ingredient, page by page', async () => {
    const { id } = await chef.newItem()
    const list = async (query: string) =>
      chef.get<StockMovement[]>(`/api/inventory/movements/HENOK?itemId=${id}&${query}`)
    const hundredths = { beforeHundredths: 500, afterHundredths: 400 }
    const at = (createdAt: string, more: object = {}) => ({
      ...{ type: 'Movement' as const, location: 'HENOK' as const, ingredientId: id, by: 'Chef' },
      ...{ movementType: 'waste' as const, reason: 'waste' as const, quantityHundredths: 100, ...hundredths },
      ...{ id: createdAt, createdAt, ...more },
    })
    // Half an hour before and after the midnight of Florida, which is five o'clock in UTC.
    const [late, early] = ['2098-03-02T04:30:00.000Z', '2098-03-02T05:30:00.000Z']
    const lines = [id, 1].map((ingredientId) => ({ ingredientId, ...hundredths }))
    const order = {
      location: 'HENOK' as const,
      movementType: 'out' as const,
      cause: { kind: 'order' as const, ticketNumber: 7 },
    }
    await saveMovements([
      at(late),
      at(early),
      at('2098-03-02T06:00:00.000Z', { movementType: 'in', reason: 'purchase' }),
      { type: 'Sale', id: 'sale', ...order, createdAt: '2098-03-02T07:00:00.000Z', lines },
      { type: 'Sale', id: 'other', ...order, createdAt: '2098-03-02T08:00:00.000Z', lines: lines.slice(1) },
    ])
    const idsOf = async (query: string) => (await list(query)).body.map((movement) => movement.id)
    expect(await idsOf('')).toEqual([`sale.${id}`, '2098-03-02T06:00:00.000Z', early, late])
    expect(await idsOf('day=2098-03-01')).toEqual([late])
    expect(await idsOf('day=2098-03-02&kind=waste')).toEqual([early])
    expect(await idsOf('kind=order')).toEqual([`sale.${id}`])
    expect(await idsOf('day=2098-03-03')).toEqual([])
    const first = await list('day=2098-03-02&limit=2')
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    expect(next).toContain('day=2098-03-02')
    const second = await chef.get<StockMovement[]>(next)
    expect([...first.body, ...second.body].map((movement) => movement.id)).toEqual([
      `sale.${id}`,
      '2098-03-02T06:00:00.000Z',
      early,
    ])
    expect(second.headers.get('link')).toBeNull()
    expect((await list('day=yesterday')).status).toBe(400)
  })
})

describe('an alert', () => {
  it('lasts while stock is low, is hidden once acknowledged, and is raised again only after recovery', async () => {
    const { id } = await chef.newItem({ minimumStock: '5' })
    const take = (quantity: string) => chef.record(buildMovement(id, { movementType: 'out', quantity, reason: 'sale' }))
    await chef.record(buildMovement(id))
    expect(await alertsOf(id)).toEqual([])
    await take('15')
    const [alert] = await alertsOf(id)
    expect(alert).toMatchObject({ currentStock: '5.00', minimumStock: '5.00', acknowledgedAt: null })
    for (let twice = 0; twice < 2; twice += 1)
      expect((await chef.put(`/api/inventory/alerts/${alert?.id}/acknowledge`)).status).toBe(200)
    await take('1')
    expect(await alertsOf(id)).toEqual([])
    await chef.record(buildMovement(id))
    await take('20')
    const [again] = await alertsOf(id)
    expect(again?.currentStock).toBe('4.00')
    expect(again?.id).not.toBe(alert?.id)
    expect((await chef.put(`/api/inventory/alerts/${alert?.id}/acknowledge`)).status).toBe(404)
    expect((await chef.put('/api/inventory/alerts/NOPE/acknowledge')).status).toBe(404)
  })
})

describe('the analytics', () => {
  it('value the stock, list what is low and what expires within a week', async () => {
    const value = async () =>
      (await chef.get<{ totalValue: string; itemCount: number }>('/api/inventory/analytics/value/4')).body
    const before = await value()
    const { id } = await chef.newItem({ costPerUnit: '0.33', minimumStock: '9' })
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
    for (const expirationDate of [day(3), day(30), ''])
      await chef.record(buildMovement(id, { quantity: '3', expirationDate }))
    const after = await value()
    expect(after.itemCount).toBe(before.itemCount + 1)
    expect(Number(after.totalValue)).toBeCloseTo(Number(before.totalValue) + 2.97)
    expect((await chef.get<Stock[]>('/api/inventory/analytics/low-stock/4')).body.map((low) => low.id)).toContain(id)
    const expiring = async () =>
      (await chef.get<{ item: { id: number } }[]>('/api/inventory/analytics/expiring/4')).body.filter(
        ({ item }) => item.id === id,
      )
    expect(await expiring()).toMatchObject([{ expirationDate: day(3), quantity: '3.00' }])
    await chef.record(buildMovement(id, { movementType: 'out', quantity: '3', reason: 'sale' }))
    expect(await expiring()).toEqual([])
  })
})

describe('access', () => {
  it('lets signed-in users read and only staff write', async () => {
    const guest = createTestClient(product.url)
    const customer = createTestClient(product.url)
    await customer.signIn('dana@example.com')
    const reads = ['stock', 'alerts', 'movements', 'analytics/value', 'analytics/low-stock', 'analytics/expiring']
    for (const path of [...reads.map((read) => `/api/inventory/${read}/4`), '/api/menu/availability/4']) {
      expect((await guest.get(path)).status).toBe(401)
      expect((await customer.get(path)).status).toBe(200)
    }
    expect((await customer.get('/api/inventory/stock/9')).status).toBe(404)
    for (const [who, status] of [
      [guest, 401],
      [customer, 403],
    ] as const) {
      expect((await who.post('/api/inventory/items', {})).status).toBe(status)
      expect((await who.post('/api/inventory/movements', buildMovement(1))).status).toBe(status)
      expect((await who.put('/api/inventory/alerts/HENPR-1-a/acknowledge')).status).toBe(status)
      expect((await who.put('/api/menu/availability/1/4', { isAvailable: false })).status).toBe(status)
    }
  })
})
