import { getItems, getKey, queryAll, table, tableName, type Item, type Key } from '../platform/table/table'
import { OrderRecord, orderKeys } from './records'
import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { listLocationsOfKind } from '#shared/locations/group-data'
import { getLocation, type Location, type LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { isValidSessionAt } from '#shared/accounts/access'
import { getOrder } from './repository'
import { getCallerAtLocation, requireUser, type Caller } from '../platform/session/session'
import { addDays, toWallClock } from '#shared/platform/time'
import { LOOKUP_MS, matchesOrderLookup, type OrderLookupRequest } from '#shared/orders/guest-orders'
import { parseItems } from '../platform/table/parse-items'

const buildCustomerQuery = (customerId: string) => ({
  IndexName: 'gsi2',
  KeyConditionExpression: 'gsi2pk = :customer',
  ExpressionAttributeValues: { ':customer': orderKeys.customer(customerId) },
})

/** Returns all orders of an account or of a guest's browser, oldest first. */
export async function listCustomerOrders(customerId: string): Promise<OrderRecord[]> {
  const found = await queryAll(buildCustomerQuery(customerId))
  const records = parseItems(OrderRecord, await getItems(found.map(getKey)))
  return records.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

/** Orders that are read at once, as they may be large. */
const READ_AT_ONCE = 5
/** Maximum number of a customer's orders that a search reads: the oldest. */
const MAX_SEARCHED = 200

/**
 * Finds the oldest order of an account or of a guest's browser with a property, among the first
 * 200. It reads five at a time and stops at the one it finds.
 */
export async function findCustomerOrder(
  customerId: string,
  isWanted: (order: OrderRecord) => boolean,
): Promise<OrderRecord | undefined> {
  const { Items = [] } = await table.send(
    new QueryCommand({ ...buildCustomerQuery(customerId), TableName: tableName(), Limit: MAX_SEARCHED }),
  )
  for (let at = 0; at < Items.length; at += READ_AT_ONCE) {
    const orders = parseItems(OrderRecord, await getItems(Items.slice(at, at + READ_AT_ONCE).map(getKey)))
    const found = orders.sort((one, other) => one.createdAt.localeCompare(other.createdAt)).find(isWanted)
    if (found) return found
  }
  return undefined
}

type OrderPage = {
  readonly orders: readonly OrderRecord[]
  /** Token of the next page; undefined on the last page. */
  readonly next: string | undefined
}

/** Id and creation time of the last order of a page. */
const PageToken = z.tuple([z.string(), z.iso.datetime()])

const toPageToken = ({ id, createdAt }: OrderRecord) =>
  Buffer.from(JSON.stringify([id, createdAt])).toString('base64url')

function parsePageToken(userId: string, after: string | undefined): Item | undefined {
  if (after === undefined) return undefined
  try {
    const [id, createdAt] = PageToken.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
    return { ...orderKeys.order(id), gsi2pk: orderKeys.customer(userId), gsi2sk: createdAt }
  } catch {
    throw new Problem('invalid-input', 'There is no such page.', {
      errors: [{ path: 'after', message: 'Must be the token from the previous page' }],
    })
  }
}

/** The table bills a read by units of this many bytes. */
const READ_UNIT_BYTES = 4096
/** Read units after which a page ends, as orders may be large. */
const MAX_PAGE_UNITS = 60

const countReadUnits = (items: readonly Item[]): number =>
  items.reduce((sum, item) => sum + Math.ceil(Buffer.byteLength(JSON.stringify(item)) / READ_UNIT_BYTES), 0)

/** Reads the first of several orders, until a page is full. Returns how many keys it has read. */
async function readPage(keys: readonly Key[]): Promise<{ readonly items: readonly Item[]; readonly count: number }> {
  const items: Item[] = []
  let count = 0
  while (count < keys.length && countReadUnits(items) < MAX_PAGE_UNITS) {
    items.push(...(await getItems(keys.slice(count, count + READ_AT_ONCE))))
    count = Math.min(keys.length, count + READ_AT_ONCE)
  }
  return { items, count }
}

/**
 * Returns a page of a user's orders, newest first. A page of large orders has fewer than `size`.
 * @throws Problem `invalid-input` for an invalid page token
 */
export async function listOrdersPage(userId: string, size: number, after?: string): Promise<OrderPage> {
  // Reads one more than requested, so that the last page never links to an empty one.
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      ...buildCustomerQuery(userId),
      ExclusiveStartKey: parsePageToken(userId, after),
      ScanIndexForward: false,
      Limit: size + 1,
    }),
  )
  const { items, count } = await readPage(Items.slice(0, size).map(getKey))
  const found = parseItems(OrderRecord, items)
  const byKey = new Map(found.map((order) => [orderKeys.order(order.id).pk, order]))
  const orders = Items.slice(0, count).flatMap((item) => byKey.get(getKey(item).pk) ?? [])
  const last = orders.at(-1)
  // A location may have switched between test and live since; its older orders belong to other
  // sessions.
  const own = orders.filter(({ location }) => isValidSessionAt({ id: userId }, getLocation(location)))
  return { orders: own, next: Items.length > count && last ? toPageToken(last) : undefined }
}

/**
 * Returns the caller's own order by its id.
 * @throws Problem `not-signed-in` if the session is not valid at the order's location, or
 * `not-found` if no order has this id or it belongs to another account
 */
export async function getOwnOrder(caller: Caller, typedId: string): Promise<OrderRecord> {
  const order = await getOrder(typedId)
  const { id } = requireUser(getCallerAtLocation(caller, order.location))
  if (order.userId === id) return order
  throw new Problem('not-found', `You have no order with ID #${typedId}`)
}

type CompletedRange = { readonly days: number; readonly most: number }

/**
 * Returns at most `most` orders that a location completed in the last `days` days, newest first.
 */
export async function listCompletedOrders(
  location: LocationCode,
  { days, most }: CompletedRange,
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
  return parseItems(OrderRecord, await getItems(newest.map(getKey)))
}

const queryList = (list: string) =>
  queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list',
    ExpressionAttributeValues: { ':list': list },
  })

/** Whether the index entry of a completed or cancelled order has a ticket number. */
const hasTicketNumber = (ticketNumber: number) => (item: Item) =>
  String(item['gsi1sk']).split('#')[1] === String(ticketNumber)

const buildQuerySince = (board: string, since: string) => ({
  IndexName: 'gsi1',
  KeyConditionExpression: 'gsi1pk = :board AND gsi1sk >= :from',
  ExpressionAttributeValues: { ':board': board, ':from': since },
})

/** Maximum orders in progress of a list that a lookup reads: the newest. */
const MAX_ACTIVE = 400

/** Lists the newest orders in progress since a time. Their entries hold no ticket number. */
async function listActiveSince(list: string, since: string): Promise<Item[]> {
  const newest = { ScanIndexForward: false, Limit: MAX_ACTIVE }
  const { Items = [] } = await table.send(
    new QueryCommand({ ...buildQuerySince(list, since), ...newest, TableName: tableName() }),
  )
  return Items
}

/** Returns the keys of orders that may match. */
async function listCandidates(location: Location, ticketNumber: number, now: Date): Promise<Item[]> {
  const { date } = toWallClock(location, now)
  // An order after midnight may be listed under the day before.
  const dates = [date, addDays(date, -1), addDays(date, -2)]
  const ended = dates.flatMap((each) => [
    orderKeys.doneOn(location.code, each),
    orderKeys.cancelledOn(location.code, each),
  ])
  const open = [orderKeys.board(location.code), orderKeys.unpaid(location.code)]
  const since = new Date(now.getTime() - LOOKUP_MS).toISOString()
  const [active, rest] = await Promise.all([
    Promise.all(open.map((list) => listActiveSince(list, since))),
    Promise.all(ended.map(queryList)),
  ])
  return [...active.flat(), ...rest.flat().filter(hasTicketNumber(ticketNumber))]
}

/**
 * Returns the orders of the last 24 hours that match a ticket number and contact, newest first: at
 * the locations of a site's kind, as anyone can fill the board of a test site.
 */
export async function findOrders(request: OrderLookupRequest, site: LocationCode, now: Date): Promise<OrderRecord[]> {
  const places = listLocationsOfKind(site)
  const found = await Promise.all(places.map((place) => listCandidates(place, request.ticketNumber, now)))
  const keys = new Map(found.flat().map((item) => [String(item['pk']), getKey(item)]))
  return parseItems(OrderRecord, await getItems([...keys.values()]))
    .filter((order) => matchesOrderLookup(order, request, now))
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}

async function hasActiveOrderSince(location: LocationCode, since: string): Promise<boolean> {
  const { Count = 0 } = await table.send(
    new QueryCommand({ ...buildQuerySince(orderKeys.board(location), since), TableName: tableName(), Limit: 1 }),
  )
  return Count > 0
}

/** Queries by completion time, then checks the creation time, which is earlier. */
async function hasCompletedOrderSince(
  location: LocationCode,
  since: string,
  dates: readonly string[],
): Promise<boolean> {
  for (const date of dates) {
    const done = await queryAll(buildQuerySince(orderKeys.doneOn(location, date), since))
    const orders = parseItems(OrderRecord, await getItems(done.map(getKey)))
    if (orders.some(({ createdAt }) => createdAt >= since)) return true
  }
  return false
}

/** Whether a location got an order since a time. Cancelled orders don't count. */
export async function hasOrderSince(location: LocationCode, since: Date, now: Date): Promise<boolean> {
  if (await hasActiveOrderSince(location, since.toISOString())) return true
  const place = getLocation(location)
  // An order after midnight may be listed under the day before.
  const first = addDays(toWallClock(place, since).date, -1)
  const dates: string[] = []
  for (let date = toWallClock(place, now).date; date >= first; date = addDays(date, -1)) dates.push(date)
  return hasCompletedOrderSince(location, since.toISOString(), dates)
}
