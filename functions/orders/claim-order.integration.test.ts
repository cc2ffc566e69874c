import { randomUUID } from 'node:crypto'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { auditUserLoyalty } from '#infra/operate/audit/audit-loyalty'
import { createTestClient } from '#infra/testkit/clients/test-client'
import type { Order } from '#shared/orders/contract'
import { getItem, table, tableName } from '../platform/table/table'
import { orderKeys } from './records'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const visitor = () => createTestClient(product.url)
async function member() {
  const browser = visitor()
  const { id } = (await browser.signIn(`${randomUUID()}@example.com`)).body
  return { browser, id }
}

describe("claiming a guest's order", () => {
  it('needs an account', async () => {
    const guest = visitor()
    const { id } = (await guest.order()).body
    expect(await guest.post(`/api/orders/${id}/claim`)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  it('assigns the order to the account, with its points once it is completed', async () => {
    const guest = visitor()
    const { id } = (await guest.order()).body
    const user = (await guest.signIn(`${randomUUID()}@example.com`)).body
    const claimed = await guest.post<Order>(`/api/orders/${id}/claim`)
    expect(claimed).toMatchObject({ status: 200, body: { id, customerInfo: { phone: '(727) 555-0199' } } })
    expect((await guest.post<Order>(`/api/orders/${id}/claim`)).status).toBe(200)
    const list = await guest.get<{ id: string }[]>(`/api/orders/user/${user.id}`)
    expect(list.body.map((order) => order.id)).toEqual([id])
    await guest.move(id, 'completed')
    await product.deliverStream()
    expect((await auditUserLoyalty(user.id)).points).toBe(12)
  })

  it('awards the points of a completed order, once', async () => {
    const guest = visitor()
    const { id } = (await guest.order()).body
    await guest.move(id, 'completed')
    await product.deliverStream()
    const { id: userId } = (await guest.signIn(`${randomUUID()}@example.com`)).body
    for (const _ of [1, 2]) expect((await guest.post(`/api/orders/${id}/claim`)).status).toBe(200)
    await product.deliverStream()
    expect(await auditUserLoyalty(userId)).toMatchObject({ points: 12, spentCents: 1250 })
  })

  it('is refused to an account that only knows the id, which gets neither points nor contact data', async () => {
    const guest = visitor()
    const { id } = (await guest.order()).body
    const { browser, id: userId } = await member()
    const refused = await browser.post<Order>(`/api/orders/${id}/claim`)
    expect(refused).toMatchObject({ status: 403, body: { code: 'not-allowed' } })
    expect(JSON.stringify(refused.body)).not.toMatch(/555-0199|dana@/)
    expect((await browser.post(`/api/orders/${id}/cancel`)).status).toBe(403)
    await guest.move(id, 'completed')
    await product.deliverStream()
    expect((await auditUserLoyalty(userId)).points).toBe(0)
    await guest.signIn(`${randomUUID()}@example.com`)
    expect((await guest.post(`/api/orders/${id}/claim`)).status).toBe(200)
  })

  it('is refused by an e-mail address that staff entered, who would get its points and its pickup code', async () => {
    const guest = visitor()
    const { body: order } = await guest.order()
    const [cook, address] = [visitor(), `${randomUUID()}@example.com`]
    await cook.signIn(address, 'admin')
    const lines = order.items.map(({ menuItemId, quantity }) => ({ menuItemId, quantity }))
    const edit = { lines, version: order.version, customerInfo: { email: address } }
    expect((await cook.put(`/api/orders/${order.id}/lines`, edit)).status).toBe(200)
    expect(await cook.post(`/api/orders/${order.id}/claim`)).toMatchObject({
      status: 403,
      body: { code: 'not-allowed' },
    })
    await guest.signIn(`${randomUUID()}@example.com`)
    expect((await guest.post(`/api/orders/${order.id}/claim`)).status).toBe(200)
    expect(await cook.post(`/api/orders/${order.id}/claim`)).toMatchObject({ status: 409 })
  })

  it('by the account with its e-mail address moves it, and its points, from an account that claimed it by browser', async () => {
    const email = `${randomUUID()}@example.com`
    const tablet = visitor()
    const { id } = (await tablet.order({ customerInfo: { email } })).body
    await tablet.move(id, 'completed')
    const { id: wrongful } = (await tablet.signIn(`${randomUUID()}@example.com`)).body
    expect((await tablet.post(`/api/orders/${id}/claim`)).status).toBe(200)
    await product.deliverStream()
    expect((await auditUserLoyalty(wrongful)).points).toBe(12)
    const owner = visitor()
    const { id: rightful } = (await owner.signIn(email)).body
    for (const _ of [1, 2]) expect((await owner.post(`/api/orders/${id}/claim`)).status).toBe(200)
    await product.deliverStream()
    expect(await auditUserLoyalty(wrongful)).toMatchObject({ points: 0, earnedPoints: 0, spentCents: 0 })
    expect(await auditUserLoyalty(rightful)).toMatchObject({ points: 12, spentCents: 1250 })
    expect(await tablet.post(`/api/orders/${id}/claim`)).toMatchObject({ body: { code: 'already-claimed' } })
    await owner.move(id, 'ready')
    await product.deliverStream()
    expect([(await auditUserLoyalty(wrongful)).points, (await auditUserLoyalty(rightful)).points]).toEqual([0, 0])
  })

  it('succeeds for one of ten accounts at once, on the browser that placed it', async () => {
    const guest = visitor()
    const { id } = (await guest.order()).body
    const members = await Promise.all(Array.from({ length: 10 }, member))
    for (const { browser } of members) browser.cookies.set('visitor', guest.cookies.get('visitor') ?? '')
    const answers = await Promise.all(
      members.map(({ browser }) => browser.post<{ code?: string }>(`/api/orders/${id}/claim`)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'already-claimed')).toBe(
      true,
    )
  })

  it('is refused for an order of another account', async () => {
    const { browser: owner } = await member()
    const { id } = (await owner.order()).body
    const { browser } = await member()
    expect(await browser.post(`/api/orders/${id}/claim`)).toMatchObject({
      status: 409,
      body: { code: 'already-claimed' },
    })
    expect((await owner.post(`/api/orders/${id}/claim`)).status).toBe(200)
  })

  it('is possible for 30 days', async () => {
    const { id } = (await visitor().order()).body
    const createdAt = new Date(Date.now() - 31 * 24 * 3600_000).toISOString()
    const item = await getItem(orderKeys.order(id))
    await table.send(new PutCommand({ TableName: tableName(), Item: { ...item, createdAt } }))
    const { browser } = await member()
    expect(await browser.post(`/api/orders/${id}/claim`)).toMatchObject({ status: 409, body: { code: 'order-final' } })
    expect((await browser.post('/api/orders/NOPE/claim')).status).toBe(404)
  })
})
