import type { RefundReason } from '../payments/refunds'
import { isActiveStatus, orderStatuses, type OrderStatus } from './constants'

/**
 * How long staff can recall or cancel a completed order, for example after bumping the wrong one
 * (docs/product/kitchen.md#stages).
 */
export const RECALL_WINDOW_MS = 15 * 60_000

/** After this many steps an order can only end: the table stores 400 KB for an order. */
export const MAX_ORDER_STEPS = 200

/** `guest` placed the order; `host` is the guest of a catered event. */
export type OrderMover = 'staff' | 'guest' | 'host' | 'system'

type Transition = {
  readonly from: readonly OrderStatus[]
  readonly to: readonly OrderStatus[]
  readonly who: OrderMover
  /** How long after its completion the order can still be moved. */
  readonly untilMs?: number
}

/** The statuses before the kitchen begins to cook. */
const notStarted = ['pending', 'confirmed'] as const satisfies readonly OrderStatus[]

/** The moves of an order. A move that no row allows is rejected with `order-final`. */
export const orderTransitions: readonly Transition[] = [
  // Staff may also skip stages, and correct a stage that was bumped by mistake.
  { from: orderStatuses.filter(isActiveStatus), to: orderStatuses, who: 'staff' },
  { from: ['completed'], to: orderStatuses, who: 'staff', untilMs: RECALL_WINDOW_MS },
  { from: ['pending'], to: ['cancelled'], who: 'guest' },
  { from: notStarted, to: ['cancelled'], who: 'host' },
  // Automatic confirmation, and the end of an order that was not paid.
  { from: ['pending'], to: ['confirmed', 'cancelled'], who: 'system' },
]

type MovableOrder = { readonly status: OrderStatus; readonly completedAt?: string | undefined }

function isInTime({ completedAt }: MovableOrder, untilMs: number | undefined, now: Date): boolean {
  if (untilMs === undefined) return true
  return completedAt !== undefined && now.getTime() - Date.parse(completedAt) <= untilMs
}

/** Returns the statuses to which a mover may move an order now. */
const listTargets = (order: MovableOrder, who: OrderMover, now: Date): readonly OrderStatus[] =>
  orderTransitions
    .filter((row) => row.who === who && row.from.includes(order.status) && isInTime(order, row.untilMs, now))
    .flatMap(({ to }) => to)

/** Whether an order may be cancelled now by staff, its guest, its host or the system. */
export const canCancel = (order: MovableOrder, who: OrderMover, now: Date): boolean =>
  listTargets(order, who, now).includes('cancelled')

type RefundedOrder = MovableOrder & {
  readonly refunds?: readonly { readonly reason?: RefundReason | undefined }[] | undefined
}

/** Whether staff have refunded something of an order. */
export const isRefundedByStaff = ({ refunds = [] }: Pick<RefundedOrder, 'refunds'>): boolean =>
  refunds.some(({ reason }) => reason !== 'changed')

/**
 * Whether its guest may cancel an order online. After a refund staff do it: the code of an apology
 * stays valid, or is spent.
 */
export const mayGuestCancel = (order: RefundedOrder, now: Date): boolean =>
  canCancel(order, 'guest', now) && !isRefundedByStaff(order)

/**
 * Whether an order is final: a cancelled one at once, a completed one after 15 minutes
 * (docs/product/kitchen.md#stages).
 */
export const isOrderFinal = (order: MovableOrder, now: Date): boolean => listTargets(order, 'staff', now).length === 0

/** Whether the kitchen has begun to make an order, or the order has ended. */
export const isStarted = (status: OrderStatus): boolean => !notStarted.some((each) => each === status)
