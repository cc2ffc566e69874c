import { createTestClient } from '#infra/testkit/clients/test-client'
import { openTestSocket } from '#infra/testkit/clients/socket-client'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { ActivityEntry } from '#shared/platform/contract'
import type { MenuAvailability } from '#shared/menu/availability-contract'
import { getOrder } from '../orders/repository'
import { releaseReservations } from '../orders/placement/release-reservations'
import { getItem } from '../platform/table/table'
import { menuKeys } from './records'

let product: Awaited<ReturnType<typeof startTestProduct>>
let cook: ReturnType<typeof createTestClient>
const visitor = () => createTestClient(product.url)

beforeAll(async () => {
  product = await startTestProduct()
  cook = visitor()
  await cook.signIn('cook@example.com', 'admin')
}, 60_000)
afterAll(() => product.stop())

const NAME = 'Miso Soup'

const tell = async (body: object, name = NAME, location = 'HENPR') =>
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

it('a dish that nobody counts has no count, and a cook’s count is read back wherever the dish is', async () => {
  expect(await onMenu()).toEqual({ portionsLeft: null, isAvailable: true })
  expect(await tell({ portionsLeft: 8 })).toMatchObject({ status: 200, body: { portionsLeft: 8, isAvailable: true } })
  expect(await tell({ isAvailable: true })).toMatchObject({ body: { portionsLeft: 8 } })
  expect(await onMenu()).toEqual({ portionsLeft: 8, isAvailable: true })
  const listed = (await cook.get<MenuAvailability[]>('/api/menu/availability/HENPR')).body
  expect(listed.find(({ menuItem }) => menuItem.name === NAME)).toMatchObject({ portionsLeft: 8, isAvailable: true })
  expect(await visitor().dish(NAME, 'HEHC')).toMatchObject({ portionsLeft: null })
  const [change] = (await cook.get<ActivityEntry[]>('/api/desk/changes/HENPR')).body
  expect(change).toMatchObject({ kind: 'availability', title: 'Miso Soup: 8 portions left' })
  expect(await tell({ portionsLeft: null })).toMatchObject({ body: { portionsLeft: null } })
  expect(await onMenu()).toEqual({ portionsLeft: null, isAvailable: true })
})

it.each([{}, { portionsLeft: -1 }, { portionsLeft: 1.5 }, { portionsLeft: '3' }, { isAvailable: 'yes' }])(
  'a count that is none is refused: %j',
  async (body) => {
    expect(await tell(body)).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  },
)

it('is a cook’s to say, not a customer’s', async () => {
  const customer = visitor()
  const path = `/api/menu/availability/${(await customer.dish(NAME)).id}/HENPR`
  expect(await customer.put(path, { portionsLeft: 1 })).toMatchObject({ status: 401 })
  await customer.signIn()
  expect(await customer.put(path, { portionsLeft: 1 })).toMatchObject({ status: 403 })
})

it('orders count it down without the menu becoming another one, and at nothing the dish is off', async () => {
  await tell({ portionsLeft: 3 })
  const version = (await getItem(menuKeys.changes('HENPR')))?.['version']
  expect(await buy(2)).toMatchObject({ status: 201 })
  expect(await onMenu()).toEqual({ portionsLeft: 1, isAvailable: true })
  expect(await buy(2)).toMatchObject({
    status: 409,
    body: { code: 'item-unavailable', unavailable: [{ name: NAME, left: 1 }] },
  })
  expect(await buy(1)).toMatchObject({ status: 201 })
  expect(await onMenu()).toEqual({ portionsLeft: 0, isAvailable: false })
  expect(await tell({ portionsLeft: 0 })).toMatchObject({
    body: { isAvailable: false, reason: 'No portion left', portionsLeft: 0 },
  })
  expect((await getItem(menuKeys.changes('HENPR')))?.['version']).toBe(version)
  await tell({ isAvailable: true })
  expect(await onMenu()).toEqual({ portionsLeft: null, isAvailable: true })
})

it('of fifty buyers of the last portion one gets it', async () => {
  await tell({ portionsLeft: 1 })
  const dish = await visitor().dish(NAME)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => visitor().order({ lines: [{ dish, quantity: 1 }] })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  for (const { status, body } of answers)
    if (status !== 201) expect(body).toMatchObject({ status: 409, code: 'item-unavailable' })
  expect(await onMenu()).toEqual({ portionsLeft: 0, isAvailable: false })
})

it('an order that meets the end of a count is placed without it', async () => {
  const dish = await visitor().dish(NAME)
  for (let round = 0; round < 5; round += 1) {
    await tell({ portionsLeft: 20 })
    const [, ...answers] = await Promise.all([
      tell({ portionsLeft: null }),
      ...Array.from({ length: 6 }, () => visitor().order({ lines: [{ dish, quantity: 1 }] })),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  }
})

it('a cancelled order gives its portions back once, though told of again, and to no dish that is counted no more', async () => {
  await tell({ portionsLeft: 2 })
  await tell({ portionsLeft: 5 }, 'Edamame')
  const guest = visitor()
  const lines = await Promise.all(
    [NAME, 'Edamame'].map(async (name) => ({ dish: await guest.dish(name), quantity: 2 })),
  )
  const { body: order } = await guest.order({ lines })
  expect(await onMenu()).toEqual({ portionsLeft: 0, isAvailable: false })
  await tell({ portionsLeft: null }, 'Edamame')
  await guest.post(`/api/orders/${order.id}/cancel`)
  await product.deliverStream()
  for (let again = 0; again < 2; again += 1) await releaseReservations(await getOrder(order.id), new Date())
  expect(await onMenu()).toEqual({ portionsLeft: 2, isAvailable: true })
  expect(await onMenu('Edamame')).toEqual({ portionsLeft: null, isAvailable: true })
})

it('open menus hear of each count, with whether the dish can be had', async () => {
  const dish = await visitor().dish('Edamame')
  await product.deliverStream()
  const socket = await openTestSocket(product.socketUrl)
  socket.say({ type: 'subscribe_location', locationId: 4 })
  socket.say({ type: 'ping' })
  await socket.hear(({ type }) => type === 'pong')
  await tell({ portionsLeft: 1 }, 'Edamame')
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
