import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { idField, urlField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

const Endpoint = urlField(2000).check(z.minLength(1))

/** A key as browsers encode it. */
const keyField = (characters: number) =>
  ofKind('secret', z.string()).check(
    z.regex(new RegExp(`^[\\w-]{${characters}}={0,2}$`), "Must be a subscription's key"),
  )

/** The fields of a browser's `PushSubscription` that a push needs. */
export const PushSubscription = z.object({
  endpoint: Endpoint,
  /** The browser's public key (65 bytes) and secret (16 bytes). */
  keys: z.object({ p256dh: keyField(87), auth: keyField(22) }),
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
    summary: 'Subscribes a browser to push notifications about an order; repeating it changes nothing',
    access: 'public',
    status: 201,
    table: 'write',
    limit: 'subscriptions',
    body: z.object({ orderId: idField(), subscription: PushSubscription }),
    result: z.object({ orderId: z.string() }),
  },
  unsubscribeFromPush: {
    method: 'DELETE',
    path: '/api/push/subscriptions',
    summary: 'Unsubscribes a browser from push notifications of all orders',
    access: 'public',
    status: 204,
    table: 'write',
    body: z.object({ endpoint: Endpoint }),
    result: z.undefined(),
  },
} as const satisfies RouteGroup
