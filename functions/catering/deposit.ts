import { getPolicy } from '#shared/locations/policy'
import { isDepositToReturn } from '#shared/catering/event-states'
import type { DepositTender } from '#shared/orders/constants'
import { MIN_ONLINE_CENTS } from '#shared/payments/online-payments'
import { formatCents } from '#shared/platform/money'
import { Problem } from '#shared/platform/problem'
import { getCurrentLocation } from '../locations/state/current-location'
import { getItem, tableName } from '../platform/table/table'
import type { WriteStep } from '../platform/table/transaction'
import type { DepositRecord } from '../orders/record-parts'
import { OrderRecord, orderKeys } from '../orders/records'
import { abandonPayment, startPayment } from '../orders/placement/start-payment'
import type { PlacementRequest } from '../orders/placement/request'
import { buildEventOrder } from './event-order'
import type { EventRecord } from './records'
import type { EventChange } from './repository'

/** Whether the deposit of an event can be paid online, where the location takes such payments. */
export const isOnlineDeposit = ({ quote }: EventRecord): boolean => (quote?.depositCents ?? 0) >= MIN_ONLINE_CENTS

/**
 * Returns the order of an accepted event. With a deposit that is paid online, the order waits for
 * that payment, and the kitchen does not have it.
 * @throws Problem `unavailable` if the payment provider does not respond
 */
export async function startEventOrder(event: EventRecord, request: PlacementRequest): Promise<OrderRecord> {
  const order = await buildEventOrder(event, request)
  if (!order.event || !event.quote || !isOnlineDeposit(event)) return order
  if (getPolicy(await getCurrentLocation(event.location)).payments === 'none') return order
  // The order is on no board before the deposit is paid.
  const waiting: OrderRecord = {
    ...order,
    paymentMethod: 'online',
    event: { ...order.event, depositPaidCents: event.quote.depositCents },
  }
  return { ...waiting, payment: await startPayment(waiting, request) }
}

/** Closes the payment page of an order that was not stored. */
export const abandonEventOrder = async ({ payment }: OrderRecord): Promise<void> => payment && abandonPayment(payment)

/** Returns the order of an accepted event that waits for the deposit; undefined if none does. */
export async function findWaitingOrder({ state, orderId }: EventRecord): Promise<OrderRecord | undefined> {
  if (state !== 'accepted' || orderId === undefined) return undefined
  const item = await getItem(orderKeys.order(orderId))
  const order = item && OrderRecord.parse(item)
  return order && order.status !== 'cancelled' ? order : undefined
}

const buildOrderStep = (orderId: string, deposit: DepositRecord, paidCents: number): WriteStep => ({
  write: {
    Update: {
      TableName: tableName(),
      Key: orderKeys.order(orderId),
      UpdateExpression: 'SET #event.depositPaidCents = :paid, #event.deposit = :deposit, #version = #version + :one',
      ConditionExpression: 'attribute_exists(#event)',
      ExpressionAttributeNames: { '#event': 'event', '#version': 'version' },
      ExpressionAttributeValues: { ':paid': paidCents, ':deposit': deposit, ':one': 1 },
    },
  },
})

/**
 * Returns the change that records a deposit paid at the restaurant, also on the order's ticket.
 * @throws Problem `event-final` if no such deposit is due
 */
export function planDepositPayment(event: EventRecord, tender: DepositTender, now: Date): NonNullable<EventChange> {
  const { state, orderId, quote, depositPaidAt } = event
  const isDue = state === 'ordered' && depositPaidAt === undefined
  if (!isDue || !quote || quote.depositCents === 0 || orderId === undefined)
    throw new Problem('event-final', 'No deposit is due at the restaurant.', { members: { state } })
  const deposit = { amountCents: quote.depositCents, tender, at: now.toISOString() }
  return {
    to: state,
    changes: { depositPaidAt: deposit.at, deposit },
    steps: [buildOrderStep(orderId, deposit, deposit.amountCents)],
    what: `deposit of ${formatCents(deposit.amountCents)} paid, ${tender}`,
  }
}

/**
 * Returns the change that records that the deposit of a cancelled event went back.
 * @throws Problem `event-final` if none is left to return
 */
export function planDepositReturn(event: EventRecord, tender: DepositTender, now: Date): NonNullable<EventChange> {
  const { state, orderId, deposit } = event
  if (!deposit || !isDepositToReturn(event) || orderId === undefined)
    throw new Problem('event-final', 'No deposit is to return.', { members: { state } })
  const returned = { ...deposit, returned: { tender, at: now.toISOString() } }
  return {
    to: state,
    changes: { deposit: returned },
    steps: [buildOrderStep(orderId, returned, deposit.amountCents)],
    what: `deposit of ${formatCents(deposit.amountCents)} returned, ${tender}`,
  }
}
