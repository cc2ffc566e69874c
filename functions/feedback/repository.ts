import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { DISCOUNT_CODE_DAYS } from '#shared/payments/discount-codes'
import type { CodeDiscount, IssuedCode } from '#shared/payments/discount-codes'
import { issueCode } from '../payments/code-repository'
import { buildPutIfAbsent, runOptimisticWrite } from '../platform/table/transaction'
import type { WriteStep } from '../platform/table/transaction'
import { getItem, getItems, getKey, table, tableName } from '../platform/table/table'
import { FeedbackRecord, feedbackKeys } from './records'
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { feedbackTriggers } from '#shared/feedback/feedback'
import { numbersKeys } from '../numbers/records'
import { OrderRecord, orderKeys } from '../orders/records'

const DAY_SECONDS = 24 * 3600
/** As long as a browser is remembered. */
const TRIAL_BONUS_DAYS = 365

type Answer = { readonly id: string; readonly bonusCode: string | undefined }

type Given = {
  readonly feedback: FeedbackRecord
  /** Tried out, with no order behind it: kept for a day. */
  readonly isTrial: boolean
  readonly visitorId: string
  /** What it earns, unless its order, or a trial's browser, has had that before. */
  readonly bonus: CodeDiscount | undefined
  readonly site: IssuedCode['site']
  /** Where its order was placed; a trial counts nowhere. */
  readonly location: LocationCode | undefined
  readonly keepAnswer: (answer: Answer) => readonly WriteStep[]
}

const secondsAfter = ({ at }: FeedbackRecord, days: number) => Math.floor(Date.parse(at) / 1000) + days * DAY_SECONDS

/** What leads from a user to what they said. */
const index = ({ userId, at }: FeedbackRecord) =>
  userId === undefined ? {} : { gsi2pk: feedbackKeys.saidBy(userId), gsi2sk: at }

/** What was said: once for each order and occasion, but for trials. */
const said = ({ feedback, isTrial }: Given): WriteStep =>
  isTrial
    ? {
        write: {
          Put: {
            TableName: tableName(),
            Item: {
              ...feedbackKeys.trial(feedback.id),
              ...index(feedback),
              ...feedback,
              expiresAt: secondsAfter(feedback, 1),
            },
          },
        },
      }
    : {
        write: {
          Put: buildPutIfAbsent({
            ...feedbackKeys.given(feedback.orderId, feedback.trigger),
            ...index(feedback),
            ...feedback,
          }),
        },
        refused: () => new Problem('already-given', 'You have already told us about this order. Thank you!'),
      }

/**
 * Keeps what a customer said, with the code that it earns, once an order: however many say
 * something of it at once, one of them gets the code. Throws `already-given`.
 */
export function saveFeedback(given: Given): Promise<Answer> {
  const { feedback, isTrial, visitorId, bonus, site, location, keepAnswer } = given
  const bonusKey = isTrial ? feedbackKeys.trialBonus(visitorId) : feedbackKeys.bonus(feedback.orderId)
  return runOptimisticWrite(
    async () => bonus !== undefined && !(await getItem(bonusKey)),
    (isDue) => {
      const holderId = feedback.userId ?? visitorId
      const issued =
        isDue && bonus
          ? issueCode({
              title: 'For your feedback',
              discount: bonus,
              site,
              location,
              holderId,
              days: DISCOUNT_CODE_DAYS.bonus,
              now: new Date(feedback.at),
            })
          : undefined
      const marker = {
        ...bonusKey,
        type: 'FeedbackBonus',
        ...(isTrial && { expiresAt: secondsAfter(feedback, TRIAL_BONUS_DAYS) }),
      }
      const answer = { id: feedback.id, bonusCode: issued?.code }
      const steps = [
        said(given),
        ...(issued ? [issued.issue, { write: { Put: buildPutIfAbsent(marker) } }] : []),
        ...keepAnswer(answer),
      ]
      return { steps, answer }
    },
  )
}

/**
 * Takes away what the desk answered to what was said of an order: it speaks to somebody (decision
 * 0050).
 */
export async function deleteAnswers(orderId: string): Promise<void> {
  const given = await getItems(feedbackTriggers.map((trigger) => feedbackKeys.given(orderId, trigger)))
  for (const item of given.filter(({ answered }) => answered !== undefined)) {
    await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: getKey(item),
        UpdateExpression: 'REMOVE answered',
        ConditionExpression: 'attribute_exists(pk)',
      }),
    )
  }
}

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
