import type { OrderStatus, OrderType } from '../terms/orders'
import { isActiveStatus } from './order-status'

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
