import { Problem } from '../platform/problem'
import type { OrderStatus, Tender } from '../orders/constants'
import { allocateDiscount, formatCents, type Cents } from '../platform/money'
import { getRefundableOf, isUnusedLink, listPayments, type LinkPayment, type OrderPayments } from './payment-amounts'
import { getLeftOnGiftCards, getGiftCardCents } from './gift-card-payments'
import {
  getTaxedGross,
  isRefundOfDishes,
  listSaleRefunds,
  shareOfCents,
  splitRefunds,
  takeRefund,
  type LinePieces,
  type OrderAmounts,
  type OrderRefund,
  type RefundedOrder,
  type RefundParts,
} from './refund-parts'
import type { RefundDestination } from './refunds'
import { isCollected, isUnrecorded } from './tender'

/** Orders can be refunded for this many days. */
export const REFUND_DAYS = 30

/** A payment as far as its refunds depend on it. */
type Captured = Parameters<typeof getRefundableOf>[0] & LinkPayment

export type PaidOrder = OrderPayments<Captured> &
  OrderAmounts & {
    readonly status: OrderStatus
    readonly createdAt: string
    readonly totalCents: Cents
    readonly tender?: Tender | undefined
    readonly lines: readonly OrderedPieces[]
    readonly refunds?: readonly OrderRefund[] | undefined
    /** What the order has taken of a code with an amount. */
    readonly codeCents?: Cents | undefined
  }

type OrderedPieces = { readonly quantity: number; readonly totalPriceCents: Cents }

/** Whole lines, some pieces of lines, or an amount of the whole order. */
export type RefundTarget =
  { readonly lines: readonly number[] } | { readonly pieces: readonly LinePieces[] } | { readonly amountCents: Cents }

/** A refund's amount, the tax in it, and what goes back to the code that paid for the dishes. */
export type RefundAmount = {
  readonly amountCents: Cents
  readonly taxCents: Cents
  readonly toCodeCents?: Cents
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

/** Returns what staff have refunded of an order so far, to any destination. */
export const sumStaffRefunds = (order: PaidOrder): Cents =>
  sum(listSaleRefunds(order).map(({ amountCents }) => amountCents))

/** Returns the same with what went back to the codes that had paid. */
export const sumStaffReturns = (order: PaidOrder): Cents =>
  sum(listSaleRefunds(order).map(({ amountCents, toCodeCents = 0 }) => amountCents + toCodeCents))

/** Returns what refunds have left of an order. */
const getLeft = (order: PaidOrder): RefundParts => splitRefunds(order, listSaleRefunds(order)).left

/** Returns what can still go back to the provider's card: what was paid less earlier refunds. */
export const getLeftOnCard = (order: OrderPayments<Captured>): Cents => sum(listPayments(order).map(getRefundableOf))

/**
 * Returns what staff took less earlier refunds in cash and on the terminal. An order without a
 * record and an online payment counts as taken; cash never goes back on the terminal.
 */
function getLeftAtCounter(order: PaidOrder, to: 'cash' | 'terminal'): Cents {
  const isTaken = isCollected(order.tender) || (isUnrecorded(order) && listPayments(order).every(isUnusedLink))
  if (!isTaken || (to === 'terminal' && order.tender === 'cash')) return 0
  const paidOnline = sum(listPayments(order).map(({ capturedCents = 0 }) => capturedCents))
  const returned = listSaleRefunds(order).filter(({ to }) => to === 'cash' || to === 'terminal')
  const paidBefore = paidOnline + getGiftCardCents(order)
  return Math.max(0, order.totalCents - paidBefore - sum(returned.map(({ amountCents }) => amountCents)))
}

// Nothing goes back to gift cards before the online payment, which comes first, is captured, and
// nothing of a cancelled order, which has returned all of it.
function getLeftForGiftCards(order: PaidOrder): Cents {
  const { status, payment } = order
  const isHeld = status === 'pending' && payment !== undefined && payment.capturedCents === undefined
  return status === 'cancelled' || isHeld ? 0 : getLeftOnGiftCards(order)
}

const isCode = ({ to = 'code' }: OrderRefund): boolean => to === 'code'

/** Returns what an apology with a code may be worth: the dishes without tax, less earlier codes. */
function getLeftForApology(order: PaidOrder): Cents {
  const { parts } = splitRefunds(order, listSaleRefunds(order))
  const asCodes = parts.filter(({ refund }) => isCode(refund))
  const given = sum(asCodes.map(({ refund, taken }) => refund.amountCents - taken.taxCents))
  return Math.max(0, order.subtotalCents - order.discountCents - given)
}

/** Returns what was paid for the dishes of an order with their tax: the most for its codes. */
export const getDishesGross = (order: Pick<PaidOrder, 'lines'> & OrderAmounts): Cents =>
  sum(listLineAmounts(order).map(({ netCents, taxCents }) => netCents + taxCents))

/** Returns what dishes may be refunded with, at most. */
export function getDishesBound(order: PaidOrder, to: RefundDestination): Cents {
  if (to !== 'code') return getOwnBound(order, to)
  const asCodes = listSaleRefunds(order).filter(isCode)
  return getDishesGross(order) - sum(asCodes.map(({ amountCents }) => amountCents))
}

const getOwnBound = (order: PaidOrder, to: RefundDestination): Cents => {
  switch (to) {
    case 'card':
      return getLeftOnCard(order) + getLeftForGiftCards(order)
    case 'cash':
    case 'terminal':
      return getLeftAtCounter(order, to)
    case 'code':
      return getLeftForApology(order)
  }
}

/**
 * Returns the largest amount that can still be refunded to a destination. Refunds to different
 * destinations exclude each other only where together they exceed what was paid.
 */
export const getRefundableCents = (order: PaidOrder, to: RefundDestination): Cents =>
  Math.max(0, Math.min(getOwnBound(order, to), order.totalCents - sumStaffRefunds(order)))

/** Returns how many pieces of each line were refunded. */
function countRefundedPieces(order: RefundedOrder & { readonly lines: readonly OrderedPieces[] }): number[] {
  const refunds = listSaleRefunds(order)
  return order.lines.map(({ quantity }, line) => {
    const refunded = refunds.flatMap((refund) => {
      if (!(refund.lines ?? [refund.line]).includes(line)) return []
      return [refund.pieces?.find((one) => one.line === line)?.quantity ?? quantity]
    })
    return Math.min(quantity, sum(refunded))
  })
}

/**
 * Returns the price after discount, the tax and the discount of each line. With those of service
 * charge and fee they add up to the order's.
 */
function listLineAmounts(order: Pick<PaidOrder, 'lines'> & OrderAmounts) {
  const prices = order.lines.map(({ totalPriceCents }) => totalPriceCents)
  const discounts = allocateDiscount(order.discountCents, prices)
  const nets = prices.map((price, line) => price - (discounts[line] ?? 0))
  const { serviceChargeCents = 0, deliveryFeeCents, isDeliveryFeeTaxed } = order
  const taxes = allocateDiscount(order.taxCents, [
    ...nets,
    serviceChargeCents,
    isDeliveryFeeTaxed ? deliveryFeeCents : 0,
  ])
  return nets.map((netCents, line) => ({
    netCents,
    taxCents: taxes[line] ?? 0,
    discountCents: discounts[line] ?? 0,
  }))
}

/** Returns the share of the next pieces of a line, so that all of its pieces add up to it. */
const shareOfPieces = (cents: Cents, { from, quantity }: { from: number; quantity: number }, all: number): Cents =>
  shareOfCents(cents, from + quantity, all) - shareOfCents(cents, from, all)

export const nothingLeft = {
  card: 'Nothing is left to refund to a card.',
  cash: 'Nothing that staff took is left to refund in cash.',
  terminal: 'Nothing that the card terminal took is left to refund.',
  code: 'Nothing that was paid for this is left to refund.',
} as const satisfies Record<RefundDestination, string>

export const createNothingToRefundProblem = (why: string) => new Problem('nothing-to-refund', why)

export function calculateAmount(order: PaidOrder, amountCents: Cents, to: RefundDestination): RefundAmount {
  const isOneOfOrder = (refund: OrderRefund) => isCode(refund) && !isRefundOfDishes(refund)
  // An amount may be returned in several parts, but there is one apology code for the order.
  if (to === 'code' && listSaleRefunds(order).some(isOneOfOrder)) throw createRefundedProblem()
  const refundable = getRefundableCents(order, to)
  if (refundable === 0) throw createNothingToRefundProblem(nothingLeft[to])
  const why = to === 'code' ? 'its dishes cost no more' : 'more was not paid'
  if (amountCents > refundable)
    throw createNothingToRefundProblem(`At most ${formatCents(refundable)} can be refunded: ${why}.`)
  return { amountCents, taxCents: takeRefund(getLeft(order), { amountCents }).taxCents }
}

const createRefundedProblem = (why = 'This has been refunded already.') => new Problem('already-refunded', why)

/**
 * Returns the pieces that a refund returns: whole lines are what is left of them.
 * @throws Problem `already-refunded` if fewer pieces are left
 */
function listWantedPieces(order: PaidOrder, target: Exclude<RefundTarget, { amountCents: Cents }>) {
  const refunded = countRefundedPieces(order)
  const leftOf = (line: number): number => (order.lines[line]?.quantity ?? 0) - (refunded[line] ?? 0)
  const wanted = 'pieces' in target ? target.pieces : target.lines.map((line) => ({ line, quantity: leftOf(line) }))
  return wanted.map(({ line, quantity }) => {
    const left = leftOf(line)
    if (left === 0) throw createRefundedProblem()
    if (quantity > left) throw createRefundedProblem(`Only ${left} of it can still be refunded.`)
    return { line, quantity, from: refunded[line] ?? 0 }
  })
}

export type DishesTarget = Exclude<RefundTarget, { amountCents: Cents }>

/** Returns the amount of a refund of dishes, at most what is left of the taxed sale and a bound. */
export function calculateDishes(
  order: PaidOrder,
  target: DishesTarget,
  { to, boundCents }: { readonly to: RefundDestination; readonly boundCents: Cents },
): RefundAmount {
  const amounts = listLineAmounts(order)
  const wanted = listWantedPieces(order, target).map(({ line, ...pieces }) => {
    const { netCents = 0, taxCents = 0, discountCents = 0 } = amounts[line] ?? {}
    const share = (cents: Cents): Cents => shareOfPieces(cents, pieces, order.lines[line]?.quantity ?? 0)
    return { netCents: share(netCents), taxCents: share(taxCents), discountCents: share(discountCents) }
  })
  if (order.status === 'cancelled')
    throw createNothingToRefundProblem('This order was canceled: nothing was paid for its dishes.')
  const left = getLeft(order)
  const taxCents = sum(wanted.map((each) => each.taxCents))
  const wholeCents = sum(wanted.map((each) => each.netCents)) + taxCents
  const amountCents = Math.max(0, Math.min(wholeCents, getTaxedGross(left), boundCents))
  const toCodeCents = Math.min(order.codeCents ?? 0, sum(wanted.map((each) => each.discountCents)))
  // What a code has paid for goes back to it, also if nothing else was paid.
  const isNothing = amountCents === 0 && (to !== 'code' || toCodeCents === 0)
  if (isNothing) throw createNothingToRefundProblem(nothingLeft[to])
  const tax = amountCents === wholeCents ? { taxCents } : {}
  const { taxCents: taxInAmount } = takeRefund(left, { amountCents, lines: [], ...tax })
  return { amountCents, taxCents: taxInAmount, ...(toCodeCents > 0 && { toCodeCents }) }
}
