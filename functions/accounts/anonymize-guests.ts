import { siteKinds } from '#shared/locations/site-kind'
import { PutCommand } from '@aws-sdk/lib-dynamodb'
import type * as z from 'zod/mini'
import { getGuestRetentionCutoff } from '#shared/accounts/personal-data'
import type { Location } from '#shared/locations/index'
import { addDays, toWallClock } from '#shared/platform/time'
import { deleteAnswers } from '../feedback/repository'
import { deleteOutboxMails } from '../notifications/mail-sender'
import { AnonymizationProgress, OrderRecord, orderKeys } from '../orders/records'
import { anonymizeOrder } from '../orders/access/anonymize-order'
import { parseItems } from '../platform/table/parse-items'
import { getItem, getItems, getKey, queryAll, table, tableName, type Item } from '../platform/table/table'

/** The start of the first run in a table that does not store one. No order is older. */
const EARLIEST = '2026-01-01T00:00:00.000Z'

type TimeRange = { readonly from: string; readonly to: string }

const queryOrderIndex = (list: string, { from, to }: TimeRange): Promise<Item[]> =>
  queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :list AND gsi1sk BETWEEN :from AND :to',
    ExpressionAttributeValues: { ':list': list, ':from': from, ':to': to },
  })

/** Whether an order was placed without an account. */
const isGuestOrder = ({ userId }: OrderRecord): boolean => userId === undefined

async function anonymizeGuestOrders(list: string, range: TimeRange): Promise<void> {
  const orders = parseItems(OrderRecord, await getItems((await queryOrderIndex(list, range)).map(getKey)))
  for (const { id } of orders.filter(isGuestOrder)) {
    await anonymizeOrder(id)
    await deleteAnswers(id)
    await deleteOutboxMails(id)
  }
}

function saveProgress(location: Location, until: string) {
  const progress: z.infer<typeof AnonymizationProgress> = { type: 'GuestsForgotten', until }
  return table.send(
    new PutCommand({ TableName: tableName(), Item: { ...orderKeys.forgotten(location.code), ...progress } }),
  )
}

/**
 * Anonymizes the guest orders of a location and its test site that ended more than 90 days ago, or
 * were placed then and never finished. Continues where the last run stopped, or at the time when
 * the location was added (decision 0050).
 */
export async function anonymizeGuests(location: Location, now: Date): Promise<void> {
  const progress = await getItem(orderKeys.forgotten(location.code))
  const from = (progress && AnonymizationProgress.parse(progress).until) || EARLIEST
  const to = getGuestRetentionCutoff(now).toISOString()
  if (to <= from) return
  const { code } = location
  for (const site of siteKinds) await anonymizeGuestOrders(orderKeys.board(code, site), { from, to })
  const last = toWallClock(location, new Date(to)).date
  // An order after midnight may be listed under the day before.
  for (let date = addDays(toWallClock(location, new Date(from)).date, -1); date <= last; date = addDays(date, 1)) {
    const lists = siteKinds.flatMap((site) => [
      orderKeys.doneOn(code, date, site),
      orderKeys.cancelledOn(code, date, site),
    ])
    for (const list of lists) await anonymizeGuestOrders(list, { from, to })
  }
  await saveProgress(location, to)
}
