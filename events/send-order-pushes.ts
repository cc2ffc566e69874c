import type { OrderRecord } from '#functions/orders/records'
import type { OrderPushDelivery } from '#functions/notifications/records'
import { listSubscriptions } from '#functions/notifications/push-repository'
import { getCurrentLocation } from '#functions/locations/state/current-location'
import { invokeWorker } from '#functions/platform/aws/lambda'
import { getLocation } from '#shared/locations/index'
import {
  newsEventTypes,
  getOrderNotification,
  getPushContact,
  formatOrderNotification,
  type OrderNotification,
} from '#shared/notifications/push'
import { onOrderEventBatches } from './order-events'

function buildPush({ kind, mark }: OrderNotification, order: OrderRecord): OrderPushDelivery['pushes'][number] {
  const content = formatOrderNotification(kind, { ...order, location: getLocation(order.location) })
  return { kind, message: { ...content, tag: order.id, url: `/orders/${order.id}/tracking`, news: mark } }
}

/** Groups the notifications of a batch by order, in sequence. */
async function buildDeliveries(
  found: readonly { readonly news: OrderNotification; readonly order: OrderRecord }[],
): Promise<readonly OrderPushDelivery[]> {
  const codes = [...new Set(found.map(({ order }) => order.location))]
  const contacts = new Map(
    await Promise.all(codes.map(async (code) => [code, getPushContact(await getCurrentLocation(code))] as const)),
  )
  const deliveries = new Map<string, OrderPushDelivery>()
  for (const { news, order } of found) {
    const before = deliveries.get(order.id)?.pushes ?? []
    deliveries.set(order.id, {
      orderId: order.id,
      pushes: [...before, buildPush(news, order)],
      cancelledBy: order.cancelledBy ?? [],
      contact: contacts.get(order.location) ?? '',
    })
  }
  return [...deliveries.values()]
}

async function invokeDelivery(delivery: OrderPushDelivery, now: Date): Promise<void> {
  const subscriptions = await listSubscriptions(delivery.orderId, now)
  if (subscriptions.length > 0) await invokeWorker('deliver-pushes', delivery)
}

/** Invokes the worker once per order, so that a slow push service delays only that order. */
export const handler = onOrderEventBatches('send-order-pushes', newsEventTypes, async (events) => {
  const now = new Date()
  const found = events.flatMap((event) => {
    const news = getOrderNotification(event)
    return news ? [{ news, order: event.order }] : []
  })
  await Promise.all((await buildDeliveries(found)).map((delivery) => invokeDelivery(delivery, now)))
})
