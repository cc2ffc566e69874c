import { randomBytes } from 'node:crypto'
import { getBusinessDay, getWorkDate } from '#shared/hours/business-day'
import { getLocation, type Location } from '#shared/locations/index'
import { getEtaWindowMinutes } from '#shared/orders/eta'
import { INITIAL_STAGE } from '#shared/orders/status'
import { createOrderId } from '#shared/platform/ids'
import { Problem } from '#shared/platform/problem'
import { getLocationWithHours } from '../locations/state/location-hours'
import { getMenuWithState } from '../menu/menu-cache'
import { getPlacementTerms } from '../loyalty/program/repository'
import { listLineNeeds } from '../orders/placement/held-needs'
import { buildIngredientReservations } from '../orders/placement/reservations'
import type { OrderRecord } from '../orders/records'
import { getActor } from '../orders/order-actor'
import { allocateTicketNumber } from '../orders/ticket-repository'
import type { Caller } from '../platform/session/session'
import type { EventRecord } from './records'
import { writeInstructions } from './wishes'

type OrderContext = { readonly caller: Caller; readonly now: Date; readonly requestId: string }

/**
 * Returns the order of an accepted event, scheduled for the event's time: the kitchen gets it when
 * its preparation begins. Its stock is planned for the event's day (`planStock` writes the plan).
 */
export async function buildEventOrder(
  event: EventRecord,
  { caller, now, requestId }: OrderContext,
): Promise<OrderRecord> {
  const { quote, location, startsAt, contact, address, wishes, guests, eventType, id } = event
  if (!quote) throw new Problem('event-final', 'This event has no quote.')
  const {
    lines,
    note: _note,
    validUntil: _until,
    serviceChargeBasisPoints: _points,
    depositCents: _deposit,
    date: _date,
    time: _time,
    guests: _guests,
    ...totals
  } = quote
  const { menu } = await getMenuWithState(location)
  const planned = listLineNeeds({ lines }, menu.dishes)
  const place = await getLocationWithHours(getLocation(location))
  const placedOn = getWorkDate(place, now)
  const day = getBusinessDay(place, new Date(startsAt))
  const { pointsRate } = await getPlacementTerms(caller.user?.id)
  const at = now.toISOString()
  const windowMs = getEtaWindowMinutes('event') * 60_000
  return {
    type: 'Order',
    id: createOrderId(randomBytes(12)),
    version: 1,
    location,
    ticketNumber: await allocateTicketNumber({ location }, placedOn, now),
    ...INITIAL_STAGE,
    orderType: 'event',
    ...totals,
    pointsRate,
    tipCents: 0,
    createdAt: at,
    placedOn,
    ...day,
    scheduledFor: startsAt,
    promisedFrom: startsAt,
    promisedAt: new Date(Date.parse(startsAt) + windowMs).toISOString(),
    specialInstructions: writeInstructions(wishes) || undefined,
    customer: { ...contact, address },
    visitorId: caller.visitorId,
    userId: caller.user?.id,
    requestId,
    lines,
    history: [{ ...INITIAL_STAGE, at, by: getActor(caller, location) }],
    reservations: [...buildIngredientReservations({ taken: [], planned }, day.businessDate)],
    event: { id, guests, type: eventType, depositPaidCents: 0 },
  }
}

/** Returns where an event takes place, in one line. */
export function formatEventPlace({ address, eventType }: EventRecord, location: Location): string {
  const place = eventType === 'pickup' || !address ? location.address : address
  return `${place.street}, ${place.city}, ${place.state} ${place.zipCode}`
}
