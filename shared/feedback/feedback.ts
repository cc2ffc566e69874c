import type { OrderStatus, Tender } from '../orders/constants'
import { Problem } from '../platform/problem'
import type { CodeDiscount } from '../payments/discount-codes'

/** Where the feedback card is shown (docs/product/feedback.md#feedback-card). */
export const feedbackTriggers = ['order_confirmation', 'checkin', 'delivery_followup'] as const

/** Whether a rating is one that the owner should hear of. */
export const isBadRating = (rating: number): boolean => rating <= 2

type Review = {
  readonly rating: number
  readonly answered: unknown
  readonly order: { readonly dishesRefunded: boolean }
}

/**
 * Whether a review is bad and waits for the owner: it has no answer, and its guest got back neither
 * dishes nor the whole order (docs/product/feedback.md#bad-reviews).
 */
export const isOpenReview = ({ rating, answered, order: { dishesRefunded } }: Review): boolean =>
  isBadRating(rating) && answered === null && !dishesRefunded

/** Maximum characters of a comment after trimming (docs/product/feedback.md#feedback-card). */
export const MAX_COMMENT_LENGTH = 100

/** Maximum characters of a reply after trimming (docs/product/desk.md#feedback). */
export const MAX_REPLY_LENGTH = 1000

/** The order id of `/feedback-test` (docs/product/feedback.md#test-page). */
export const FEEDBACK_TEST_ORDER_ID = 'TEST-ORDER'

type RatedOrder = {
  readonly status: OrderStatus
  readonly visitorId: string
  readonly userId?: string | undefined
  readonly tender?: Tender | undefined
}
type FeedbackAuthor = { readonly visitorId: string; readonly userId: string | undefined }

/**
 * Checks that an order can be rated: it is completed, and the author placed it or is staff
 * (docs/product/feedback.md#ratings).
 * @throws Problem `not-allowed` or `not-completed`
 */
export function assertRatable({ status }: Pick<RatedOrder, 'status'>, isPlacerOrStaff: boolean): void {
  if (!isPlacerOrStaff) throw new Problem('not-allowed', 'Only the customer who placed this order can rate it.')
  if (status !== 'completed') throw new Problem('not-completed', 'You can rate this order once it is completed.')
}

/**
 * Whether feedback can earn the bonus: its author placed the order, which is completed and was paid
 * (docs/product/feedback.md#bonus).
 */
export const earnsFeedbackBonus = ({ status, tender, visitorId, userId }: RatedOrder, by: FeedbackAuthor): boolean =>
  status === 'completed' &&
  tender !== 'not-collected' &&
  (visitorId === by.visitorId || (userId !== undefined && userId === by.userId))

/**
 * Returns the bonus for a rating, in the percent that the owner gives; undefined below 4 and for 0
 * percent (docs/product/feedback.md#bonus).
 */
export const getFeedbackBonus = (rating: number, percent: number): CodeDiscount | undefined =>
  rating >= 4 && percent > 0 ? { percent } : undefined
