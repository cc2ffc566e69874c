import { randomUUID } from 'node:crypto'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { auditRecords, scanTable } from '#infra/operate/audit/audit'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { CapacitySettings } from '#shared/kitchen/capacity-contract'
import type { EditableDish } from '#shared/menu/editing-contract'
import type { MenuItem } from '#shared/menu/contract'
import type { Slot } from '#shared/orders/slots-contract'
import { getBusinessDate } from '#shared/hours/open-periods'
import { orderKeys } from '../orders/records'
import { getItem } from '../platform/table/table'

let shop: PaidProduct
let owner: PaidProduct['staff']

/** Cancelled orders release nothing by a reaction, so what is free was released by the call. */
const withoutReleases = (file: string): Promise<unknown> =>
  file.endsWith('events/release-reservations.ts') ? Promise.resolve({ handler: () => undefined }) : import(file)

beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  shop = await startPaidProduct({ load: withoutReleases, isAlwaysOpen: true })
  owner = (await shop.group.adminOfPool()).browser
})
afterAll(async () => {
  await shop.group.product.deliverStream()
  const { differences } = auditRecords(await scanTable())
  await shop.group.product.stop()
  expect(differences).toEqual([])
})

async function leave(portionsLeft: number): Promise<void> {
  const roll = await owner.dish('California Roll', liveLocation.code)
  const path = `/api/menu/availability/${roll.id}/${liveLocation.code}`
  expect((await owner.put(path, { isAvailable: true, portionsLeft })).status).toBe(200)
}

const portionsLeft = async () =>
  (await owner.get<MenuItem[]>(`/api/menu-items/${liveLocation.code}`)).body.find(
    ({ name }) => name === 'California Roll',
  )?.portionsLeft

describe('a guest who comes back from the payment page without paying', () => {
  it('orders the last portions again at once, after the earlier order was cancelled', async () => {
    await leave(2)
    const guest = shop.guest()
    const first = await shop.placeOnline(guest)
    expect(first.status).toBe(201)
    expect((await guest.post(`/api/orders/${first.body.id}/cancel`, { reason: 'customer' })).status).toBe(200)
    expect((await shop.placeOnline(guest)).status).toBe(201)
    expect(await portionsLeft()).toBe(0)
  })

  it('and also without cancelling it: the new order replaces it', async () => {
    await leave(2)
    const guest = shop.guest()
    const first = await shop.placeOnline(guest)
    const second = await shop.placeOnline(guest)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await shop.read(guest, first.body)).toMatchObject({ status: 'cancelled' })
    expect(await portionsLeft()).toBe(0)
    expect((await shop.placeOnline(shop.guest())).status).toBe(409)
  })

  it('keeps the order whose call is repeated, as after a lost response', async () => {
    await leave(2)
    const [guest, key] = [shop.guest(), randomUUID()]
    const first = await shop.placeOnline(guest, '2.00', key)
    const again = await shop.placeOnline(guest, '2.00', key)
    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } })
    expect(await shop.read(guest, first.body)).toMatchObject({ status: 'pending', paymentStatus: 'pending' })
    await shop.press(first.body, 'pay')
    await shop.waitForPayment(guest, first.body, 'authorized')
  })

  it('does not lose an order that was paid meanwhile', async () => {
    await leave(2)
    const { browser, order } = await shop.placePaid()
    expect(await shop.placeOnline(browser)).toMatchObject({ status: 409, body: { code: 'item-unavailable' } })
    expect((await shop.read(browser, order)).status).toBe('pending')
  })
})

it('what an unpaid order takes of a code with an amount is left for its guest, and for the next order', async () => {
  await leave(9)
  const { browser: guest, order: late } = await shop.placeCaptured()
  expect((await shop.refund(late, { amount: '10.00', reason: 'late', to: 'code' })).status).toBe(201)
  const code = (await shop.read(guest, late)).refunds?.[0]?.code ?? ''
  const dish = await guest.dish('California Roll', liveLocation.code)
  const order = (quantity: number) =>
    guest.order({
      locationId: liveLocation.code,
      lines: [{ dish, quantity }],
      code: { discountCode: code, discount: { amountCents: 1000 } },
      more: { paymentMethod: 'online', scheduledFor: shop.openHour() },
    })
  expect((await order(2)).status).toBe(201)
  expect((await guest.get(`/api/codes/${code}`)).body).toMatchObject({ remaining: '10.00' })
  expect((await guest.get('/api/codes')).body).toMatchObject([{ code, state: 'unused', remaining: '10.00' }])
  expect((await shop.guest().get(`/api/codes/${code}`)).body).toMatchObject({ code: 'code-spent' })
  expect(await order(2)).toMatchObject({ status: 201, body: { discount: '10.00' } })
  expect(await order(3)).toMatchObject({ status: 201, body: { discount: '10.00' } })
})

const slotsLeft = async (at = '') => {
  const date = getBusinessDate(shop.place, new Date(at))
  const { body } = await owner.get<Slot[]>(`/api/slots/${liveLocation.code}?type=pickup&date=${date}`)
  return body.find((slot) => slot.at === at)?.left
}

describe('the code, the slot and the portions of an unpaid order', () => {
  const tenPercent = { discountCode: 'FIRST10', discount: { percent: 10 } }

  it('are free for its guest at once, and for no one else', async () => {
    await leave(1)
    const { version } = (await owner.get<CapacitySettings>(`/api/desk/capacity/${liveLocation.code}`)).body
    await owner.put(`/api/desk/capacity/${liveLocation.code}`, { pickup: 1, delivery: null, version })
    const scheduledFor = shop.openHour()
    const order = async (browser: ReturnType<PaidProduct['guest']>) => {
      const lines = [{ dish: await browser.dish('California Roll', liveLocation.code), quantity: 1 }]
      const more = { paymentMethod: 'online', scheduledFor }
      return browser.order({ locationId: liveLocation.code, lines, code: tenPercent, more })
    }
    const guest = shop.guest()
    const first = await order(guest)
    expect(first).toMatchObject({ status: 201, body: { discount: '0.63' } })
    expect([await portionsLeft(), await slotsLeft(scheduledFor)]).toEqual([0, 0])
    expect((await guest.get('/api/codes/FIRST10')).status).toBe(200)
    expect((await order(shop.guest())).status).toBe(409)
    const second = await order(guest)
    expect(second.status).toBe(201)
    expect(await getItem(orderKeys.order(first.body.id))).toMatchObject({
      status: 'cancelled',
      releasedAt: expect.any(String),
    })
    expect((await guest.post(`/api/orders/${second.body.id}/cancel`, { reason: 'customer' })).status).toBe(200)
    expect(await getItem(orderKeys.order(second.body.id))).toHaveProperty('releasedAt')
    expect([await portionsLeft(), await slotsLeft(scheduledFor)]).toEqual([1, 1])
  })

  it('a code on the own unpaid order is unspent for its guest only, until the order is paid', async () => {
    await leave(9)
    const { browser: guest, order: rated } = await shop.placePaid()
    await shop.confirm(rated)
    await shop.move(rated, 'completed')
    const given = await guest.post<{ bonusCode: string }>('/api/feedback', {
      orderId: rated.id,
      rating: 5,
      trigger: 'checkin',
    })
    const { bonusCode } = given.body
    const spent = { discountCode: bonusCode, discount: { percent: 10 } }
    const lines = [{ dish: await guest.dish('California Roll', liveLocation.code), quantity: 2 }]
    const { status, body } = await guest.order({
      locationId: liveLocation.code,
      lines,
      code: spent,
      more: { paymentMethod: 'online' },
    })
    expect({ status, body }).toMatchObject({ status: 201 })
    expect((await guest.get(`/api/codes/${bonusCode}`)).status).toBe(200)
    expect((await shop.guest().get(`/api/codes/${bonusCode}`)).body).toMatchObject({ code: 'code-spent' })
    expect((await guest.get('/api/codes')).body).toMatchObject([{ code: bonusCode, state: 'unused' }])
    await shop.press(body, 'pay')
    await shop.waitForPayment(guest, body, 'authorized')
    expect((await guest.get(`/api/codes/${bonusCode}`)).body).toMatchObject({ code: 'code-spent' })
    expect((await guest.get('/api/codes')).body).toMatchObject([{ code: bonusCode, state: 'spent' }])
  })
})

it('a dish that was archived after it went into the cart is named', async () => {
  const guest = shop.guest()
  const dish = await guest.dish('Edamame', liveLocation.code)
  const path = `/api/desk/menu/${liveLocation.code}/dishes/${dish.id}`
  const menu = await owner.get<{ dishes: EditableDish[] }>(`/api/desk/menu/${liveLocation.code}`)
  const version = menu.body.dishes.find(({ id }) => id === dish.id)?.version
  expect((await owner.delete(`${path}?version=${version}`)).status).toBe(204)
  const detail = 'Not available right now: Edamame.'
  const unavailable = [{ menuItemId: dish.id, name: 'Edamame' }]
  expect(await guest.order({ locationId: liveLocation.code, lines: [{ dish, quantity: 1 }] })).toMatchObject({
    status: 409,
    body: { code: 'item-unavailable', detail, unavailable },
  })
})
