/**
 * The five answers to how the meal was, and what is to be seen when one is given
 * (docs/product/feedback.md#the-card).
 */
export const ratings = [
  { rating: 1, label: 'Terrible', flourish: 'smoke' },
  { rating: 2, label: 'Meh', flourish: 'disappointed' },
  { rating: 3, label: 'Okay', flourish: 'neutral' },
  { rating: 4, label: 'Great', flourish: 'sparkle' },
  { rating: 5, label: 'Amazing!', flourish: 'hearts' },
] as const

export type Rating = (typeof ratings)[number]['rating']

export type RatingAnimationKind = (typeof ratings)[number]['flourish']

export const RATING_ANIMATION_MS = 2_000

/** After success the card goes away by itself (docs/product/feedback.md#the-card). */
export const AUTO_CLOSE_MS = 5_000
