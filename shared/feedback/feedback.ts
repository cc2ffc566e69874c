import type { OrderStatus } from '../orders/constants'
import type { CodeDiscount } from '../payments/discount-codes'

/** Where the feedback card is shown (docs/product/feedback.md#the-card). */
export const feedbackTriggers = ['order_confirmation', 'checkin', 'delivery_followup'] as const

/** At most so many characters in a comment, once trimmed (docs/product/feedback.md#the-card). */
export const MAX_COMMENT_LENGTH = 100

/**
 * At most so many characters in the desk's answer, once trimmed (docs/product/desk.md#feedback).
 */
export const MAX_REPLY_LENGTH = 1000

/** The order id of `/feedback-test` (docs/product/feedback.md#trying-it-out). */
export const FEEDBACK_TEST_ORDER_ID = 'TEST-ORDER'

type Rated = { readonly status: OrderStatus; readonly visitorId: string; readonly userId?: string | undefined }
type Rater = { readonly visitorId: string; readonly userId: string | undefined }

/**
 * Whether what somebody says of an order can earn its bonus: of one that they placed themselves,
 * once it is completed (docs/product/feedback.md#the-bonus).
 */
export const earnsFeedbackBonus = ({ status, visitorId, userId }: Rated, by: Rater): boolean =>
  status === 'completed' && (visitorId === by.visitorId || (userId !== undefined && userId === by.userId))

/**
 * What a happy customer gets off the next order; undefined for a rating below 4
 * (docs/product/feedback.md#the-bonus).
 */
export const getFeedbackBonus = (rating: number): CodeDiscount | undefined =>
  rating >= 4 ? { percent: 10 } : undefined
