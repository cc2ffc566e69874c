import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { startTestProduct } from '#infra/testkit/product/test-product'
import { signInManager } from '#infra/testkit/clients/staff-clients'
import { createTestClient } from '#infra/testkit/clients/test-client'
import { ADVISORY_REMINDER } from '#shared/menu/dietary/advisory'
import { locations } from '#shared/locations/index'
import type { MenuItem } from '#shared/menu/contract'
import type { EditableSpecials } from '#shared/specials/editing-contract'
import type { VoiceReply } from '#shared/voice/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.stop())

const say = (message: string, more: object = {}) =>
  createTestClient(product.url).post<VoiceReply>('/api/voice-assistant/process', { message, locationId: 4, ...more })

it('adds a dish with its number and notes', async () => {
  const { status, body } = await say('two california rolls no wasabi and a green tea')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    success: true,
    action: 'add_to_cart',
    itemName: 'California Roll',
    quantity: 2,
    items: [
      { itemName: 'California Roll', quantity: 2, notes: 'no wasabi' },
      { itemName: 'Green Tea', quantity: 1, notes: '' },
    ],
  })
  expect(body.itemId).toBe(body.items[0]?.itemId)
})

/** Sends a message under another host name, which `fetch` can't set. */
const sayAt = (host: string, message: string, locationId: number | string) =>
  new Promise<string>((resolve, reject) => {
    const headers = { host, 'content-type': 'application/json' }
    request(`${product.url}/api/voice-assistant/process`, { method: 'POST', headers }, (answer) =>
      resolve(text(answer)),
    )
      .on('error', reject)
      .end(JSON.stringify({ message, locationId }))
  })

it('uses the location of the site, though every page sends the default location', async () => {
  for (const { code, address } of locations) {
    expect(await sayAt(`${code.toLowerCase()}.localhost`, 'what is your address', 4)).toContain(address.street)
  }
  expect(await sayAt('hehc.localhost', 'what is your address', 'HENOK')).toContain('Nokomis')
})

it('continues from the last reply', async () => {
  const { body } = await say('a dragon roll')
  expect((await say('make that three', { context: body.items })).body).toMatchObject({
    action: 'update_cart',
    items: [{ itemName: 'Dragon Roll', quantity: 3 }],
  })
})

it('reads options and changes the same line', async () => {
  const { body } = await say('hibachi chicken with fried rice, extra yum yum sauce, steak medium rare')
  expect(body).toMatchObject({
    action: 'add_to_cart',
    items: [
      { itemName: 'Hibachi Chicken', options: ['extra-yum-yum'], notes: '' },
      {
        itemName: 'Hibachi Steak',
        options: ['medium-rare'],
        chosen: ['medium-rare', 'fried-rice', 'yum-yum'],
        notes: '',
      },
    ],
  })
  expect((await say('actually make that medium well', { context: body.items })).body).toMatchObject({
    action: 'update_cart',
    items: [{ quantity: 1, options: ['medium-well'], was: body.items[1]?.chosen }],
  })
})

it('finds an order by its id', async () => {
  const order = await createTestClient(product.url).order()
  expect((await say(`where is my order ${order.body.id}`)).body.response).toBe(
    `Order ${order.body.ticketNumber}: The kitchen has not accepted it yet.`,
  )
  expect((await say('where is my order 0000AAAA1111')).body.response).toContain("couldn't find")
})

it('reflects a sold-out dish at once', async () => {
  const staff = createTestClient(product.url)
  await staff.signIn('chef@example.com', 'admin')
  const dish = await staff.dish('Rainbow Roll')
  await staff.put(`/api/menu/availability/${dish.id}/4`, { isAvailable: false, reason: 'no crab' })
  expect((await say('a rainbow roll')).body).toMatchObject({
    action: null,
    response: expect.stringContaining('sold out'),
  })
})

it('rejects an invalid message', async () => {
  expect((await say('a roll', { locationId: 99 })).status).toBe(400)
  expect((await say('x'.repeat(501))).status).toBe(400)
})

it('marks raw dishes with the reminder, and returns the filter that a guest asks for', async () => {
  const { body } = await say('a salmon sashimi')
  expect(body.response).toContain('Salmon Sashimi*')
  expect(body.response).toContain(ADVISORY_REMINDER)
  expect(body.filters).toBeUndefined()
  expect((await say('what do you have without shellfish')).body.filters).toEqual(['noShellfish'])
  expect((await say('two california rolls, no sesame')).body.filters).toBeUndefined()
})

it('keeps its open question from one message to the next', async () => {
  const { body: first } = await say('two hibachi')
  expect(first).toMatchObject({ action: null, question: { kind: 'which-dish', quantity: 2 } })
  expect((await say('the first one', { question: first.question })).body).toMatchObject({
    action: 'add_to_cart',
    settlesQuestion: true,
    items: [{ itemName: 'Hibachi Shrimp', quantity: 2 }],
  })
  const { body: added } = await say('three dragon rolls')
  const { body: many } = await say('make that nine', { context: added.items })
  expect(many).toMatchObject({ action: null, question: { kind: 'confirm', action: 'update_cart' } })
  expect((await say('yes', { context: added.items, question: many.question })).body).toMatchObject({
    action: 'update_cart',
    items: [{ itemName: 'Dragon Roll', quantity: 9 }],
  })
})

it('sets the order type and the time for the checkout, offers it, and answers in Spanish', async () => {
  expect((await say('two dragon rolls, deliver them tomorrow at 6 pm')).body).toMatchObject({
    action: 'add_to_cart',
    checkout: { orderType: 'delivery', scheduledFor: '2027-01-15T23:00:00.000Z' },
  })
  const { body } = await say('dame una cola por favor')
  expect(body).toMatchObject({ language: 'es', response: 'Agrego 1 Cola a su carrito.' })
  expect((await say('eso es todo', { context: body.items })).body).toMatchObject({
    language: 'es',
    offersCheckout: true,
  })
  expect((await say('a roll', { question: { kind: 'which-dish', itemIds: Array(21).fill(1) } })).status).toBe(400)
})

it('says a special only to a guest whose filters and allergies it fits', async () => {
  const owner = await signInManager(product.url)
  const path = '/api/desk/specials/HENPR'
  const { version } = (await owner.get<EditableSpecials>(path)).body
  const menu = (await owner.get<MenuItem[]>('/api/menu-items/HENPR')).body
  const menuItemId = menu.find(({ name }) => name === 'Edamame')?.id
  const days = [0, 1, 2, 3, 4, 5, 6]
  const shrimp = days.map((dayOfWeek) => ({ title: 'Shrimp Night', menuItemId, dayOfWeek, discountPercent: 10 }))
  expect(await owner.put(path, { specials: shrimp, version })).toMatchObject({ status: 200 })
  const question = 'what are the specials today'
  expect((await say(question)).body.response).toContain('Shrimp Night')
  const none = "Today's specials don't fit your dietary filters."
  expect((await say(question, { filters: ['noShellfish'] })).body.response).toContain(none)
  const { response } = (await say(`${question}, I am allergic to shellfish`)).body
  expect(response).toContain(none)
  expect(response).not.toContain('Shrimp Night')
})
