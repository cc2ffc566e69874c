/** What a visitor may do so often and no more: each such call names one of these (docs/product/calls.md#limits). */
export const limitNames = [
  'orders',
  'sign-ins',
  'feedback',
  'groups',
  'finds',
  'subscriptions',
  'transcriptions',
  'voice',
  'recommendations',
] as const
export type LimitName = (typeof limitNames)[number]
