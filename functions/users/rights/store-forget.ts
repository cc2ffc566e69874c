import { PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod/mini'
import type { Location } from '#shared/locations/index'
import { getGuestRetentionCutoff } from '#shared/rules/kept'
import { addDays, toWallClock } from '#shared/rules/local-time'
import { deleteAnswers } from '../../feedback/store-answers'
import { deleteOutboxMails } from '../../mail/outbox'
import { orderKeys, OrderRecord } from '../../orders/records'
import { anonymizeOrder } from '../../orders/store-unname'
import { getItem, getItems, getKey, queryAll, table, tableName } from '../../runtime/table'
import type { Item } from '../../runtime/table'

/** How far a location's guests are forgotten. */
const Forgotten = z.object({ until: z.string() })

/** The first time everything is looked through that can be there; no table is older. */
const FIRST = '2026-01-01T00:00:00.000Z'

type Span = { readonly from: string; readonly to: string }

const listed = (list: string, { from, to }: Span): Promise<Item[]> =>
  queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':list': list, ':from': from, ':to': to },
  })

/** Whether an order is a guest's: of no account. */
const isGuests = ({ userId }: OrderRecord): boolean => userId === undefined

async function forgetListed(list: string, span: Span): Promise<void> {
  const orders = (await getItems((await listed(list, span)).map(getKey))).map((item) => OrderRecord.parse(item))
  for (const { id } of orders.filter(isGuests)) {
    await anonymizeOrder(id)
    await deleteAnswers(id)
    await deleteOutboxMails(id)
  }
}

const noteForgotten = (location: Location, until: string) =>
  table.send(
    new PutCommand({
      TableName: tableName(),
      Item: { ...orderKeys.forgotten(location.code), type: 'GuestsForgotten', until },
    }),
  )

/**
 * Takes the names off a location's guests' orders that were over 90 days ago, or placed then and
 * never finished. It goes on where it ended, day by day, in the lists of what was completed and
 * cancelled on them (decision 0050).
 */
export async function anonymizeGuests(location: Location, now: Date): Promise<void> {
  const known = await getItem(orderKeys.forgotten(location.code))
  const from = known ? Forgotten.parse(known).until : FIRST
  const to = getGuestRetentionCutoff(now).toISOString()
  if (to <= from) return
  await forgetListed(orderKeys.board(location.code), { from, to })
  const last = toWallClock(location, new Date(to)).date
  for (let date = toWallClock(location, new Date(from)).date; date <= last; date = addDays(date, 1)) {
    for (const list of [orderKeys.doneOn, orderKeys.cancelledOn]) {
      await forgetListed(list(location.code, date), { from, to })
    }
  }
  await noteForgotten(location, to)
}
