import { pushLimits } from '../platform/message-limits'
import type { Location } from '../locations/index'
import type { OrderStatus, OrderType } from '../orders/constants'
import { formatDateTime } from '../platform/time'
import { formatClockAt } from '../hours/hours'
import type { OrderEvent, OrderEventType } from '../orders/order-events'
import type { OrderActor } from '../platform/actor'
import { processors } from '../accounts/processors'
import { isActiveStatus, isReadyStatus } from '../orders/status'

/** The browsers' push services (docs/product/tracking.md#push). */
const services = processors.flatMap(({ pushHosts = [] }) => pushHosts)
const domains = processors.flatMap(({ pushDomains = [] }) => pushDomains)

const LOOPBACK = /^(localhost|.*\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/** Whether an address is on this machine. */
export const isLoopbackHost = (address: string): boolean => LOOPBACK.test(new URL(address).hostname)

/**
 * Returns the contact that push services get with each message, as `mailto:`. It is the verified
 * sender, if any, because some services refuse an address that does not exist.
 */
export const getPushContact = ({ mail, email }: Pick<Location, 'mail' | 'email'>): string =>
  `mailto:${mail?.from ?? email}`

const isKnownHost = (host: string) => services.includes(host) || domains.some((domain) => host.endsWith(domain))

/**
 * Whether the server may send requests to a push endpoint (docs/product/tracking.md#push). Anyone
 * can submit an endpoint, so only known push services are allowed. In local development, this
 * machine can be a push service, too.
 */
export function isAllowedPushEndpoint(address: string, { loopback }: { readonly loopback: boolean }): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  if (loopback && isLoopbackHost(address)) return protocol === 'https:' || protocol === 'http:'
  return protocol === 'https:' && port === '' && isKnownHost(hostname)
}

type Subscriber = { readonly visitorId: string; readonly userId?: string | undefined }
type StoredSubscription = Subscriber & { readonly subscribedAt: string }

/**
 * Whether a subscription belongs to the order's customer: the browser or the account that placed
 * it.
 */
const isCustomers = ({ visitorId, userId }: Subscriber, owner: Subscriber): boolean =>
  visitorId === owner.visitorId || (userId !== undefined && userId === owner.userId)

const takeNewest = <S extends StoredSubscription>(subscriptions: readonly S[], count: number): readonly S[] =>
  [...subscriptions].sort((one, other) => other.subscribedAt.localeCompare(one.subscribedAt)).slice(0, count)

/**
 * Returns the subscriptions to an order that exceed the limits, oldest first
 * (docs/product/tracking.md#push). The customer's own subscriptions are never removed in favor of
 * others.
 */
export function listSurplusSubscriptions<S extends StoredSubscription>(
  all: readonly S[],
  owner: Subscriber,
): readonly S[] {
  const visitorIds = [...new Set(all.map(({ visitorId }) => visitorId))]
  const within = visitorIds.flatMap((visitorId) =>
    takeNewest(
      all.filter((one) => one.visitorId === visitorId),
      pushLimits.perBrowser,
    ),
  )
  const own = takeNewest(
    within.filter((one) => isCustomers(one, owner)),
    pushLimits.perOrder,
  )
  const others = takeNewest(
    within.filter((one) => !isCustomers(one, owner)),
    pushLimits.perOrder - own.length,
  )
  const remaining = new Set([...own, ...others])
  return all.filter((one) => !remaining.has(one))
}

/** The kinds of push notifications about an order (docs/product/tracking.md#push). */
export const orderNotificationKinds = [
  'confirmed',
  'ready',
  'out-for-delivery',
  'late',
  'moved',
  'changed',
  'cancelled',
] as const
type OrderNotificationKind = (typeof orderNotificationKinds)[number]

/** A notification. `mark` is unique within an order, so that each notification is sent once. */
export type OrderNotification = { readonly kind: OrderNotificationKind; readonly mark: string }

type NotifiableOrder = {
  readonly status: OrderStatus
  readonly promisedAt?: string | undefined
  readonly slotMoves?: number | undefined
  readonly userId?: string | undefined
  readonly edits?: readonly { readonly by: OrderActor }[] | undefined
}

/** Whether staff made the last edit; the customer needs no notification of their own. */
function isEditedByStaff({ edits = [], userId }: NotifiableOrder): boolean {
  const by = edits.at(-1)?.by
  return typeof by === 'object' && by.id !== userId
}

/** The order events that may cause a push notification. */
export const newsEventTypes = [
  'OrderMoved',
  'OrderEdited',
  'OrderRescheduled',
  'EtaChanged',
] as const satisfies OrderEventType[]
type NewsEvent<Order> = OrderEvent<Order, (typeof newsEventTypes)[number]>

/**
 * Returns the push notification for an event; undefined if it needs none
 * (docs/product/tracking.md#push).
 */
export function getOrderNotification({
  type,
  before,
  order,
}: NewsEvent<NotifiableOrder>): OrderNotification | undefined {
  switch (type) {
    case 'OrderMoved':
      if (before.status === order.status) return undefined
      if (order.status === 'cancelled' || isReadyStatus(order.status)) return { kind: order.status, mark: order.status }
      return before.status === 'pending' && isActiveStatus(order.status)
        ? { kind: 'confirmed', mark: 'confirmed' }
        : undefined
    case 'OrderEdited':
      return isActiveStatus(order.status) && isEditedByStaff(order)
        ? { kind: 'changed', mark: `changed ${order.edits?.length ?? 0}` }
        : undefined
    case 'OrderRescheduled':
      return isActiveStatus(order.status) ? { kind: 'moved', mark: `moved ${order.slotMoves ?? 0}` } : undefined
    case 'EtaChanged': {
      const isLater =
        before.promisedAt && order.promisedAt && Date.parse(order.promisedAt) > Date.parse(before.promisedAt)
      return isLater && isActiveStatus(order.status) && !isReadyStatus(order.status)
        ? { kind: 'late', mark: `late ${order.promisedAt}` }
        : undefined
    }
  }
}

/**
 * Whether a notification is outdated: a delayed change must not replace a later state, such as
 * ready or cancelled, on the phone (docs/product/tracking.md#push).
 */
export const isNotificationOutdated = ({ kind }: OrderNotification, sentMarks: readonly string[]): boolean =>
  sentMarks.includes('cancelled') ||
  (kind === 'confirmed' && sentMarks.includes('ready')) ||
  ((kind === 'confirmed' || kind === 'ready') && sentMarks.includes('out-for-delivery'))

type NotifiedOrder = {
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

const formatRescheduled = (location: Location, promisedFrom: string | undefined) =>
  promisedFrom === undefined
    ? 'Your order has a new time now'
    : `Your order has a new time now: ${formatDateTime(promisedFrom, location.timeZone)}`

/**
 * Returns title and text of a notification: ticket number and state, without personal data
 * (docs/product/tracking.md#push).
 */
export function formatOrderNotification(
  kind: OrderNotificationKind,
  { ticketNumber, orderType, promisedFrom, promisedAt, location }: NotifiedOrder,
) {
  const title = `Ticket ${ticketNumber}`
  switch (kind) {
    case 'confirmed':
      return { title, body: 'The kitchen accepted your order' }
    case 'ready':
      return { title, body: readySentences[orderType] }
    case 'out-for-delivery':
      return { title, body: 'Your order is out for delivery' }
    case 'late':
      return {
        title,
        body: `Your order takes a little longer${promisedAt ? `: about ${formatClockAt(location, promisedAt)}` : ''}. We are sorry.`,
      }
    case 'moved':
      return { title, body: formatRescheduled(location, promisedFrom) }
    case 'changed':
      return { title, body: 'Your order was changed' }
    case 'cancelled':
      return { title, body: 'This order was canceled' }
  }
}
