import { type LocationCode, getLocation } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { getItems, getKey, queryAll, type Item } from '../platform/table/table'
import { OrderRecord, orderKeys } from './records'

/** An order is completed or cancelled at most this many days after it was placed. */
const MAX_DAYS_AHEAD = 91

const listIndexKeys = async (partition: string) =>
  (
    await queryAll({
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :list',
      ExpressionAttributeValues: { ':list': partition },
    })
  ).map(getKey)

/**
 * Finds the order with a ticket number that was placed on a location's local date, for an
 * operator's tool. Reads the lists of active orders and of those that ended on the date or later.
 */
export async function findOrderByTicket(
  location: LocationCode,
  ticketNumber: number,
  date: string,
): Promise<OrderRecord | undefined> {
  const days = Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, index) => addDays(date, index))
  const lists = [
    orderKeys.board(location),
    ...days.flatMap((day) => [orderKeys.doneOn(location, day), orderKeys.cancelledOn(location, day)]),
  ]
  for (const list of lists) {
    const found = (await getItems(await listIndexKeys(list))).map((item) => OrderRecord.parse(item))
    const order = found.find(
      (each) =>
        each.ticketNumber === ticketNumber &&
        toWallClock(getLocation(location), new Date(each.createdAt)).date === date,
    )
    if (order) return order
  }
  return undefined
}

/** Returns all records in an order's partition: the order, its mails and its subscriptions. */
export const listOrderRecords = (orderId: string): Promise<readonly Item[]> =>
  queryAll({
    KeyConditionExpression: 'pk = :order',
    ExpressionAttributeValues: { ':order': orderKeys.order(orderId).pk },
    ConsistentRead: true,
  })
