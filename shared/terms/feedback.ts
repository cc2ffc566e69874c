/** Where the feedback card is shown (docs/product/feedback.md#the-card). */
export const feedbackTriggers = ['order_confirmation', 'checkin', 'delivery_followup'] as const

/** At most so many characters in a comment, once trimmed (docs/product/feedback.md#the-card). */
export const MAX_COMMENT_LENGTH = 100

/**
 * At most so many characters in the desk's answer, once trimmed (docs/product/desk.md#feedback).
 */
export const MAX_REPLY_LENGTH = 1000
