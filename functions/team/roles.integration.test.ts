import { randomUUID } from 'node:crypto'
import { createGiftCardBuyer } from '#infra/testkit/clients/gift-card-buyer'
import { startPaidProduct, type PaidProduct } from '#infra/testkit/clients/paying-guest'
import { liveLocation } from '#infra/testkit/product/test-product'
import type { User } from '#shared/accounts/contract'
import type { FoundOrder } from '#shared/kitchen/search-contract'
import type { Order, Ticket } from '#shared/orders/contract'
import type { Problem } from '#shared/platform/problem'
import type { TeamMember } from '#shared/team/contract'
import type { ActivityEntry } from '#shared/platform/contract'
import { OrderRecord, orderKeys } from '../orders/records'
import { getItem, putItems } from '../platform/table/table'

type Browser = PaidProduct['staff']
type Answer = Problem & { readonly errors: readonly { readonly path: string }[] }

let shop: PaidProduct
let owner: Browser
let cook: Browser
beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue()
  shop = await startPaidProduct()
  owner = (await shop.group.adminOfPool()).browser
  cook = (await shop.group.cookOfPool()).browser
})
afterAll(() => shop.group.product.stop())

const place = liveLocation.code
const leadRequired = { status: 403, body: { code: 'lead-required' } }

async function setUpTablet(): Promise<Browser> {
  const { browser } = await shop.group.adminOfPool()
  expect((await browser.post(`/api/desk/tablets/${place}`, { name: 'Grill' })).status).toBe(201)
  return browser
}
const add = (body: object) =>
  owner.post<TeamMember & Answer>('/api/desk/team', { role: 'kitchen', locations: [place], ...body })
const unlock = (tablet: Browser, userId: string, pin: string) =>
  tablet.post<User>(`/api/kitchen/pin/${place}`, { userId, pin })

async function limitTo(refundLimit: string): Promise<void> {
  const settings = `/api/desk/settings/${place}`
  const { body } = await owner.get<{ version: number }>(settings)
  expect((await owner.put(settings, { refundLimit, version: body.version })).status).toBe(200)
}

describe('a cook without an e-mail address', () => {
  it('is added by name and PIN, and unlocks tablets at once', async () => {
    const { status, body: rosa } = await add({ name: 'Rosa Line', pin: '4821' })
    expect(status).toBe(201)
    expect(rosa).toMatchObject({ email: null, firstName: 'Rosa', lastName: 'Line', state: 'active', hasPin: true })
    const tablet = await setUpTablet()
    expect((await tablet.get(`/api/kitchen/cooks/${place}`)).body).toContainEqual({
      userId: rosa.userId,
      name: 'Rosa Line',
      isLead: false,
    })
    expect((await unlock(tablet, rosa.userId, '4821')).body).toMatchObject({ firstName: 'Rosa', role: 'kitchen' })
    const change = { role: 'lead', locations: [place], version: rosa.version }
    expect((await owner.put(`/api/desk/team/${rosa.userId}`, change)).status).toBe(200)
    expect((await unlock(tablet, rosa.userId, '4821')).body).toMatchObject({ role: 'lead' })
    expect((await owner.delete(`/api/desk/team/${rosa.userId}`)).status).toBe(204)
    expect((await unlock(await setUpTablet(), rosa.userId, '4821')).status).toBe(403)
  })

  it.each([
    ['nothing to sign in with', {}, 'email'],
    ['a name alone', { name: 'Sol' }, 'pin'],
    ['the role admin', { name: 'Sol', pin: '1111', role: 'admin' }, 'role'],
    ['a PIN of three digits', { name: 'Sol', pin: '111' }, 'pin'],
  ])('with %s is refused at the field', async (_what, body, path) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { errors: [{ path }] } })
  })

  it('has a name of their own at the tablet, also when the button is pressed twice', async () => {
    const twice = await Promise.all([add({ name: 'Théo', pin: '1111' }), add({ name: 'Theo', pin: '1111' })])
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('becomes no admin', async () => {
    const { body } = await add({ name: 'Ines', pin: '1111' })
    const change = { role: 'admin', locations: [place], version: body.version }
    expect(await owner.put<Answer>(`/api/desk/team/${body.userId}`, change)).toMatchObject({ status: 400 })
  })
})

describe('a refund above the limit of the location', () => {
  const refund = (by: Browser, { id }: Order, amount: string) =>
    by.post<Ticket & Answer>(`/api/kitchen/orders/${id}/refunds`, { amount, reason: 'late', to: 'card' })

  it('needs a lead, in one part or in several', async () => {
    await limitTo('5.00')
    const { order } = await shop.placeCaptured()
    expect(await refund(cook, order, '5.01')).toMatchObject(leadRequired)
    expect((await refund(cook, order, '3.00')).status).toBe(201)
    expect(await refund(cook, order, '2.01')).toMatchObject(leadRequired)
    expect((await refund(cook, order, '2.00')).status).toBe(201)
    expect((await refund(shop.staff, order, '2.01')).status).toBe(201)
    expect((await refund(owner, order, '1.00')).status).toBe(201)
  })

  it('needs the PIN of a lead on a tablet, where an admin is one', async () => {
    await limitTo('0.00')
    const { order } = await shop.placeCaptured()
    const tablet = await setUpTablet()
    const { body: sol } = await add({ name: `Sol ${randomUUID()}`, pin: '1111' })
    await unlock(tablet, sol.userId, '1111')
    expect(await refund(tablet, order, '1.00')).toMatchObject(leadRequired)
    const { body: lou } = await add({ name: `Lou ${randomUUID()}`, pin: '2222', role: 'lead' })
    await unlock(tablet, lou.userId, '2222')
    expect((await refund(tablet, order, '1.00')).status).toBe(201)
    expect((await tablet.get('/api/desk/team')).status).toBe(403)
  })
})

it('an order that was paid online is cancelled by a lead, any other by a cook', async () => {
  const { order, browser } = await shop.placeCaptured()
  const cancel = (by: Browser, { id }: Order) => by.put(`/api/kitchen/orders/${id}/status`, { status: 'cancelled' })
  expect(await cancel(cook, order)).toMatchObject(leadRequired)
  expect((await cancel(shop.staff, order)).status).toBe(200)
  await shop.waitForPayment(browser, order, 'refunded')
  const { order: pending } = await shop.placePaid()
  expect(await cook.post(`/api/orders/${pending.id}/cancel`)).toMatchObject(leadRequired)
  const atCounter = await shop.group.orderAt(liveLocation)
  expect((await cancel(cook, atCounter)).status).toBe(200)
})

describe('a cook does not return money without a lead', () => {
  const cancel = (by: Browser, { id }: Pick<Order, 'id'>) =>
    by.put<Ticket & Answer>(`/api/kitchen/orders/${id}/status`, { status: 'cancelled' })

  it('by cancelling what a gift card paid, or what staff were paid for', async () => {
    const { code } = await createGiftCardBuyer(shop).buyPaid()
    const paid = await shop.group.orderAt(liveLocation, { more: { giftCards: [code] } })
    expect(await cancel(cook, paid)).toMatchObject(leadRequired)
    expect(await cook.post(`/api/orders/${paid.id}/cancel`)).toMatchObject(leadRequired)
    expect((await cancel(shop.staff, paid)).status).toBe(200)
    const collected = await shop.group.orderAt(liveLocation)
    const move = (body: object) => cook.put(`/api/kitchen/orders/${collected.id}/status`, body)
    expect((await move({ status: 'completed', tender: 'cash' })).status).toBe(200)
    expect(await cancel(cook, collected)).toMatchObject(leadRequired)
    expect((await move({ status: 'ready' })).status).toBe(200)
    expect(await cancel(cook, collected)).toMatchObject(leadRequired)
    expect((await cancel(shop.staff, collected)).status).toBe(200)
  })

  it('by cancelling an own order that the kitchen makes', async () => {
    const { order } = await shop.placePaid(cook)
    await shop.move(order, 'ready')
    expect(await cancel(cook, order)).toMatchObject(leadRequired)
    const { order: pending } = await shop.placePaid(cook)
    expect((await cook.post(`/api/orders/${pending.id}/cancel`)).status).toBe(200)
  })

  it('by moving an own order back to the start, which the kitchen made', async () => {
    const { order } = await shop.placePaid(cook)
    await shop.move(order, 'ready')
    const back = { status: 'pending', kitchenStatus: 'waiting' }
    expect((await cook.put(`/api/kitchen/orders/${order.id}/status`, back)).status).toBe(200)
    expect(await cook.post(`/api/orders/${order.id}/cancel`)).toMatchObject(leadRequired)
    expect(await cancel(cook, order)).toMatchObject(leadRequired)
  })

  it('with a code for an unpaid order, whatever they do before or after', async () => {
    await limitTo('25.00')
    const lines = [{ dish: await cook.dish('California Roll'), quantity: 2 }]
    const placeOwn = async () => {
      const order = await shop.group.orderAt(liveLocation, { lines }, cook)
      const move = (body: object) => cook.put(`/api/kitchen/orders/${order.id}/status`, body)
      const refund = (by = cook) =>
        by.post(`/api/kitchen/orders/${order.id}/refunds`, { amount: '8.00', reason: 'late', to: 'code' })
      return { order, move, refund }
    }
    const unpaid = await placeOwn()
    expect((await unpaid.refund()).status).toBe(201)
    expect(await unpaid.move({ status: 'cancelled' })).toMatchObject(leadRequired)
    expect(await cook.post(`/api/orders/${unpaid.order.id}/cancel`)).toMatchObject(leadRequired)
    expect(await shop.edit(cook, unpaid.order, 1)).toMatchObject(leadRequired)
    expect(await unpaid.move({ status: 'completed', tender: 'not-collected' })).toMatchObject(leadRequired)
    expect((await unpaid.move({ status: 'completed', tender: 'cash' })).status).toBe(200)
    expect((await unpaid.move({ status: 'ready' })).status).toBe(200)
    expect(await unpaid.move({ status: 'completed', tender: 'not-collected' })).toMatchObject(leadRequired)

    const cancelled = await placeOwn()
    expect((await cancelled.move({ status: 'cancelled' })).status).toBe(200)
    expect(await cancelled.refund()).toMatchObject(leadRequired)
    expect((await cancelled.refund(shop.staff)).status).toBe(201)

    const uncollected = await placeOwn()
    expect((await uncollected.move({ status: 'completed', tender: 'not-collected' })).status).toBe(200)
    expect(await uncollected.refund()).toMatchObject(leadRequired)
  })

  it('on a code that had paid, by refunding, lowering or cancelling', async () => {
    await limitTo('5.00')
    const lines = [{ dish: await cook.dish('California Roll'), quantity: 4 }]
    const guest = shop.guest()
    const { id } = await shop.group.orderAt(liveLocation, { lines }, guest)
    await cook.move(id, 'completed')
    await shop.staff.post(`/api/kitchen/orders/${id}/refunds`, { amount: '25.00', reason: 'wrong', to: 'code' })
    const [refunded] = (await guest.get<Order>(`/api/orders/${id}`)).body.refunds ?? []
    const code = { discountCode: refunded?.code ?? '', discount: { amountCents: 2500 } }
    const paid = await shop.group.orderAt(liveLocation, { lines, code })
    expect(paid.total).toBe('0.00')
    expect(await shop.edit(cook, paid, 1)).toMatchObject(leadRequired)
    expect(await cancel(cook, paid)).toMatchObject(leadRequired)
    const refund = { lineId: paid.items[0]?.id, reason: 'missing', to: 'code' }
    const refundBy = (by: Browser) => by.post(`/api/kitchen/orders/${paid.id}/refunds`, refund)
    expect(await refundBy(cook)).toMatchObject(leadRequired)
    expect((await refundBy(shop.staff)).status).toBe(201)
    const { body: log } = await owner.get<ActivityEntry[]>(`/api/desk/changes/${place}`)
    expect(log[0]?.title).toContain('$25.00 put back on the code that had paid')
  })

  it('by editing a paid order, in one step or in several, or by editing and refunding', async () => {
    await limitTo('7.00')
    const browser = shop.guest()
    const { body: order } = await shop.placeOnline(browser, '2.00', randomUUID(), 4)
    await shop.press(order, 'pay')
    await shop.waitForPayment(browser, order, 'authorized')
    await shop.confirm(order)
    await shop.waitForPayment(browser, order, 'paid')
    expect(await shop.edit(cook, order, 2)).toMatchObject(leadRequired)
    expect((await shop.edit(cook, order, 3)).status).toBe(200)
    await shop.waitForPayment(browser, order, 'partially-refunded')
    expect(await shop.edit(cook, order, 2)).toMatchObject(leadRequired)
    const refund = { amount: '1.00', reason: 'late', to: 'code' }
    expect(await cook.post(`/api/kitchen/orders/${order.id}/refunds`, refund)).toMatchObject(leadRequired)
    expect((await shop.edit(shop.staff, order, 1)).status).toBe(200)
  })
})

/** Makes an order one that was cancelled months ago. */
async function ageOrder({ id }: Pick<Order, 'id'>): Promise<void> {
  await shop.staff.put(`/api/kitchen/orders/${id}/status`, { status: 'cancelled' })
  const item = (await getItem(orderKeys.order(id))) ?? {}
  const history = OrderRecord.parse(item).history.map((step) => ({ ...step, at: '2026-03-01T17:00:00.000Z' }))
  await putItems([{ ...item, history }])
}

it('a cook reads the contact of open and today’s orders, a lead that of all', async () => {
  const order = await shop.group.orderAt(liveLocation, { customerInfo: { phone: '(727) 555-8080' } })
  const contactOf = async (by: Browser) => {
    const direct = await by.get<Order>(`/api/orders/${order.id}`)
    const found = await by.get<FoundOrder[]>(`/api/kitchen/orders/${place}/search?q=${order.ticketNumber}`)
    return [direct.body, ...found.body.filter(({ id }) => id === order.id)].map(({ customerInfo }) => customerInfo)
  }
  const contact = { name: 'Dana Whitfield', phone: '(727) 555-8080' }
  expect(await contactOf(cook)).toMatchObject([contact, contact])
  await shop.staff.put(`/api/kitchen/orders/${order.id}/status`, { status: 'cancelled' })
  expect(await contactOf(cook)).toMatchObject([contact, contact])
  await ageOrder(order)
  expect(await contactOf(shop.staff)).toMatchObject([contact, contact])
  expect(await contactOf(cook)).toEqual([{ name: 'Dana W.' }, { name: 'Dana W.' }])
})

it('no call that changes nothing gives a cook the contact of an earlier order', async () => {
  const order = await shop.group.orderAt(liveLocation, { customerInfo: { phone: '(727) 555-8081' } })
  await ageOrder(order)
  const tablet = await setUpTablet()
  const path = `/api/kitchen/orders/${order.id}`
  const callAll = async (by: Browser) => [
    await by.put(`${path}/status`, { status: 'cancelled' }),
    await by.put(`${path}/seen`, { version: 1 }),
    await by.post(`/api/orders/${order.id}/cancel`),
  ]
  const showsPhone = ({ body }: { readonly body: unknown }) => JSON.stringify(body).includes('555-8081')
  expect((await callAll(cook)).map(showsPhone)).toEqual([false, false, false])
  expect((await tablet.put(`${path}/seen`, { version: 1 })).status).toBe(200)
  expect((await callAll(tablet)).map(showsPhone)).toEqual([false, false, false])
  expect((await callAll(shop.staff)).map(showsPhone)).toEqual([true, true, true])
})
