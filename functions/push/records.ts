import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { PushSubscription } from '#shared/contract/push'
import { keyPartitions } from '../runtime/key-partitions'
import { shaped } from '../runtime/shape'

// An endpoint may be longer than a key can be.
const digestOf = (endpoint: string) => createHash('sha256').update(endpoint).digest('base64url')

/** Where subscriptions live, beside their order; and the keys that sign what is posted, beside those of sessions. */
export const pushKeys = {
  keys: { pk: keyPartitions.signing, sk: 'VAPID' },
  order: (orderId: string) => `ORDER#${orderId}`,
  subscriptions: 'PUSH#',
  subscription: (orderId: string, endpoint: string) => ({ pk: `ORDER#${orderId}`, sk: `PUSH#${digestOf(endpoint)}` }),
  /** All subscriptions of a browser, on the second index. */
  endpoint: (endpoint: string) => `PUSH#${digestOf(endpoint)}`,
} as const

export const SubscriptionRecord = shaped(
  z.object({
    type: z.literal('PushSubscription'),
    orderId: z.string(),
    subscription: PushSubscription,
    /** The browser that subscribed, and its account: who cancels is not told of it. */
    visitorId: z.string(),
    userId: z.optional(z.string()),
    subscribedAt: z.string(),
    /** What arrived at the push service, by its marks, so that a redelivered change sends nothing twice. */
    told: z._default(z.array(z.string()), []),
    /** How often the push service failed since something arrived there. */
    failures: z._default(z.int(), 0),
    expiresAt: z.number(),
  }),
)
export type SubscriptionRecord = z.infer<typeof SubscriptionRecord>

/** A pair of keys on the curve P-256, as a JSON Web Key. */
export const VapidKey = z.object({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})
export type VapidKey = z.infer<typeof VapidKey>
