import * as z from 'zod/mini'
import type { RouteGroup } from '../platform/route'

const Endpoint = z.string().check(z.minLength(1), z.maxLength(2000))

/** The bytes of a key as browsers write them. */
const keyOf = (characters: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), "Must be a subscription's key"))

/** What a browser's `PushSubscription` says of itself. */
export const PushSubscription = z.object({
  endpoint: Endpoint,
  expirationTime: z.optional(z.nullable(z.number())),
  /** The browser's public key, 65 bytes, and its secret, 16 bytes. */
  keys: z.object({ p256dh: keyOf(87), auth: keyOf(22) }),
})
export type PushSubscription = z.infer<typeof PushSubscription>

export const pushRoutes = {
  getPushKey: {
    method: 'GET',
    path: '/api/push/key',
    summary: 'The public key (VAPID) that a browser subscribes to pushes with',
    access: 'public',
    table: 'read',
    result: z.object({ publicKey: z.string() }),
  },
  subscribeToPush: {
    method: 'POST',
    path: '/api/push/subscriptions',
    summary: 'Lets a browser be told of an order while its page is closed; again, it is the same subscription',
    access: 'public',
    status: 201,
    table: 'write',
    limit: 'subscriptions',
    body: z.object({ orderId: z.string().check(z.maxLength(64)), subscription: PushSubscription }),
    result: z.object({ orderId: z.string() }),
  },
  unsubscribeFromPush: {
    method: 'DELETE',
    path: '/api/push/subscriptions',
    summary: 'Tells a browser nothing more, of any order',
    access: 'public',
    status: 204,
    table: 'write',
    body: z.object({ endpoint: Endpoint }),
    result: z.undefined(),
  },
} as const satisfies RouteGroup
