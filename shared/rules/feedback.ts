import type { OrderStatus } from '../terms/orders'
import type { CodeDiscount } from './codes'

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
