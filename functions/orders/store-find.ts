import { locations } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { matchesOrderLookup } from '#shared/rules/finding'
import type { OrderLookupRequest } from '#shared/rules/finding'
import { addDays, toWallClock } from '#shared/rules/local-time'
import { getItems, getKey, queryAll } from '../runtime/table'
import type { Item } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

const listed = (list: string) =>
  queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list',
    ExpressionAttributeValues: { ':list': list },
  })

/** What is over says its ticket in the index; what is not has to be read. */
const mayBe = (ticketNumber: number) => (item: Item) => String(item['gsi1sk']).split('#')[1] === String(ticketNumber)

async function candidatesAt(location: Location, ticketNumber: number, now: Date): Promise<Item[]> {
  const { date } = toWallClock(location, now)
  const dates = [date, addDays(date, -1)]
  const over = dates.flatMap((each) => [
    orderKeys.doneOn(location.code, each),
    orderKeys.cancelledOn(location.code, each),
  ])
  const [active, ...rest] = await Promise.all([orderKeys.board(location.code), ...over].map(listed))
  return [...(active ?? []), ...rest.flat().filter(mayBe(ticketNumber))]
}

/**
 * The orders of the last 24 hours, at any location, that somebody knows by ticket and contact;
 * newest first.
 */
export async function findOrders(sought: OrderLookupRequest, now: Date): Promise<OrderRecord[]> {
  const found = await Promise.all(locations.map((location) => candidatesAt(location, sought.ticketNumber, now)))
  const keys = new Map(found.flat().map((item) => [String(item['pk']), getKey(item)]))
  return (await getItems([...keys.values()]))
    .map((item) => OrderRecord.parse(item))
    .filter((order) => matchesOrderLookup(order, sought, now))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}
