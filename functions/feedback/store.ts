import { Problem } from '#shared/problem'
import { tableName, transact } from '../runtime/table'
import type { Step } from '../runtime/table'
import { feedbackKeys } from './records'
import type { FeedbackRecord } from './records'

const TRIAL_SECONDS = 24 * 3600

/** Keeps what a customer said, once for each order and occasion, with what goes along; throws `already-given`. */
export const keepFeedback = (feedback: FeedbackRecord, ...alongside: readonly Step[]): Promise<void> =>
  transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: { ...feedbackKeys.given(feedback.orderId, feedback.trigger), ...feedback },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      refused: () => new Problem('already-given', 'You have already told us about this order. Thank you!'),
    },
    ...alongside,
  ])

/** Keeps feedback that was only tried out, for a day. */
export const keepTrial = (feedback: FeedbackRecord, ...alongside: readonly Step[]): Promise<void> =>
  transact([
    {
      write: {
        Put: {
          TableName: tableName(),
          Item: {
            ...feedbackKeys.trial(feedback.id),
            ...feedback,
            expiresAt: Math.floor(Date.parse(feedback.at) / 1000) + TRIAL_SECONDS,
          },
        },
      },
    },
    ...alongside,
  ])
