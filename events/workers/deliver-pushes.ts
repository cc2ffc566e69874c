import { setTimeout as sleep } from 'node:timers/promises'
import { deleteAlertDevices, markAlertFailed, splitAlertDevices } from '#functions/notifications/alert-devices'
import { sendWebPush } from '#functions/notifications/web-push'
import {
  PushDelivery,
  alertKeys,
  type AlertDelivery,
  type OrderPushDelivery,
  type PushMessage,
} from '#functions/notifications/records'
import { listOrderTargets, type OrderTarget } from '#functions/notifications/push-repository'
import {
  deleteTarget,
  lockTarget,
  markDelivered,
  markFailed,
  unlockTarget,
  type PushTarget,
} from '#functions/notifications/push-targets'
import { log } from '#functions/platform/log'
import { handleInvocation } from '#functions/platform/event-handlers'
import { getLocation } from '#shared/locations/index'
import { isNotificationOutdated, type OrderNotification } from '#shared/notifications/push'
import { pushLimits } from '#shared/platform/message-limits'

type Push = { readonly kind: OrderNotification['kind'] | 'alert'; readonly message: PushMessage }

const LOCK_RETRY_MS = 100

/**
 * Locks a subscription, after waiting for other deliveries. Returns undefined if it was deleted.
 * Throws if the lock takes too long.
 */
async function waitForLock(target: PushTarget): Promise<PushTarget | undefined> {
  const giveUpAt = Date.now() + 2 * pushLimits.timeoutMs
  for (;;) {
    const now = new Date()
    const result = await lockTarget(target, now)
    if (result === 'gone') return undefined
    if (result !== 'locked') return result
    if (now.getTime() > giveUpAt) throw new Error('Another delivery has locked this subscription for too long')
    await sleep(LOCK_RETRY_MS)
  }
}

const isDue = ({ kind, message: { news: mark } }: Push, { delivered }: PushTarget) =>
  !delivered.includes(mark) && (kind === 'alert' || !isNotificationOutdated({ kind, mark }, delivered))

/**
 * Sends one push to one subscription. Returns whether to continue with the next push. Throws if
 * this push has to be retried.
 */
async function deliver(push: Push, target: PushTarget, contact: string, onFailure = markFailed): Promise<boolean> {
  if (!isDue(push, target)) return true
  const current = await waitForLock(target)
  if (!current) return false
  if (!isDue(push, current)) return unlockTarget(current).then(() => true)
  const about = push.kind === 'alert' ? 'alert' : 'order'
  const result = await sendWebPush(current.subscription, push.message, { contact, about })
  log.info('web-push', { kind: push.kind, result, failures: current.failures })
  if (result === 'delivered') return markDelivered(current, push.message.news, new Date())
  if (result === 'gone') return deleteTarget(current).then(() => false)
  if (await onFailure(current)) return false
  throw new Error('A push service did not accept a push')
}

const isCancelledBy = ({ cancelledBy }: OrderPushDelivery, { visitorId, userId }: OrderTarget) =>
  cancelledBy.includes(visitorId) || (userId !== undefined && cancelledBy.includes(userId))

async function deliverNews(delivery: OrderPushDelivery, target: OrderTarget): Promise<void> {
  for (const push of delivery.pushes) {
    if (push.kind === 'cancelled' && isCancelledBy(delivery, target)) continue
    if (!(await deliver(push, target, delivery.contact))) return
  }
}

/** Serves all subscriptions in parallel, so that a slow endpoint delays no other. */
async function serveAll<T>(targets: readonly T[], serve: (target: T) => Promise<unknown>): Promise<void> {
  const results = await Promise.allSettled(targets.map(serve))
  const failed = results.find(({ status }) => status === 'rejected')
  if (failed?.status === 'rejected') throw failed.reason
}

async function deliverAlert({ alertsOf, deviceId, message, contact }: AlertDelivery): Promise<void> {
  const { devices, outsiders } = await splitAlertDevices(getLocation(alertsOf))
  await deleteAlertDevices(outsiders)
  const wanted = devices.filter(({ id }) => deviceId === undefined || id === deviceId)
  await serveAll(wanted, (device) => {
    const target = { ...device, key: alertKeys.device(alertsOf, device.id) }
    return deliver({ kind: 'alert', message }, target, contact, () => markAlertFailed(device, message.news, new Date()))
  })
}

export const handler = handleInvocation('deliver-pushes', PushDelivery, async (delivery) => {
  if ('alertsOf' in delivery) return deliverAlert(delivery)
  await serveAll(await listOrderTargets(delivery.orderId, new Date()), (target) => deliverNews(delivery, target))
})
