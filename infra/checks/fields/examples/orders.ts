import type { DiscountCode } from '#shared/payments/contract'
import { randomBytes } from 'node:crypto'
import { listAvailableDays } from '#shared/orders/scheduling'
import { liveLocation } from '#infra/testkit/product/test-product'
import { buildOrderRequest, type TestClient } from '#infra/testkit/clients/test-client'
import type { Group } from '#shared/groups/contract'
import type { Order } from '#shared/orders/contract'
import { centsToDecimal, toCents } from '#shared/platform/money'
import { reasons, type Examples } from '../example'
import { chooseOptions, getOrderTime, live, PLATE, trial, type FieldWorld } from '../field-world'
import { textAt } from '../field-paths'
import { buyGiftCardCode } from './gift-cards'

const address = { street: '14 Lakeshore Dr', unit: 'Apt 4', city: 'Hudson', state: 'GA', zipCode: '34275' }
const customerInfo = { name: 'Quinn Abernathy', email: 'quinn@example.com', phone: '(727) 555-0142', address }
const TIP_CENTS = 200

const readOrder = (by: TestClient) => async (response: unknown) =>
  (await by.get(`/api/orders/${textAt(response, 'id')}`)).body

/** Two plates with all that a line can say. */
async function plates(by: TestClient, location: string) {
  const dish = await by.dish(PLATE, location)
  return { dish, quantity: 2, notes: 'No onions', options: chooseOptions(dish) }
}

/** Starts a group order and closes it, to be placed. */
async function startGroup(by: TestClient, locationId: string) {
  const token = randomBytes(18).toString('base64url')
  const { body } = await by.post<Group>('/api/groups', { locationId, name: 'Quinn', token, lines: [] })
  const { body: closed } = await by.put<Group>(`/api/groups/${body.id}/state`, { token, state: 'closed' })
  return { id: body.id, token, version: closed.version }
}

const servedAs = { 'items.customizations.options': 'items.customizations.options.id', discountCode: 'codeOfDiscount' }
const details = { specialInstructions: 'Ring twice', utensils: true }

/** Adds the code whose discount an order has. */
const withCode = (order: Order, discountCode: string) => ({
  ...order,
  codeOfDiscount: toCents(order.discount) > 0 ? discountCode : undefined,
})

const openTime = (orderType: 'pickup' | 'delivery') =>
  listAvailableDays(liveLocation, orderType, new Date())[1]?.times[0]?.at

export const orderExamples: Examples = {
  placeOrder: {
    prepare: async (world: FieldWorld) => {
      const by = world.paid.guest()
      const discountCode = 'FIRST10'
      // An example of the rewards changes what it gives.
      const { discountPercent } = (await by.get<DiscountCode>(`/api/codes/${discountCode}`)).body
      const giftCards = [await buyGiftCardCode(world)]
      const group = await startGroup(by, live.code)
      const order = buildOrderRequest({
        locationId: live.id,
        orderType: 'delivery',
        customerInfo,
        // More would be delivered without a fee.
        lines: [{ ...(await plates(by, live.code)), quantity: 1, for: 'Quinn' }],
        code: { discountCode, discount: { percent: discountPercent ?? 0 } },
        more: {
          ...details,
          scheduledFor: openTime('delivery'),
          paymentMethod: 'online',
          tip: '2.00',
          group,
          giftCards,
        },
      })
      const body = { ...order, total: centsToDecimal(toCents(order.total) + TIP_CENTS) }
      const read = async (response: unknown) => {
        const id = textAt(response, 'id')
        const { body: placed } = await by.get<Order>(`/api/orders/${id}`)
        const { body: sent } = await by.get<Group>(`/api/groups/${group.id}?token=${group.token}`)
        return { ...withCode(placed, discountCode), group: { id: sent.orderId === id ? sent.id : undefined } }
      }
      return { by, body, read }
    },
    servedAs,
    except: { 'group.token': reasons.secret, 'group.version': reasons.version, giftCards: reasons.secret },
  },
  placeDemoOrder: {
    prepare: async ({ tester: by }: FieldWorld) => {
      const { customerInfo: _, ...body } = buildOrderRequest({
        locationId: trial.id,
        lines: [{ ...(await plates(by, trial.code)), for: 'Quinn' }],
        more: { ...details, scheduledFor: getOrderTime() },
      })
      return { by, body, read: readOrder(by) }
    },
    servedAs,
    except: {
      discountCode: reasons.live,
      paymentMethod: reasons.live,
      tip: reasons.live,
      giftCards: reasons.live,
    },
  },
  cancelOrder: {
    prepare: async ({ guest, placeOrder }: FieldWorld) => {
      const by = guest()
      const orderId = await placeOrder(by)
      return { by, params: { orderId }, body: { reason: 'mistake' }, read: readOrder(by) }
    },
    servedAs: { reason: 'history.reason' },
  },
  markArrived: {
    prepare: async ({ guest, placeOrder }: FieldWorld) => {
      const by = guest()
      const orderId = await placeOrder(by)
      return { by, params: { orderId }, body: { note: 'Red truck' }, read: readOrder(by) }
    },
    servedAs: { note: 'arrival.note' },
  },
  findOrders: {
    prepare: async ({ guest, placeOrder }: FieldWorld) => {
      const by = guest()
      const { body } = await by.get(`/api/orders/${await placeOrder(by)}`)
      return { by, body: { contact: 'dana@example.com', ticketNumber: Number(textAt(body, 'ticketNumber')) } }
    },
    except: { contact: 'searched, not stored', ticketNumber: 'searched, not stored' },
  },
  editOrderLines: {
    prepare: async ({ guest }: FieldWorld) => {
      const by = guest()
      const placed = await by.order({
        locationId: trial.code,
        orderType: 'delivery',
        more: { scheduledFor: getOrderTime() },
      })
      const orderId = textAt(placed.body, 'id')
      const { items } = buildOrderRequest({ lines: [{ ...(await plates(by, trial.code)), quantity: 3, for: 'Quinn' }] })
      const body = {
        lines: items,
        version: Number(textAt(placed.body, 'version')),
        scheduledFor: getOrderTime(6),
        customerInfo,
        ...details,
      }
      return { by, params: { orderId }, body, read: async () => (await by.get(`/api/orders/${orderId}`)).body }
    },
    servedAs: {
      'lines.menuItemId': 'items.menuItemId',
      'lines.quantity': 'items.quantity',
      'lines.unitPrice': 'items.unitPrice',
      'lines.totalPrice': 'items.totalPrice',
      'lines.customizations.notes': 'items.customizations.notes',
      'lines.customizations.options': 'items.customizations.options.id',
      'lines.for': 'items.for',
    },
    except: { version: reasons.version },
  },
  acknowledgeChanges: {
    prepare: async ({ guest, tester, placeOrder }: FieldWorld) => ({
      by: tester,
      params: { orderId: await placeOrder(guest()) },
      body: { version: 1, device: 'grill' },
    }),
    except: {
      version: 'the last change that the board has seen',
      device: 'the board that has seen it',
    },
  },
}
