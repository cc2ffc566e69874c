import { getBusinessDay } from '#shared/hours/business-day'
import { getLocation, type Location } from '#shared/locations/index'
import { getEtaFields } from '#shared/orders/eta'
import { getRescheduledEta } from '#shared/orders/timing/eta-updates'
import { applyOwnerSettings } from '../../hours/repository'
import type { TakenMinutes } from '#shared/orders/timing/kitchen-time'
import type { LocationState } from '../../locations/state/records'
import { getMenuWithState } from '../../menu/menu-cache'
import { orderKeys, type OrderRecord } from '../../orders/records'
import { buildOrderUpdate, getOrder } from '../../orders/repository'
import { listActiveOrders } from '../../orders/ticket-repository'
import { moveReservations } from '../../orders/placement/move-reservations'
import { addNextTime } from '../../orders/times/next-time'
import { getOrderTime, type OrderTime } from '../../orders/times/order-time'
import { listHeldMinutes, moveTime, readDecidingMinutes } from '../../orders/times/exchange-time'
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

type RescheduleContext = OrderContext & { readonly taken: TakenMinutes }

async function readContext({ orderId, at, now }: RescheduleRequest): Promise<RescheduleContext> {
  const order = await getOrder(orderId)
  const [{ menu, state }, active] = await Promise.all([
    getMenuWithState(order.location),
    listActiveOrders(order.location, now),
  ])
  const place = applyOwnerSettings(getLocation(order.location), menu)
  const taken = await readDecidingMinutes(getNewTime(order, at, place, state), now)
  return { order, place, menu, state, taken, others: active.filter(({ id }) => id !== orderId) }
}

/** Returns what the order takes of the new time; undefined for an event. */
const getNewTime = (order: OrderRecord, at: Date, place: Location, state: LocationState): OrderTime | undefined =>
  getOrderTime(
    { ...order, zipCode: order.customer.address?.zipCode, held: listHeldMinutes(order) },
    at.toISOString(),
    place,
    state,
  )

function planReschedule(context: RescheduleContext, request: RescheduleRequest): WritePlan<OrderRecord> {
  const { order, place, menu } = context
  const { at, now, requestId, check, extraSteps } = request
  check(order)
  if (getEtaFields(order).promisedFrom === at.toISOString()) return keepUnchanged(order)
  const times = getRescheduledEta(order, at, now)
  assertTimeAllowed(context, at, now)
  const reserved = moveTime(order, getNewTime(order, at, place, context.state), context.taken, now)
  const moved = moveReservations(order, { ...context, dishes: menu.dishes, scheduledFor: times.scheduledFor, now })
  const changes = {
    ...times,
    ...getBusinessDay(place, at),
    // Delays are measured from the newly agreed time.
    firstPromisedAt: undefined,
    firedAt: times.scheduledFor && reserved.firedAt,
    slotMoves: (order.slotMoves ?? 0) + 1,
    slotMovedAt: now.toISOString(),
    reservations: [...moved.reservations, ...reserved.reservations],
    ...(moved.stock.length > 0 && {
      stockChanges: [...(order.stockChanges ?? []), { at: now.toISOString(), stock: [...moved.stock] }],
    }),
    requestId,
  }
  const after = { ...order, ...changes }
  const update = buildOrderUpdate(order, changes, { gsi1sk: orderKeys.activePlace(after) })
  return {
    steps: [{ write: { Update: update } }, ...moved.steps, ...reserved.steps, ...extraSteps(after)],
    answer: after,
  }
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
      () => readContext(request),
      (context) => planReschedule(context, request),
    )
  } catch (error) {
    throw await addNextTime(error, request.now)
  }
}
