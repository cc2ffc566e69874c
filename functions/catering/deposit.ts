import { getLocation } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { MIN_ONLINE_CENTS } from '#shared/payments/online-payments'
import { getItem } from '../platform/table/table'
import { OrderRecord, orderKeys } from '../orders/records'
import { abandonPayment, startPayment } from '../orders/placement/start-payment'
import type { PlacementRequest } from '../orders/placement/request'
import { buildEventOrder } from './event-order'
import type { EventRecord } from './records'

/** Whether the guest pays the deposit of an event online, when accepting its quote. */
export const takesDepositOnline = ({ location, quote }: EventRecord): boolean =>
  getPolicy(getLocation(location)).payments !== 'none' && (quote?.depositCents ?? 0) >= MIN_ONLINE_CENTS

/**
 * Returns the order of an accepted event. With a deposit that is paid online, the order waits for
 * that payment, and the kitchen does not have it.
 * @throws Problem `unavailable` if the payment provider does not respond
 */
export async function startEventOrder(event: EventRecord, request: PlacementRequest): Promise<OrderRecord> {
  const order = await buildEventOrder(event, request)
  if (!order.event || !event.quote || !takesDepositOnline(event)) return order
  // The order is on no board before the deposit is paid.
  const waiting: OrderRecord = {
    ...order,
    paymentMethod: 'online',
    event: { ...order.event, depositPaidCents: event.quote.depositCents },
  }
  return { ...waiting, payment: await startPayment(waiting, request) }
}

/** Closes the payment page of an order that was not stored. */
export const abandonEventOrder = async ({ id, payment }: OrderRecord): Promise<void> =>
  payment && abandonPayment(id, payment)

/** Returns the order of an accepted event that waits for the deposit; undefined if none does. */
export async function findWaitingOrder({ state, orderId }: EventRecord): Promise<OrderRecord | undefined> {
  if (state !== 'accepted' || orderId === undefined) return undefined
  const item = await getItem(orderKeys.order(orderId))
  const order = item && OrderRecord.parse(item)
  return order && order.status !== 'cancelled' ? order : undefined
}
