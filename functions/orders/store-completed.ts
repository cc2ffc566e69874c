import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/rules/local-time'
import { getItems, getKey, queryAll } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

type Past = { readonly days: number; readonly most: number }

/** The newest of the orders that a location completed in so many days, at most so many. */
export async function listCompletedOrders(
  location: LocationCode,
  { days, most }: Past,
  now: Date,
): Promise<readonly OrderRecord[]> {
  const { date: today } = toWallClock(getLocation(location), now)
  const dates = Array.from({ length: days }, (_, ago) => addDays(today, -ago))
  const done = await Promise.all(
    dates.map((date) =>
      queryAll({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :day',
        ExpressionAttributeValues: { ':day': orderKeys.doneOn(location, date) },
      }),
    ),
  )
  const newest = done.flatMap((items) => items.toReversed()).slice(0, most)
  return (await getItems(newest.map(getKey))).map((item) => OrderRecord.parse(item))
}
