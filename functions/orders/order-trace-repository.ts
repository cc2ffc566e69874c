import * as z from 'zod/mini'
import { getPlacedOn } from '#shared/hours/business-day'
import type { LocationCode } from '#shared/locations/index'
import { addDays } from '#shared/platform/time'
import { getErrorMessage } from '../platform/error-message'
import { getItem, getItems, getKey, queryAll, type Item } from '../platform/table/table'
import { OrderRecord, orderKeys } from './records'

/**
 * What names an order for an operator. Other fields may be unreadable, which a trace has to show.
 */
const OrderName = z.object({
  id: z.string(),
  location: z.string(),
  ticketNumber: z.int(),
  createdAt: z.string(),
  placedOn: z.optional(z.string()),
})
type OrderName = z.infer<typeof OrderName>

/** An order, or what is wrong with its record. */
export type TracedOrder = OrderName & { readonly order?: OrderRecord; readonly fault?: string }

function toTracedOrder(item: Item): TracedOrder | undefined {
  const { data: name } = OrderName.safeParse(item)
  if (!name) return undefined
  const { data: order, error } = OrderRecord.safeParse(item)
  return order ? { ...name, order } : { ...name, fault: error && getErrorMessage(error) }
}

/** Finds an order by its id, for an operator's tool. */
export async function findTracedOrder(id: string): Promise<TracedOrder | undefined> {
  const item = await getItem(orderKeys.order(id))
  return item && toTracedOrder(item)
}

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
 * Finds the order with a ticket number that was placed on a location's business day, for an
 * operator's tool. Reads the lists of active and unpaid orders and of those that ended on the date
 * or later.
 */
export async function findOrderByTicket(
  location: LocationCode,
  ticketNumber: number,
  date: string,
): Promise<TracedOrder | undefined> {
  const days = Array.from({ length: MAX_DAYS_AHEAD + 1 }, (_, index) => addDays(date, index))
  const lists = [
    orderKeys.board(location),
    orderKeys.unpaid(location),
    ...days.flatMap((day) => [orderKeys.doneOn(location, day), orderKeys.cancelledOn(location, day)]),
  ]
  for (const list of lists) {
    const found = (await getItems(await listIndexKeys(list))).flatMap((item) => toTracedOrder(item) ?? [])
    const order = found.find(
      (each) => each.ticketNumber === ticketNumber && getPlacedOn({ ...each, location }) === date,
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
