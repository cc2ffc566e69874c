import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/platform/problem'
import { DISCOUNT_CODE_DAYS, type CodeDiscount, type IssuedCode } from '#shared/payments/discount-codes'
import { issueCode } from '../payments/codes/code-repository'
import { buildPutIfAbsent, runOptimisticWrite, type WriteStep } from '../platform/table/transaction'
import { getItem, getItems, getKey, table, tableName } from '../platform/table/table'
import { FeedbackRecord, feedbackKeys } from './records'
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { feedbackTriggers } from '#shared/feedback/feedback'
import { OrderRecord, orderKeys } from '../orders/records'
import { parseItems } from '../platform/table/parse-items'
import { contributionKeys, getSourceKey } from '../numbers/contributions/keys'
import { expiresAfter } from '../platform/table/expiry'
import { DAY_SECONDS } from '#shared/platform/durations'

/** The lifetime of the visitor cookie. */
const TRIAL_BONUS_DAYS = 365

type Answer = {
  readonly id: string
  readonly bonusCode: string | undefined
  readonly bonusPercent: number | undefined
}

type FeedbackSubmission = {
  readonly feedback: FeedbackRecord
  /** Test feedback without an order. It expires after a day. */
  readonly isTrial: boolean
  readonly visitorId: string
  /**
   * The discount that it earns, unless the order, or the browser for test feedback, has had one.
   */
  readonly bonus: CodeDiscount | undefined
  readonly site: IssuedCode['site']
  /** The order's location. Undefined for test feedback, which does not count. */
  readonly location: LocationCode | undefined
  readonly storeResponse: (answer: Answer) => readonly WriteStep[]
}

/** Builds the index attributes that find feedback by user. */
const buildUserIndex = ({ userId, at }: FeedbackRecord) =>
  userId === undefined ? {} : { gsi2pk: feedbackKeys.saidBy(userId), gsi2sk: at }

/**
 * Writes the feedback, once for each order and trigger unless it is a test. The guest's takes the
 * place of one by staff.
 */
const buildFeedbackPut = ({ feedback, isTrial }: FeedbackSubmission): WriteStep =>
  isTrial
    ? {
        write: {
          Put: {
            TableName: tableName(),
            Item: {
              ...feedbackKeys.trial(feedback.id),
              ...buildUserIndex(feedback),
              ...feedback,
              expiresAt: expiresAfter(feedback.at, DAY_SECONDS),
            },
          },
        },
      }
    : {
        write: {
          Put: {
            ...buildPutIfAbsent({
              ...feedbackKeys.given(feedback.orderId, feedback.trigger),
              ...buildUserIndex(feedback),
              ...feedback,
            }),
            ...(!feedback.byStaff && {
              ConditionExpression: 'attribute_not_exists(pk) OR byStaff = :staff',
              ExpressionAttributeValues: { ':staff': true },
            }),
          },
        },
        onConflict: () => new Problem('already-given', 'You have already told us about this order. Thank you!'),
      }

/**
 * Stores feedback and issues the discount code that it earns, once per order, even for concurrent
 * submissions.
 * @throws Problem `already-given`
 */
export function saveFeedback(given: FeedbackSubmission): Promise<Answer> {
  const { feedback, isTrial, visitorId, bonus, site, location, storeResponse } = given
  const bonusKey = isTrial ? feedbackKeys.trialBonus(visitorId) : feedbackKeys.bonus(feedback.orderId)
  return runOptimisticWrite(
    async () => bonus !== undefined && !(await getItem(bonusKey)),
    (isDue) => {
      const holderId = feedback.userId ?? visitorId
      const bonusCode =
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
        ...(isTrial && { expiresAt: expiresAfter(feedback.at, TRIAL_BONUS_DAYS * DAY_SECONDS) }),
      }
      const bonusPercent = bonusCode && bonus && 'percent' in bonus ? bonus.percent : undefined
      const answer = { id: feedback.id, bonusCode: bonusCode?.code, bonusPercent }
      const steps = [
        buildFeedbackPut(given),
        ...(bonusCode ? [bonusCode.issue, { write: { Put: buildPutIfAbsent(marker) } }] : []),
        ...storeResponse(answer),
      ]
      return { steps, answer }
    },
  )
}

/**
 * Deletes the answers to feedback on an order, because they may contain personal data (decision
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

/** Number of latest entries to sort by rating. Older feedback no longer needs an answer. */
const MAX_SORTED = 500

/** Returns the keys of a location's feedback, newest first, with the cursor of each. */
async function queryFeedbackIndex(location: LocationCode, limit: number, before: string) {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName: tableName(),
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :place AND gsi1sk < :before',
      ExpressionAttributeValues: { ':place': contributionKeys.feedbackAt(location), ':before': before },
      ScanIndexForward: false,
      Limit: limit,
    }),
  )
  return Items.map((item) => ({ key: getSourceKey(getKey(item)), at: String(item['gsi1sk']) }))
}

/** Sorts after every time. */
const AFTER_ALL_TIMES = '~'

const serializeKey = ({ orderId, trigger }: FeedbackRecord) =>
  Object.values(feedbackKeys.given(orderId, trigger)).join('/')

async function getFeedbackRows(found: Awaited<ReturnType<typeof queryFeedbackIndex>>) {
  const given = parseItems(FeedbackRecord, await getItems(found.map(({ key }) => key)))
  const orderIds = [...new Set(given.map(({ orderId }) => orderId))]
  const orders = parseItems(OrderRecord, await getItems(orderIds.map(orderKeys.order)))
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const byKey = new Map(given.map((feedback) => [serializeKey(feedback), feedback]))
  return found.flatMap(({ key, at }) => {
    const feedback = byKey.get(`${key.pk}/${key.sk}`)
    const order = feedback && orderOf.get(feedback.orderId)
    return feedback && order ? [{ feedback, order, at, ratingCursor: `${feedback.rating}#${at}` }] : []
  })
}

type IndexedFeedbackRow = Awaited<ReturnType<typeof getFeedbackRows>>[number]

const compareByRating = (one: IndexedFeedbackRow, other: IndexedFeedbackRow) =>
  one.feedback.rating - other.feedback.rating || other.at.localeCompare(one.at)

/** Returns a page of feedback with its orders. `next` is the cursor of the next page, if any. */
export async function listFeedback(
  location: LocationCode,
  { sort, after, limit }: Page,
): Promise<{ readonly given: readonly FeedbackRow[]; readonly next: string | undefined }> {
  if (sort === 'newest') {
    const found = await queryFeedbackIndex(location, limit + 1, after ?? AFTER_ALL_TIMES)
    const next = found.length > limit ? found[limit - 1]?.at : undefined
    return { given: await getFeedbackRows(found.slice(0, limit)), next }
  }
  const all = (await getFeedbackRows(await queryFeedbackIndex(location, MAX_SORTED, AFTER_ALL_TIMES))).sort(
    compareByRating,
  )
  const from = after === undefined ? 0 : all.findIndex(({ ratingCursor }) => ratingCursor === after) + 1
  const given = all.slice(from, from + limit)
  return { given, next: all.length > from + limit ? given.at(-1)?.ratingCursor : undefined }
}
