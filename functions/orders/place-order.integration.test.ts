import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient, buildOrderRequest } from '#infra/testkit/clients/test-client'
import type { Order } from '#shared/orders/contract'
import { getOrder } from './repository'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

it('stores the id of the request that placed it, then of the request that last changed it', async () => {
  const guest = visitor()
  const { body } = await guest.order()
  const placed = (await getOrder(body.id)).requestId
  await guest.post(`/api/orders/${body.id}/cancel`)
  const cancelled = (await getOrder(body.id)).requestId
  const isNamed = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect([placed, cancelled]).toEqual([isNamed, isNamed])
  expect(cancelled).not.toBe(placed)
})

describe('placing an order as a guest', () => {
  it('prices it and returns a pending order with a random id and a ticket number', async () => {
    const { status, body } = await visitor().order({
      orderType: 'delivery',
      customerInfo: { address: { street: '1 Gulf Dr', city: 'Hudson', zipCode: '34667' } },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'pending',
      kitchenStatus: 'waiting',
      subtotal: '12.50',
      tax: '0.88',
      deliveryFee: '2.99',
      total: '16.37',
      estimatedTime: '30-45 minutes',
      locationId: 4,
      mayCancel: true,
      history: [{ status: 'pending', kitchenStatus: 'waiting' }],
    })
    expect(body.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(body.ticketNumber).toBeGreaterThan(0)
  })

  it.each([
    ['a price', (sent: object) => ({ ...sent, total: '0.01' })],
    [
      'a line',
      (sent: ReturnType<typeof buildOrderRequest>) => ({
        ...sent,
        items: sent.items.map((item) => ({ ...item, unitPrice: '0.05', totalPrice: '0.05' })),
      }),
    ],
  ])('rejects a tampered %s with the right amounts and stores nothing', async (_what, tamper) => {
    const guest = visitor()
    const sent = buildOrderRequest({ lines: [{ dish: await guest.dish('California Roll'), quantity: 1 }] })
    const kitchen = async () => (await guest.get<Order[]>('/api/kitchen/orders/1')).body.length
    const before = await kitchen()
    const { status, body } = await guest.post<{ code: string; priced: object }>('/api/orders/test', tamper(sent))
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'price-changed', priced: { subtotal: '6.25', tax: '0.44', total: '6.69' } })
    expect(await kitchen()).toBe(before)
  })

  it.each([
    ['no lines', { items: [] }, 400, 'invalid-input'],
    ['an unknown location', { locationId: 99 }, 400, 'invalid-input'],
    [
      'a hundred of a dish',
      { items: [{ menuItemId: 1, quantity: 100, unitPrice: '1.00', totalPrice: '100.00' }] },
      400,
      'invalid-input',
    ],
    [
      'an unknown dish',
      { items: [{ menuItemId: 987654, quantity: 1, unitPrice: '1.00', totalPrice: '1.00' }] },
      409,
      'item-unavailable',
    ],
    ['a time that is past', { scheduledFor: '2020-01-01T17:00:00Z' }, 400, 'invalid-input'],
  ])('rejects %s', async (_what, more, status, code) => {
    const guest = visitor()
    const sent = buildOrderRequest({ lines: [{ dish: await guest.dish('California Roll'), quantity: 1 }], more })
    expect(await guest.post('/api/orders/test', sent)).toMatchObject({ status, body: { status, code } })
  })

  it('sells market-price dishes by phone only', async () => {
    const guest = visitor()
    const dish = (await guest.menu()).find(({ price }) => price === '0.00')
    if (!dish) throw new Error('the menu has no market-price dish')
    expect(await guest.order({ lines: [{ dish, quantity: 1 }] })).toMatchObject({
      status: 409,
      body: { code: 'item-unavailable' },
    })
  })

  it('accepts every form of a location id', async () => {
    const ids = await Promise.all(
      ['HEHC', 'hehc', 2, 5].map(async (locationId) => (await visitor().order({ locationId })).body.locationId),
    )
    expect(ids).toEqual([5, 5, 5, 5])
  })
})

describe('a repeated request', () => {
  it('places one order, though thirty requests arrive together without a cookie', async () => {
    const sent = buildOrderRequest({ lines: [{ dish: await visitor().dish('Hibachi Chicken'), quantity: 1 }] })
    const key = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => visitor().post<Order>('/api/orders/test', sent, { 'idempotency-key': key })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const board = (await visitor().get<Order[]>('/api/kitchen/orders/HENPR')).body
    expect(board.filter(({ id }) => id === answers[0]?.body.id)).toHaveLength(1)
  })

  it('gets its first response even after the kitchen moved the order, with or without the cookie', async () => {
    const guest = visitor()
    const sent = buildOrderRequest({ lines: [{ dish: await guest.dish('California Roll'), quantity: 1 }] })
    const key = { 'idempotency-key': randomUUID() }
    guest.cookies.clear()
    const first = await guest.post<Order>('/api/orders/test', sent, key)
    await guest.move(first.body.id, 'confirmed')
    for (const retry of [guest, visitor()])
      expect((await retry.post('/api/orders/test', sent, key)).body).toEqual(first.body)
  })

  it('is rejected under a used key with another body', async () => {
    const guest = visitor()
    const dish = await guest.dish('California Roll')
    const key = { 'idempotency-key': randomUUID() }
    await guest.order({ lines: [{ dish, quantity: 1 }] }, key)
    const reused = { status: 422, body: { code: 'key-reused' } }
    expect(await guest.order({ lines: [{ dish, quantity: 2 }] }, key)).toMatchObject(reused)
    // The used key is reported even if the body is invalid, so the caller learns that an order
    // exists.
    const unpriced = buildOrderRequest({ lines: [{ dish: { ...dish, price: '0.01' }, quantity: 1 }] })
    expect(await guest.post('/api/orders/test', unpriced, key)).toMatchObject(reused)
  })
})

describe('watching an order', () => {
  it('shows contact data only to the browser that placed it and to staff', async () => {
    const guest = visitor()
    const { id } = (await guest.order()).body
    expect((await guest.get(`/api/orders/${id}`)).body).toMatchObject({
      customerInfo: { phone: '(727) 555-0199' },
      mayCancel: true,
    })
    const stranger = await visitor().get<Order>(`/api/orders/${id.toLowerCase()}`)
    expect(stranger.body).toMatchObject({ id, customerInfo: { name: 'Dana W.' }, mayCancel: false })
    expect(JSON.stringify(stranger.body)).not.toMatch(/Whitfield|555-0199|dana@/)
    const staff = visitor()
    await staff.signIn('chef@example.com', 'admin')
    expect((await staff.get(`/api/orders/${id}`)).body).toMatchObject({ customerInfo: { name: 'Dana Whitfield' } })
  })

  it('responds with 404 for an unknown order', async () => {
    expect(await visitor().get('/api/orders/NOPE')).toMatchObject({
      status: 404,
      body: { code: 'not-found', detail: "We couldn't find an order with ID #NOPE" },
    })
  })

  it('lets the customer cancel it while it is pending, and not after', async () => {
    const guest = visitor()
    const { id } = (await guest.order()).body
    expect((await visitor().post(`/api/orders/${id}/cancel`)).status).toBe(403)
    expect((await guest.post(`/api/orders/${id}/cancel`)).body).toMatchObject({
      status: 'cancelled',
      kitchenStatus: 'cancelled',
    })
    expect(await guest.move(id, 'confirmed')).toMatchObject({ status: 409, body: { code: 'order-final' } })
    const later = (await guest.order()).body
    await guest.move(later.id, 'confirmed')
    expect(await guest.post(`/api/orders/${later.id}/cancel`)).toMatchObject({
      status: 409,
      body: { code: 'order-final' },
    })
  })
})

describe('the kitchen', () => {
  it('moves an order by status or kitchen status, and both stay consistent', async () => {
    const cook = visitor()
    const { id } = (await cook.order()).body
    expect((await cook.move(id, 'processing', 'prep')).body).toMatchObject({
      status: 'preparing',
      kitchenStatus: 'prep',
    })
    expect((await cook.move(id, 'ready', 'ready')).body).toMatchObject({ status: 'ready', kitchenStatus: 'ready' })
    expect((await cook.move(id, 'completed')).body).toMatchObject({ status: 'completed', kitchenStatus: 'completed' })
    const back = (await cook.move(id, 'processing', 'plating')).body
    expect(back.history.map(({ status }) => status)).toEqual(['pending', 'preparing', 'ready', 'completed', 'plating'])
  })

  it('loses no move though twenty arrive at once', async () => {
    const cook = visitor()
    const { id } = (await cook.order()).body
    const moves = ['confirmed', 'preparing', 'cooking', 'plating', 'ready']
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => cook.move(id, moves[index % moves.length] ?? '')),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const { body } = await cook.get<Order>(`/api/orders/${id}`)
    const steps = body.history.map(({ status }) => status)
    expect(steps.every((status, index) => status !== steps[index - 1])).toBe(true)
    expect(steps.at(-1)).toBe(body.status)
  })

  it('sees an open board with shortened names, without contact data and notes, oldest first', async () => {
    const cook = visitor()
    await cook.order({
      locationId: 'HENOK',
      lines: [{ dish: await cook.dish('Hibachi Chicken', 'HENOK'), quantity: 1, notes: 'no onions' }],
    })
    await cook.order({ locationId: 'HENOK' })
    const { body } =
      await cook.get<{ createdAt: string; customerInfo: object; orderItems: object[] }[]>('/api/kitchen/orders/henok')
    expect(body).toHaveLength(2)
    expect(body.map(({ createdAt }) => createdAt)).toEqual(body.map(({ createdAt }) => createdAt).sort())
    expect(body[0]).toMatchObject({
      customerInfo: { name: 'Dana W.' },
      orderItems: [{ customizations: { notes: '' }, menuItem: { code: 'H3' } }],
    })
    expect(JSON.stringify(body)).not.toMatch(/Whitfield|555-0199|dana@|no onions/)
  })

  it('rejects invalid stages, orders and locations', async () => {
    const cook = visitor()
    const { id } = (await cook.order()).body
    expect((await cook.move(id, 'processing')).status).toBe(400)
    expect((await cook.move(id, 'burnt')).status).toBe(400)
    expect((await cook.move('NOPE', 'ready')).status).toBe(404)
    expect((await cook.get('/api/kitchen/orders/atlantis')).status).toBe(404)
  })
})
