import { DeleteCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/rules/local-time'
import { getItem, getItems, getKey, queryAll, table, tableName } from '../runtime/table'
import { orderKeys, OrderRecord } from './records'

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
