import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { buildOrderRequest, createTestClient } from '#infra/testkit/clients/test-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { IngredientDishes, MenuAvailability, OptionDishes } from '#shared/menu/availability-contract'
import type { ActivityEntry } from '#shared/platform/contract'
import type { Order } from '#shared/orders/contract'
import type { VoiceReply } from '#shared/voice/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let cook: ReturnType<typeof createTestClient>

beforeAll(async () => {
  product = await startTestProduct()
  cook = createTestClient(product.url)
  await cook.signIn('cook@example.com', 'admin')
})
afterAll(() => product.stop())

const PATH = '/api/kitchen/options/HENPR'
const DISH = 'Hibachi Chicken'
const NOODLES = 'Yakisoba noodles'
const turn = (name: string, isAvailable: boolean) => cook.put<OptionDishes>(PATH, { name, isAvailable })
const options = async () => (await cook.dish(DISH)).optionGroups.flatMap((group) => group.options)
const isOn = async (name: string) => (await options()).find((option) => option.name === name)?.isAvailable

describe('86ing an option', () => {
  it('is sold out at every dish that offers it, while the dishes stay on the menu', async () => {
    const off = await turn('yakisoba Noodles', false)
    expect(off).toMatchObject({ status: 200, body: { name: NOODLES, isOff: true } })
    expect(off.body.menuItemIds.length).toBeGreaterThan(5)
    expect(off.body.soldOutIds).toEqual(off.body.menuItemIds)
    expect((await cook.dish(DISH)).isAvailable).toBe(true)
    expect(await isOn(NOODLES)).toBe(false)
    await product.deliverStream()
    expect(await isOn(NOODLES)).toBe(false)
    expect(auditRecords(await scanTable()).differences).toEqual([])
    expect((await turn(NOODLES, true)).body).toMatchObject({ isOff: false, soldOutIds: [] })
    expect(await isOn(NOODLES)).toBe(true)
  })

  it('does not take away what guests leave out', async () => {
    const { body: all } = await cook.get<OptionDishes[]>(PATH)
    expect(all.map(({ name }) => name)).toContain('Spicy mayo')
    expect(all.map(({ name }) => name)).not.toContain('No spicy mayo')
    expect((await turn('No onions', false)).status).toBe(404)
    expect(await isOn('No onions')).toBe(true)
  })

  it('cannot be ordered at the checkout, by phone, by an edit, or from Hiro', async () => {
    const guest = createTestClient(product.url)
    const dish = await guest.dish(DISH)
    const lines = [{ dish, quantity: 1, options: ['noodles'] }]
    const { body: order } = await guest.order({ lines: [{ dish, quantity: 1 }] })
    await turn(NOODLES, false)
    const unavailable = { status: 409, body: { code: 'item-unavailable' } }
    expect(await guest.order({ lines })).toMatchObject(unavailable)
    const request = buildOrderRequest({ lines })
    expect(await cook.post('/api/kitchen/orders/HENPR', request)).toMatchObject(unavailable)
    const edit = { lines: request.items, version: order.version }
    expect(await guest.put<Order>(`/api/orders/${order.id}/lines`, edit)).toMatchObject(unavailable)
    const said = { message: 'hibachi chicken with noodles', locationId: 4 }
    const { body: reply } = await guest.post<VoiceReply>('/api/voice-assistant/process', said)
    expect((reply.items ?? []).flatMap((item) => item.options ?? [])).not.toContain('noodles')
    expect(reply.response).toMatch(/noodles/i)
    expect((await guest.order({ lines: [{ dish, quantity: 1 }] })).status).toBe(201)
    await turn(NOODLES, true)
    expect((await guest.order({ lines })).status).toBe(201)
  })

  it('is in the change log per dish, where it can be undone until it changes again', async () => {
    await turn('Brown rice', false)
    const { id = 0 } = await cook.dish(DISH)
    const entries = (await cook.get<ActivityEntry[]>('/api/desk/changes/HENPR?limit=100')).body
    const entry = entries.find(({ subjectId }) => subjectId === String(id))
    expect(entry).toMatchObject({ kind: 'availability', title: `${DISH}: Brown rice off (Out of stock)` })
    expect(await cook.post(`/api/desk/changes/${entry?.id}/undo`)).toMatchObject({ status: 200 })
    expect(await isOn('Brown rice')).toBe(true)
    expect(await cook.post(`/api/desk/changes/${entry?.id}/undo`)).toMatchObject({ status: 409 })
    await turn('Brown rice', true)
  })

  it('an ingredient takes its options along, and brings back only those', async () => {
    const find = async () =>
      (await cook.get<IngredientDishes[]>('/api/kitchen/ingredients/HENPR')).body.find((one) =>
        one.options.includes(NOODLES),
      )
    const before = await find()
    await turn('Brown rice', false)
    const path = `/api/kitchen/ingredients/HENPR/${before?.itemId}`
    expect((await cook.put<MenuAvailability[]>(path, { isAvailable: false })).status).toBe(200)
    expect((await find())?.optionsOff).toContain(NOODLES)
    expect([await isOn(NOODLES), await isOn('Brown rice')]).toEqual([false, false])
    await cook.put(path, { isAvailable: true })
    expect((await find())?.optionsOff).toEqual([])
    expect([await isOn(NOODLES), await isOn('Brown rice')]).toEqual([true, false])
    await turn('Brown rice', true)
  })

  it('that an ingredient took along first stays off when the ingredient is back', async () => {
    const ingredients = (await cook.get<IngredientDishes[]>('/api/kitchen/ingredients/HENPR')).body
    const path = `/api/kitchen/ingredients/HENPR/${ingredients.find(({ options: all }) => all.includes(NOODLES))?.itemId}`
    await cook.put(path, { isAvailable: false })
    expect((await turn(NOODLES, false)).body).toMatchObject({ isOff: true })
    await cook.put(path, { isAvailable: true })
    expect(await isOn(NOODLES)).toBe(false)
    expect((await turn(NOODLES, true)).body).toMatchObject({ isOff: false })
    expect(await isOn(NOODLES)).toBe(true)
  })

  it('is for staff only, and an unknown name is not found', async () => {
    const guest = createTestClient(product.url)
    expect(await guest.get(PATH)).toMatchObject({ status: 401 })
    await guest.signIn()
    expect(await guest.put(PATH, { name: NOODLES, isAvailable: false })).toMatchObject({ status: 403 })
    expect(await turn('Caviar', false)).toMatchObject({ status: 404 })
    expect(await cook.put(PATH, { name: NOODLES })).toMatchObject({ status: 400 })
  })
})
