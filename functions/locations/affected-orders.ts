import { isUpcomingEvent } from '#shared/catering/event-states'
import type { AffectedOrder } from '#shared/hours/editing-contract'
import { isOpenAt } from '#shared/hours/open-periods'
import { toLocationHours, type OpeningHours } from '#shared/hours/opening-hours'
import { getLocation, type LocationCode } from '#shared/locations/index'
import type { LocationHours } from '#shared/locations/location'
import { getDeliveryMinutes } from '#shared/orders/timing/delivery-minutes'
import { isOrderTime, type OrderLead } from '#shared/orders/timing/order-times'
import { Problem } from '#shared/platform/problem'
import { addDays, toWallClock } from '#shared/platform/time'
import { listEvents } from '../catering/repository'
import { findHours, resolveHours } from './state/location-hours'
import { orderKeys, OrderRecord } from '../orders/records'
import { listActiveOrders } from '../orders/ticket-repository'
import { parseItems } from '../platform/table/parse-items'
import { getCurrentLocation } from './state/current-location'
import { getItems } from '../platform/table/table'

/** Whether a time, in milliseconds, is outside for such an order, or when the kitchen begins it. */
type IsOutside = (at: number | null, lead: OrderLead, firedAt?: number) => boolean

/** How many days ahead events are requested at most. */
const EVENT_DAYS = 366

export const presentAffectedOrder = ({
  id,
  ticketNumber,
  scheduledFor,
  promisedAt,
  createdAt,
  customer,
  orderType,
}: OrderRecord): AffectedOrder => ({
  id,
  ticketNumber,
  at: scheduledFor ?? promisedAt ?? createdAt,
  name: customer.name,
  type: orderType,
})

const byTime = (one: AffectedOrder, other: AffectedOrder): number => one.at.localeCompare(other.at)

/** Builds the problem of a change that leaves orders outside. `what` names what it changes. */
export function createAffectedProblem(affected: readonly AffectedOrder[], what: string): Problem {
  const orders = [...affected].sort(byTime)
  const count = orders.length === 1 ? '1 order is' : `${orders.length} orders are`
  const tickets = orders.map(({ ticketNumber, name }) => (ticketNumber === null ? name : `#${ticketNumber}`)).join(', ')
  return new Problem('orders-affected', `${count} outside ${what}: ${tickets}.`, { members: { orders } })
}

/** Returns the open orders whose time, or estimate, would be outside. */
async function listOrdersOutside(location: LocationCode, isOutside: IsOutside, now: Date): Promise<AffectedOrder[]> {
  const [active, { delivery }] = await Promise.all([listActiveOrders(location, now), getCurrentLocation(location)])
  const items = await getItems(active.map(({ id }) => orderKeys.order(id)))
  const orderById = new Map(parseItems(OrderRecord, items).map((order) => [order.id, order]))
  return active.flatMap(({ id, wantedAt, promisedAt, firedAt, ...lead }) => {
    const order = orderById.get(id)
    if (!order) return []
    const deliveryMinutes = getDeliveryMinutes(delivery, order.customer.address?.zipCode)
    // The kitchen is at work on an order for now already, so its estimate needs no beginning.
    const isAffected =
      wantedAt === null
        ? isOutside(promisedAt, { orderType: 'event' })
        : isOutside(wantedAt, { ...lead, deliveryMinutes }, firedAt)
    return isAffected ? [presentAffectedOrder(order)] : []
  })
}

/** Returns the events that have no order yet and would be outside. */
async function listEventsOutside(location: LocationCode, isOutside: IsOutside, now: Date): Promise<AffectedOrder[]> {
  const { date: from } = toWallClock(getLocation(location), now)
  const events = await listEvents(location, { from, to: addDays(from, EVENT_DAYS) })
  return events
    .filter(
      ({ state, orderId, startsAt }) =>
        isUpcomingEvent(state) && orderId === undefined && isOutside(Date.parse(startsAt), { orderType: 'event' }),
    )
    .map(({ id, startsAt, contact }) => ({ id, ticketNumber: null, at: startsAt, name: contact.name, type: 'event' }))
}

const policy = { acceptsOrdersWhileClosed: false }

/** Returns what hours must allow of an order, each true or false. */
function checkHours(place: LocationHours, at: number, lead: OrderLead, firedAt?: number): readonly boolean[] {
  const isOpen = (time: number) => isOpenAt(place, new Date(time))
  return [isOpen(at), firedAt === undefined || isOpen(firedAt), isOrderTime(at, lead, { policy, place })]
}

const toPlace = (location: LocationCode, hours: OpeningHours): LocationHours => ({
  timeZone: getLocation(location).timeZone,
  hours: toLocationHours(hours),
})

const listOutside = async (location: LocationCode, isOutside: IsOutside, now: Date): Promise<AffectedOrder[]> =>
  (await Promise.all([listOrdersOutside(location, isOutside, now), listEventsOutside(location, isOutside, now)])).flat()

type HoursChange = {
  readonly location: LocationCode
  readonly hours: OpeningHours
  /** The version that the editor has read. */
  readonly version: number
  readonly now: Date
}

/**
 * Returns the open orders and events that new hours leave outside and that are within the current
 * ones (docs/product/desk.md#affected-orders).
 */
async function listAffected({ location, hours, version, now }: HoursChange): Promise<AffectedOrder[]> {
  const current = resolveHours(location, await findHours(location))
  // The change itself refuses an outdated version.
  if (current.version !== version) return []
  const [before, after] = [toPlace(location, current), toPlace(location, hours)] as const
  const isOutside: IsOutside = (at, ...order) => {
    if (at === null) return false
    const wasRight = checkHours(before, at, ...order)
    return checkHours(after, at, ...order).some((isRight, index) => !isRight && wasRight[index])
  }
  return listOutside(location, isOutside, now)
}

/** @throws Problem `orders-affected` with the orders that new hours leave outside */
export async function assertNoneAffected(change: HoursChange): Promise<void> {
  const orders = await listAffected(change)
  if (orders.length > 0) throw createAffectedProblem(orders, 'these hours')
}

/** Returns the orders that the owner left outside with new hours, and that are still there. */
export async function listLeftOutside(location: LocationCode, now: Date): Promise<AffectedOrder[]> {
  const hours = await findHours(location)
  const ids = hours?.leftOutside ?? []
  if (!hours || ids.length === 0) return []
  const place = toPlace(location, hours)
  const isOutside: IsOutside = (at, ...order) => at !== null && checkHours(place, at, ...order).includes(false)
  const orders = await listOutside(location, isOutside, now)
  return orders.filter(({ id }) => ids.includes(id)).sort(byTime)
}

/** Returns the ids of the orders that new hours leave outside, and of those left there before. */
export async function listAcceptedIds(change: HoursChange): Promise<readonly string[]> {
  const lists = await Promise.all([listLeftOutside(change.location, change.now), listAffected(change)])
  return [...new Set(lists.flat().map(({ id }) => id))]
}
