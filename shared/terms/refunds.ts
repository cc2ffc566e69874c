/**
 * What went wrong, in the words that the guest reads. Chosen, not typed: nothing in it names a
 * person (decision 0055).
 */
export const refundReasons = {
  'sold-out': 'We ran out of it',
  missing: 'It was missing',
  wrong: 'It was not as you ordered it',
  quality: 'It was not as good as it should be',
  late: 'It took too long',
  other: 'Something went wrong',
} as const
export type RefundReason = keyof typeof refundReasons
export const refundReasonIds = [
  'sold-out',
  'missing',
  'wrong',
  'quality',
  'late',
  'other',
] as const satisfies readonly RefundReason[]

/** How much an apology may be worth (docs/product/kitchen.md#making-good). */
export const ORDER_REFUND_RANGE = { leastCents: 100, mostCents: 2500 } as const
