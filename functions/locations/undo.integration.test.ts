import { randomUUID } from 'node:crypto'
import { signInCook } from '#infra/testkit/clients/staff-clients'
import type { ActivityEntry } from '#shared/platform/contract'
import type { EditableInventoryItem, Stock } from '#shared/inventory/contract'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { startTestProduct } from '#infra/testkit/product/test-product'

let product: Awaited<ReturnType<typeof startTestProduct>>
let chef: Awaited<ReturnType<typeof signInCook>>

beforeAll(async () => {
  product = await startTestProduct()
  chef = await signInCook(product.url)
})
afterAll(() => product.stop())

const stockOf = async (itemId: number): Promise<Stock> => {
  const found = (await chef.get<Stock[]>('/api/inventory/stock/HENPR')).body.find(({ id }) => id === itemId)
  if (!found) throw new Error(`no stock of ${itemId}`)
  return found
}
const change = (itemId: number, body: object) => chef.put<EditableInventoryItem>(`/api/inventory/items/${itemId}`, body)
const newest = async (): Promise<ActivityEntry> => {
  const [first] = (await chef.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
  if (!first) throw new Error('nothing was changed')
  return first
}
const undo = (id: string, headers?: Record<string, string>) =>
  chef.post<ActivityEntry & { code: string; current: unknown }>(`/api/desk/changes/${id}/undo`, undefined, headers)

describe('undoing a change', () => {
  it('restores an ingredient with its levels, and can be undone', async () => {
    const { id } = await chef.newItem({ supplier: 'Prairie Line Meats' })
    const sent = { name: 'Goose', supplier: null, deliveryDays: ['fri'], minimumStock: '5', parStock: '9', version: 1 }
    await change(id, sent)
    const made = await newest()
    const key = { 'idempotency-key': randomUUID() }
    const undone = await undo(made.id, key)
    expect(undone.body).toMatchObject({ kind: 'item', before: { name: 'Goose' }, after: { version: 3 } })
    const back = await stockOf(id)
    expect(back).toMatchObject({
      minimumStock: '0.00',
      parStock: null,
      item: { supplier: 'Prairie Line Meats', version: 3 },
    })
    expect(back.item).not.toHaveProperty('deliveryDays')
    expect((await undo(made.id, key)).body).toEqual(undone.body)
    expect((await undo(made.id)).body).toMatchObject({ code: 'changed-meanwhile', current: { id, version: 3 } })
    expect((await undo(undone.body.id)).status).toBe(200)
    expect((await stockOf(id)).item.name).toBe('Goose')
  })

  it('rejects the removal of an added ingredient', async () => {
    const { id, name } = await chef.newItem({ minimumStock: '4.00' })
    const made = await newest()
    expect(made).toMatchObject({
      kind: 'item',
      subjectId: String(id),
      before: null,
      after: { id, minimumStock: '4.00' },
    })
    expect(made.title).toBe(`${name}: new ingredient`)
    const [elsewhere] = (await chef.get<ActivityEntry[]>('/api/desk/changes/HENOK')).body
    expect(elsewhere?.subjectId).toBe(String(id))
    expect(await undo(made.id)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
    expect((await stockOf(id)).item.name).toBe(name)
  })

  it('happens once for two concurrent requests', async () => {
    const { id } = await chef.newItem()
    await change(id, { costPerUnit: '5.00', version: 1 })
    const made = await newest()
    const answers = await Promise.all([1, 2, 3].map(() => undo(made.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await stockOf(id)).item).toMatchObject({ costPerUnit: '1.25', version: 3 })
  })

  it('is rejected after a later change, or for an unknown change', async () => {
    const { id } = await chef.newItem()
    await change(id, { costPerUnit: '5.00', version: 1 })
    const made = await newest()
    await change(id, { supplier: 'Gulf Coast Foods', version: 2 })
    expect((await undo(made.id)).status).toBe(409)
    expect((await undo(`${made.id}0`)).status).toBe(404)
    expect((await undo('nothing')).status).toBe(404)
  })

  it('makes a dish available again that a person made unavailable, if nothing changed since', async () => {
    const dish = await chef.dish('Hibachi Chicken')
    const path = `/api/menu/availability/${dish.id}/HENPR`
    const isOn = async () =>
      (await chef.get<MenuAvailability[]>('/api/menu/availability/HENPR')).body.find(({ id }) => id === dish.id)
    await chef.put(path, { isAvailable: false, reason: 'grill broken' })
    const off = await newest()
    expect(off).toMatchObject({
      kind: 'availability',
      title: 'Hibachi Chicken: off (grill broken)',
      before: { isAvailable: true },
      after: { isAvailable: false, reason: 'grill broken' },
    })
    expect((await undo(off.id)).status).toBe(200)
    expect(await isOn()).toMatchObject({ isAvailable: true })
    expect((await undo(off.id)).body).toMatchObject({ code: 'changed-meanwhile', current: { isAvailable: true } })
    await chef.put(path, { isAvailable: false, reason: 'grill broken' })
    expect((await undo(off.id)).status).toBe(409)
    expect((await undo((await newest()).id)).body).toMatchObject({ title: 'Hibachi Chicken: on' })
  })
})
