import { promiseFor, workOf } from '#shared/rules/promise'
import type { Promised } from '#shared/rules/promise'
import { limitOf, slotStart } from '#shared/rules/slots'
import { checkSlot } from '../store-slots'
import type { Wanted } from '../store-slots'
import type { PricedOrder } from './price-order'

/** When an order is ready, and the slot that it needs where its location limits them. */
export type Estimate = {
  /** When the guest wants it, ISO; undefined for as soon as possible. */
  readonly scheduledFor: string | undefined
  readonly promise: Promised | null
  readonly slot: Wanted | undefined
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
  const promise = promiseFor(
    { orderType, work: workOf(orderedLines), scheduledFor: scheduledFor ?? null },
    { stations, extraMinutes: intake.extraMinutes, inHand: queue },
    request.now,
  )
  const limit = limitOf(capacity, orderType)
  if (promise === null || limit === null || orderType === 'event') return { scheduledFor, promise, slot: undefined }
  const slot = { place: location, limit, slot: { type: orderType, at: slotStart(promise.from) } }
  await checkSlot(slot, request.now)
  return { scheduledFor, promise, slot }
}
