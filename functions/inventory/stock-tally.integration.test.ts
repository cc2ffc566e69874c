import { createStockHelper, startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { seed } from '#infra/catalogue/seed'
import type { StockAlert } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { DailySpecial } from '#shared/specials/contract'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import { hundredthsToDecimal } from '#shared/inventory/stock'
import { menuKeys } from '../menu/records'
import { incrementMenuVersion } from '../menu/repository'
import { tableName } from '../platform/table/table'
import { transact } from '../platform/table/transaction'

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

const { availability, count, stockOf, settled } = createStockHelper(() => ({ product, chef }))

const buyers = (number: number, dish: MenuItem, locationId: string) =>
  Promise.all(
    Array.from({ length: number }, () =>
      createTestClient(product.url).order({ locationId, lines: [{ dish, quantity: 1 }] }),
    ),
  )

const boardSize = async (location: string) => (await chef.get<object[]>(`/api/kitchen/orders/${location}`)).body.length

describe('an order', () => {
  it('uses its ingredients, records the movements, and returns all stock when cancelled', async () => {
    const before = await stockOf('HENPR')
    const guest = createTestClient(product.url)
    const { body: order } = await guest.order({
      lines: [
        { dish: await guest.dish('California Roll'), quantity: 2 },
        { dish: await guest.dish(DISH), quantity: 1 },
        { dish: await guest.dish('California Roll'), quantity: 1, notes: 'no sesame' },
      ],
    })
    const recipe = (name: string) => seed.dishes.find((dish) => dish.name === name)?.recipe ?? []
    const needs = new Map<number, number>()
    for (const [name, portions] of [
      ['California Roll', 3],
      [DISH, 1],
    ] as const)
      for (const { ingredientId, hundredths } of recipe(name))
        needs.set(ingredientId, (needs.get(ingredientId) ?? 0) + portions * hundredths)
    const less = (id: number) => hundredthsToDecimal(Math.round(Number(before.get(id)) * 100) - (needs.get(id) ?? 0))
    expect(await stockOf('HENPR')).toEqual(new Map([...before.keys()].map((id) => [id, less(id)])))

    await product.deliverStream()
    const movements = async () => (await chef.get<StockMovement[]>('/api/inventory/movements/HENPR')).body
    const taken = await movements()
    expect(taken).toHaveLength(needs.size)
    for (const movement of taken)
      expect(movement).toMatchObject({
        movementType: 'out',
        reason: 'sale',
        by: `Ticket ${order.ticketNumber}`,
        cause: { kind: 'order', ticketNumber: order.ticketNumber },
        quantity: hundredthsToDecimal(needs.get(movement.itemId) ?? 0),
        stockBefore: before.get(movement.itemId),
        stockAfter: less(movement.itemId),
      })
    expect(JSON.stringify(taken)).not.toContain(order.id)

    await guest.post(`/api/orders/${order.id}/cancel`)
    await guest.post(`/api/orders/${order.id}/cancel`)
    await product.deliverStream()
    expect(await stockOf('HENPR')).toEqual(before)
    expect((await movements()).filter(({ movementType }) => movementType === 'in')).toHaveLength(needs.size)
  })

  it('keeps stock unchanged when completed and reopened, and returns it once when cancelled', async () => {
    const before = await stockOf('HEHC')
    const { id } = (await chef.order({ locationId: 'HEHC' })).body
    const taken = await stockOf('HEHC')
    expect(taken).not.toEqual(before)
    for (const status of ['completed', 'ready', 'completed']) {
      await chef.move(id, status)
      await product.deliverStream()
      expect(await stockOf('HEHC')).toEqual(taken)
    }
    await chef.put(`/api/kitchen/orders/${id}/status`, { status: 'cancelled', isMade: false })
    await product.deliverStream()
    expect(await stockOf('HEHC')).toEqual(before)
  })
})

describe('a last portion', () => {
  it('of stock is sold once to fifty concurrent buyers; the others see the dish, and nothing of their orders is stored', async () => {
    await count(WALNUTS, 'HEHC', '1.50')
    const [before, orders] = [await stockOf('HEHC'), await boardSize('HEHC')]
    const dish = await chef.dish(DISH, 'HEHC')
    const answers = await buyers(50, dish, 'HEHC')
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    for (const { status, body } of answers.filter((answer) => answer.status !== 201))
      expect({ status, body }).toMatchObject({
        status: 409,
        body: { code: 'item-unavailable', unavailable: [{ menuItemId: dish.id, name: DISH }] },
      })
    expect(await boardSize('HEHC')).toBe(orders + 1)
    const after = await stockOf('HEHC')
    for (const { ingredientId, hundredths } of seed.dishes.find(({ name }) => name === DISH)?.recipe ?? [])
      expect(Number(before.get(ingredientId)) - Number(after.get(ingredientId))).toBeCloseTo(hundredths / 100)
  })

  it('is offered to a guest who ordered more than available, of stock and of a special', async () => {
    await product.deliverStream()
    await count(WALNUTS, 'HEHC', '3.00')
    await settled('HEHC', DISH, true)
    const dish = await chef.dish(DISH, 'HEHC')
    const ordered = (quantity: number) => chef.order({ locationId: 'HEHC', lines: [{ dish, quantity }] })
    const refused = (left: number) => ({ status: 409, body: { code: 'item-unavailable', unavailable: [{ left }] } })
    expect(await ordered(3)).toMatchObject(refused(2))
    const { weekday: dayOfWeek } = toWallClock(getLocation('HEHC'), new Date())
    const special = {
      id: 'one-a-day',
      title: 'One a day',
      description: 'One a day',
      menuItemId: dish.id,
      dayOfWeek,
      priority: 1,
      maxDailyOrders: 1,
      loyaltyMultiplier: 1,
      discountPercent: 0,
    }
    const record = { ...menuKeys.specials('HEHC', dayOfWeek), type: 'Specials', dayOfWeek, specials: [special] }
    await transact([{ write: { Put: { TableName: tableName(), Item: record } } }, incrementMenuVersion('HEHC')])
    expect(await ordered(2)).toMatchObject(refused(1))
  })

  it('of a special is sold once to twelve concurrent buyers, and again after a cancellation', async () => {
    const { weekday: dayOfWeek } = toWallClock(getLocation('HENOK'), new Date())
    const dish = (await chef.menu('HENOK')).find(({ name }) => name === 'Edamame')
    if (!dish) throw new Error('no such dish')
    const special = {
      id: 'last-one',
      title: 'Last one',
      description: 'One a day',
      menuItemId: dish.id,
      priority: 1,
      dayOfWeek,
      maxDailyOrders: 1,
      loyaltyMultiplier: 1,
      discountPercent: 0,
    }
    const record = { ...menuKeys.specials('HENOK', dayOfWeek), type: 'Specials', dayOfWeek, specials: [special] }
    await transact([{ write: { Put: { TableName: tableName(), Item: record } } }, incrementMenuVersion('HENOK')])
    const answers = await buyers(12, dish, 'HENOK')
    const [sold, ...others] = answers.filter(({ status }) => status === 201)
    expect(others).toEqual([])
    for (const { status, body } of answers.filter((answer) => answer.status !== 201))
      expect({ status, body }).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
    const timesOrdered = async () =>
      (await chef.get<DailySpecial[]>('/api/daily-specials/HENOK')).body.find(({ id }) => id === 'last-one')
        ?.timesOrdered
    const isOnTheMenu = async () => (await chef.dish('Edamame', 'HENOK')).isAvailable
    expect(await timesOrdered()).toBe(1)
    expect(await isOnTheMenu()).toBe(false)
    await chef.move(sold?.body.id ?? '', 'cancelled')
    await product.deliverStream()
    expect(await timesOrdered()).toBe(0)
    expect(await isOnTheMenu()).toBe(true)
    expect((await buyers(1, dish, 'HENOK'))[0]?.status).toBe(201)
  })
})

describe('a dish', () => {
  it('goes off the menu when its ingredient runs out, raises an alert, and comes back with a delivery', async () => {
    await product.deliverStream()
    const socket = await openTestSocket(product.socketUrl)
    socket.send({ type: 'subscribe_location', locationId: 'HENOK' })
    socket.send({ type: 'ping' })
    await socket.hear(({ type }) => type === 'pong')
    await count(WALNUTS, 'HENOK', '2.99')
    const dish = await chef.dish(DISH, 'HENOK')
    expect((await buyers(1, dish, 'HENOK'))[0]?.status).toBe(201)
    await settled('HENOK', DISH, false)
    expect(await availability('HENOK', DISH)).toMatchObject({ id: dish.id, reason: 'Out of stock' })
    expect((await chef.dish(DISH, 'HENOK')).isAvailable).toBe(false)
    const said = (isAvailable: boolean) => (message: object) =>
      'isAvailable' in message && message.isAvailable === isAvailable && 'menuItemId' in message
    expect(await socket.hear(said(false))).toEqual({ type: 'menu_update', menuItemId: dish.id, isAvailable: false })
    const alerts = (await chef.get<StockAlert[]>('/api/inventory/alerts/HENOK')).body
    expect(alerts.filter(({ item }) => item.id === WALNUTS)).toHaveLength(1)

    const switched = await chef.put(`/api/menu/availability/${dish.id}/HENOK`, { isAvailable: true, reason: 'Back' })
    expect(switched).toMatchObject({ status: 409, body: { code: 'insufficient-stock' } })
    await count(WALNUTS, 'HENOK', '30')
    await settled('HENOK', DISH, true)
    expect(await availability('HENOK', DISH)).toMatchObject({ reason: 'Back in stock' })
    await socket.hear(said(true))
    await socket.close()
  })

  it('that a person made unavailable stays so when stock is back, until a person changes it', async () => {
    const dish = await chef.dish(DISH, 'HENPR')
    const put = (isAvailable: boolean, reason: string) =>
      chef.put(`/api/menu/availability/${dish.id}/1`, { isAvailable, reason })
    await count(WALNUTS, 'HENPR', '0')
    await settled('HENPR', DISH, false)
    expect(await put(false, 'The fryer is broken')).toMatchObject({
      status: 200,
      body: { id: dish.id, menuItem: { id: dish.id, name: DISH }, isAvailable: false, reason: 'The fryer is broken' },
    })
    await count(WALNUTS, 'HENPR', '30')
    await product.deliverStream()
    expect(await availability('HENPR', DISH)).toMatchObject({ isAvailable: false, reason: 'The fryer is broken' })
    expect((await buyers(1, dish, 'HENPR'))[0]).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
    expect((await put(true, 'Back in stock')).status).toBe(200)
    expect((await chef.dish(DISH)).isAvailable).toBe(true)
    expect((await buyers(1, dish, 'HENPR'))[0]?.status).toBe(201)
    expect((await chef.put('/api/menu/availability/987654/1', { isAvailable: true })).status).toBe(404)
  })
})
