import { createTestClient } from '#infra/testkit/clients/test-client'
import { signInCook, signInManager } from '#infra/testkit/clients/staff-clients'
import { startTestProduct } from '#infra/testkit/product/test-product'
import type { Driver } from '#shared/kitchen/drivers-contract'
import type { DailyReport } from '#shared/numbers/contract'
import type { VoiceReply } from '#shared/voice/contract'
import type { Order, Ticket } from '#shared/orders/contract'
import { getLocation } from '#shared/locations/index'
import { toWallClock } from '#shared/platform/time'
import type { ActivityEntry } from '#shared/platform/contract'

let product: Awaited<ReturnType<typeof startTestProduct>>
let owner: Awaited<ReturnType<typeof signInManager>>
let cook: Awaited<ReturnType<typeof signInCook>>
beforeAll(async () => {
  product = await startTestProduct()
  owner = await signInManager(product.url)
  cook = await signInCook(product.url)
})
afterAll(() => product.stop())

const DRIVERS = '/api/desk/drivers/HENPR'

const addDriver = async (name: string): Promise<Driver> => {
  const { status, body } = await owner.post<Driver>(DRIVERS, { name })
  expect(status).toBe(201)
  return body
}

async function placeDelivery(orderType: 'delivery' | 'pickup' = 'delivery') {
  const guest = createTestClient(product.url)
  const address = { street: '14 Lakeshore Dr', city: 'Hudson', state: 'FL', zipCode: '34667' }
  const { status, body } = await guest.order({ orderType, customerInfo: { name: 'Dana Whitfield', address } })
  expect(status).toBe(201)
  return { guest, order: body }
}

const move = ({ id }: Order, body: object) => cook.put<Ticket>(`/api/kitchen/orders/${id}/status`, body)
const send = ({ id }: Order, { id: driverId }: Driver, by: Pick<typeof cook, 'put'> = cook) =>
  by.put<Ticket>(`/api/kitchen/orders/${id}/driver`, { driverId })

it('the owner adds and removes drivers, which staff read and guests do not', async () => {
  const ana = await addDriver('Ana')
  expect((await owner.post(DRIVERS, { name: ' ana ' })).body).toMatchObject({ code: 'name-taken' })
  expect((await cook.get<Driver[]>(DRIVERS)).body).toEqual([ana])
  expect((await createTestClient(product.url).get(DRIVERS)).status).toBe(401)
  expect((await owner.delete(`${DRIVERS}/${ana.id}`)).status).toBe(204)
  expect((await owner.delete(`${DRIVERS}/${ana.id}`)).status).toBe(404)
  expect((await owner.get<Driver[]>(DRIVERS)).body).toEqual([])
  const titles = (await owner.get<ActivityEntry[]>('/api/desk/changes/HENPR?kind=driver')).body.map(
    ({ title }) => title,
  )
  expect(titles).toEqual(['Driver Ana: removed', 'Driver Ana: added'])
})

it('a ready delivery goes out with its driver, and its guest reads that, without the name', async () => {
  const [cleo, dev] = [await addDriver('Cleo'), await addDriver('Dev')]
  const { guest, order } = await placeDelivery()
  expect(await send(order, cleo)).toMatchObject({ status: 409, body: { code: 'order-moved' } })
  expect((await move(order, { status: 'out-for-delivery' })).status).toBe(400)
  await move(order, { status: 'ready' })
  const out = { status: 'out-for-delivery', kitchenStatus: 'ready' }
  expect(await send(order, cleo)).toMatchObject({ status: 200, body: { ...out, driver: cleo } })
  expect((await send(order, dev)).body).toMatchObject({ ...out, driver: dev })
  expect((await send(order, dev, guest)).status).toBe(401)
  const { body: seen } = await guest.get<Order>(`/api/orders/${order.id}`)
  expect(seen).toMatchObject(out)
  expect(seen.history.at(-1)).toMatchObject(out)
  expect(JSON.stringify(seen)).not.toContain('Dev')
  const ask = { message: `Hola, ¿dónde está mi pedido ${order.id}, por favor?`, locationId: 4 }
  const { body: hiro } = await guest.post<VoiceReply>('/api/voice-assistant/process', ask)
  expect(hiro.response).toContain('Su pedido va en camino')
  // Brought back, it waits at the counter again.
  const { body: back } = await move(order, { status: 'ready', from: 'ready' })
  expect(back).toMatchObject({ status: 'ready', kitchenStatus: 'ready' })
  expect(back.driver).toBeUndefined()
  const pickup = (await placeDelivery('pickup')).order
  await move(pickup, { status: 'ready' })
  expect((await send(pickup, dev)).status).toBe(400)
  const gone = { id: 'no-driver', name: '' }
  expect((await send(order, gone)).status).toBe(404)
})

it('the closing has the deliveries and the cash due of each driver, also of one who left', async () => {
  const [eve, finn] = [await addDriver('Eve'), await addDriver('Finn')]
  const deliver = async (driver: Driver, tender: string) => {
    const { order } = await placeDelivery()
    await move(order, { status: 'ready' })
    await send(order, driver)
    expect((await move(order, { status: 'completed', tender })).body).toMatchObject({ status: 'completed', driver })
    return order
  }
  const [first, second] = [await deliver(eve, 'cash'), await deliver(eve, 'cash')]
  await deliver(finn, 'card')
  // Recalled by mistake, it is on its way again, and counts once.
  expect((await move(second, { status: 'out-for-delivery' })).body).toMatchObject({ driver: eve })
  await move(second, { status: 'completed', tender: 'cash' })
  await owner.delete(`${DRIVERS}/${eve.id}`)
  await product.deliverStream()
  const { date } = toWallClock(getLocation('HENPR'), new Date())
  const report = `/api/numbers/HENPR/${date}/report`
  const cashDue = (Number(first.total) + Number(second.total)).toFixed(2)
  expect((await owner.get<DailyReport>(report)).body.drivers).toEqual([
    { ...eve, orders: 2, cashDue },
    { ...finn, orders: 1, cashDue: '0.00' },
  ])
  expect((await owner.get<string>(`${report}?format=csv`)).body).toContain(`Eve,2,${cashDue}`)
})
