import * as z from 'zod/mini'
import { matchesOrderSearch, type OrderSearch } from '#shared/kitchen/order-search'
import { DEFAULT_SEARCH_DAYS, MAX_SEARCH_DAYS } from '#shared/kitchen/search-contract'
import type { LocationCode } from '#shared/locations/index'
import type { OrderStatus } from '#shared/orders/constants'
import { isActiveStatus } from '#shared/orders/status'
import { Problem } from '#shared/platform/problem'
import { addDays } from '#shared/platform/time'
import type { DamagedTicket } from '#shared/kitchen/contract'
import { getWorkDateAt } from '../hours/repository'
import { orderKeys, type OrderRecord } from '../orders/records'
import { getItems, getKey, queryAll, type Item } from '../platform/table/table'
import { splitTickets } from './board-repository'

export type OrderSearchRequest = {
  readonly location: LocationCode
  readonly search: OrderSearch
  /** Business days. An active order counts as today's, an ended one as of the day when it ended. */
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly status?: OrderStatus | undefined
  readonly after?: string | undefined
  readonly limit: number
  readonly now: Date
}

/** One call reads at most this many orders and days; the next page continues there. */
const MAX_ORDERS = 500
const MAX_DAYS = 62
const BATCH = 100

/** The list in which a page ended, and the start of the sort key of its last order. */
const PageToken = z.tuple([z.string(), z.string()])
const SORT_KEY_LENGTH = 60

const getSortKey = (item: Item): string => String(item['gsi1sk']).slice(0, SORT_KEY_LENGTH)

const createPageToken = (list: string, sortKey: string): string =>
  Buffer.from(JSON.stringify([list, sortKey])).toString('base64url')

function parsePageToken(after: string | undefined): z.infer<typeof PageToken> | undefined {
  if (after === undefined) return undefined
  try {
    return PageToken.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
  } catch {
    throw new Problem('invalid-input', 'There is no such page.', {
      errors: [{ path: 'after', message: 'Must be the token from the previous page' }],
    })
  }
}

type OrderList = { readonly name: string; readonly partitions: readonly string[] }

const ACTIVE = 'active'

/** Returns the partitions that can hold orders of a status on a date. */
const listEndedPartitions = (location: LocationCode, date: string, status: OrderStatus | undefined) => [
  ...(status === undefined || status === 'completed' ? [orderKeys.doneOn(location, date)] : []),
  ...(status === undefined || status === 'cancelled' ? [orderKeys.cancelledOn(location, date)] : []),
]

/**
 * Returns the lists to search, newest first: the active orders, then the ended ones by day.
 * @throws Problem `invalid-input` for dates in the wrong sequence or too far apart
 */
function listOrderLists(
  { location, from: first, to: last, status }: OrderSearchRequest,
  today: string,
): readonly OrderList[] {
  const to = last ?? (first !== undefined && first > today ? first : today)
  const from = first ?? addDays(to, 1 - DEFAULT_SEARCH_DAYS)
  if (from > to || from < addDays(to, 1 - MAX_SEARCH_DAYS)) {
    throw new Problem('invalid-input', `Please choose at most ${MAX_SEARCH_DAYS} days, the first one first.`, {
      errors: [{ path: 'from', message: `Must be at most ${MAX_SEARCH_DAYS} days before "to"` }],
    })
  }
  const isActiveWanted = status === undefined || isActiveStatus(status)
  const active = isActiveWanted && from <= today && today <= to ? [orderKeys.board(location)] : []
  const lists: OrderList[] = [{ name: ACTIVE, partitions: active }]
  for (let date = to < today ? to : today; date >= from; date = addDays(date, -1))
    lists.push({ name: date, partitions: listEndedPartitions(location, date, status) })
  return lists
}

/** Whether an index entry may match. Only entries of ended orders contain the ticket number. */
const mayMatch =
  (list: OrderList, { ticketNumber, phone }: OrderSearch) =>
  (item: Item) =>
    list.name === ACTIVE ||
    ticketNumber === undefined ||
    phone !== undefined ||
    String(item['gsi1sk']).split('#')[1] === String(ticketNumber)

async function listEntries(list: OrderList): Promise<readonly Item[]> {
  const found = await Promise.all(
    list.partitions.map((partition) =>
      queryAll({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list',
        ExpressionAttributeValues: { ':list': partition },
      }),
    ),
  )
  return found.flat().sort((one, other) => getSortKey(other).localeCompare(getSortKey(one)))
}

type FoundOrder = OrderRecord | DamagedTicket
type FoundEntry = { readonly sortKey: string; readonly order: FoundOrder }

export const isDamagedOrder = (order: FoundOrder): order is DamagedTicket => 'isDamaged' in order

/** Returns the orders of index entries, in their sequence. */
async function readOrders(entries: readonly Item[]): Promise<readonly FoundEntry[]> {
  const { orders, damaged } = splitTickets(await getItems(entries.map(getKey)))
  const found = new Map([...orders, ...damaged].map((order) => [orderKeys.order(order.id).pk, order]))
  return entries.flatMap((entry) => {
    const order = found.get(getKey(entry).pk)
    return order ? [{ sortKey: getSortKey(entry), order }] : []
  })
}

/** Whether an order matches. A damaged one may be the order unless its ticket number differs. */
function isMatch(order: FoundOrder, { search, status }: OrderSearchRequest): boolean {
  if (!isDamagedOrder(order))
    return (status === undefined || order.status === status) && matchesOrderSearch(order, search)
  const { ticketNumber, phone } = search
  return ticketNumber === undefined || phone !== undefined || (order.ticketNumber ?? ticketNumber) === ticketNumber
}

export type OrderSearchPage = {
  readonly orders: readonly FoundOrder[]
  /** Token of the next page; undefined on the last page. A page may be empty before the last. */
  readonly next: string | undefined
}

/**
 * Returns a page of a location's orders that match a search, newest first.
 * @throws Problem `invalid-input` for invalid dates or an invalid page token
 */
export async function searchOrders(request: OrderSearchRequest): Promise<OrderSearchPage> {
  const { search, limit } = request
  const [startList, startKey] = parsePageToken(request.after) ?? []
  const lists = listOrderLists(request, await getWorkDateAt(request.location, request.now))
  const remaining = lists.slice(
    Math.max(
      0,
      lists.findIndex(({ name }) => name === startList),
    ),
  )
  const found: FoundOrder[] = []
  let examined = 0
  for (const [days, list] of remaining.entries()) {
    if (days >= MAX_DAYS) return { orders: found, next: createPageToken(list.name, '~') }
    const isStart = list.name === startList && startKey !== undefined
    const entries = (await listEntries(list))
      .filter((item) => !isStart || getSortKey(item) < startKey)
      .filter(mayMatch(list, search))
    for (let from = 0; from < entries.length; from += BATCH) {
      for (const { sortKey, order } of await readOrders(entries.slice(from, from + BATCH))) {
        examined += 1
        if (isMatch(order, request)) found.push(order)
        const isFull = found.length >= limit || examined >= MAX_ORDERS
        if (isFull) return { orders: found, next: createPageToken(list.name, sortKey) }
      }
    }
  }
  return { orders: found, next: undefined }
}
