import { getBusinessDay } from '#shared/hours/business-day'
import { getLocation } from '#shared/locations/index'
import { getEtaFields } from '#shared/orders/eta'
import { getRescheduledEta } from '#shared/orders/eta-updates'
import { getSlotLimit, getSlotStart } from '#shared/orders/timing/slots'
import { applyOwnerSettings } from '../../hours/repository'
import { getMenuWithState } from '../../menu/menu-cache'
import { orderKeys, type OrderRecord } from '../../orders/records'
import { buildOrderUpdate, getOrder } from '../../orders/repository'
import { listActiveOrders } from '../../orders/ticket-repository'
import { moveReservations } from '../../orders/placement/move-reservations'
import { addNextFreeSlot, exchangeSlots, type SlotRequest } from '../../orders/placement/slot-repository'
import { keepUnchanged, runOptimisticWrite, type WritePlan, type WriteStep } from '../../platform/table/transaction'
import { assertTimeAllowed, type OrderContext } from './reschedule-rules'

type RescheduleRequest = {
  readonly orderId: string
  readonly at: Date
  readonly now: Date
  readonly requestId: string
  /** Throws if the caller may not reschedule the order. */
  readonly check: (order: OrderRecord) => void
  /** Returns additional writes of the same transaction. */
  readonly extraSteps: (after: OrderRecord) => readonly WriteStep[]
}

async function readContext(orderId: string, now: Date): Promise<OrderContext> {
  const order = await getOrder(orderId)
  const [{ menu, state }, active] = await Promise.all([
    getMenuWithState(order.location),
    listActiveOrders(order.location, now),
  ])
  const place = applyOwnerSettings(getLocation(order.location), menu)
  return { order, place, menu, state, others: active.filter(({ id }) => id !== orderId) }
}

/**
 * Returns the slot of the new time; undefined if the location does not limit slots of this type.
 */
function getSlotRequest({ order: { orderType: type }, place, state }: OrderContext, at: Date): SlotRequest | undefined {
  const limit = getSlotLimit(state.capacity, type)
  if (limit === null || type === 'event') return undefined
  return { place, limit, slot: { type, at: getSlotStart(at.getTime()) } }
}

function planReschedule(context: OrderContext, request: RescheduleRequest): WritePlan<OrderRecord> {
  const { order, place, menu } = context
  const { at, now, requestId, check, extraSteps } = request
  check(order)
  if (getEtaFields(order).promisedFrom === at.toISOString()) return keepUnchanged(order)
  const times = getRescheduledEta(order, at, now)
  assertTimeAllowed(context, at, now)
  const slot = exchangeSlots(order, getSlotRequest(context, at))
  const moved = moveReservations(order, { ...context, dishes: menu.dishes, scheduledFor: times.scheduledFor, now })
  const changes = {
    ...times,
    ...getBusinessDay(place, at),
    // Delays are measured from the newly agreed time.
    firstPromisedAt: undefined,
    firedAt: undefined,
    slotMoves: (order.slotMoves ?? 0) + 1,
    slotMovedAt: now.toISOString(),
    reservations: [...moved.reservations, ...slot.reservations],
    ...(moved.stock.length > 0 && {
      stockChanges: [...(order.stockChanges ?? []), { at: now.toISOString(), stock: [...moved.stock] }],
    }),
    requestId,
  }
  const after = { ...order, ...changes }
  const update = buildOrderUpdate(order, changes, { gsi1sk: orderKeys.activePlace(after) })
  return { steps: [{ write: { Update: update } }, ...moved.steps, ...slot.steps, ...extraSteps(after)], answer: after }
}

/**
 * Moves an order to another time. One transaction reserves the new slot, releases the old one,
 * moves the order's stock to its new day and changes the order, so that nothing is overbooked or
 * lost.
 * @throws Problem `slot-full` with the next free time, `item-unavailable`, or the error of a rule
 * that the time breaks
 */
export async function rescheduleOrder(request: RescheduleRequest): Promise<OrderRecord> {
  try {
    return await runOptimisticWrite(
      () => readContext(request.orderId, request.now),
      (context) => planReschedule(context, request),
    )
  } catch (error) {
    throw await addNextFreeSlot(error, request.now)
  }
}
