import { setTimeout as sleep } from 'node:timers/promises'
import { sendWebPush } from '#functions/notifications/web-push'
import { PushDelivery, type SubscriptionRecord } from '#functions/notifications/records'
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
import { pushLimits } from '#shared/platform/message-limits'

type Push = PushDelivery['pushes'][number]

const LOCK_RETRY_MS = 100

const isCancelledBy = ({ cancelledBy }: PushDelivery, { visitorId, userId }: SubscriptionRecord) =>
  cancelledBy.includes(visitorId) || (userId !== undefined && cancelledBy.includes(userId))

/**
 * Locks a subscription, after waiting for other deliveries. Returns undefined if it was deleted.
 * Throws if the lock takes too long.
 */
async function waitForLock(subscription: SubscriptionRecord): Promise<SubscriptionRecord | undefined> {
  const giveUpAt = Date.now() + 2 * pushLimits.timeoutMs
  for (;;) {
    const now = new Date()
    const result = await lockSubscription(subscription, now)
    if (result === 'gone') return undefined
    if (result !== 'locked') return result
    if (now.getTime() > giveUpAt) throw new Error('Another delivery has locked this subscription for too long')
    await sleep(LOCK_RETRY_MS)
  }
}

const isDue = ({ kind, message: { news: mark } }: Push, { delivered }: SubscriptionRecord) =>
  !delivered.includes(mark) && !isNotificationOutdated({ kind, mark }, delivered)

/**
 * Sends one push to one subscription. Returns whether to continue with the next push. Throws if
 * this push has to be retried.
 */
async function deliver(push: Push, subscription: SubscriptionRecord, contact: string): Promise<boolean> {
  if (!isDue(push, subscription)) return true
  const current = await waitForLock(subscription)
  if (!current) return false
  if (!isDue(push, current)) return unlockSubscription(current).then(() => true)
  const result = await sendWebPush(current.subscription, push.message, contact)
  log.info('web-push', { kind: push.kind, result, failures: current.failures })
  if (result === 'delivered') return markDelivered(current, push.message.news)
  if (result === 'gone') return deleteSubscriptions([current]).then(() => false)
  if (await markFailed(current)) return false
  throw new Error('A push service did not accept a push')
}

async function deliverAll(delivery: PushDelivery, subscription: SubscriptionRecord): Promise<void> {
  for (const push of delivery.pushes) {
    if (push.kind === 'cancelled' && isCancelledBy(delivery, subscription)) continue
    if (!(await deliver(push, subscription, delivery.contact))) return
  }
}

/** Serves all subscriptions in parallel, so that a slow endpoint delays no other. */
export const handler = handleInvocation('deliver-pushes', PushDelivery, async (delivery) => {
  const subscriptions = await listSubscriptions(delivery.orderId, new Date())
  const results = await Promise.allSettled(subscriptions.map((subscription) => deliverAll(delivery, subscription)))
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
})
