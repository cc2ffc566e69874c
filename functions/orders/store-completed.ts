import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { dateAfter, wallClock } from '#shared/rules/local-time'
import { getItems, keyOf, queryAll } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

type Past = { readonly days: number; readonly most: number }

/** The newest of the orders that a location completed in so many days, at most so many. */
export async function completedOrders(
  location: LocationCode,
  { days, most }: Past,
  now: Date,
): Promise<readonly OrderRecord[]> {
  const { date: today } = wallClock(locationOf(location), now)
  const dates = Array.from({ length: days }, (_, ago) => dateAfter(today, -ago))
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
  return (await getItems(newest.map(keyOf))).map((item) => OrderRecord.parse(item))
}
