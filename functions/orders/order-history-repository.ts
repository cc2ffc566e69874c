import { getItem, getItems, getKey, queryAll, table, tableName } from '../platform/table/table'
import type { Item } from '../platform/table/table'
import { OrderRecord, orderKeys } from './records'
import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import { getLocation, locations } from '#shared/locations/index'
import type { Location, LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { isValidSessionAt } from '#shared/accounts/access'
import { getOrder } from './repository'
import { getCallerAtLocation, requireUser } from '../platform/session/session'
import type { Caller } from '../platform/session/session'
import { addDays, toWallClock } from '#shared/platform/time'
import { matchesOrderLookup } from '#shared/orders/guest-orders'
import type { OrderLookupRequest } from '#shared/orders/guest-orders'

/** Every order of a customer, an account or a browser without one, oldest first. */
export async function listCustomerOrders(customerId: string): Promise<OrderRecord[]> {
  const found = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :customer',
    ExpressionAttributeValues: { ':customer': orderKeys.customer(customerId) },
  })
  const records = (await getItems(found.map(getKey))).map((item) => OrderRecord.parse(item))
  return records.sort((one, other) => one.createdAt.localeCompare(other.createdAt))
}

export type OrderPage = {
  readonly orders: readonly OrderRecord[]
  /** Where the next page begins; none after the last. */
  readonly next: string | undefined
}

const Place = z.tuple([z.string(), z.iso.datetime()])

const placeOf = ({ id, createdAt }: OrderRecord) => Buffer.from(JSON.stringify([id, createdAt])).toString('base64url')

function startAt(userId: string, after: string | undefined): Item | undefined {
  if (after === undefined) return undefined
  try {
    const [id, createdAt] = Place.parse(JSON.parse(Buffer.from(after, 'base64url').toString()))
    return { ...orderKeys.order(id), gsi2pk: orderKeys.customer(userId), gsi2sk: createdAt }
  } catch {
    throw new Problem('invalid-input', 'There is no such page.', {
      errors: [{ path: 'after', message: 'Must be the place that the last page ended at' }],
    })
  }
}

/** A page of a user's orders, newest first. */
export async function listOrdersPage(userId: string, size: number, after?: string): Promise<OrderPage> {
  // One more than asked for, so that the last page never leads to an empty one.
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi2',
      KeyConditionExpression: 'gsi2pk = :customer',
      ExpressionAttributeValues: { ':customer': orderKeys.customer(userId) },
      ExclusiveStartKey: startAt(userId, after),
      ScanIndexForward: false,
      Limit: size + 1,
    }),
  )
  const found = await getItems(Items.slice(0, size).map(getKey))
  const byKey = new Map(found.map((item) => [getKey(item).pk, OrderRecord.parse(item)]))
  const orders = Items.slice(0, size).flatMap((item) => byKey.get(getKey(item).pk) ?? [])
  const last = orders.at(-1)
  // A location may have changed its mode since: what was ordered there is no longer of this
  // sign-in.
  const own = orders.filter(({ location }) => isValidSessionAt({ id: userId }, getLocation(location)))
  return { orders: own, next: Items.length > size && last ? placeOf(last) : undefined }
}

/**
 * A caller's order by its id; throws `not-signed-in` where the session is nobody's at its location,
 * and `not-found` where it is another's, as where there is none.
 */
export async function getOwnOrder(caller: Caller, typedId: string): Promise<OrderRecord> {
  const order = await getOrder(typedId)
  const { id } = requireUser(getCallerAtLocation(caller, order.location))
  if (order.userId === id) return order
  throw new Problem('not-found', `We couldn't find an order of yours with ID #${typedId}`)
}

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

const from = (board: string, moment: string) => ({
  IndexName: 'gsi1',
  KeyConditionExpression: 'gsi1pk = :board AND gsi1sk >= :from',
  ExpressionAttributeValues: { ':board': board, ':from': moment },
})

async function isOneActive(location: LocationCode, since: string): Promise<boolean> {
  const { Count = 0 } = await table.send(
    new QueryCommand({ ...from(orderKeys.board(location), since), TableName: tableName(), Limit: 1 }),
  )
  return Count > 0
}

/**
 * What came since then has been completed since then, at the earliest; it need not have come since,
 * too.
 */
async function isOneDone(location: LocationCode, since: string, dates: readonly string[]): Promise<boolean> {
  for (const date of dates) {
    const done = await queryAll(from(orderKeys.doneOn(location, date), since))
    const orders = (await getItems(done.map(getKey))).map((item) => OrderRecord.parse(item))
    if (orders.some(({ createdAt }) => createdAt >= since)) return true
  }
  return false
}

/**
 * Whether a location has had an order since then; one that was cancelled is none. Read from its
 * boards' index.
 */
export async function hasOrderSince(location: LocationCode, since: Date, now: Date): Promise<boolean> {
  const moment = since.toISOString()
  if (await isOneActive(location, moment)) return true
  const place = getLocation(location)
  const first = toWallClock(place, since).date
  const dates: string[] = []
  for (let date = toWallClock(place, now).date; date >= first; date = addDays(date, -1)) dates.push(date)
  return isOneDone(location, moment, dates)
}

/** Whether the owner has been told that a location is quiet, and no order was seen since. */
export const isQuietAlertSent = async (location: LocationCode): Promise<boolean> =>
  (await getItem(orderKeys.quietSpell(location))) !== undefined

/** Keeps that the owner has been told. */
export async function markQuietAlertSent(location: LocationCode, toldAt: Date): Promise<void> {
  const Item = { ...orderKeys.quietSpell(location), type: 'QuietSpell', toldAt: toldAt.toISOString() }
  await table.send(new PutCommand({ TableName: tableName(), Item }))
}

/** Orders come again: the next quiet spell is told of. */
export async function clearQuietAlert(location: LocationCode): Promise<void> {
  await table.send(new DeleteCommand({ TableName: tableName(), Key: orderKeys.quietSpell(location) }))
}
