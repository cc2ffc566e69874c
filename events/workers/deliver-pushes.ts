import { setTimeout as sleep } from 'node:timers/promises'
import { sendWebPush } from '#functions/notifications/web-push'
import { PushDelivery } from '#functions/notifications/records'
import type { SubscriptionRecord } from '#functions/notifications/records'
import {
  deleteSubscriptions,
  lockSubscription,
  markDelivered,
  markFailed,
  listSubscriptions,
  unlockSubscription,
} from '#functions/notifications/push-repository'
import { log } from '#functions/platform/log'
import { handleInvocation } from '#functions/platform/event-handlers'
import { isNotificationOutdated } from '#shared/notifications/push'
import { pushLimits } from '#shared/platform/rate-limits'

type Push = PushDelivery['pushes'][number]

const LOCK_RETRY_MS = 100

const hasCancelled = ({ cancelledBy }: PushDelivery, { visitorId, userId }: SubscriptionRecord) =>
  cancelledBy.includes(visitorId) || (userId !== undefined && cancelledBy.includes(userId))

/**
 * Waits until no other delivery has the subscription; undefined once it was deleted. Throws where
 * that takes too long.
 */
async function locked(subscription: SubscriptionRecord): Promise<SubscriptionRecord | undefined> {
  const giveUpAt = Date.now() + 2 * pushLimits.timeoutMs
  for (;;) {
    const now = new Date()
    const found = await lockSubscription(subscription, now)
    if (found === 'gone') return undefined
    if (found !== 'locked') return found
    if (now.getTime() > giveUpAt) throw new Error('Another delivery has had this subscription for too long')
    await sleep(LOCK_RETRY_MS)
  }
}

const isDue = ({ kind, message: { news: mark } }: Push, { delivered }: SubscriptionRecord) =>
  !delivered.includes(mark) && !isNotificationOutdated({ kind, mark }, delivered)

/**
 * Sends one push to one subscription. Returns whether the next may follow; throws where this one is
 * to be retried.
 */
async function deliver(push: Push, subscription: SubscriptionRecord, contact: string): Promise<boolean> {
  if (!isDue(push, subscription)) return true
  const current = await locked(subscription)
  if (!current) return false
  if (!isDue(push, current)) return unlockSubscription(current).then(() => true)
  const result = await sendWebPush(current.subscription, push.message, contact)
  log.info('push', { result, failures: current.failures })
  if (result === 'delivered') return markDelivered(current, push.message.news)
  if (result === 'gone') return deleteSubscriptions([current]).then(() => false)
  if (await markFailed(current)) return false
  throw new Error('A push service did not accept a push')
}

async function deliverAll(delivery: PushDelivery, subscription: SubscriptionRecord): Promise<void> {
  for (const push of delivery.pushes) {
    if (push.kind === 'cancelled' && hasCancelled(delivery, subscription)) continue
    if (!(await deliver(push, subscription, delivery.contact))) return
  }
}

/** All subscriptions are served at once: a slow or dead endpoint delays no other. */
export const handler = handleInvocation('deliver-pushes', PushDelivery, async (delivery) => {
  const subscriptions = await listSubscriptions(delivery.orderId, new Date())
  const results = await Promise.allSettled(subscriptions.map((subscription) => deliverAll(delivery, subscription)))
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
})
