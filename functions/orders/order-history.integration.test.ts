import { randomUUID } from 'node:crypto'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { OrderSummary, ReorderItem } from '#shared/orders/history-contract'
import { menuKeys } from '../menu/records'
import { incrementMenuVersion } from '../menu/repository'
import { tableName } from '../platform/table/table'
import { transact } from '../platform/table/transaction'
import { orderKeys } from './records'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

async function guest() {
  const browser = createTestClient(product.url)
  const { body: user } = await browser.signIn(`${randomUUID()}@example.com`)
  const last = async () => (await browser.get<ReorderItem[]>('/api/orders/last-order-items')).body
  return { ...browser, user, last, ordersPath: `/api/orders/user/${user.id}` }
}

const nextOf = (headers: Headers) => /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]

describe("a user's orders", () => {
  it('are listed newest first, in pages that link to the next', async () => {
    const { order, get, ordersPath } = await guest()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1) ids.unshift((await order()).body.id)
    const first = await get<OrderSummary[]>(`${ordersPath}?limit=2`)
    expect(first.body.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    expect(Object.keys(first.body[0] ?? {}).sort()).toEqual(
      ['createdAt', 'dishes', 'id', 'orderType', 'scheduledFor', 'status', 'ticketNumber', 'total'].sort(),
    )
    expect(first.body[0]).toMatchObject({ status: 'pending', total: '13.38', orderType: 'pickup' })
    expect(first.body[0]?.dishes).toEqual([{ menuItemId: expect.any(Number), name: 'California Roll', quantity: 2 }])

    const seen: string[] = []
    for (let page: string | undefined = `${ordersPath}?limit=2`; page;) {
      const answer = await get<OrderSummary[]>(page)
      seen.push(...answer.body.map(({ id }) => id))
      page = nextOf(answer.headers)
    }
    expect(seen).toEqual(ids)
    expect(nextOf((await get(`${ordersPath}?limit=5`)).headers)).toBeUndefined()
  })

  it('are in pages that read few units, however large the orders are', async () => {
    const { order, get, ordersPath } = await guest()
    const ids: string[] = []
    for (let count = 0; count < 12; count += 1) ids.unshift((await order()).body.id)
    // As large as orders are whose lines all have long notes.
    const enlarge = (id: string) => ({
      ...{ TableName: tableName(), Key: orderKeys.order(id), UpdateExpression: 'SET padding = :padding' },
      ExpressionAttributeValues: { ':padding': 'n'.repeat(40_000) },
    })
    await transact(ids.map((id) => ({ write: { Update: enlarge(id) } })))
    const seen: string[] = []
    const pages: number[] = []
    for (let page: string | undefined = ordersPath; page;) {
      const answer = await get<OrderSummary[]>(page)
      pages.push(answer.body.length)
      seen.push(...answer.body.map(({ id }) => id))
      page = nextOf(answer.headers)
    }
    expect(seen).toEqual(ids)
    // An order takes eleven read units, and a page of small ones fifty.
    expect(pages).toEqual([10, 2])
  })

  it('have the instructions of the guest, to offer them again', async () => {
    const { order, get, ordersPath } = await guest()
    await order({ more: { specialInstructions: 'I am allergic to sesame' } })
    const { body } = await get<OrderSummary[]>(ordersPath)
    expect(body[0]?.specialInstructions).toBe('I am allergic to sesame')
  })

  it('are empty at first, and an invalid page is rejected', async () => {
    const { get, ordersPath } = await guest()
    expect(await get(ordersPath)).toMatchObject({ status: 200, body: [] })
    for (const query of ['after=nonsense', 'after=W10', 'limit=0', 'limit=1000', 'limit=x']) {
      expect((await get(`${ordersPath}?${query}`)).status).toBe(400)
    }
  })

  it('are visible to the user and to staff', async () => {
    const { ordersPath } = await guest()
    const other = createTestClient(product.url)
    expect((await other.get(ordersPath)).status).toBe(401)
    await other.signIn('other@example.com')
    expect((await other.get(ordersPath)).status).toBe(403)
    await other.signIn('chef@example.com', 'admin')
    expect((await other.get(ordersPath)).status).toBe(200)
  })
})

describe('favorite dishes', () => {
  it('are the dishes that the user orders most, with current menu data and without cancelled orders', async () => {
    const { order, dish, get, post } = await guest()
    const favorites = async () =>
      (await get<ReorderItem[]>('/api/orders/favorite-items')).body.map(({ name, quantity }) => [name, quantity])
    expect(await favorites()).toEqual([])
    const [roll, tea] = [await dish('California Roll'), await dish('Green Tea')]
    await order({ lines: [{ dish: roll, quantity: 1 }] })
    await order({
      lines: [
        { dish: tea, quantity: 2 },
        { dish: roll, quantity: 2 },
      ],
    })
    const { body: regretted } = await order({ lines: [{ dish: tea, quantity: 9 }] })
    await post(`/api/orders/${regretted.id}/cancel`)
    expect(await favorites()).toEqual([
      ['California Roll', 3],
      ['Green Tea', 2],
    ])
    expect((await createTestClient(product.url).get('/api/orders/favorite-items')).status).toBe(401)
  })
})

describe('the dishes of the last order', () => {
  const setAvailable = (id: number, isAvailable: boolean) =>
    transact([
      {
        write: {
          Update: {
            TableName: tableName(),
            Key: menuKeys.dish('HENPR', id),
            UpdateExpression: 'SET isAvailable = :now',
            ExpressionAttributeValues: { ':now': isAvailable },
          },
        },
      },
      incrementMenuVersion('HENPR'),
    ])

  it('are those of the newest order, each once, with current menu data', async () => {
    const { order, dish, last } = await guest()
    expect(await last()).toEqual([])
    const [roll, chicken] = [await dish('California Roll'), await dish('Hibachi Chicken')]
    await order()
    await order({
      lines: [
        { dish: chicken, quantity: 1 },
        { dish: roll, quantity: 2, notes: 'no wasabi' },
        { dish: roll, quantity: 3 },
      ],
    })
    expect(await last()).toEqual([
      { ...chicken, quantity: 1, options: [], leftOut: [], optionsGone: [], notes: '' },
      { ...roll, quantity: 5, options: [], leftOut: [], optionsGone: [], notes: 'no wasabi' },
    ])
    await setAvailable(roll.id, false)
    const current = (await last()).map(({ id, isAvailable }) => [id, isAvailable])
    await setAvailable(roll.id, true)
    expect(current).toEqual([
      [chicken.id, true],
      [roll.id, false],
    ])
  })

  it('can be those of another own order, but not of another user’s', async () => {
    const { order, dish, get } = await guest()
    const roll = await dish('California Roll')
    const { body: first } = await order()
    await order({ lines: [{ dish: await dish('Hibachi Chicken'), quantity: 1 }] })
    const again = `/api/orders/last-order-items?orderId=${first.id}`
    expect((await get(again)).body).toMatchObject([{ id: roll.id, quantity: 2 }])
    expect((await (await guest()).get(again)).status).toBe(404)
    expect((await get('/api/orders/last-order-items?orderId=NONE')).status).toBe(404)
  })

  it('need a signed-in user', async () => {
    expect((await createTestClient(product.url).get('/api/orders/last-order-items')).status).toBe(401)
  })
})
