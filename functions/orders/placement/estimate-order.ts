import { assertNotBeforeQuote, assertReadyBeforeClosing, estimateReadyAt } from '#shared/orders/timing/last-order'
import { estimateEta, getWorkload, type EtaWindow } from '#shared/orders/eta'
import { getSlotLimit, getSlotStart } from '#shared/orders/timing/slots'
import { assertSlotFree, type SlotRequest } from './slot-repository'
import type { PricedOrder } from './price-order'

export type Estimate = {
  /** The time that the guest chose, ISO; undefined for as soon as possible. */
  readonly scheduledFor: string | undefined
  /** When the order will be ready; null for an event. */
  readonly promise: EtaWindow | null
  /** The slot to reserve; undefined if the location does not limit slots of this order type. */
  readonly slot: SlotRequest | undefined
}

/**
 * Estimates when an order will be ready.
 * @throws Problem `too-late` with the next possible time, or `slot-full` with the next free time
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
}: PricedOrder): Promise<Estimate> {
  const { intake, stations, capacity } = menu.state
  const { orderType } = sent
  const scheduledFor = sent.scheduledFor ? new Date(sent.scheduledFor).toISOString() : undefined
  const order = { orderType, work: getWorkload(orderedLines), scheduledFor: scheduledFor ?? null, leadMinutes }
  const deliveryMinutes = location.delivery.minutes
  const kitchen = { stations, extraMinutes: intake.extraMinutes, activeOrders: queue, deliveryMinutes }
  const promise = estimateEta(order, kitchen, request.now)
  const readyAt = estimateReadyAt(order, kitchen, request.now)
  const context = { policy, place: location, now: request.now }
  if (scheduledFor) assertNotBeforeQuote({ ...order, scheduledFor: new Date(scheduledFor) }, kitchen, context)
  else if (readyAt !== null) assertReadyBeforeClosing(readyAt, order, context)
  const limit = getSlotLimit(capacity, orderType)
  if (promise === null || limit === null || orderType === 'event') return { scheduledFor, promise, slot: undefined }
  const slot = { place: location, limit, leadMinutes, slot: { type: orderType, at: getSlotStart(promise.from) } }
  await assertSlotFree(slot, request.now)
  return { scheduledFor, promise, slot }
}
