import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { buildMovement, signInCook, signInManager } from '#infra/testkit/clients/staff-clients'
import type { Item } from '#functions/platform/table/table'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Order } from '#shared/orders/contract'
import type { Group } from '#shared/groups/contract'
import type { PersonalData } from '#shared/accounts/users-contract'
import { personalDataCategories } from '#shared/accounts/personal-data'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const phone = '(727) 555-0142'
const wilhelmina = { email: 'wilhelmina.quux@example.com', name: 'Wilhelmina Quux' }
const ottilie = { email: 'ottilie.zyx@example.com', name: 'Ottilie Zyx' }
const words = ['Wilhelmina', 'Quux', 'wilhelmina.quux', '555-0142', '77 Osprey Lane']

/** A record as text. */
const textOf = (item: object): string =>
  JSON.stringify(item, (_key, value: unknown) => (value instanceof Set ? [...value] : value))

/** Records in which one of the words stands. */
const naming = (items: readonly Item[]) =>
  items
    .filter((item) => words.some((word) => textOf(item).includes(word)))
    .map(({ pk, sk, type }) => ({ pk, sk, type }))

const mine = (browser: ReturnType<typeof createTestClient>) => browser.get<PersonalData>('/api/users/me/export')
const part = (data: PersonalData, id: string) => data.parts.find((each) => each.id === id)?.records ?? []

/** A customer who has ordered as a guest and signed in. */
async function traced({ email, name } = ottilie, number = '(727) 555-0143', street = '1 Gulf Dr') {
  const browser = createTestClient(product.url)
  const customerInfo = { name, email, phone: number, address: { street, city: 'Hudson', zipCode: '34667' } }
  const dish = await browser.dish('Hibachi Chicken')
  const wishes = {
    orderType: 'delivery' as const,
    customerInfo,
    lines: [{ dish, quantity: 2, notes: `no nuts for ${name}` }],
    more: { specialInstructions: `Ring at ${name}` },
  }
  const asGuest = (await browser.order(wishes)).body.id
  await browser.signIn(email)
  const ordered = (await browser.order(wishes)).body.id
  await browser.put('/api/user-dietary-preferences', { vegetarian: true })
  return { browser, ids: [asGuest, ordered] }
}

/** An order of several, started and sent by a person under their name. */
async function sentForSeveral(
  browser: ReturnType<typeof createTestClient>,
  customerInfo: typeof ottilie,
): Promise<string> {
  const [token, { name }] = [randomBytes(18).toString('base64url'), customerInfo]
  const dish = await browser.dish('California Roll')
  const lines = [{ menuItemId: dish.id, quantity: 1 }]
  const { id } = (await browser.post<Group>('/api/groups', { locationId: 4, name, token, lines })).body
  const { version } = (await browser.put<Group>(`/api/groups/${id}/state`, { token, state: 'closed' })).body
  const group = { id, token, version }
  const sent = await browser.order({ customerInfo, lines: [{ dish, quantity: 1, for: name }], more: { group } })
  expect(sent.status).toBe(201)
  return sent.body.id
}

const complete = async (ids: readonly string[]) => {
  const chef = await signInCook(product.url)
  for (const id of ids) await chef.move(id, 'completed')
  await product.deliverStream()
}

describe('an export of personal data', () => {
  it("contains every category of data, for the account's owner only", async () => {
    const { browser, ids } = await traced()
    await complete(ids)
    await browser.post('/api/feedback', { orderId: ids[1], rating: 5, comment: 'says Zyx', trigger: 'checkin' })
    const { status, body } = await mine(browser)
    expect(status).toBe(200)
    expect(body.parts.map(({ id }) => id)).toEqual(personalDataCategories.map(({ id }) => id))
    expect(part(body, 'profile')).toMatchObject([{ email: ottilie.email, firstName: 'Ottilie' }])
    const guest = { customer: ottilie, specialInstructions: 'Ring at Ottilie Zyx' }
    expect(part(body, 'orders')).toHaveLength(2)
    for (const order of part(body, 'orders')) expect(order).toMatchObject(guest)
    expect(JSON.stringify(part(body, 'orders'))).toContain('"by":{"name":"')
    expect(JSON.stringify(part(body, 'orders'))).not.toContain('"by":{"id"')
    expect(part(body, 'feedback')).toMatchObject([{ rating: 5, comment: 'says Zyx' }])
    expect(part(body, 'codes')).toHaveLength(1)
    expect(part(body, 'points').length).toBeGreaterThan(0)
    const all = JSON.stringify(body)
    for (const inner of ['gsi1pk', 'visitorId', 'requestId', 'bodyHash']) expect(all).not.toContain(inner)
    expect((await mine(createTestClient(product.url))).status).toBe(401)
  })
})

describe('an erasure', () => {
  it('is rejected without any change while an order is active', async () => {
    const { browser, ids } = await traced()
    const getRecords = async () => (await mine(browser)).body.parts.filter(({ id }) => id !== 'connections')
    const before = await getRecords()
    const refused = await browser.delete<{ orderIds: string[] }>('/api/users/me')
    expect(refused).toMatchObject({ status: 409, body: { code: 'orders-active' } })
    expect(refused.body.orderIds).toEqual(expect.arrayContaining(ids))
    expect(await getRecords()).toEqual(before)
    expect((await createTestClient(product.url).delete('/api/users/me')).status).toBe(401)
    await complete(ids)
  })

  it('is neither rejected nor does harm for an order in progress that a stranger placed with the address', async () => {
    const [person, stranger] = [createTestClient(product.url), createTestClient(product.url)]
    const email = `${randomUUID()}@example.com`
    const { body: order } = await stranger.order({ customerInfo: { name: 'Sol Stranger', email } })
    await product.deliverStream()
    await person.signIn(email)
    await person.put('/api/user-dietary-preferences', { vegetarian: true })
    expect((await person.delete('/api/users/me')).status).toBe(204)
    const { body } = await stranger.get<Order>(`/api/orders/${order.id}`)
    expect(body).toMatchObject({ status: 'pending', customerInfo: { name: 'Sol Stranger' } })
    await person.signIn(email)
    expect((await person.get('/api/user-dietary-preferences')).body).toMatchObject({ vegetarian: false })
    await complete([order.id])
  })

  it('leaves no record that names the person, and consistent figures', async () => {
    const { browser, ids } = await traced(wilhelmina, phone, '77 Osprey Lane')
    await browser.put('/api/user-contact', { phone, address: { street: '77 Osprey Lane', city: 'Hudson' } })
    await browser.put('/api/user-favorites', {
      menuItemIds: [(await browser.dish('Hibachi Chicken')).id],
      isFavorite: true,
    })
    ids.push(await sentForSeveral(browser, wilhelmina))
    const owner = await signInManager(product.url, wilhelmina.email)
    const sorry = { amount: '2.00', reason: 'late' }
    expect((await owner.post(`/api/kitchen/orders/${ids[0]}/refunds`, sorry)).status).toBe(201)
    const dish = await owner.add({ allergens: ['soy'] })
    await owner.change(dish.id, { version: dish.version, price: '13.50' })
    await owner.put('/api/desk/checklist/HENPR', { id: 'stock', isSigned: true, version: 1 })
    const csv = { 'content-type': 'text/csv' }
    const response = await fetch(`${product.url}/api/desk/menu/HENPR/import?apply=true`, {
      method: 'POST',
      headers: {
        ...csv,
        cookie: [...owner.cookies].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('; '),
      },
      body: `code,price\r\n${dish.code},13.75\r\n`,
    })
    expect(response.status).toBe(200)
    await owner.post('/api/inventory/movements', buildMovement(1))
    await complete(ids)
    const given = { orderId: ids[1], rating: 5, comment: 'Quux was here', trigger: 'checkin' }
    expect((await browser.post('/api/feedback', given)).status).toBe(200)
    // What others were answered about the person goes along.
    const other = await signInManager(product.url)
    const once = () => ({ 'idempotency-key': randomUUID() })
    const cold = { amount: '3.00', reason: 'quality' }
    expect((await other.post(`/api/kitchen/orders/${ids[1]}/refunds`, cold, once())).status).toBe(201)
    const toFeedback = `/api/desk/feedback/HENPR/${ids[1]}/checkin/answer`
    expect((await other.post(toFeedback, { text: 'Dear Wilhelmina' }, once())).status).toBe(201)
    await product.deliverStream()
    const listed = personalDataCategories.flatMap(({ entities }): readonly string[] => entities)
    const inBooks = ['Dish', 'MenuChanges', 'PrintedMenu', 'Group']
    const traces = naming(await scanTable())
    expect(traces.filter(({ type }) => ![...listed, ...inBooks].includes(String(type)))).toEqual([])
    const outbox = join(product.dataDir, 'outbox')
    const mails = () => readdirSync(outbox).filter((file) => ids.some((id) => file.includes(id)))
    expect(mails().length).toBeGreaterThan(0)
    for (const type of [
      'User',
      'SavedContact',
      'Order',
      'Feedback',
      'Once',
      'Change',
      'ChangePack',
      'Movement',
      'Dish',
      'MenuChanges',
      'Group',
    ])
      expect(traces.map((trace) => trace.type)).toContain(type)

    expect(await browser.delete('/api/users/me')).toMatchObject({ status: 204 })
    await product.deliverStream()
    const items = await scanTable()
    expect(naming(items)).toEqual([])
    expect(mails()).toEqual([])
    expect(auditRecords(items).differences).toEqual([])
    expect((await other.log()).map(({ by }) => by)).toEqual(expect.arrayContaining(['Former staff', 'Olive Owner']))
    const read = await createTestClient(product.url).get<{ customerInfo: object }>(`/api/orders/${ids[1]}`)
    expect(read).toMatchObject({ status: 200 })
  })

  it('ends every session, and a later sign-in with the address creates a new user', async () => {
    const address = `${randomUUID()}@example.com`
    const [browser, phoneOfTheirs] = [createTestClient(product.url), createTestClient(product.url)]
    const first = (await browser.signIn(address)).body
    await phoneOfTheirs.signIn(address)
    const { id } = (await browser.order({ customerInfo: { email: address } })).body
    await complete([id])
    expect((await browser.delete('/api/users/me')).status).toBe(204)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await phoneOfTheirs.get('/api/auth/user')).status).toBe(401)
    expect((await phoneOfTheirs.delete('/api/users/me')).status).toBe(401)
    const again = (await browser.signIn(address)).body
    expect(again.id).not.toBe(first.id)
    expect((await browser.get(`/api/orders/user/${again.id}`)).body).toEqual([])
    expect((await browser.get('/api/loyalty/account')).body).toMatchObject({ currentPoints: 0 })
    expect((await browser.delete('/api/users/me')).status).toBe(204)
    expect((await browser.signIn(address)).body.id).not.toBe(again.id)
  })
})
