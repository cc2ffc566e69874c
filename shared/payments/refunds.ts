import { Problem } from '../platform/problem'
import type { OrderStatus } from '../orders/constants'
import { formatCents } from '../platform/money'
import type { Cents } from '../platform/money'

/**
 * Reasons of a refund, worded for the guest. Staff choose one and can't type text, so that no
 * reason names a person (decision 0055).
 */
export const refundReasons = {
  'sold-out': 'We ran out of it',
  missing: 'It was missing',
  wrong: 'It was not as you ordered it',
  quality: 'It was not as good as it should be',
  late: 'It took too long',
  other: 'Something went wrong',
} as const
export type RefundReason = keyof typeof refundReasons
export const refundReasonIds = [
  'sold-out',
  'missing',
  'wrong',
  'quality',
  'late',
  'other',
] as const satisfies readonly RefundReason[]

/** Limits of a refund for a whole order, in cents (docs/product/kitchen.md#refunds). */
export const ORDER_REFUND_RANGE = { leastCents: 100, mostCents: 2500 } as const

/** Shown to the guest on other pages than the order's. */
export const REFUND_NOTICE = 'We are sorry. There is a code for your next order on the page of this one.'

/** Orders can be refunded for this many days. */
const REFUND_DAYS = 30

/** A refund of a line, by its position, or of the whole order. */
export type OrderRefund = { readonly line?: number | undefined; readonly amountCents: Cents }

type PaidOrder = {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly lines: readonly { readonly totalPriceCents: Cents }[]
  readonly refunds?: readonly OrderRefund[] | undefined
}

export type RefundTarget = { readonly line: number } | { readonly amountCents: Cents }

/**
 * Returns how much of an order can still be refunded: what its dishes cost less earlier refunds.
 */
const refundableCents = ({ subtotalCents, discountCents, refunds = [] }: PaidOrder): Cents =>
  Math.max(0, subtotalCents - discountCents - refunds.reduce((sum, { amountCents }) => sum + amountCents, 0))

/**
 * Returns what was paid for a line: its price less its share of the discount, rounded in the
 * guest's favor.
 */
export function getLinePaidCents({ subtotalCents, discountCents, lines }: PaidOrder, line: number): Cents {
  const price = lines[line]?.totalPriceCents ?? 0
  return subtotalCents === 0 ? 0 : price - Math.floor((discountCents * price) / subtotalCents)
}

const isSame = (target: RefundTarget, { line }: OrderRefund) => line === ('line' in target ? target.line : undefined)

const createNothingToRefundProblem = (why: string) => new Problem('nothing-to-refund', why)

/**
 * Returns the amount of a refund: as requested for the whole order, or what was paid for a line.
 */
function calculateAmount(order: PaidOrder, target: RefundTarget): Cents {
  const refundable = refundableCents(order)
  if ('line' in target) return Math.min(refundable, getLinePaidCents(order, target.line))
  if (refundable > 0 && target.amountCents > refundable)
    throw createNothingToRefundProblem(
      `All that this order can be given is ${formatCents(refundable)}: more than its dishes cost is not possible.`,
    )
  return Math.min(refundable, target.amountCents)
}

/**
 * Returns the amount of a refund in cents (docs/product/kitchen.md#refunds). Each line and the
 * order as a whole can be refunded once, and never more than was paid in total.
 * @throws Problem `order-final` if the order is too old, `already-refunded` or `nothing-to-refund`
 */
export function calculateRefundCents(order: PaidOrder, target: RefundTarget, now: Date): Cents {
  if (now.getTime() - Date.parse(order.createdAt) > REFUND_DAYS * 24 * 3600_000)
    throw new Problem('order-final', `This order is more than ${REFUND_DAYS} days old.`)
  if (order.refunds?.some((refund) => isSame(target, refund)))
    throw new Problem('already-refunded', 'A code has been given for this already.')
  if ('line' in target && order.status === 'cancelled')
    throw createNothingToRefundProblem('This order was cancelled: nothing was paid for its dishes.')
  const cents = calculateAmount(order, target)
  if (cents === 0) throw createNothingToRefundProblem('Nothing was paid for this: a discount took all of it.')
  return cents
}
