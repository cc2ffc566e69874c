import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { assertOrderPending, isOrderPlaced } from '#shared/payments/payment-state'
import { Problem, type ProblemCode } from '#shared/platform/problem'
import { getCallerIds } from '../../platform/session/session'
import { parseItems } from '../../platform/table/parse-items'
import { getItems, getKey, table, tableName } from '../../platform/table/table'
import { moveOrder } from '../order-transitions'
import { OrderRecord, orderKeys } from '../records'
import { releaseGuestPortions } from './guest-portions'
import { releaseReservations } from './release-reservations'
import type { PlacementRequest } from './request'

type Replacement = Pick<PlacementRequest, 'caller' | 'now' | 'requestId'>

/** What an unpaid order holds: the last portion, a slot, a code, the portions of a guest. */
const heldBack: readonly ProblemCode[] = ['item-unavailable', 'slot-full', 'code-spent', 'ask-by-phone']

/** Whether an order may have failed because of what another one holds. */
export const isHeldBack = (error: unknown): boolean => error instanceof Problem && heldBack.includes(error.code)

/** Releases at once what a cancelled unpaid order holds. Repeating the call changes nothing. */
export async function releaseUnpaidOrder(order: OrderRecord, now: Date): Promise<void> {
  await Promise.all([releaseReservations(order, now), releaseGuestPortions(order)])
}

/** An unpaid order ends after half an hour, so it is among the caller's latest ones. */
const LATEST = 10

async function listOwnUnpaid(location: LocationCode, { caller }: Replacement): Promise<readonly OrderRecord[]> {
  const found = await Promise.all(
    getCallerIds(caller).map((id) =>
      table.send(
        new QueryCommand({
          TableName: tableName(),
          IndexName: 'gsi2',
          KeyConditionExpression: 'gsi2pk = :customer',
          ExpressionAttributeValues: { ':customer': orderKeys.customer(id) },
          ScanIndexForward: false,
          Limit: LATEST,
        }),
      ),
    ),
  )
  const keys = found.flatMap(({ Items = [] }) => Items.map(getKey))
  return parseItems(OrderRecord, await getItems(keys)).filter(
    (order) => order.location === location && order.status === 'pending' && !isOrderPlaced(order),
  )
}

/**
 * Cancels the caller's unpaid orders at a location, which a new order replaces, and releases what
 * they hold. Returns whether there were any.
 * @throws Problem `order-final` if one was paid meanwhile
 */
export async function replaceUnpaidOrders(location: LocationCode, by: Replacement): Promise<boolean> {
  const orders = await listOwnUnpaid(location, by)
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
