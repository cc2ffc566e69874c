import type { Discount } from './codes'
import type { OrderStatus } from './order-status'

/** Where the feedback card is shown (docs/product/feedback.md#the-card). */
export const feedbackTriggers = ['order_confirmation', 'checkin', 'delivery_followup'] as const

/** The order id of `/feedback-test` (docs/product/feedback.md#trying-it-out). */
export const TEST_ORDER_ID = 'TEST-ORDER'

type Rated = { readonly status: OrderStatus; readonly visitorId: string; readonly userId?: string | undefined }
type Rater = { readonly visitorId: string; readonly userId: string | undefined }

/**
 * Whether what somebody says of an order can earn its bonus: of one that they placed themselves, once it is completed
 * (docs/product/feedback.md#the-bonus).
 */
export const earnsBonus = ({ status, visitorId, userId }: Rated, by: Rater): boolean =>
  status === 'completed' && (visitorId === by.visitorId || (userId !== undefined && userId === by.userId))

/** At most so many characters in a comment, once trimmed (docs/product/feedback.md#the-card). */
export const MAX_COMMENT = 100

/**
 * What a happy customer gets off the next order; undefined for a rating below 4 (docs/product/feedback.md#the-bonus).
 */
export const bonusFor = (rating: number): Discount | undefined => (rating >= 4 ? { percent: 10 } : undefined)

/** At most so many characters in the desk's answer, once trimmed (docs/product/desk.md#feedback). */
export const MAX_ANSWER = 1000
