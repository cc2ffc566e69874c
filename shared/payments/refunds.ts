import { Problem } from '../platform/problem'
import type { OrderStatus, Tender } from '../orders/constants'
import { formatCents, type Cents, allocateDiscount } from '../platform/money'
import { sumPlannedRefunds, type CardRefund } from './card-refunds'
import { isCollected } from './tender'
import { hasRefundFailed, listPayments, type OrderPayments } from './payment-amounts'

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
  /** Only the system refunds for this reason: an edit made a paid order cost less. */
  changed: 'The order was changed',
} as const
export type RefundReason = keyof typeof refundReasons
/** The reasons that staff choose from. */
export const staffRefundReasonIds = [
  'sold-out',
  'missing',
  'wrong',
  'quality',
  'late',
  'other',
] as const satisfies readonly RefundReason[]
export type StaffRefundReason = (typeof staffRefundReasonIds)[number]
export const refundReasonIds = [...staffRefundReasonIds, 'changed'] as const satisfies readonly RefundReason[]

/** Where a refund goes. Cash is recorded only: staff hand it out. */
export const refundDestinations = ['card', 'code', 'cash'] as const
export type RefundDestination = (typeof refundDestinations)[number]

/** Limits of a code for a whole order, in cents (docs/product/kitchen.md#refunds). */
export const ORDER_REFUND_RANGE = { leastCents: 100, mostCents: 2500 } as const

type NoticedRefund = { readonly to: RefundDestination; readonly reason: RefundReason; readonly amountCents: Cents }

/** Returns the notice of a refund, shown to the guest on other pages than the order's. */
export function formatRefundNotice({ to, reason, amountCents }: NoticedRefund): string {
  if (to === 'code') return 'We are sorry. There is a code for your next order on the page of this one.'
  if (to === 'cash') return `We are sorry. You got ${formatCents(amountCents)} back in cash.`
  const back = `${formatCents(amountCents)} goes back to your card`
  return reason === 'changed' ? `${back}, because your order was changed.` : `We are sorry. ${back}.`
}

/** Orders can be refunded for this many days. */
const REFUND_DAYS = 30

/** A refund of lines, by their positions, or of the whole order. */
export type OrderRefund = {
  readonly to?: RefundDestination | undefined
  readonly line?: number | undefined
  readonly lines?: readonly number[] | undefined
  readonly amountCents: Cents
  /** The tax in the amount. */
  readonly taxCents?: Cents | undefined
  readonly reason?: RefundReason | undefined
  readonly at?: string | undefined
}

/** A payment as far as its refunds depend on it. */
type Captured = { readonly capturedCents?: Cents | undefined; readonly cardRefunds: readonly CardRefund[] }

type PaidOrder = OrderPayments<Captured> & {
  readonly status: OrderStatus
  readonly createdAt: string
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  readonly taxCents: Cents
  readonly totalCents: Cents
  readonly tender?: Tender | undefined
  readonly lines: readonly { readonly totalPriceCents: Cents }[]
  readonly refunds?: readonly OrderRefund[] | undefined
}

/** One line without its tax, several lines with their tax, or an amount. */
export type RefundTarget =
  { readonly line: number } | { readonly lines: readonly number[] } | { readonly amountCents: Cents }

/** A refund's amount, and the tax in it. */
export type RefundAmount = { readonly amountCents: Cents; readonly taxCents: Cents }

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((total, cents) => total + cents, 0)

const listLines = ({
  line,
  lines,
}: {
  readonly line?: number | undefined
  readonly lines?: readonly number[] | undefined
}) => lines ?? (line === undefined ? [] : [line])

/**
 * Lists the refunds of the current dishes: an edit has already lowered the total by its refund, and
 * one that failed can be made again.
 */
const getRefundsOf = ({ refunds = [], ...order }: PaidOrder) =>
  refunds.filter(({ reason, at }) => reason !== 'changed' && (at === undefined || !hasRefundFailed(order, at)))

/** Returns what staff have refunded of an order so far, to any destination. */
export const sumStaffRefunds = (order: PaidOrder): Cents =>
  sum(getRefundsOf(order).map(({ amountCents }) => amountCents))

/** Returns what can still be refunded of the dishes without tax. */
const getRefundableNet = (order: PaidOrder): Cents =>
  Math.max(
    0,
    order.subtotalCents -
      order.discountCents -
      sum(getRefundsOf(order).map(({ amountCents, taxCents = 0 }) => amountCents - taxCents)),
  )

/** Returns what can still be refunded to the card: what was paid online less earlier refunds. */
export const getRefundableToCard = (order: OrderPayments<Captured>): Cents =>
  sum(listPayments(order).map((payment) => Math.max(0, (payment.capturedCents ?? 0) - sumPlannedRefunds(payment))))

/** Returns what can still be refunded in cash: what staff took less earlier refunds in cash. */
export function getRefundableInCash(order: PaidOrder): Cents {
  if (!isCollected(order.tender)) return 0
  const paidOnline = sum(listPayments(order).map(({ capturedCents = 0 }) => capturedCents))
  const inCash = getRefundsOf(order).filter(({ to }) => to === 'cash')
  return Math.max(0, order.totalCents - paidOnline - sum(inCash.map(({ amountCents }) => amountCents)))
}

const getRefundable = (order: PaidOrder, to: RefundDestination): Cents => {
  switch (to) {
    case 'card':
      return getRefundableToCard(order)
    case 'cash':
      return getRefundableInCash(order)
    case 'code':
      return getRefundableNet(order)
  }
}

/**
 * Returns what was paid for a line: its price less its share of the discount, rounded in the
 * guest's favor, without tax.
 */
export function getLinePaidCents({ subtotalCents, discountCents, lines }: PaidOrder, line: number): Cents {
  const price = lines[line]?.totalPriceCents ?? 0
  return subtotalCents === 0 ? 0 : price - Math.floor((discountCents * price) / subtotalCents)
}

/** Returns the tax of each line. The sum is the order's tax. */
const getLineTaxes = ({ taxCents, lines }: PaidOrder): readonly Cents[] =>
  allocateDiscount(
    taxCents,
    lines.map(({ totalPriceCents }) => totalPriceCents),
  )

const nothingLeft = {
  card: 'Nothing is left to refund to a card.',
  cash: 'Nothing that staff took is left to refund in cash.',
  code: 'Nothing was paid for this: a discount took all of it.',
} as const satisfies Record<RefundDestination, string>

const createNothingToRefundProblem = (why: string) => new Problem('nothing-to-refund', why)

/** Returns the amount of a refund of lines, at most what is left of the order. */
function calculateLines(order: PaidOrder, lines: readonly number[], withTax: boolean): RefundAmount {
  const taxes = getLineTaxes(order)
  const earlierTax = sum(getRefundsOf(order).map(({ taxCents = 0 }) => taxCents))
  const taxCents = withTax ? Math.min(sum(lines.map((line) => taxes[line] ?? 0)), order.taxCents - earlierTax) : 0
  const netCents = Math.min(getRefundableNet(order), sum(lines.map((line) => getLinePaidCents(order, line))))
  return { amountCents: netCents + Math.max(0, taxCents), taxCents: Math.max(0, taxCents) }
}

/** The tax in an amount is its share of the order's tax. */
const calculateMoneyAmount = ({ taxCents, totalCents }: PaidOrder, amountCents: Cents): RefundAmount => ({
  amountCents,
  taxCents: totalCents === 0 ? 0 : Math.round((amountCents * taxCents) / totalCents),
})

/** @throws Problem `nothing-to-refund` if the amount is more than what can be refunded */
function assertRefundable(amountCents: Cents, refundableCents: Cents, why: string): void {
  if (amountCents > refundableCents && refundableCents > 0)
    throw createNothingToRefundProblem(`At most ${formatCents(refundableCents)} can be refunded: ${why}.`)
}

function calculateAmount(order: PaidOrder, target: RefundTarget, to: RefundDestination): RefundAmount {
  const refundable = getRefundable(order, to)
  const isMoney = to !== 'code'
  if ('amountCents' in target) {
    assertRefundable(target.amountCents, refundable, isMoney ? 'more was not paid' : 'its dishes cost no more')
    const amountCents = Math.min(refundable, target.amountCents)
    return isMoney ? calculateMoneyAmount(order, amountCents) : { amountCents, taxCents: 0 }
  }
  const amount = calculateLines(order, listLines(target), 'lines' in target)
  return isMoney && amount.amountCents > refundable ? calculateMoneyAmount(order, refundable) : amount
}

function assertNotRefunded(order: PaidOrder, target: RefundTarget, to: RefundDestination): void {
  const refunds = getRefundsOf(order)
  const wanted = 'amountCents' in target ? [] : listLines(target)
  const isLineRefunded = refunds.some((refund) => listLines(refund).some((line) => wanted.includes(line)))
  // An amount may be returned to the card in several parts, but there is one code for the order.
  const isOrderRefunded =
    'amountCents' in target && to === 'code' && refunds.some((refund) => listLines(refund).length === 0)
  if (isLineRefunded || isOrderRefunded) throw new Problem('already-refunded', 'This has been refunded already.')
}

/**
 * Returns the amount of a refund in cents (docs/product/kitchen.md#refunds). Each line is refunded
 * once, and the order is never refunded more than was paid in total.
 * @throws Problem `order-final` if the order is too old, `already-refunded` or `nothing-to-refund`
 */
export function calculateRefund(
  order: PaidOrder,
  target: RefundTarget,
  { to, now }: { readonly to: RefundDestination; readonly now: Date },
): RefundAmount {
  if (now.getTime() - Date.parse(order.createdAt) > REFUND_DAYS * 24 * 3600_000)
    throw new Problem('order-final', `This order is more than ${REFUND_DAYS} days old.`)
  assertNotRefunded(order, target, to)
  if (!('amountCents' in target) && order.status === 'cancelled')
    throw createNothingToRefundProblem('This order was cancelled: nothing was paid for its dishes.')
  const amount = calculateAmount(order, target, to)
  if (amount.amountCents === 0) throw createNothingToRefundProblem(nothingLeft[to])
  return amount
}
