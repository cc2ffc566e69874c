import type { Location } from '../locations'
import type { OrderStatus, OrderType } from '../terms/orders'
import { formatDateTime } from './day-and-time'
import { formatClockAt } from './intake'
import type { OrderEvent, OrderEventType } from './order-events'
import { isActiveStatus } from './order-status'

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
