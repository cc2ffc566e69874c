import type { OrderStatus, OrderType } from '../constants'
import { isActiveStatus } from '../status'

/** How long before its requested time the kitchen starts a scheduled order, in minutes. */
const leadMinutesByType = { pickup: 20, delivery: 45, event: 120 } as const satisfies Record<OrderType, number>

type TimedOrder = {
  readonly orderType: OrderType
  /** The longest lead time of its dishes, if any has one. */
  readonly leadMinutes?: number | undefined
}

/**
 * Returns how long before its requested time the kitchen starts an order, in minutes: the usual
 * time of its type, or the longer lead time of its dishes (docs/product/checkout.md#lead-times).
 */
export const getLeadMinutes = ({ orderType, leadMinutes = 0 }: TimedOrder): number =>
  Math.max(leadMinutesByType[orderType], leadMinutes)

type AddressedOrder = TimedOrder & {
  /** Within how many minutes a quiet kitchen's delivery is at its door; 45 by default. */
  readonly deliveryMinutes?: number | undefined
}

/**
 * Returns how far ahead an order can be at the earliest, in minutes: those of its type, of a
 * delivery's ZIP code or the longer lead time of its dishes
 * (docs/product/checkout.md#first-and-last-order).
 */
export const getEarliestMinutes = ({ orderType, leadMinutes = 0, deliveryMinutes }: AddressedOrder): number =>
  Math.max((orderType === 'delivery' ? deliveryMinutes : undefined) ?? leadMinutesByType[orderType], leadMinutes)

const MINUTE_MS = 60_000

type ScheduledOrder = TimedOrder & {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly scheduledFor: string | null
  /** When the kitchen starts it, if that is before its usual time, ISO. */
  readonly firedAt?: string | undefined
  readonly history: readonly { readonly status: OrderStatus; readonly at: string }[]
}

/**
 * Returns when the kitchen starts a scheduled order, in milliseconds; null for an order for now.
 */
export function getFireTime({
  scheduledFor,
  firedAt,
  ...order
}: Pick<ScheduledOrder, 'scheduledFor' | 'orderType' | 'leadMinutes' | 'firedAt'>): number | null {
  if (scheduledFor === null) return null
  const usual = Date.parse(scheduledFor) - getLeadMinutes(order) * MINUTE_MS
  return firedAt === undefined ? usual : Math.min(usual, Date.parse(firedAt))
}

/** Whether a scheduled order is held off the board for now. Confirming an order starts it early. */
export const isHeldOrder = (order: ScheduledOrder, now: number): boolean =>
  order.status === 'pending' && (getFireTime(order) ?? 0) > now

/**
 * Returns when the kitchen got an order, in milliseconds. Its age counts from then: for a scheduled
 * order not from the day it was placed.
 */
export function getFiredAt(order: ScheduledOrder): number {
  const placed = Date.parse(order.createdAt)
  const fire = getFireTime(order)
  if (fire === null || fire <= placed) return placed
  const early = order.history.find(({ status }) => status !== 'pending')
  return early ? Math.min(fire, Date.parse(early.at)) : fire
}

/**
 * Sorts by times that are computed once per ticket, because parsing dates in every comparison is
 * slow. Tickets of the same time are sorted by the second.
 */
const sortedBy = <T>(tickets: readonly T[], timesOf: (ticket: T) => readonly [number, number]): T[] =>
  tickets
    .map((ticket) => ({ ticket, times: timesOf(ticket) }))
    .sort((one, other) => one.times[0] - other.times[0] || one.times[1] - other.times[1])
    .map(({ ticket }) => ticket)

/** When the kitchen would start an order at its usual time. */
const getUsualStart = ({ createdAt, scheduledFor, orderType, leadMinutes }: ScheduledOrder): number =>
  getFireTime({ scheduledFor, orderType, leadMinutes }) ?? Date.parse(createdAt)

/**
 * Splits active orders into those on the board, sorted by when the kitchen got them, and held ones,
 * sorted by when they start. Of those that start together, the more urgent comes first.
 */
export function splitHeldOrders<T extends ScheduledOrder>(tickets: readonly T[], now: number) {
  const active = tickets.filter(({ status }) => isActiveStatus(status))
  const held = new Set(active.filter((ticket) => isHeldOrder(ticket, now)))
  return {
    board: sortedBy(
      active.filter((ticket) => !held.has(ticket)),
      (ticket) => [getFiredAt(ticket), getUsualStart(ticket)],
    ),
    held: sortedBy([...held], (ticket) => [getFireTime(ticket) ?? 0, getUsualStart(ticket)]),
  }
}

type PromisedOrder = TimedOrder & {
  readonly createdAt: string
  readonly scheduledFor: string | null
  /** The estimated time shown to the guest. */
  readonly promisedAt?: string | null | undefined
}

/**
 * Returns when the guest expects the order, in milliseconds (docs/product/kitchen.md#countdown):
 * the latest promise, else the requested time, else the latest time of the standard estimate.
 */
export function getPromisedAt({ promisedAt, scheduledFor, createdAt, ...order }: PromisedOrder): number {
  const promised = promisedAt ?? scheduledFor
  return promised === null ? Date.parse(createdAt) + getLeadMinutes(order) * MINUTE_MS : Date.parse(promised)
}

type FirstPromise = PromisedOrder & {
  /** The end of the first promise, if it has moved since. */
  readonly firstPromisedAt?: string | undefined
}

/** Returns when the guest first expected the order, in milliseconds. A later estimate is late. */
export const getFirstPromisedAt = (order: FirstPromise): number =>
  order.firstPromisedAt === undefined ? getPromisedAt(order) : Date.parse(order.firstPromisedAt)

/** Returns by how many minutes the estimate has moved since the first one. */
export const getMovedMinutes = (order: FirstPromise): number =>
  Math.round((getPromisedAt(order) - getFirstPromisedAt(order)) / MINUTE_MS)

/** How close an order is to its first promised time: green, yellow, red. */
export type TicketUrgency = 'calm' | 'soon' | 'late'

type PromisedTicket = FirstPromise & { readonly status?: OrderStatus | undefined }

/** Whether the order waits for its guest, so that no one else is late. */
const isWaitingForGuest = ({ status, orderType }: PromisedTicket): boolean =>
  status === 'ready' && orderType !== 'delivery'

/**
 * Returns `late` after the first promised time and `soon` in the last quarter of the time allowed
 * for such an order. The order is late for the guest although its estimate moved. It is `calm` if
 * it waits for its guest.
 */
export function getTicketUrgency(order: PromisedTicket, now: number): TicketUrgency {
  if (isWaitingForGuest(order)) return 'calm'
  const left = getFirstPromisedAt(order) - now
  if (left < 0) return 'late'
  return left <= (getLeadMinutes(order) * MINUTE_MS) / 4 ? 'soon' : 'calm'
}

const two = (value: number): string => String(value).padStart(2, '0')

/** The words of a countdown; boards have them in the cook's language. */
export const countdownWords = {
  ready: 'ready',
  late: 'late',
  hours: (hours: number, minutes: string) => `${hours} h ${minutes}`,
}

/**
 * Formats the time left until the first promised time: `12:04`, over an hour `1 h 05`, and after it
 * `9:00 late`; `ready` for an order that waits for its guest (docs/product/kitchen.md#countdown).
 */
export function formatCountdown(order: PromisedTicket, now: number, words = countdownWords): string {
  if (isWaitingForGuest(order)) return words.ready
  const left = getFirstPromisedAt(order) - now
  const seconds = Math.floor(Math.abs(left) / 1_000)
  const minutes = Math.floor(seconds / 60)
  const text =
    minutes < 60 ? `${minutes}:${two(seconds % 60)}` : words.hours(Math.floor(minutes / 60), two(minutes % 60))
  return left < 0 ? `${text} ${words.late}` : text
}
