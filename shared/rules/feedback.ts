import type { Discount } from './codes'

/** Where the feedback card is shown (specification section 3). */
export const feedbackTriggers = ['order_confirmation', 'checkin', 'delivery_followup'] as const

/** The order id of `/feedback-test` (decisions section 8). */
export const TEST_ORDER_ID = 'TEST-ORDER'

/** At most so many characters in a comment, once trimmed (specification section 5). */
export const MAX_COMMENT = 100

/** What a happy customer gets off the next order; undefined for a rating below 4 (decisions section 5). */
export const bonusFor = (rating: number): Discount | undefined => (rating >= 4 ? { percent: 10 } : undefined)
