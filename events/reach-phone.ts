import type { OrderRecord } from '#functions/orders/records'
import { post } from '#functions/push/post'
import type { PushMessage } from '#functions/push/post'
import type { SubscriptionRecord } from '#functions/push/records'
import { forget, noteFailure, noteTold, subscriptionsTo } from '#functions/push/store'
import { log } from '#functions/runtime/log'
import { react } from '#functions/runtime/react'
import { locationOf } from '#shared/locations/index'
import { isOvertaken, newsWords } from '#shared/rules/order-news'
import type { News } from '#shared/rules/order-news'
import { orderNews } from './order-news'

/** So often a push service may fail at one piece of news, one try for each time that the stream delivers it. */
const TRIES = 5

function messageOf({ kind, mark }: News, order: OrderRecord): PushMessage {
  const words = newsWords(kind, { ...order, location: locationOf(order.location) })
  return { ...words, tag: order.id, url: `/orders/${order.id}/tracking`, news: mark }
}

const hasCancelled = ({ cancelledBy = [] }: OrderRecord, { visitorId, userId }: SubscriptionRecord) =>
  cancelledBy.includes(visitorId) || (userId !== undefined && cancelledBy.includes(userId))

/** Whether it is done with: told, given up or forgotten. */
async function tell(to: SubscriptionRecord, message: PushMessage, mark: string, contact: string): Promise<boolean> {
  const posted = await post(to.subscription, message, contact)
  log.info('phone', { posted, failures: to.failures })
  if (posted === 'gone') return forget([to]).then(() => true)
  if (posted === 'failed' && to.failures + 1 < TRIES) return noteFailure(to).then(() => false)
  return noteTold(to, mark).then(() => true)
}

export const handler = react('reach-phone', async (change) => {
  const found = orderNews(change)
  if (!found) return
  const { news, order } = found
  const subscriptions = (await subscriptionsTo(order.id, new Date())).filter(
    (to) =>
      !to.told.includes(news.mark) &&
      !isOvertaken(news, to.told) &&
      !(news.kind === 'cancelled' && hasCancelled(order, to)),
  )
  const message = messageOf(news, order)
  const contact = `mailto:${locationOf(order.location).email}`
  const telling = subscriptions.map((to) => tell(to, message, news.mark, contact))
  // Whoever is still being told when one fails would be told again.
  await Promise.allSettled(telling)
  const done = await Promise.all(telling)
  // The stream brings the change again; who has been told by now is not told twice.
  if (done.includes(false)) throw new Error('A push service did not take a push.')
})
