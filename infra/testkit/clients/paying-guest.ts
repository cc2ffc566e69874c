import { randomUUID } from 'node:crypto'
import type { Order, Ticket } from '#shared/orders/contract'
import type { HoursWithStatus } from '#shared/hours/contract'
import { toLocationHours } from '#shared/hours/opening-hours'
import type { Location } from '#shared/locations/index'
import { stations } from '#shared/menu/contract'
import { listAvailableDays } from '#shared/orders/scheduling'
import { toWallClock } from '#shared/platform/time'
import type { FailedRefund } from '#shared/kitchen/refunds-contract'
import type { PaymentStatus } from '#shared/payments/online-payments'
import { centsToDecimal, percentageOfCents, toCents } from '#shared/platform/money'
import { liveLocation, startTwoModes, type TwoModes, type TwoModesOptions } from '../product/test-product'
import { waitUntil } from '../wait-until'

type Browser = ReturnType<TwoModes['visitor']>

const ROLL_CENTS = 625

/** A price with its tax, in hundredths of a percent. */
const WITH_TAX = 10_700

/**
 * Opens the live location around the clock from an hour ago on, so that the next slot belongs to
 * the present business day at any hour of a test.
 */
async function openAroundTheClock(owner: Browser): Promise<Location> {
  const path = `/api/hours/${liveLocation.code}`
  const { version } = (await owner.get<HoursWithStatus>(path)).body
  const { minutes } = toWallClock(liveLocation, new Date(Date.now() - 3600_000))
  const clock = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
  const day = [{ opens: clock, closes: clock }]
  const weekly = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: day, sun: day }
  const { status } = await owner.put(`/api/desk/hours/${liveLocation.code}`, { weekly, exceptions: [], version })
  if (status !== 200) throw new Error(`The hours could not be set: ${status}`)
  return { ...liveLocation, hours: toLocationHours({ weekly, exceptions: [] }) }
}

type PaidProductOptions = Omit<TwoModesOptions, 'payments'> & {
  /** Whether orders for soon are always orders of the present business day. */
  readonly isAlwaysOpen?: boolean
}

/** Presses a button on the provider's page of an order or its balance. Returns where it leads. */
async function press({ payment }: Order, outcome: 'pay' | 'decline' | 'cancel'): Promise<string> {
  const body = new URLSearchParams({ outcome })
  const response = await fetch(payment?.url ?? '', { method: 'POST', body, redirect: 'manual' })
  if (response.status !== 303) throw new Error(`The payment page answered ${response.status}`)
  return response.headers.get('location') ?? ''
}

/** Starts a product whose live location takes payments online, with guests and a shift lead. */
export async function startPaidProduct({ isAlwaysOpen = false, ...options }: PaidProductOptions = {}) {
  const group = await startTwoModes({ payments: `${liveLocation.code}=local`, ...options })
  const staff = (await group.leadOfPool()).browser
  const guest = () => group.visitor(liveLocation)
  const owner = (await group.adminOfPool()).browser
  const place = isAlwaysOpen ? await openAroundTheClock(owner) : liveLocation
  // Fast stations, so that no order of a test delays the first slot of another.
  const quick = stations.map((station) => ({ station, hands: 20, minutesPerDish: 0 }))
  await owner.put(`/api/desk/stations/${liveLocation.code}`, { stations: quick, version: 1 })
  const openHour = () => listAvailableDays(place, 'pickup', new Date())[0]?.times[0]?.at

  /** Places an order of California Rolls, at $6.69 with tax, with a tip, which is paid online. */
  async function placeOnline(browser: Browser, tip = '2.00', key = randomUUID(), quantity = 2, customerInfo = {}) {
    const lines = [{ dish: await browser.dish('California Roll'), quantity }]
    const more = {
      paymentMethod: 'online',
      tip,
      total: centsToDecimal(percentageOfCents(ROLL_CENTS * quantity, WITH_TAX) + toCents(tip)),
      scheduledFor: openHour(),
    }
    return browser.order({ locationId: liveLocation.code, lines, customerInfo, more }, { 'idempotency-key': key })
  }

  const read = async (browser: Browser, { id }: Order) => (await browser.get<Order>(`/api/orders/${id}`)).body

  async function waitForPayment(browser: Browser, order: Order, status: PaymentStatus): Promise<Order> {
    await waitUntil(async () => (await read(browser, order)).paymentStatus === status)
    return read(browser, order)
  }

  const listTickets = async () => (await staff.get<Ticket[]>(`/api/kitchen/orders/${liveLocation.code}`)).body

  const move = ({ id }: Order, status: Order['status']) => staff.put(`/api/kitchen/orders/${id}/status`, { status })

  /** Places an order and pays it; the kitchen has it then. */
  async function placePaid(browser = guest()) {
    const { body: order } = await placeOnline(browser)
    await press(order, 'pay')
    await waitForPayment(browser, order, 'authorized')
    return { browser, order }
  }

  return {
    group,
    staff,
    guest,
    /** The location with its hours. */
    place,
    openHour,
    press,
    placeOnline,
    read,
    waitForPayment,
    placePaid,
    move,
    confirm: (order: Order) => move(order, 'confirmed'),
    listFailedRefunds: async () =>
      (await staff.get<FailedRefund[]>(`/api/kitchen/failed-refunds/${liveLocation.code}`)).body,
    findTicket: async ({ id }: Order) => (await listTickets()).find((ticket) => ticket.id === id),
    refund: ({ id }: Order, body: object) => staff.post<Ticket>(`/api/kitchen/orders/${id}/refunds`, body),

    /** Places, pays and confirms an order; its payment is captured then. */
    async placeCaptured() {
      const paid = await placePaid()
      await move(paid.order, 'confirmed')
      await waitForPayment(paid.browser, paid.order, 'paid')
      return paid
    },

    /** Changes the number of rolls of an order, based on its current version. */
    async edit(browser: Browser, order: Order, quantity: number) {
      const { items, version } = await read(browser, order)
      const lines = [{ menuItemId: items[0]?.menuItemId, quantity }]
      return browser.put<Order>(`/api/orders/${order.id}/lines`, { lines, version })
    },
  }
}

export type PaidProduct = Awaited<ReturnType<typeof startPaidProduct>>
