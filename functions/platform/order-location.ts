import { GetCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { findLocation, locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { getPolicy } from '#shared/locations/policy'
import { normalizeOrderId } from '#shared/platform/ids'
import { table, tableName } from './table/table'

/** Where an order lives. */
export const orderKey = (id: string) => ({ pk: `ORDER#${id}`, sk: 'ORDER' })

const OrderLocation = z.object({ location: z.string() })

async function locationOfOrder(orderId: string): Promise<readonly Location[]> {
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

const haveOneMode = () => new Set(locations.map((each) => getPolicy(each).signIn)).size === 1

/**
 * The locations of orders, of those that there are. None where all locations are of one mode: a
 * session then counts at all of them or at none, whatever order it is about, and nothing is read.
 */
export const getOrderLocations = async (orderIds: readonly string[]): Promise<readonly Location[]> =>
  haveOneMode() ? [] : (await Promise.all(orderIds.map(locationOfOrder))).flat()
