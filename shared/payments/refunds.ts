import { Problem } from '../platform/problem'
import type { OrderStatus } from '../orders/constants'
import { formatCents } from '../platform/money'
import type { Cents } from '../platform/money'

/**
 * What went wrong, in the words that the guest reads. Chosen, not typed: nothing in it names a
 * person (decision 0055).
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

/** How much an apology may be worth (docs/product/kitchen.md#making-good). */
export const ORDER_REFUND_RANGE = { leastCents: 100, mostCents: 2500 } as const

/** What the guest is told who looks at something else. */
export const REFUND_NOTICE = 'We are sorry. There is a code for your next order on the page of this one.'

/** So many days after an order something can be made good. */
const REFUND_DAYS = 30

/** What an order has been given for what went wrong: for a line by its place, or for all of it. */
export type OrderRefund = { readonly line?: number | undefined; readonly amountCents: Cents }

type Paid = {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly lines: readonly { readonly totalPriceCents: Cents }[]
  readonly refunds?: readonly OrderRefund[] | undefined
}

export type RefundTarget = { readonly line: number } | { readonly amountCents: Cents }

/**
 * What is left of what an order's dishes were paid with, once all that was given for it is taken
 * off.
 */
const refundableCents = ({ subtotalCents, discountCents, refunds = [] }: Paid): Cents =>
  Math.max(0, subtotalCents - discountCents - refunds.reduce((sum, { amountCents }) => sum + amountCents, 0))

/**
 * What a line was paid with: its price less its share of the discount, rounded in the guest's
 * favour.
 */
export function getLinePaidCents({ subtotalCents, discountCents, lines }: Paid, line: number): Cents {
  const price = lines[line]?.totalPriceCents ?? 0
  return subtotalCents === 0 ? 0 : price - Math.floor((discountCents * price) / subtotalCents)
}

const isSame = (wanted: RefundTarget, { line }: OrderRefund) => line === ('line' in wanted ? wanted.line : undefined)

const nothing = (why: string) => new Problem('nothing-to-refund', why)

/**
 * How much of a wish can be granted: an apology as it is asked for, a line as far as it was paid.
 */
function grantable(order: Paid, wanted: RefundTarget): Cents {
  const left = refundableCents(order)
  if ('line' in wanted) return Math.min(left, getLinePaidCents(order, wanted.line))
  if (left > 0 && wanted.amountCents > left)
    throw nothing(
      `All that this order can be given is ${formatCents(left)}: more than its dishes cost is not possible.`,
    )
  return Math.min(left, wanted.amountCents)
}

/**
 * The worth of the code that makes good what went wrong with an order
 * (docs/product/kitchen.md#making-good): once for each line and once for the whole, together never
 * more than its dishes were paid with. Throws `order-final` where it is too long ago,
 * `already-refunded` and `nothing-to-refund`.
 */
export function calculateRefundCents(order: Paid, wanted: RefundTarget, now: Date): Cents {
  if (now.getTime() - Date.parse(order.createdAt) > REFUND_DAYS * 24 * 3600_000)
    throw new Problem('order-final', `This order is more than ${REFUND_DAYS} days old.`)
  if (order.refunds?.some((given) => isSame(wanted, given)))
    throw new Problem('already-refunded', 'A code has been given for this already.')
  if ('line' in wanted && order.status === 'cancelled')
    throw nothing('This order was cancelled: nothing was paid for its dishes.')
  const cents = grantable(order, wanted)
  if (cents === 0) throw nothing('Nothing was paid for this: a discount took all of it.')
  return cents
}
