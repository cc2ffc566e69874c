import { isUpcomingEvent } from '#shared/catering/event-states'
import type { AffectedOrder } from '#shared/hours/editing-contract'
import { isOpenAt } from '#shared/hours/open-periods'
import { toLocationHours, type OpeningHours } from '#shared/hours/opening-hours'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { getDeliveryMinutes } from '#shared/orders/timing/delivery-minutes'
import { isOrderTime, type OrderLead } from '#shared/orders/timing/order-times'
import { Problem } from '#shared/platform/problem'
import { addDays, toWallClock } from '#shared/platform/time'
import { listEvents } from '../catering/repository'
import { findHours, resolveHours } from '../hours/repository'
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

/** Builds the problem of a change that leaves orders outside. `what` names what it changes. */
export function createAffectedProblem(affected: readonly AffectedOrder[], what: string): Problem {
  const orders = [...affected].sort((one, other) => one.at.localeCompare(other.at))
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

type HoursChange = {
  readonly location: LocationCode
  readonly hours: OpeningHours
  /** The version that the editor has read. */
  readonly version: number
  readonly now: Date
}

/**
 * Checks that new hours leave no open order and no event outside that is within the current ones
 * (docs/product/desk.md#affected-orders).
 * @throws Problem `orders-affected` with these orders
 */
export async function assertNoneAffected({ location, hours, version, now }: HoursChange): Promise<void> {
  const current = resolveHours(location, await findHours(location))
  // The change itself refuses an outdated version.
  if (current.version !== version) return
  const { timeZone } = getLocation(location)
  const toPlace = (one: OpeningHours) => ({ timeZone, hours: toLocationHours(one) })
  const [before, after] = [toPlace(current), toPlace(hours)] as const
  const policy = { acceptsOrdersWhileClosed: false }
  const isLost = (isPossible: (place: typeof before) => boolean) => isPossible(before) && !isPossible(after)
  const isClosed = (at: number) => isLost((place) => isOpenAt(place, new Date(at)))
  const isOutside: IsOutside = (at, lead, firedAt) =>
    at !== null &&
    (isClosed(at) ||
      (firedAt !== undefined && isClosed(firedAt)) ||
      isLost((place) => isOrderTime(at, lead, { policy, place })))
  const lists = [listOrdersOutside(location, isOutside, now), listEventsOutside(location, isOutside, now)]
  const orders = (await Promise.all(lists)).flat()
  if (orders.length > 0) throw createAffectedProblem(orders, 'these hours')
}
