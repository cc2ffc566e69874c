import { randomUUID } from 'node:crypto'
import { buildOrderRequest, type TestClient } from '#infra/testkit/clients/test-client'
import type { Order, Ticket } from '#shared/orders/contract'
import { waitUntil } from '#infra/testkit/wait-until'
import { reasons, type Examples } from '../example'
import { chooseOptions, getOrderTime, PLATE, trial, type FieldWorld } from '../field-world'
import { textAt } from '../field-paths'

const address = { street: '14 Lakeshore Dr', unit: 'Apt 4', city: 'Hudson', state: 'GA', zipCode: '34667' }
const params = { location: trial.code }

const readTicket = (by: TestClient, id: string) => async () =>
  (await by.get<Ticket[]>(`/api/kitchen/orders/${trial.code}`)).body.find((ticket) => ticket.id === id)

async function placed({ guest, tester, placeOrder }: FieldWorld) {
  const orderId = await placeOrder(guest())
  return { by: tester, params: { orderId }, read: readTicket(tester, orderId) }
}

/** Refunds $5 of an order with a discount code. Returns the code. */
async function issueCode({ guest, tester, placeOrder }: FieldWorld): Promise<string> {
  const by = guest()
  const orderId = await placeOrder(by)
  await tester.post(`/api/kitchen/orders/${orderId}/refunds`, { amount: '5.00', reason: 'late', to: 'code' })
  return textAt((await by.get<Order>(`/api/orders/${orderId}`)).body, 'refunds.code')
}

/** An order that was paid online, and whose payment was captured. */
async function captured({ paid }: FieldWorld) {
  const { order } = await paid.placeCaptured()
  const { items } = (await paid.staff.get<Order>(`/api/orders/${order.id}`)).body
  return { by: paid.staff, params: { orderId: order.id }, lineId: items[0]?.id ?? '' }
}

const readRefund = (by: TestClient, orderId: string) => async () =>
  (await by.get<Order>(`/api/orders/${orderId}`)).body.refunds?.at(-1)

async function refund(world: FieldWorld, body: (lineId: string) => object) {
  const { lineId, ...order } = await captured(world)
  return { ...order, body: body(lineId), read: readRefund(order.by, order.params.orderId) }
}

export const kitchenExamples: Examples = {
  placePhoneOrder: {
    prepare: async (world) => {
      const { tester } = world
      const discountCode = await issueCode(world)
      const dish = await tester.dish(PLATE, trial.code)
      const body = buildOrderRequest({
        locationId: trial.id,
        orderType: 'delivery',
        customerInfo: { name: 'Quinn Abernathy', email: 'quinn@example.com', phone: '(727) 555-0142', address },
        lines: [{ dish, quantity: 2, notes: 'No onions', options: chooseOptions(dish), for: 'Quinn' }],
        code: { discountCode, discount: { amountCents: 500 } },
        more: {
          ...{ specialInstructions: 'Ring twice', utensils: true },
          scheduledFor: getOrderTime(),
          paymentMethod: 'card',
        },
      })
      const read = async (response: unknown) => {
        const { body: order } = await tester.get<Order>(`/api/orders/${textAt(response, 'id')}`)
        return { ...order, codeOfDiscount: order.discount === '5.00' ? discountCode : undefined }
      }
      return { by: tester, params, body: { ...body, tip: '0.00' }, read }
    },
    servedAs: { 'items.customizations.options': 'items.customizations.options.id', discountCode: 'codeOfDiscount' },
    except: {
      tip: 'only online payments have tips; others are refused',
      giftCards: 'only live sites with online payments take them',
    },
  },
  updateTicketStatus: {
    prepare: async (world) => {
      const { by, params: order } = await placed(world)
      const stage = { status: 'cancelled', kitchenStatus: 'cancelled', from: 'waiting' }
      const code = { handoverCode: '1234', override: true, overrideReason: 'ran-out' }
      const body = { ...stage, version: 1, reason: 'sold-out', tender: 'cash', isMade: false, bags: 3, ...code }
      const read = async () => (await by.get(`/api/orders/${order.orderId}`)).body
      return { by, params: order, body, read }
    },
    servedAs: { reason: 'history.reason' },
    except: {
      from: 'the stage that the board saw',
      version: 'the version that the board saw',
      tender: 'a completed order has it; this one is cancelled',
      isMade: 'decides where the stock goes',
      bags: 'an order that is ready has them; this one is cancelled',
      handoverCode: 'compared with that of the order',
      override: 'the log has it',
      overrideReason: 'the log has it',
    },
  },
  updatePacking: {
    prepare: async (world) => {
      const path = `/api/desk/settings/${trial.code}`
      const switchTo = async (packing: boolean) => {
        const version = Number(textAt((await world.tester.get(path)).body, 'version'))
        await world.tester.put(path, { packing, version })
      }
      await switchTo(true)
      const { by, params: order, read } = await placed(world)
      // Other examples complete orders without packing them.
      await switchTo(false)
      const [item] = (await read())?.packing ?? []
      const readItem = async () => (await read())?.packing?.find(({ id }) => id === item?.id)
      return { by, params: order, body: { id: item?.id, isPacked: true }, read: readItem }
    },
    except: { id: reasons.key },
  },
  updateDriver: {
    prepare: async (world) => {
      const { tester, guest } = world
      const added = await tester.post(`/api/desk/drivers/${trial.code}`, { name: `Driver ${randomUUID()}` })
      const by = guest()
      const lines = [{ dish: await by.dish(PLATE, trial.code), quantity: 2 }]
      const customerInfo = { name: 'Quinn Abernathy', address }
      const placing = await by.order({ locationId: trial.id, orderType: 'delivery', customerInfo, lines })
      const orderId = placing.body.id
      await tester.put(`/api/kitchen/orders/${orderId}/status`, { status: 'ready' })
      const read = async () => ({ driverId: (await readTicket(tester, orderId)())?.driver?.id })
      return { by: tester, params: { orderId }, body: { driverId: textAt(added.body, 'id') }, read }
    },
  },
  strikeLine: {
    prepare: async (world) => {
      const { by, params: order, read } = await placed(world)
      const lineId = textAt(await read(), 'orderItems.id')
      return { by, params: { ...order, lineId }, body: { isStruck: true, version: 1 }, read }
    },
    servedAs: { isStruck: 'orderItems.isStruck' },
    except: { version: 'the version that the board saw' },
  },
  wasteDishes: {
    prepare: async (world) => {
      const { by, params: order, read } = await placed(world)
      const lineId = textAt(await read(), 'orderItems.id')
      return { by, params: order, body: { lines: [{ lineId, quantity: 1 }], reason: 'dropped' } }
    },
    except: {
      'lines.lineId': 'names the dish whose recipe leaves the stock',
      'lines.quantity': 'decides how much leaves the stock',
      reason: 'stands in the notes of the movements, which come later',
    },
  },
  rescheduleOrder: {
    prepare: async (world) => ({ ...(await placed(world)), body: { at: getOrderTime(3) } }),
    servedAs: { at: 'scheduledFor' },
  },
  updateIntake: [
    {
      prepare: ({ tester }) => ({
        by: tester,
        params,
        body: { state: 'paused', minutes: 30, reason: 'Out of rice' },
        read: async () => {
          const { body } = await tester.get(`/api/kitchen/intake/${trial.code}`)
          const until = JSON.stringify(body).match(/"until":"([^"]+)"/)?.[1] ?? ''
          return { ...Object(body), minutes: Math.round((Date.parse(until) - Date.now()) / 60_000) }
        },
      }),
    },
    {
      prepare: ({ tester }) => ({
        by: tester,
        params,
        body: { state: 'open' },
        read: async () => (await tester.get(`/api/kitchen/intake/${trial.code}`)).body,
      }),
    },
    {
      prepare: ({ tester }) => ({
        by: tester,
        params,
        body: { extraMinutes: 15 },
        read: async () => (await tester.get(`/api/kitchen/intake/${trial.code}`)).body,
      }),
    },
    {
      prepare: ({ tester }) => ({
        by: tester,
        params,
        body: { delivery: 'paused', minutes: 30 },
        read: async () => {
          const { body } = await tester.get(`/api/kitchen/intake/${trial.code}`)
          const until = JSON.stringify(body).match(/"deliveryUntil":"([^"]+)"/)?.[1] ?? ''
          return { ...Object(body), minutes: Math.round((Date.parse(until) - Date.now()) / 60_000) }
        },
      }),
    },
    {
      prepare: ({ tester }) => ({
        by: tester,
        params,
        body: { delivery: 'open' },
        read: async () => (await tester.get(`/api/kitchen/intake/${trial.code}`)).body,
      }),
    },
  ],
  updateStations: {
    prepare: async ({ tester }) => {
      const read = async () => (await tester.get(`/api/desk/stations/${trial.code}`)).body
      const stations = [
        { station: 'drinks', hands: 4, minutesPerDish: 7.5 },
        { station: 'hibachi', hands: 5, minutesPerDish: 8.5 },
        { station: 'sushi', hands: 6, minutesPerDish: 9.5 },
        { station: 'fry', hands: 7, minutesPerDish: 1.5 },
      ]
      const version = Number(textAt(await read(), 'version'))
      return { by: tester, params, body: { stations, autoConfirm: true, oneBump: true, version }, read }
    },
    except: { version: reasons.version, 'stations.station': reasons.key },
  },
  updateCapacity: {
    prepare: async ({ tester }) => {
      const read = async () => (await tester.get(`/api/desk/capacity/${trial.code}`)).body
      const version = Number(textAt(await read(), 'version'))
      return { by: tester, params, body: { pickup: 123, delivery: 124, version }, read }
    },
    except: { version: reasons.version, kitchenTime: 'other examples order more than a kitchen makes' },
  },
  refundOrder: [
    {
      prepare: (world) => refund(world, (lineId) => ({ lineId, reason: 'missing', to: 'card' })),
    },
    {
      prepare: (world) => refund(world, (lineId) => ({ lines: [lineId], reason: 'late', to: 'card' })),
    },
    {
      prepare: (world) =>
        refund(world, (lineId) => ({ pieces: [{ lineId, quantity: 1 }], reason: 'wrong', to: 'card' })),
    },
    {
      prepare: (world) => refund(world, () => ({ amount: '1.50', reason: 'late', to: 'code' })),
      except: { to: 'the default is the only value' },
    },
    {
      prepare: (world) => refund(world, () => ({ amount: '1.50', reason: 'late', to: 'card' })),
    },
  ],
  returnFailedRefund: {
    prepare: async (world) => {
      const { lineId: _, ...order } = await captured(world)
      const sorry = { amount: '1.50', reason: 'late', to: 'card' }
      await world.faults.during(/\/v1\/refunds$/, 'rejected', async () => {
        await order.by.post(`/api/kitchen/orders/${order.params.orderId}/refunds`, sorry)
        await waitUntil(async () => (await world.paid.listFailedRefunds()).length === 1)
      })
      return { ...order, body: { amount: '1.50' } }
    },
    except: { amount: 'the amount that the caller read; the list then has no more of it' },
  },
}
