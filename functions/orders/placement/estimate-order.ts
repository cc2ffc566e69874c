import { estimateEta, getWorkload } from '#shared/orders/eta'
import type { EtaWindow } from '#shared/orders/eta'
import { getSlotLimit, getSlotStart } from '#shared/orders/slots'
import { assertSlotFree } from './slot-repository'
import type { SlotRequest } from './slot-repository'
import type { PricedOrder } from './price-order'

/** When an order is ready, and the slot that it needs where its location limits them. */
export type Estimate = {
  /** When the guest wants it, ISO; undefined for as soon as possible. */
  readonly scheduledFor: string | undefined
  readonly promise: EtaWindow | null
  readonly slot: SlotRequest | undefined
}

/** Estimates when an order is ready. Throws `slot-full`, with the next free time. */
export async function estimateOrder({
  sent,
  request,
  location,
  menu,
  queue,
  orderedLines,
}: PricedOrder): Promise<Estimate> {
  const { intake, stations, capacity } = menu.house
  const { orderType } = sent
  const scheduledFor = sent.scheduledFor ? new Date(sent.scheduledFor).toISOString() : undefined
  const promise = estimateEta(
    { orderType, work: getWorkload(orderedLines), scheduledFor: scheduledFor ?? null },
    { stations, extraMinutes: intake.extraMinutes, inHand: queue },
    request.now,
  )
  const limit = getSlotLimit(capacity, orderType)
  if (promise === null || limit === null || orderType === 'event') return { scheduledFor, promise, slot: undefined }
  const slot = { place: location, limit, slot: { type: orderType, at: getSlotStart(promise.from) } }
  await assertSlotFree(slot, request.now)
  return { scheduledFor, promise, slot }
}
