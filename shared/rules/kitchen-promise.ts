import type { OrderType } from '../terms/orders'
import { leadMinutes } from './kitchen-schedule'

const MINUTE_MS = 60_000

type Promised = {
  readonly orderType: OrderType
  readonly createdAt: string
  readonly scheduledFor: string | null
  /** What the guest was told, where the order says so. */
  readonly promisedAt?: string | null | undefined
}

/**
 * When a guest expects an order, in milliseconds (docs/product/kitchen.md#the-promise): as
 * promised, else when it was ordered for, else as long after it was placed as the estimate says at
 * most.
 */
export function getPromisedAt({ promisedAt, scheduledFor, createdAt, orderType }: Promised): number {
  const told = promisedAt ?? scheduledFor
  return told === null ? Date.parse(createdAt) + leadMinutes[orderType] * MINUTE_MS : Date.parse(told)
}

/** How an order stands against its promise: green, yellow, red. */
export type TicketUrgency = 'calm' | 'soon' | 'late'

/**
 * Late once the promise has passed; soon in the last quarter of the time that such an order is
 * given.
 */
export function getTicketUrgency(order: Promised, now: number): TicketUrgency {
  const left = getPromisedAt(order) - now
  if (left < 0) return 'late'
  return left <= (leadMinutes[order.orderType] * MINUTE_MS) / 4 ? 'soon' : 'calm'
}

const two = (value: number): string => String(value).padStart(2, '0')

/**
 * What is left until the promise, counting down: `12:04`, over an hour `1 h 05`, and once it has
 * passed `-3:05`.
 */
export function formatCountdown(order: Promised, now: number): string {
  const left = getPromisedAt(order) - now
  const seconds = Math.floor(Math.abs(left) / 1_000)
  const minutes = Math.floor(seconds / 60)
  const text = minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`
  return left < 0 ? `-${text}` : text
}
