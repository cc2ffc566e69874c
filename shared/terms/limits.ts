import type { OrderType } from './orders'

/**
 * What a visitor may do so often and no more: each such call names one of these
 * (docs/product/calls.md#limits).
 */
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

/**
 * How many days ahead, by the location's calendar, an order may be scheduled
 * (docs/product/checkout.md#later-orders).
 */
export const maxDaysAhead = { pickup: 7, delivery: 7, event: 60 } as const satisfies Readonly<Record<OrderType, number>>

/** The same on a test site, for every type of order. */
export const TEST_MAX_DAYS_AHEAD = 90
