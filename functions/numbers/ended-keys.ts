import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { isTestSiteBesideLive } from '#shared/locations/group-data'
import type { LocationCode } from '#shared/locations/index'
import { maxListedOrders } from '#shared/numbers/order-list-contract'
import { Problem } from '#shared/platform/problem'
import { orderKeys } from '../orders/records'
import { getKey, table, tableName, type Item, type Key } from '../platform/table/table'

/** Returns how many orders a list of a location has at most. */
export const getMaxListedOrders = (location: LocationCode): number =>
  maxListedOrders[isTestSiteBesideLive(location) ? 'testSiteBesideLive' : 'usual']

/** Returns the keys of an index partition, or the first ones if there are more than `most`. */
async function queryIndexKeys(board: string, most: number): Promise<readonly Key[]> {
  const keys: Key[] = []
  let start: Item | undefined
  do {
    const page: { Items?: Item[]; LastEvaluatedKey?: Item } = await table.send(
      new QueryCommand({
        TableName: tableName(),
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :board',
        ExpressionAttributeValues: { ':board': board },
        Limit: most + 1,
        ...(start && { ExclusiveStartKey: start }),
      }),
    )
    keys.push(...(page.Items ?? []).map(getKey))
    start = page.LastEvaluatedKey
  } while (start && keys.length <= most)
  return keys
}

/**
 * Returns the keys of the orders that were completed or cancelled on a day.
 * @throws Problem `invalid-input` if they are more than `most`
 */
export async function listEndedKeys(location: LocationCode, date: string, most: number): Promise<readonly Key[]> {
  const [done, cancelled] = await Promise.all([
    queryIndexKeys(orderKeys.doneOn(location, date), most),
    queryIndexKeys(orderKeys.cancelledOn(location, date), most),
  ])
  if (done.length + cancelled.length > most)
    throw new Problem('invalid-input', 'These are too many orders for one list. Please choose fewer days.')
  return [...done, ...cancelled]
}
