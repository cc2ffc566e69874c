import { randomUUID } from 'node:crypto'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook, buildMovement } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import type { EditableInventoryItem, Stock, StockAlert } from '#shared/inventory/contract'
import { locations } from '#shared/locations/index'
import { receiveDailyDelivery } from './stock-day-repository'

type Refusal = { code: string; current: EditableInventoryItem; errors: { path: string }[] }

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>
let other: ReturnType<typeof createTestClient>

beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
  other = createTestClient(product.url)
  await other.signIn('owner@example.com', 'admin')
})
afterAll(() => product.stop())

const stockOf = async (itemId: number, location = 'HENPR'): Promise<Stock> => {
  const found = (await chef.get<Stock[]>(`/api/inventory/stock/${location}`)).body.find(({ id }) => id === itemId)
  if (!found) throw new Error(`no stock of ${itemId}`)
  return found
}
const alertsOf = async (itemId: number) =>
  (await chef.get<StockAlert[]>('/api/inventory/alerts/HENPR')).body.filter(({ item }) => item.id === itemId)
const change = (itemId: number, body: object, headers?: Record<string, string>) =>
  chef.put<EditableInventoryItem & Refusal>(`/api/inventory/items/${itemId}`, body, headers)
const log = async (location = 'HENPR', query = '') =>
  (await chef.get<ActivityEntry[]>(`/api/desk/changes/${location}${query}`)).body
const newest = async (location?: string): Promise<ActivityEntry> => {
  const [first] = await log(location)
  if (!first) throw new Error('nothing was changed')
  return first
}

describe('an ingredient', () => {
  it('is changed for all locations, and omitted fields stay', async () => {
    const { id } = await chef.newItem({ supplier: 'Prairie Line Meats', sku: 'X-1' })
    expect((await stockOf(id)).item.version).toBe(1)
    const sent = { name: 'Duck Breast', costPerUnit: '7.10', deliveryDays: ['thu', 'mon'], version: 1 }
    const { status, body } = await change(id, sent)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      name: 'Duck Breast',
      costPerUnit: '7.10',
      supplier: 'Prairie Line Meats',
      version: 2,
    })
    for (const { code } of locations)
      expect((await stockOf(id, code)).item).toMatchObject({
        name: 'Duck Breast',
        costPerUnit: '7.10',
        sku: 'X-1',
        deliveryDays: ['mon', 'thu'],
        version: 2,
      })
    const emptied = await change(id, { supplier: '', deliveryDays: null, version: 2 })
    expect(emptied.body).not.toHaveProperty('supplier')
    expect(emptied.body).not.toHaveProperty('deliveryDays')
    expect((await change(id, { name: 'Duck Breast', version: 3 })).body.version).toBe(3)
  })

  it('has a kitchen name in any script, until it is emptied', async () => {
    const { id } = await chef.newItem()
    expect((await change(id, { kitchenName: '鸭肉', version: 1 })).body).toMatchObject({ kitchenName: '鸭肉' })
    expect((await stockOf(id)).item).toMatchObject({ kitchenName: '鸭肉', version: 2 })
    expect((await change(id, { kitchenName: 'x'.repeat(61), version: 2 })).status).toBe(400)
    expect((await change(id, { kitchenName: '', version: 2 })).body).toMatchObject({ kitchenName: null, version: 3 })
  })

  it('is served raw once that is saved, and no longer once it is taken back', async () => {
    const { id } = await chef.newItem()
    for (const [version, isServedRaw] of [true, false].entries()) {
      expect((await change(id, { isServedRaw, version: version + 1 })).body).toMatchObject({ isServedRaw })
      expect((await stockOf(id)).item).toMatchObject({ isServedRaw, version: version + 2 })
    }
  })

  it('has a minimum and par for one location, or for all', async () => {
    const { id } = await chef.newItem()
    const one = await change(id, { minimumStock: '3', parStock: 12.5, locationId: 'HEHC', version: 1 })
    expect(one.body).toMatchObject({ minimumStock: '3.00', parStock: '12.50', version: 2 })
    expect(await stockOf(id)).toMatchObject({ minimumStock: '0.00', parStock: null })
    const all = await change(id, { minimumStock: '4', version: 2 })
    expect(all.body.levels.map(({ minimumStock, parStock }) => [minimumStock, parStock])).toEqual([
      ['4.00', null],
      ['4.00', '12.50'],
      ['4.00', null],
    ])
    expect((await change(id, { parStock: null, locationId: 5, version: 3 })).body.parStock).toBeNull()
  })

  it('accepts the first of two concurrent edits and returns the current state to the second', async () => {
    const { id } = await chef.newItem()
    const answers = await Promise.all([
      change(id, { costPerUnit: '2.00', version: 1 }),
      other.put<Refusal>(`/api/inventory/items/${id}`, { supplier: 'Gulf Coast Foods', version: 1 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const late = await change(id, { costPerUnit: '3.00', minimumStock: '9', version: 1 })
    expect(late.body).toMatchObject({ code: 'changed-meanwhile', current: { id, version: 2, minimumStock: '0.00' } })
    expect(await stockOf(id)).toMatchObject({ minimumStock: '0.00', item: { version: 2 } })
  })

  it('is changed once for repeated requests', async () => {
    const { id } = await chef.newItem()
    const key = { 'idempotency-key': randomUUID() }
    const sent = { costPerUnit: '2.00', version: 1 }
    const answers = await Promise.all([1, 2, 3].map(() => change(id, sent, key)))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.version}`))).toEqual(new Set(['200 2']))
  })

  it.each([
    ['no version', { name: 'Duck' }, 'version'],
    ['no name', { name: ' ', version: 1 }, 'name'],
    ['a cost that is none', { costPerUnit: '-1', version: 1 }, 'costPerUnit'],
    ['a level finer than hundredths', { minimumStock: '1.005', version: 1 }, 'minimumStock'],
    ['a day that is none', { deliveryDays: ['someday'], version: 1 }, 'deliveryDays.0'],
    ['no day at all', { deliveryDays: [], version: 1 }, 'deliveryDays'],
    ['an unknown location', { parStock: '1', locationId: 9, version: 1 }, 'locationId'],
  ])('is refused with %s', async (_what, sent, path) => {
    const { status, body } = await change(1, sent)
    expect({ status, paths: body.errors.map((error) => error.path) }).toEqual({ status: 400, paths: [path] })
  })

  it('is not found under an unknown id', async () => {
    expect((await change(999_999, { name: 'Duck', version: 1 })).status).toBe(404)
  })
})

describe('a minimum', () => {
  it('above the level raises an alert, and below it ends the alert', async () => {
    const { id } = await chef.newItem()
    await chef.record(buildMovement(id))
    await change(id, { minimumStock: '20', locationId: 'HENPR', version: 1 })
    const [alert] = await alertsOf(id)
    expect(alert).toMatchObject({ currentStock: '20.00', minimumStock: '20.00' })
    await change(id, { minimumStock: '19.99', version: 2 })
    expect(await alertsOf(id)).toEqual([])
    await change(id, { minimumStock: '30', version: 3 })
    expect((await alertsOf(id))[0]?.id).not.toBe(alert?.id)
  })

  it('applies to all later orders', async () => {
    const roll = await chef.dish('California Roll')
    const before = await stockOf(8)
    expect(await alertsOf(before.id)).toEqual([])
    const minimumStock = (Number(before.currentStock) - 0.01).toFixed(2)
    expect((await change(before.id, { minimumStock, locationId: 4, version: 1 })).status).toBe(200)
    expect(await alertsOf(before.id)).toEqual([])
    await chef.order({ lines: [{ dish: roll, quantity: 2 }] })
    await product.deliverStream()
    expect(await alertsOf(before.id)).toHaveLength(1)
  })

  it('changes together with concurrent orders: no update is lost, and the alert is right', async () => {
    const roll = await chef.dish('California Roll')
    const { id } = await stockOf(8)
    const version = (await stockOf(id)).item.version
    const orders = Array.from({ length: 12 }, () => chef.order({ lines: [{ dish: roll, quantity: 1 }] }))
    const level = Number((await stockOf(id)).currentStock)
    const changes = [level + 50, level - 10, level + 5].map(async (minimum, place) => {
      await orders[place * 4]
      for (let attempt = version; ; attempt += 1) {
        const { status } = await change(id, { minimumStock: minimum.toFixed(2), locationId: 4, version: attempt })
        if (status === 200) return
      }
    })
    const placed = await Promise.all(orders)
    await Promise.all(changes)
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201))
    await product.deliverStream()
    const now = await stockOf(id)
    expect(now.item.version).toBe(version + 3)
    expect(await alertsOf(id)).toHaveLength(Number(now.currentStock) <= Number(now.minimumStock) ? 1 : 0)
  })
})

it('an ingredient is delivered only on its delivery days', async () => {
  const { id } = await chef.newItem()
  await change(id, { parStock: '8', deliveryDays: ['mon', 'thu'], locationId: 'HENPR', version: 1 })
  await receiveDailyDelivery('HENPR', new Date('2031-01-07T10:00:00Z'))
  expect(await chef.stockOf(id)).toBe('0.00')
  await receiveDailyDelivery('HENPR', new Date('2031-01-09T10:00:00Z'))
  expect(await chef.stockOf(id)).toBe('8.00')
})

describe('the log', () => {
  it('shows who changed what, with the values before and after, at every location', async () => {
    const { id } = await chef.newItem({ name: 'Panko', costPerUnit: '1.25' })
    await change(id, { costPerUnit: '1.50', minimumStock: '2', locationId: 'HEHC', version: 1 })
    for (const { code } of locations) {
      const entry = await newest(code)
      expect(entry).toMatchObject({
        by: 'Chef',
        kind: 'item',
        subjectId: String(id),
        before: { costPerUnit: '1.25', version: 1 },
        after: { costPerUnit: '1.50', version: 2 },
      })
      expect(entry.title).toMatch(/^Panko: cost 1.25 to 1.50, minimum at .* 0.00 to 2.00$/)
    }
    expect(await newest('HEHC')).toMatchObject({ before: { minimumStock: '0.00' }, after: { minimumStock: '2.00' } })
  })

  it('is paginated and can be filtered by kind', async () => {
    const { id } = await chef.newItem()
    for (let version = 1; version < 4; version += 1) await change(id, { costPerUnit: `${version}.99`, version })
    await chef.put('/api/menu/availability/3/HENPR', { isAvailable: false, reason: 'Grill broken' })
    const first = await chef.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=item&limit=2')
    const next = /<(.*)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? ''
    const second = await chef.get<ActivityEntry[]>(next)
    const versions = [...first.body, ...second.body].slice(0, 3).map(({ after }) => after)
    expect(versions).toMatchObject([{ version: 4 }, { version: 3 }, { version: 2 }])
    expect(await log('HENPR', '?kind=dish&limit=1')).toEqual([])
    await chef.put('/api/menu/availability/3/HENPR', { isAvailable: true })
  })
})
