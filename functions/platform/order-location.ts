import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { findLocation, locations, type Location } from '#shared/locations/index'
import type { User } from '#shared/accounts/contract'
import { getPolicy } from '#shared/locations/policy'
import { normalizeOrderId } from '#shared/platform/ids'
import { table, tableName } from './table/table'

export const orderKey = (id: string) => ({ pk: `ORDER#${id}`, sk: 'ORDER' })

const OrderLocation = z.object({ location: z.string() })

async function findOrderLocation(orderId: string): Promise<readonly Location[]> {
  const { Item: item } = await table.send(
    new GetCommand({
      TableName: tableName(),
      Key: orderKey(normalizeOrderId(orderId)),
      ProjectionExpression: '#location',
      ExpressionAttributeNames: { '#location': 'location' },
      ConsistentRead: true,
    }),
  )
  const location = item && findLocation(OrderLocation.parse(item).location)
  return location ? [location] : []
}

const haveSameMode = () => new Set(locations.map((each) => getPolicy(each).signIn)).size === 1

/**
 * Returns the locations of the orders that exist. Returns none, without reading, if all locations
 * are test sites or all are live, and the user's role counts at all of them: the user may then do
 * the same everywhere.
 */
export const getOrderLocations = async (
  orderIds: readonly string[],
  user: Pick<User, 'locations'> | null,
): Promise<readonly Location[]> =>
  haveSameMode() && user?.locations === undefined ? [] : (await Promise.all(orderIds.map(findOrderLocation))).flat()
