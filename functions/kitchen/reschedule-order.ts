import { getLocation } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { assertOpenAt, assertWithinDaysAhead } from '#shared/orders/checkout'
import { getEtaFields } from '#shared/orders/eta'
import { getRescheduledEta } from '#shared/orders/eta-updates'
import { getSlotLimit, getSlotStart } from '#shared/orders/slots'
import { withOpeningHours } from '../hours/repository'
import { getMenuWithState } from '../menu/menu-cache'
import type { LocationState } from '../menu/location-state-records'
import { orderKeys } from '../orders/records'
import type { OrderRecord } from '../orders/records'
import { reservationsOf } from '../orders/placement/reservations'
import { buildOrderUpdate, getOrder } from '../orders/repository'
import { addNextFreeSlot, releaseSlot, reserveSlot } from '../orders/placement/slot-repository'
import type { SlotRequest } from '../orders/placement/slot-repository'
import { keepUnchanged, runOptimisticWrite } from '../platform/table/transaction'
import type { WritePlan, WriteStep } from '../platform/table/transaction'
import { kitchenRoutes } from '#shared/kitchen/contract'
import { presentTicket } from '../orders/present'
import { serve } from '../platform/serve'
import { assertStaffAccess } from '../orders/order-access'

type Moving = {
  readonly orderId: string
  readonly at: Date
  readonly now: Date
  readonly requestId: string
  /** Throws when the order is not one that the caller may move. */
  readonly check: (order: OrderRecord) => void
  readonly alongside: (after: OrderRecord) => readonly WriteStep[]
}

type Here = { readonly place: Location; readonly house: LocationState }

async function orderAndHouse(orderId: string): Promise<Here & { readonly order: OrderRecord }> {
  const order = await getOrder(orderId)
  const { menu, house } = await getMenuWithState(order.location)
  return { order, place: withOpeningHours(getLocation(order.location), menu), house }
}

/** The place that the new time asks for, where its location limits them. */
function placeAt({ orderType: type }: OrderRecord, at: Date, { place, house }: Here): SlotRequest | undefined {
  const limit = getSlotLimit(house.capacity, type)
  if (limit === null || type === 'event') return undefined
  return { place, limit, slot: { type, at: getSlotStart(at.getTime()) } }
}

/** What takes the new place and gives back the old one; nothing where both are the same. */
function exchange(order: OrderRecord, wanted: SlotRequest | undefined): readonly WriteStep[] {
  const { location } = order
  const former = reservationsOf(order, 'slot')[0]?.slot
  if (former && former.at === wanted?.slot.at) return []
  return [...(wanted ? [reserveSlot(wanted)] : []), ...(former ? [releaseSlot(location, former)] : [])]
}

function planFor({ order, ...here }: Here & { readonly order: OrderRecord }, moving: Moving): WritePlan<OrderRecord> {
  const { at, now, requestId, check, alongside } = moving
  check(order)
  if (getEtaFields(order).promisedFrom === at.toISOString()) return keepUnchanged(order)
  const times = getRescheduledEta(order, at, now)
  assertWithinDaysAhead({ ...order, at }, here.place, getPolicy(here.place), now)
  assertOpenAt(at, here.place, getPolicy(here.place))
  const wanted = placeAt(order, at, here)
  const changes = {
    ...times,
    // What was agreed anew is what it is measured by.
    firstPromisedAt: undefined,
    firedAt: undefined,
    slotMoves: (order.slotMoves ?? 0) + 1,
    slotMovedAt: now.toISOString(),
    reservations: [
      ...order.reservations.filter(({ type }) => type !== 'slot'),
      ...(wanted ? [{ type: 'slot' as const, slot: wanted.slot }] : []),
    ],
    requestId,
  }
  const after = { ...order, ...changes }
  const update = buildOrderUpdate(order, changes, { gsi1sk: orderKeys.activePlace(after) })
  return { steps: [{ write: { Update: update } }, ...exchange(order, wanted), ...alongside(after)], answer: after }
}

/**
 * Moves an order to another time: the new place, the old one and the order's own change are one
 * transaction, so that no place is sold twice and none is lost. Throws `slot-full` with the next
 * free time, and what `replanned` throws.
 */
export async function rescheduleOrder(moving: Moving): Promise<OrderRecord> {
  try {
    return await runOptimisticWrite(
      () => orderAndHouse(moving.orderId),
      (found) => planFor(found, moving),
    )
  } catch (error) {
    throw await addNextFreeSlot(error, moving.now)
  }
}

export const handler = serve(
  kitchenRoutes.rescheduleOrder,
  async ({ params, body, caller, now, requestId, keepAnswer }) => {
    const order = await rescheduleOrder({
      ...params,
      at: new Date(body.at),
      now,
      requestId,
      check: (current) => assertStaffAccess(current, caller),
      alongside: (after) => keepAnswer(presentTicket(after, caller), { ofOrder: after.id }),
    })
    return presentTicket(order, caller)
  },
)
