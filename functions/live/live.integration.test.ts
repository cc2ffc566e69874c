import { handler as tellKitchen } from '#events/push-kitchen-tickets'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { toStreamRecords } from '#infra/testkit/fixtures/stream-records'
import { waitUntil } from '#infra/testkit/wait-until'
import type { Ticket } from '#shared/orders/contract'
import type { ServerMessage } from '#shared/live/messages'
import { orderKeys } from '../orders/records'
import { getItem } from '../platform/table/table'
import { channels, listSubscribers } from './connection-repository'

let product: Awaited<ReturnType<typeof startTestProduct>>
const visitor = () => createTestClient(product.url)
const isFollowed = (channel: string, by = 1) => waitUntil(async () => (await listSubscribers(channel)).length === by)
const socket = (cookies?: ReadonlyMap<string, string>) => openTestSocket(product.socketUrl, cookies)

beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

describe('a board', () => {
  it.each(['subscribe', 'subscribe_location'])(
    'hears of new orders and moves of its location only, after "%s"',
    async (type) => {
      const board = await socket()
      const elsewhere = await socket()
      board.send({ type, locationId: 'HEHC' })
      elsewhere.send({ type, locationId: 3 })
      await Promise.all([isFollowed(channels.board('HEHC')), isFollowed(channels.board('HENOK'))])
      const cook = visitor()
      const { body: order } = await cook.order({ locationId: 5 })
      expect(await board.hear((message) => message.type === 'new_order' && message.order.id === order.id)).toEqual({
        type: 'new_order',
        order: {
          id: order.id,
          ticketNumber: order.ticketNumber,
          orderType: 'pickup',
          status: 'pending',
          kitchenStatus: 'waiting',
        },
        ticket: expect.objectContaining({ id: order.id, version: 1 }),
      })
      await cook.move(order.id, 'processing', 'prep')
      expect(await board.hear(({ type: heard }) => heard === 'status_update')).toEqual({
        type: 'status_update',
        order: { id: order.id, status: 'preparing', kitchenStatus: 'prep' },
        ticket: expect.objectContaining({ id: order.id, kitchenStatus: 'prep', version: 2 }),
      })
      await product.deliverStream()
      expect(elsewhere.heard.map((message) => message.type)).toEqual([])
      expect(JSON.stringify(board.heard)).not.toMatch(/Whitfield|555-0199|example\.com/)
      await Promise.all([board.close(), elsewhere.close()])
      await Promise.all([isFollowed(channels.board('HEHC'), 0), isFollowed(channels.board('HENOK'), 0)])
    },
  )
})

describe('a board that subscribes to its location in both ways, and twice', () => {
  it('gets each change once; a redelivered change is the same message again', async () => {
    const board = await socket()
    for (const type of ['subscribe', 'subscribe_location', 'subscribe']) board.send({ type, locationId: 'HEHC' })
    board.send({ type: 'ping' })
    await board.hear(({ type }) => type === 'pong')
    await isFollowed(channels.board('HEHC'))
    const cook = visitor()
    const { id, ticketNumber } = (await cook.order({ locationId: 5 })).body
    const placed = (await getItem(orderKeys.order(id))) ?? {}
    await cook.move(id, 'confirmed')
    const moved = (await getItem(orderKeys.order(id))) ?? {}
    await board.hear(({ type }) => type === 'status_update')
    await product.deliverStream()
    const received = () => board.heard.filter(({ type }) => type !== 'pong')
    const once = [
      {
        type: 'new_order',
        order: { id, ticketNumber, orderType: 'pickup', status: 'pending', kitchenStatus: 'waiting' },
        ticket: expect.objectContaining({ id, version: 1 }),
      },
      {
        type: 'status_update',
        order: { id, status: 'confirmed', kitchenStatus: 'confirmed' },
        ticket: expect.objectContaining({ id, version: 2 }),
      },
    ]
    expect(received()).toEqual(once)

    expect(await tellKitchen({ Records: toStreamRecords(placed, moved) })).toEqual({ batchItemFailures: [] })
    await waitUntil(async () => received().length >= 4)
    expect(received()).toEqual([...once, ...once])
    await board.close()
  })
})

describe('the ticket in a push', () => {
  const ticketIn = (message: ServerMessage) => ('ticket' in message ? message.ticket : undefined)

  it('equals the ticket in the reader’s list: complete for staff, without contact data for others', async () => {
    const [cook, passerBy] = [visitor(), visitor()]
    await cook.signIn('chef@example.com', 'admin')
    const boards = [
      { browser: cook, socket: await socket(cook.cookies) },
      { browser: passerBy, socket: await socket() },
    ]
    for (const board of boards) board.socket.send({ type: 'subscribe', locationId: 'HENPR' })
    await isFollowed(channels.board('HENPR'), 2)
    const { id, items } = (await visitor().order()).body
    const changes: [ServerMessage['type'], () => Promise<unknown>][] = [
      ['new_order', () => Promise.resolve()],
      ['status_update', () => cook.move(id, 'preparing', 'cooking')],
      ['ticket_update', () => cook.put(`/api/kitchen/orders/${id}/lines/${items[0]?.id}`, { isStruck: true })],
    ]
    for (const [version, [type, change]] of [...changes.entries()].map(([index, each]) => [index + 1, each] as const)) {
      await change()
      for (const { browser, socket: board } of boards) {
        const message = await board.hear((one) => one.type === type && ticketIn(one)?.id === id)
        const { body: list } = await browser.get<Ticket[]>('/api/kitchen/orders/HENPR')
        expect(ticketIn(message)).toEqual(list.find((ticket) => ticket.id === id))
        expect(ticketIn(message)).toMatchObject({ version })
      }
    }
    const [staffs, anybodys] = boards.map(({ socket: board }) => JSON.stringify(board.heard))
    expect(staffs).toContain('555')
    expect(anybodys).not.toMatch(/555|@/)
    await Promise.all(boards.map(({ socket: board }) => board.close()))
    await isFollowed(channels.board('HENPR'), 0)
  })

  it('is not in messages to subscribers of the order or the account', async () => {
    const customer = visitor()
    await customer.signIn()
    const [page, account] = [await socket(), await socket(customer.cookies)]
    const { id } = (await customer.order()).body
    page.send({ type: 'subscribe_order', orderId: id })
    await isFollowed(channels.order(id))
    await visitor().move(id, 'ready', 'ready')
    for (const listener of [page, account]) {
      const message = await listener.hear(({ type }) => type === 'status_update')
      expect(message).toEqual({
        type: 'status_update',
        order: { id, status: 'ready', kitchenStatus: 'ready', at: expect.any(String), step: 2 },
      })
      await listener.close()
    }
  })
})

describe('a customer', () => {
  it('gets each stage in the specified words, once, though both page and account subscribed', async () => {
    const customer = visitor()
    await customer.signIn()
    const page = await socket(customer.cookies)
    const { body: order } = await customer.order()
    page.send({ type: 'subscribe_order', orderId: order.id.toLowerCase() })
    await isFollowed(channels.order(order.id))
    await visitor().move(order.id, 'ready', 'ready')
    await page.hear(({ type }) => type === 'notification')
    await product.deliverStream()
    expect(page.heard).toEqual([
      {
        type: 'status_update',
        order: { id: order.id, status: 'ready', kitchenStatus: 'ready', at: expect.any(String), step: 2 },
      },
      {
        type: 'notification',
        notification: {
          title: `Ticket ${order.ticketNumber}`,
          message: 'Your order is ready for pickup!',
          type: 'ready',
        },
      },
    ])
    await page.close()
  })
})

describe('an invalid message', () => {
  it.each([
    ['an unknown order', { type: 'subscribe_order', orderId: 'NOPE' }, 'not-found'],
    ['an unknown location', { type: 'subscribe', locationId: 77 }, 'not-found'],
    ['an unknown message', { type: 'dance' }, 'invalid-input'],
    ['no JSON', '{', 'invalid-input'],
    ['no object', '[]', 'invalid-input'],
    ['null', 'null', 'invalid-input'],
    ['a number', '7', 'invalid-input'],
    ['no text', '', 'invalid-input'],
    ['an id of half a character', '{"type":"subscribe_transcription","id":"\\ud800"}', 'invalid-input'],
    ['an order id of half a character', '{"type":"subscribe_order","orderId":"\\ud800"}', 'invalid-input'],
    ['an empty id', { type: 'subscribe_transcription', id: '' }, 'not-found'],
  ])('gets an error: %s', async (_what, message, code) => {
    const page = await socket()
    page.send(message)
    expect(await page.hear(({ type }) => type === 'error')).toMatchObject({ code })
    await page.close()
  })

  it("is not accepted from another site's page", async () => {
    await expect(openTestSocket(product.socketUrl, new Map(), 'https://evil.example')).rejects.toThrow('403')
  })
})

describe('a closed connection', () => {
  it('is deleted with its shared subscriptions', async () => {
    const page = await socket()
    page.send({ type: 'subscribe_location', locationId: 'HENOK' })
    await isFollowed(channels.location('HENOK'))
    await page.close()
    await isFollowed(channels.location('HENOK'), 0)
  })

  it('loses its subscription to an order with the first failed push', async () => {
    const cook = visitor()
    await cook.signIn('chef@example.com', 'admin')
    const page = await socket()
    const { body: order } = await visitor().order()
    page.send({ type: 'subscribe_order', orderId: order.id })
    await isFollowed(channels.order(order.id))
    await page.close()
    await cook.move(order.id, 'confirmed')
    await product.deliverStream()
    await isFollowed(channels.order(order.id), 0)
  })
})

describe('a ping', () => {
  it('is answered, so that an idle connection stays open', async () => {
    const page = await socket()
    page.send({ type: 'ping' })
    expect(await page.hear(({ type }) => type === 'pong')).toEqual({ type: 'pong' })
    await page.close()
  })
})
