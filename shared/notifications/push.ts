import { pushLimits } from '../platform/rate-limits'
import type { Location } from '../locations/index'
import type { OrderStatus, OrderType } from '../orders/constants'
import { formatDateTime } from '../platform/time'
import { formatClockAt } from '../kitchen/intake'
import type { OrderEvent, OrderEventType } from '../orders/order-events'
import { isActiveStatus } from '../orders/status'

/**
 * The push services of the browsers, and the domains below which others have theirs
 * (docs/product/tracking.md#push).
 */
const services = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com']
const domains = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether an address leads to this machine. */
export const isLoopbackHost = (address: string): boolean => LOOPBACK.test(new URL(address).hostname)

const isKnownHost = (host: string) => services.includes(host) || domains.some((domain) => host.endsWith(domain))

/**
 * Whether a browser's push endpoint may be posted to (docs/product/tracking.md#push): an address
 * that anybody may send must not make the product knock elsewhere. On the local product this
 * machine may stand in for a push service.
 */
export function isAllowedPushEndpoint(address: string, { loopback }: { readonly loopback: boolean }): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (loopback && isLoopbackHost(address)) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && port === '' && isKnownHost(hostname)
}

type Subscriber = { readonly visitorId: string; readonly userId?: string | undefined }
type Subscribed = Subscriber & { readonly subscribedAt: string }

/**
 * Whether a subscription belongs to the customer of the order: to the browser or the account that
 * placed it.
 */
const isOwn = ({ visitorId, userId }: Subscriber, owner: Subscriber): boolean =>
  visitorId === owner.visitorId || (userId !== undefined && userId === owner.userId)

const newest = <S extends Subscribed>(subscriptions: readonly S[], count: number): readonly S[] =>
  [...subscriptions].sort((one, other) => other.subscribedAt.localeCompare(one.subscribedAt)).slice(0, count)

/**
 * The subscriptions to an order that exceed the limits (docs/product/tracking.md#push). The oldest
 * go first: those of one browser for its own newer ones, those of others for newer ones of others.
 * The customer's own never go for those of others.
 */
export function listSurplusSubscriptions<S extends Subscribed>(all: readonly S[], owner: Subscriber): readonly S[] {
  const visitorIds = [...new Set(all.map(({ visitorId }) => visitorId))]
  const within = visitorIds.flatMap((visitorId) =>
    newest(
      all.filter((one) => one.visitorId === visitorId),
      pushLimits.perBrowser,
    ),
  )
  const own = newest(
    within.filter((one) => isOwn(one, owner)),
    pushLimits.perOrder,
  )
  const others = newest(
    within.filter((one) => !isOwn(one, owner)),
    pushLimits.perOrder - own.length,
  )
  const remaining = new Set([...own, ...others])
  return all.filter((one) => !remaining.has(one))
}

/** The news that reach a closed page (docs/product/tracking.md#push). */
export const orderNotificationKinds = ['confirmed', 'ready', 'late', 'moved', 'cancelled'] as const
export type OrderNotificationKind = (typeof orderNotificationKinds)[number]

/**
 * One thing to tell; `mark` names it among all that an order ever has to tell, so that it is told
 * once.
 */
export type OrderNotification = { readonly kind: OrderNotificationKind; readonly mark: string }

type NewsSubject = {
  readonly status: OrderStatus
  readonly promisedAt?: string | undefined
  readonly slotMoves?: number | undefined
}

/** The events that may be news to a customer whose page is closed. */
export const newsEventTypes = ['OrderMoved', 'OrderRescheduled', 'EtaChanged'] as const satisfies OrderEventType[]
export type NewsEvent<Order> = OrderEvent<Order, (typeof newsEventTypes)[number]>

/**
 * Returns what an event is to a customer with a closed page; undefined where there is no need to look
 * (docs/product/tracking.md#push).
 */
export function getOrderNotification({ type, before, order }: NewsEvent<NewsSubject>): OrderNotification | undefined {
  switch (type) {
    case 'OrderMoved':
      if (before.status === order.status) return undefined
      if (order.status === 'cancelled' || order.status === 'ready') return { kind: order.status, mark: order.status }
      return before.status === 'pending' && isActiveStatus(order.status)
        ? { kind: 'confirmed', mark: 'confirmed' }
        : undefined
    case 'OrderRescheduled':
      return isActiveStatus(order.status) ? { kind: 'moved', mark: `moved ${order.slotMoves ?? 0}` } : undefined
    case 'EtaChanged': {
      const isLater =
        before.promisedAt && order.promisedAt && Date.parse(order.promisedAt) > Date.parse(before.promisedAt)
      return isLater && isActiveStatus(order.status) && order.status !== 'ready'
        ? { kind: 'late', mark: `late ${order.promisedAt}` }
        : undefined
    }
  }
}

/**
 * Whether a piece of news comes too late to be told: a change that was laid aside and put back must
 * not turn a phone that says ready, or cancelled, back to what was before
 * (docs/product/tracking.md#push).
 */
export const isNotificationOutdated = ({ kind }: OrderNotification, told: readonly string[]): boolean =>
  told.includes('cancelled') || (kind === 'confirmed' && told.includes('ready'))

type Told = {
  readonly ticketNumber: number
  readonly orderType: OrderType
  readonly promisedFrom?: string | undefined
  readonly promisedAt?: string | undefined
  readonly location: Location
}

const readySentences = {
  pickup: 'Your order is ready for pickup!',
  delivery: 'Your order is ready! It leaves the kitchen now.',
  event: 'Your order is ready!',
} as const satisfies Record<OrderType, string>

const movedWords = (location: Location, promisedFrom: string | undefined) =>
  promisedFrom === undefined
    ? 'Your order has another time now'
    : `Your order has another time now: ${formatDateTime(promisedFrom, location.timeZone)}`

/**
 * The news in words: ticket and state, nothing of whoever ordered (docs/product/tracking.md#push).
 */
export function formatOrderNotification(
  kind: OrderNotificationKind,
  { ticketNumber, orderType, promisedFrom, promisedAt, location }: Told,
) {
  const title = `Ticket ${ticketNumber}`
  switch (kind) {
    case 'confirmed':
      return { title, body: 'The kitchen has your order' }
    case 'ready':
      return { title, body: readySentences[orderType] }
    case 'late':
      return {
        title,
        body: `Your order takes a little longer${promisedAt ? `: about ${formatClockAt(location, promisedAt)}` : ''}. We are sorry.`,
      }
    case 'moved':
      return { title, body: movedWords(location, promisedFrom) }
    case 'cancelled':
      return { title, body: 'This order was cancelled' }
  }
}
