import { assertNotBeforeQuote, assertReadyBeforeClosing, estimateReadyAt } from '#shared/orders/timing/last-order'
import { estimateEta, type EtaWindow } from '#shared/orders/eta'
import { getWorkload } from '#shared/orders/workload'
import type { TakenMinutes } from '#shared/orders/timing/kitchen-time'
import { getOrderTime, type OrderTime } from '../times/order-time'
import { readDecidingMinutes } from '../times/exchange-time'
import { assertSlotFree } from './slot-repository'
import type { PricedOrder } from './price-order'

export type Estimate = {
  /** The time that the guest chose, ISO; undefined for as soon as possible. */
  readonly scheduledFor: string | undefined
  /** When the order will be ready; null for an event. */
  readonly promise: EtaWindow | null
  /** What the order takes of its time; undefined for an event. */
  readonly time: OrderTime | undefined
  /** The reserved minutes of the kitchen that decide whether the order fits. */
  readonly taken: TakenMinutes
}

/**
 * Estimates when an order will be ready.
 * @throws Problem `too-late` with the next possible time, or `TimeTaken`
 */
export async function estimateOrder({
  sent,
  request,
  location,
  policy,
  menu,
  queue,
  orderedLines,
  leadMinutes,
  deliveryMinutes,
}: PricedOrder): Promise<Estimate> {
  const { intake, stations } = menu.state
  const { orderType } = sent
  const scheduledFor = sent.scheduledFor ? new Date(sent.scheduledFor).toISOString() : undefined
  const order = { orderType, work: getWorkload(orderedLines), scheduledFor: scheduledFor ?? null, leadMinutes }
  const kitchen = { stations, extraMinutes: intake.extraMinutes, activeOrders: queue, deliveryMinutes }
  const promise = estimateEta(order, kitchen, request.now)
  const readyAt = estimateReadyAt(order, kitchen, request.now)
  const context = { policy, place: location, now: request.now }
  if (scheduledFor) assertNotBeforeQuote({ ...order, scheduledFor: new Date(scheduledFor) }, kitchen, context)
  else if (readyAt !== null) assertReadyBeforeClosing(readyAt, order, context)
  const at = promise && new Date(promise.from).toISOString()
  const timed = { orderType, leadMinutes, zipCode: sent.customerInfo.address?.zipCode, lines: orderedLines }
  const time = at ? getOrderTime(timed, at, location, menu.state) : undefined
  if (time) await assertSlotFree(time)
  return { scheduledFor, promise, time, taken: await readDecidingMinutes(time, request.now) }
}
