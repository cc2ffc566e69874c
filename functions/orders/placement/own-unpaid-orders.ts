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

type SpendableCode = {
  readonly spentOn?: string | undefined
  readonly remainingCents?: number | undefined
  readonly uses?: Readonly<Record<string, number>> | undefined
}

const isUsed = ({ spentOn, uses = {} }: SpendableCode): boolean => spentOn !== undefined || Object.keys(uses).length > 0

/** Returns a code without what an order takes of it. */
function withoutUse<C extends SpendableCode>(code: C, { id }: Pick<OrderRecord, 'id'>): C {
  const { spentOn, remainingCents = 0, uses } = code
  const usedCents = uses?.[id]
  if (usedCents !== undefined) return { ...code, remainingCents: remainingCents + usedCents }
  return spentOn === id ? { ...code, spentOn: undefined } : code
}

/**
 * Returns codes as the caller can use them at a location: what the caller's unpaid order takes of
 * one is left, because a new order replaces that one. A code without such a use is the same object.
 */
export async function releaseOwnUnpaid<C extends SpendableCode>(
  codes: readonly C[],
  location: LocationCode,
  caller: Caller,
): Promise<readonly C[]> {
  if (!codes.some(isUsed)) return codes
  const unpaid = await listOwnUnpaidOrders(location, caller)
  return codes.map((code) => unpaid.reduce(withoutUse, code))
}
