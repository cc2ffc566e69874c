import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { buildEmptyOrder } from '#infra/testkit/fixtures/record-fixtures'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { getOrder } from '../orders/repository'
import { commitOrder } from '../orders/placement/commit-order'
import { releaseReservations } from '../orders/placement/release-reservations'
import { getItem } from '../platform/table/table'
import { reservePortions } from './portion-repository'
import { stateKey } from '../locations/state/records'

let product: Awaited<ReturnType<typeof startTestProduct>>
let cook: ReturnType<typeof createTestClient>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
  cook = visitor()
  await cook.signIn('cook@example.com', 'admin')
})
afterAll(() => product.stop())

const NAME = 'Miso Soup'

const setAvailability = async (body: object, name = NAME, location = 'HENPR') =>
  cook.put<MenuAvailability>(`/api/menu/availability/${(await cook.dish(name, location)).id}/${location}`, body)

const buy = async (quantity: number, name = NAME) => {
  const guest = visitor()
  const { status, body } = await guest.order({ lines: [{ dish: await guest.dish(name), quantity }] })
  return { guest, status, body }
}

const onMenu = async (name = NAME) => {
  const { portionsLeft, isAvailable } = await visitor().dish(name)
  return { portionsLeft, isAvailable }
}

it('a cook’s count of portions shows on the menu, in the availability list and in the log', async () => {
  expect(await onMenu()).toEqual({ portionsLeft: null, isAvailable: true })
  expect(await setAvailability({ portionsLeft: 8 })).toMatchObject({
    status: 200,
    body: { portionsLeft: 8, isAvailable: true },
  })
  expect(await setAvailability({ isAvailable: true })).toMatchObject({ body: { portionsLeft: 8 } })
  expect(await onMenu()).toEqual({ portionsLeft: 8, isAvailable: true })
  const listed = (await cook.get<MenuAvailability[]>('/api/menu/availability/HENPR')).body
  expect(listed.find(({ menuItem }) => menuItem.name === NAME)).toMatchObject({ portionsLeft: 8, isAvailable: true })
  expect(await visitor().dish(NAME, 'HEHC')).toMatchObject({ portionsLeft: null })
  const [change] = (await cook.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
  expect(change).toMatchObject({ kind: 'availability', title: 'Miso Soup: 8 portions left' })
  expect(await setAvailability({ portionsLeft: null })).toMatchObject({ body: { portionsLeft: null } })
  expect(await onMenu()).toEqual({ portionsLeft: null, isAvailable: true })
})

it.each([
  {},
  { portionsLeft: -1 },
  { portionsLeft: 1.5 },
  { portionsLeft: '3' },
  { isAvailable: 'yes' },
  { portionsLeft: 3, reason: 'Few left' },
])('an invalid count is rejected: %j', async (body) => {
  expect(await setAvailability(body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
})

it('only staff may set a count', async () => {
  const customer = visitor()
  const path = `/api/menu/availability/${(await customer.dish(NAME)).id}/HENPR`
  expect(await customer.put(path, { portionsLeft: 1 })).toMatchObject({ status: 401 })
  await customer.signIn()
  expect(await customer.put(path, { portionsLeft: 1 })).toMatchObject({ status: 403 })
})

it('orders reduce the count without a new menu version, and at zero the dish is unavailable', async () => {
  await setAvailability({ portionsLeft: 3 })
  const version = (await getItem(stateKey('HENPR')))?.['version']
  expect(await buy(2)).toMatchObject({ status: 201 })
  expect(await onMenu()).toEqual({ portionsLeft: 1, isAvailable: true })
  expect(await buy(2)).toMatchObject({
    status: 409,
    body: { code: 'item-unavailable', unavailable: [{ name: NAME, left: 1 }] },
  })
  expect(await buy(1)).toMatchObject({ status: 201 })
  expect(await onMenu()).toEqual({ portionsLeft: 0, isAvailable: false })
  expect(await setAvailability({ portionsLeft: 0 })).toMatchObject({
    body: { isAvailable: false, reason: 'No portion left', portionsLeft: 0 },
  })
  expect((await getItem(stateKey('HENPR')))?.['version']).toBe(version)
  await setAvailability({ isAvailable: true })
  expect(await onMenu()).toEqual({ portionsLeft: null, isAvailable: true })
})

it('the last portion is sold once to fifty concurrent buyers', async () => {
  await setAvailability({ portionsLeft: 1 })
  const dish = await visitor().dish(NAME)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visitor().order({ lines: [{ dish, quantity: 1 }] })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 201) expect(body).toMatchObject({ status: 409, code: 'item-unavailable' })
  expect(await onMenu()).toEqual({ portionsLeft: 0, isAvailable: false })
})

it('an order that reserved portions of a count which has ended is planned again', async () => {
  const now = new Date()
  const draft = buildEmptyOrder({ id: 'C0UNTENDED', location: 'HENPR', ticketNumber: 0 }, now.toISOString())
  const ended = reservePortions('HENPR', [{ menuItemId: 999_999, name: 'Not counted', quantity: 1 }])
  const plans = [[ended], []]
  const order = await commitOrder(now, async () => ({ draft, stepsFor: () => plans.shift() ?? [] }))
  expect([order.id, plans.length]).toEqual(['C0UNTENDED', 0])
})

it('an order succeeds when the kitchen ends the count at the same time', async () => {
  const dish = await visitor().dish(NAME)
  for (let round = 0; round < 2; round += 1) {
    await setAvailability({ portionsLeft: 20 })
    const [, ...answers] = await Promise.all([
      setAvailability({ portionsLeft: null }),
      ...Array.from({ length: 3 }, () => visitor().order({ lines: [{ dish, quantity: 1 }] })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  }
})

it('a cancelled order returns its portions once, and only to dishes that are still counted', async () => {
  await setAvailability({ portionsLeft: 2 })
  await setAvailability({ portionsLeft: 5 }, 'Edamame')
  const guest = visitor()
  const lines = await Promise.all(
    [NAME, 'Edamame'].map(async (name) => ({ dish: await guest.dish(name), quantity: 2 })),
  )
  const { body: order } = await guest.order({ lines })
  expect(await onMenu()).toEqual({ portionsLeft: 0, isAvailable: false })
  await setAvailability({ portionsLeft: null }, 'Edamame')
  await guest.post(`/api/orders/${order.id}/cancel`)
  await product.deliverStream()
  for (let again = 0; again < 2; again += 1) await releaseReservations(await getOrder(order.id), new Date())
  expect(await onMenu()).toEqual({ portionsLeft: 2, isAvailable: true })
  expect(await onMenu('Edamame')).toEqual({ portionsLeft: null, isAvailable: true })
})

it('open menus receive each new count and the availability', async () => {
  const dish = await visitor().dish('Edamame')
  await product.deliverStream()
  const socket = await openTestSocket(product.socketUrl)
  socket.send({ type: 'subscribe_location', locationId: 4 })
  socket.send({ type: 'ping' })
  await socket.hear(({ type }) => type === 'pong')
  await setAvailability({ portionsLeft: 1 }, 'Edamame')
  await product.deliverStream()
  const update = { type: 'menu_update', menuItemId: dish.id }
  expect(await socket.hear((message) => message.type === 'menu_update')).toEqual({
    ...update,
    isAvailable: true,
    portionsLeft: 1,
  })
  await buy(1, 'Edamame')
  await product.deliverStream()
  expect(await socket.hear((message) => message.type === 'menu_update' && !message.isAvailable)).toEqual({
    ...update,
    isAvailable: false,
    portionsLeft: 0,
  })
  await socket.close()
})
