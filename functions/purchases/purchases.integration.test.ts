import { signInCook } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Stock } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'
import type { Purchase, Suppliers } from '#shared/purchases/contract'
import type { ActivityEntry } from '#shared/platform/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: ReturnType<typeof createTestClient>

beforeAll(async () => {
  product = await startTestProduct()
  owner = createTestClient(product.url)
  await owner.signIn('owner@example.com', 'admin')
})
afterAll(() => product.stop())

const PATH = '/api/desk/purchases/HENPR'
const SUPPLIERS = '/api/desk/suppliers'
const stockOf = async (id: number) =>
  (await owner.get<Stock[]>('/api/inventory/stock/HENPR')).body.find(({ item }) => item.id === id)
const create = (more: object = {}) =>
  owner.post<Purchase>(PATH, {
    supplier: 'Gulf Fish Company',
    note: '',
    sendBy: 'print',
    lines: [
      { itemId: 1, quantity: '10' },
      { itemId: 2, quantity: '4.50' },
    ],
    ...more,
  })

describe('suppliers', () => {
  it('are replaced as one list with a version, each name once', async () => {
    const { version } = (await owner.get<Suppliers>(SUPPLIERS)).body
    const fish = { name: 'Gulf Fish Company', contact: 'Ana', email: 'orders@gulf-fish.example.com', phone: '555-0199' }
    const saved = await owner.put<Suppliers>(SUPPLIERS, { suppliers: [fish], version })
    expect(saved).toMatchObject({ status: 200, body: { suppliers: [fish], version: version + 1 } })
    expect(await owner.put(SUPPLIERS, { suppliers: [], version })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    })
    const twice = { suppliers: [fish, { ...fish, name: 'gulf fish company' }], version: version + 1 }
    expect(await owner.put(SUPPLIERS, twice)).toMatchObject({ status: 400 })
    const badAddress = { suppliers: [{ ...fish, email: 'nowhere' }], version: version + 1 }
    expect(await owner.put(SUPPLIERS, badAddress)).toMatchObject({ status: 400 })
  })
})

describe('a purchase order', () => {
  it('has a number and the costs of its items, and is in the change log', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    expect(body).toMatchObject({ state: 'open', email: '', lines: [{ itemId: 1, quantity: '10.00' }, { itemId: 2 }] })
    const next = (await create()).body
    expect(next.number).toBe(body.number + 1)
    const listed = (await owner.get<Purchase[]>(PATH)).body
    expect(listed.map(({ number }) => number).slice(0, 2)).toEqual([next.number, body.number])
    const [entry] = (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
    expect(entry).toMatchObject({ kind: 'purchase', title: expect.stringContaining('Gulf Fish Company') })
  })

  it('has each item once, because its lines are received by item', async () => {
    const lines = ['70', '30'].map((quantity) => ({ itemId: 1, quantity }))
    const { status, body } = await create({ lines })
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'lines.1', message: 'Is in the order already' }] }])
  })

  it('by mail needs the address of the supplier', async () => {
    const { status, body } = await create({ sendBy: 'mail' })
    expect([status, body.email]).toEqual([201, 'orders@gulf-fish.example.com'])
    expect(await create({ sendBy: 'mail', supplier: 'Nobody Farms' })).toMatchObject({
      status: 409,
      body: { code: 'no-address' },
    })
  })

  it('is received in one step, with quantities and prices as they came', async () => {
    const { number } = (await create()).body
    const [first, second] = [await stockOf(1), await stockOf(2)]
    const lines = [
      { itemId: 1, quantity: '9', unitCost: '7.77', expirationDate: '2031-01-05' },
      { itemId: 2, quantity: '0', unitCost: second?.item.costPerUnit },
    ]
    const { status, body } = await owner.post<Purchase>(`${PATH}/${number}/receive`, { lines })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      state: 'received',
      lines: [{ received: { quantity: '9.00', unitCost: '7.77' } }, { received: { quantity: '0.00' } }],
    })
    expect(Number((await stockOf(1))?.currentStock)).toBe(Number(first?.currentStock) + 9)
    expect((await stockOf(1))?.item.costPerUnit).toBe('7.77')
    expect(await stockOf(2)).toEqual(second)
    const [movement] = (await owner.get<StockMovement[]>('/api/inventory/movements/HENPR')).body
    expect(movement).toMatchObject({
      itemId: 1,
      reason: 'purchase',
      unitCost: '7.77',
      notes: `Purchase order ${number}`,
    })
    expect(await owner.post(`${PATH}/${number}/receive`, { lines })).toMatchObject({ status: 409 })
    expect(Number((await stockOf(1))?.currentStock)).toBe(Number(first?.currentStock) + 9)
  })

  it('is received with what the kitchen makes at the price of its parts, or not in part', async () => {
    const chef = await signInCook(product.url)
    const [soy, other] = [await chef.newItem({ costPerUnit: '2.00' }), await chef.newItem({ costPerUnit: '5.00' })]
    const { id, version } = await chef.newItem({ costPerUnit: '9.00' })
    const batch = { quantity: '1', recipe: [{ itemId: soy.id, quantity: '1.50' }] }
    await owner.put(`/api/inventory/items/${id}`, { batch, version })
    const ids = [other.id, soy.id, id]
    const { body } = await create({ lines: ids.map((itemId) => ({ itemId, quantity: '2' })) })
    const receive = (...prices: readonly string[]) => {
      const lines = ids.map((itemId, index) => ({ itemId, quantity: '2', unitCost: prices[index] }))
      return owner.post<Purchase>(`${PATH}/${body.number}/receive`, { lines })
    }
    const levels = async () => (await Promise.all(ids.map(stockOf))).map((stock) => stock?.currentStock)
    expect(await receive('5.50', '2.40', '4.00')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'lines.2.unitCost', message: expect.stringContaining('$3.00') }] },
    })
    expect(await receive('5.50', '9999999.99', '3.00')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'lines.1.unitCost' }] },
    })
    expect([await levels(), (await stockOf(other.id))?.item.costPerUnit]).toEqual([['0.00', '0.00', '0.00'], '5.00'])
    // The new price of its part is one of the same order.
    expect(await receive('5.50', '2.40', '3.00')).toMatchObject({ status: 200, body: { state: 'received' } })
    expect([await levels(), (await stockOf(id))?.item.costPerUnit]).toEqual([['2.00', '2.00', '2.00'], '3.60'])
  })

  it('must be received whole, and a cancelled one not at all', async () => {
    const { number } = (await create()).body
    const lines = [{ itemId: 1, quantity: '9', unitCost: '7.77' }]
    expect(await owner.post(`${PATH}/${number}/receive`, { lines })).toMatchObject({ status: 400 })
    expect(await owner.delete(`${PATH}/${number}`)).toMatchObject({ status: 200, body: { state: 'cancelled' } })
    expect(await owner.delete(`${PATH}/${number}`)).toMatchObject({ status: 409 })
    const whole = [...lines, { itemId: 2, quantity: '1', unitCost: '2' }]
    expect(await owner.post(`${PATH}/${number}/receive`, { lines: whole })).toMatchObject({ status: 409 })
  })

  it('is refused without items, with unknown ones, and for anyone but an admin', async () => {
    expect(await create({ lines: [] })).toMatchObject({ status: 400 })
    expect(await create({ lines: [{ itemId: 999_999, quantity: '1' }] })).toMatchObject({ status: 400 })
    expect(await create({ lines: [{ itemId: 1, quantity: '0' }] })).toMatchObject({ status: 400 })
    expect(await owner.delete(`${PATH}/99999`)).toMatchObject({ status: 404 })
    const guest = createTestClient(product.url)
    expect(await guest.get(PATH)).toMatchObject({ status: 401 })
    await guest.signIn()
    expect(await guest.get(SUPPLIERS)).toMatchObject({ status: 403 })
  })
})

describe('a purchase that is recorded without an order', () => {
  const buy = (itemId: number, unitCost: string) =>
    owner.post('/api/inventory/movements', {
      ...{ locationId: 'HENPR', itemId, movementType: 'in', quantity: '10', reason: 'purchase', unitCost },
    })

  it("makes its price the item's cost, like a received order, and is in the change log", async () => {
    const before = (await stockOf(3))?.item.costPerUnit
    expect(await buy(3, '16.50')).toMatchObject({ status: 201, body: { unitCost: '16.50' } })
    expect(await stockOf(3)).toMatchObject({ item: { costPerUnit: '16.50' } })
    const [entry] = (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=item')).body
    expect(entry).toMatchObject({ subjectId: '3', before: { costPerUnit: before }, after: { costPerUnit: '16.50' } })
  })

  it('has the price of its parts if it is made, else nothing is recorded', async () => {
    const made = (await owner.get<Stock[]>('/api/inventory/stock/HENPR')).body.find(({ item }) => item.batch)
    expect(made).toBeDefined()
    const before = made && (await stockOf(made.item.id))?.currentStock
    const refused = await buy(made?.item.id ?? 0, '999.00')
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'unitCost' }] } })
    expect(made && (await stockOf(made.item.id))?.currentStock).toBe(before)
  })
})
