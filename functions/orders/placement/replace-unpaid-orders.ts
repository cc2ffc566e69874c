import type { LocationCode } from '#shared/locations/index'
import { assertOrderPending } from '#shared/payments/payment-state'
import { Problem, type ProblemCode } from '#shared/platform/problem'
import { getCallerIds } from '../../platform/session/session'
import { moveOrder } from '../order-transitions'
import type { OrderRecord } from '../records'
import { releaseGuestPortions } from './guest-portion-records'
import { listOwnUnpaidOrders } from './own-unpaid-orders'
import { releaseReservations } from './release-reservations'
import type { PlacementRequest } from './request'

type Replacement = Pick<PlacementRequest, 'caller' | 'now' | 'requestId'>

/** What an unpaid order holds: the last portion, a slot, a code, the portions of a guest. */
const heldBack: readonly ProblemCode[] = ['item-unavailable', 'slot-full', 'code-spent', 'code-invalid', 'ask-by-phone']

/** Whether an order may have failed because of what another one holds. */
export const isHeldBack = (error: unknown): boolean => error instanceof Problem && heldBack.includes(error.code)

/** Releases at once what a cancelled unpaid order holds. Repeating the call changes nothing. */
export async function releaseUnpaidOrder(order: OrderRecord, now: Date): Promise<void> {
  await Promise.all([releaseReservations(order, now), releaseGuestPortions(order)])
}

/**
 * Cancels the caller's unpaid orders at a location, which a new order replaces, and releases what
 * they hold. Returns whether there were any.
 * @throws Problem `order-final` if one was paid meanwhile
 */
export async function replaceUnpaidOrders(location: LocationCode, by: Replacement): Promise<boolean> {
  const orders = await listOwnUnpaidOrders(location, by.caller)
  for (const { id } of orders) {
    const cancelled = await moveOrder({
      orderId: id,
      to: { status: 'cancelled', kitchenStatus: 'cancelled' },
      by: by.caller,
      reason: 'customer',
      now: by.now,
      requestId: by.requestId,
      cancelledBy: getCallerIds(by.caller),
      check: assertOrderPending,
    })
    await releaseUnpaidOrder(cancelled, by.now)
  }
  return orders.length > 0
}
