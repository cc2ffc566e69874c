import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { getCallerIds, type Caller } from '../../platform/session/session'
import { parseItems } from '../../platform/table/parse-items'
import { getItems, getKey, table, tableName } from '../../platform/table/table'
import { OrderRecord, orderKeys } from '../records'

/** An unpaid order ends after half an hour, so it is among the caller's latest ones. */
const LATEST = 10

/** Returns the caller's unpaid orders at a location, which a new order of the caller replaces. */
export async function listOwnUnpaidOrders(location: LocationCode, caller: Caller): Promise<readonly OrderRecord[]> {
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

type SpendableCode = { readonly spentOn?: string | undefined }

/**
 * Returns codes as the caller can use them at a location: a code on the caller's unpaid order is
 * unspent, because a new order replaces that one.
 */
export async function releaseOwnUnpaid<C extends SpendableCode>(
  codes: readonly C[],
  location: LocationCode,
  caller: Caller,
): Promise<readonly C[]> {
  if (codes.every(({ spentOn }) => spentOn === undefined)) return codes
  const unpaid = new Set((await listOwnUnpaidOrders(location, caller)).map(({ id }) => id))
  return codes.map((code) =>
    code.spentOn !== undefined && unpaid.has(code.spentOn) ? { ...code, spentOn: undefined } : code,
  )
}
