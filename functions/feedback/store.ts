import type { LocationCode } from '#shared/locations/index'
import { Problem } from '#shared/problem'
import { DISCOUNT_CODE_DAYS } from '#shared/rules/codes'
import type { CodeDiscount, IssuedCode } from '#shared/rules/codes'
import { issueCode } from '../discounts/store'
import { buildPutIfAbsent } from '../runtime/conditions'
import { runOptimisticWrite } from '../runtime/decide'
import { getItem, tableName } from '../runtime/table'
import type { WriteStep } from '../runtime/transact'
import { feedbackKeys } from './records'
import type { FeedbackRecord } from './records'

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
