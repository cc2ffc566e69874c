import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { LocationCode } from '#shared/locations/index'
import { feedbackKeys, FeedbackRecord } from '../feedback/records'
import { numbersKeys } from '../numbers/records'
import { orderKeys, OrderRecord } from '../orders/records'
import { getItems, table, tableName } from '../runtime/table'

export type FeedbackRow = { readonly feedback: FeedbackRecord; readonly order: OrderRecord }

type Page = { readonly sort: 'newest' | 'lowest'; readonly after?: string | undefined; readonly limit: number }

/** Of so many the lowest are looked for: what is older is not mended any more. */
const MOST_SORTED = 500

const COUNTED = numbersKeys.counted({ pk: '', sk: '' }).pk

/**
 * Where a location's feedback stands, newest first, and by what it is found again on the next page.
 */
async function places(location: LocationCode, limit: number, before: string) {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :place AND gsi1sk < :before',
      ExpressionAttributeValues: { ':place': numbersKeys.feedbackAt(location), ':before': before },
      ScanIndexForward: false,
      Limit: limit,
    }),
  )
  return Items.map(({ pk, sk, gsi1sk }) => ({
    key: { pk: String(pk).slice(COUNTED.length), sk: String(sk) },
    at: String(gsi1sk),
  }))
}

/** Behind every time. */
const LAST = '~'

const keyText = ({ orderId, trigger }: FeedbackRecord) => Object.values(feedbackKeys.given(orderId, trigger)).join('/')

async function read(found: Awaited<ReturnType<typeof places>>) {
  const given = (await getItems(found.map(({ key }) => key))).map((item) => FeedbackRecord.parse(item))
  const orderIds = [...new Set(given.map(({ orderId }) => orderId))]
  const orders = (await getItems(orderIds.map(orderKeys.order))).map((item) => OrderRecord.parse(item))
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const byKey = new Map(given.map((feedback) => [keyText(feedback), feedback]))
  return found.flatMap(({ key, at }) => {
    const feedback = byKey.get(`${key.pk}/${key.sk}`)
    const order = feedback && orderOf.get(feedback.orderId)
    return feedback && order ? [{ feedback, order, at, low: `${feedback.rating}#${at}` }] : []
  })
}

type Found = Awaited<ReturnType<typeof read>>[number]

const byStars = (one: Found, other: Found) =>
  one.feedback.rating - other.feedback.rating || other.at.localeCompare(one.at)

/**
 * A page of what customers said, with the orders behind it, and where the next one begins, if there
 * is one.
 */
export async function listFeedback(
  location: LocationCode,
  { sort, after, limit }: Page,
): Promise<{ readonly given: readonly FeedbackRow[]; readonly next: string | undefined }> {
  if (sort === 'newest') {
    const found = await places(location, limit + 1, after ?? LAST)
    const next = found.length > limit ? found[limit - 1]?.at : undefined
    return { given: await read(found.slice(0, limit)), next }
  }
  const all = (await read(await places(location, MOST_SORTED, LAST))).sort(byStars)
  const from = after === undefined ? 0 : all.findIndex(({ low }) => low === after) + 1
  const given = all.slice(from, from + limit)
  return { given, next: all.length > from + limit ? given.at(-1)?.low : undefined }
}
