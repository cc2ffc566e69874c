import * as z from 'zod/mini'
import type { DamagedTicket } from '#shared/kitchen/contract'
import { isTestSiteBesideLive } from '#shared/locations/group-data'
import type { LocationCode } from '#shared/locations/index'
import type { CompletedTicketSummary } from '#shared/orders/contract'
import { isOrderFinal } from '#shared/orders/transitions'
import { getWorkDateAt } from '../hours/repository'
import { OrderRecord, orderKeys } from '../orders/records'
import { splitItems } from '../platform/table/parse-items'
import { getItems, getKey, queryAll, type Item } from '../platform/table/table'

/** Returns what can be read of a damaged order. The kitchen must know that there is one. */
const markDamaged = (item: Item): DamagedTicket => ({
  id: getKey(item).pk.slice(orderKeys.order('').pk.length),
  ticketNumber: z.int().safeParse(item['ticketNumber']).data ?? null,
  isDamaged: true,
})

/** Splits the orders of a board into those that can be read and marks of the others. */
export function splitTickets(items: readonly Item[]) {
  const { parsed, damaged } = splitItems(OrderRecord, items)
  return { orders: parsed, damaged: damaged.map(markDamaged) }
}

/** Tickets of a test site's board while another location is live. */
export const MAX_TEST_TICKETS = 50

const queryBoard = (board: string) =>
  queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :board',
    ExpressionAttributeValues: { ':board': board },
  })

/** Returns the summary of a completed order that its index key contains. */
function parseSummary({ gsi1sk }: Item): CompletedTicketSummary {
  const [completedAt = '', ticketNumber, id = ''] = String(gsi1sk).split('#')
  return {
    id,
    ticketNumber: Number(ticketNumber),
    status: 'completed',
    kitchenStatus: 'completed',
    completedAt,
    orderItems: [],
    isBrief: true,
  }
}

/**
 * Returns a location's active orders and today's completed ones, oldest first. With `brief`, orders
 * that can no longer change are returned as summaries from the index, so that a board that polls
 * does not read them again and again. A test site next to a live one has the newest
 * `MAX_TEST_TICKETS` of both, because anyone may fill its board and read it.
 */
export async function listTickets(location: LocationCode, finished: 'whole' | 'brief', now: Date) {
  const isLimited = isTestSiteBesideLive(location)
  const date = await getWorkDateAt(location, now)
  const [allActive, done] = await Promise.all([
    queryBoard(orderKeys.board(location)),
    queryBoard(orderKeys.doneOn(location, date)),
  ])
  const isBrief = finished === 'brief' || isLimited
  const isSummarized = (item: Item) => isBrief && isOrderFinal(parseSummary(item), now)
  const newest = (items: Item[]) => (isLimited ? items.slice(-MAX_TEST_TICKETS) : items)
  const read = [...newest(allActive), ...newest(done.filter((item) => !isSummarized(item)))]
  // The index is eventually consistent, so a just moved order may be in both lists.
  const keys = new Map(read.map((item) => [String(item['pk']), item]))
  const { orders, damaged } = splitTickets(await getItems([...keys.values()].map(getKey)))
  return {
    orders: orders.sort((one, other) => one.createdAt.localeCompare(other.createdAt)),
    finished: done.filter(isSummarized).map(parseSummary),
    damaged,
  }
}
