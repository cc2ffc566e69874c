import { Problem } from '#shared/problem'
import { putNew } from '../runtime/conditions'
import { tableName } from '../runtime/table'
import { transact } from '../runtime/transact'
import type { Step } from '../runtime/transact'
import { feedbackKeys } from './records'
import type { FeedbackRecord } from './records'

const TRIAL_SECONDS = 24 * 3600

/** Keeps what a customer said, once for each order and occasion, with what goes along; throws `already-given`. */
export async function keepFeedback(feedback: FeedbackRecord, ...alongside: readonly Step[]): Promise<void> {
  await transact([
    {
      write: { Put: putNew({ ...feedbackKeys.given(feedback.orderId, feedback.trigger), ...feedback }) },
      refused: () => new Problem('already-given', 'You have already told us about this order. Thank you!'),
    },
    ...alongside,
  ])
}

/** Keeps feedback that was only tried out, for a day. */
export async function keepTrial(feedback: FeedbackRecord, ...alongside: readonly Step[]): Promise<void> {
  await transact([
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
}
