import type { OrderStatus, OrderType } from '../orders/constants'
import { isActiveStatus } from '../orders/status'

/** How long before its time the kitchen begins with a scheduled order, in minutes. */
export const leadMinutes = { pickup: 20, delivery: 45, event: 120 } as const satisfies Record<OrderType, number>

const MINUTE_MS = 60_000

type Scheduled = {
  readonly orderType: OrderType
  readonly status: OrderStatus
  readonly createdAt: string
  readonly scheduledFor: string | null
  /** When it went to the line before its usual time, ISO, if it did. */
  readonly firedAt?: string | undefined
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
}

/**
 * When a scheduled order goes to the line, in milliseconds; null for one that is wanted at once.
 */
export function getFireTime({
  scheduledFor,
  orderType,
  firedAt,
}: Pick<Scheduled, 'scheduledFor' | 'orderType' | 'firedAt'>): number | null {
  if (scheduledFor === null) return null
  const usual = Date.parse(scheduledFor) - leadMinutes[orderType] * MINUTE_MS
  return firedAt === undefined ? usual : Math.min(usual, Date.parse(firedAt))
}

/**
 * Whether an order is kept off the board until it is time; one that the kitchen has confirmed was
 * fired early.
 */
export const isHeldOrder = (order: Scheduled, now: number): boolean =>
  order.status === 'pending' && (getFireTime(order) ?? 0) > now

/**
 * Since when the kitchen has an order, in milliseconds: its age counts from there, not from days
 * before.
 */
export function getFiredAt(order: Scheduled): number {
  const placed = Date.parse(order.createdAt)
  const fire = getFireTime(order)
  if (fire === null || fire <= placed) return placed
  const early = order.history.find(({ status }) => status !== 'pending')
  return early ? Math.min(fire, Date.parse(early.at)) : fire
}

/**
 * By a time that is read once of each: a date's text is slow to read, and a sort compares each many
 * times.
 */
const sortedBy = <T>(tickets: readonly T[], timeOf: (ticket: T) => number): T[] =>
  tickets
    .map((ticket) => ({ ticket, time: timeOf(ticket) }))
    .sort((one, other) => one.time - other.time)
    .map(({ ticket }) => ticket)

/**
 * What is on the board, by when the kitchen got it, and what is held back, by when it is wanted.
 */
export function splitHeldOrders<T extends Scheduled>(tickets: readonly T[], now: number) {
  const active = tickets.filter(({ status }) => isActiveStatus(status))
  const held = new Set(active.filter((ticket) => isHeldOrder(ticket, now)))
  return {
    board: sortedBy(
      active.filter((ticket) => !held.has(ticket)),
      getFiredAt,
    ),
    held: sortedBy([...held], (ticket) => getFireTime(ticket) ?? 0),
  }
}

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
