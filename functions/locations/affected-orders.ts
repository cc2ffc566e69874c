import { isUpcomingEvent } from '#shared/catering/event-states'
import type { AffectedOrder } from '#shared/hours/editing-contract'
import { isOpenAt } from '#shared/hours/open-periods'
import { toLocationHours, type OpeningHours } from '#shared/hours/opening-hours'
import { getLocation, type LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { addDays, toWallClock } from '#shared/platform/time'
import { listEvents } from '../catering/repository'
import { findHours, resolveHours } from '../hours/repository'
import { orderKeys, OrderRecord } from '../orders/records'
import { listActiveOrders } from '../orders/ticket-repository'
import { parseItems } from '../platform/table/parse-items'
import { getItems } from '../platform/table/table'

type IsOutside = (at: number | string | null) => boolean

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
  const active = await listActiveOrders(location, now)
  const affected = active.filter(({ wantedAt, promisedAt }) => isOutside(wantedAt ?? promisedAt))
  const orders = parseItems(OrderRecord, await getItems(affected.map(({ id }) => orderKeys.order(id))))
  return orders.map(presentAffectedOrder)
}

/** Returns the events that have no order yet and would be outside. */
async function listEventsOutside(location: LocationCode, isOutside: IsOutside, now: Date): Promise<AffectedOrder[]> {
  const { date: from } = toWallClock(getLocation(location), now)
  const events = await listEvents(location, { from, to: addDays(from, EVENT_DAYS) })
  return events
    .filter(({ state, orderId, startsAt }) => isUpcomingEvent(state) && orderId === undefined && isOutside(startsAt))
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
  const isOutside: IsOutside = (at) => {
    if (at === null) return false
    const time = new Date(at)
    return isOpenAt(before, time) && !isOpenAt(after, time)
  }
  const lists = [listOrdersOutside(location, isOutside, now), listEventsOutside(location, isOutside, now)]
  const orders = (await Promise.all(lists)).flat()
  if (orders.length > 0) throw createAffectedProblem(orders, 'these hours')
}
