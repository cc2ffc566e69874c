import type { Cents } from '../platform/money'
import { sumEditRefunds } from '../payments/card-refunds'
import type { DepositTender, Tender } from '../orders/constants'
import { listLostAmounts } from '../payments/disputes'
import { findCouponCode } from '../payments/coupons'
import { getDepositCents, getGiftCardCents, type DepositedOrder } from '../payments/gift-card-payments'
import { getCounterCents, getPaymentStatus, listPayments, type OrderPayments } from '../payments/payment-amounts'
import { addFigures, type FigureTotals } from './figures'
import type { CountedRefund } from './tax-figures'

/** An order with the amounts that its payment depends on. */
export type PaidOrder = OrderPayments & {
  readonly subtotalCents: Cents
  readonly discountCents: Cents
  /** What it holds, such as a coupon. */
  readonly reservations?: readonly { readonly type: string; readonly codeId?: string }[] | undefined
  readonly taxCents: Cents
  readonly deliveryFeeCents: Cents
  readonly tipCents?: Cents | undefined
  readonly refunds?: readonly CountedRefund[] | undefined
  readonly serviceChargeCents?: Cents | undefined
  readonly tender?: Tender | undefined
  readonly driver?: { readonly id: string } | undefined
}

/** Returns a delivery of its driver, and the cash that the driver took for it. */
function getDriverFigures({ driver, tender }: PaidOrder, takenCents: Cents): FigureTotals {
  if (!driver) return {}
  return { [`driver/${driver.id}/orders`]: 1, ...(tender === 'cash' && { [`driver/${driver.id}/cash`]: takenCents }) }
}

/** Returns what an order's coupon took off and brought, under the coupon's code. */
function getCouponFigures({ reservations = [], subtotalCents, discountCents }: PaidOrder): FigureTotals {
  const coupon = findCouponCode(reservations)
  if (coupon === undefined) return {}
  return {
    [`coupon/${coupon}/orders`]: 1,
    [`coupon/${coupon}/discount`]: discountCents,
    [`coupon/${coupon}/net`]: subtotalCents - discountCents,
  }
}

/**
 * Returns what gift cards paid of a completed order, and what was paid online: the rest of its
 * total with tax, fee and tip, less what was due at the counter, such as the balance of an event.
 * What went back because an edit lowered the total was paid, too; it counts again among the
 * refunds. The rest counts by its tender. Its coupon counts, too.
 */
export function getPaymentFigures(order: PaidOrder): FigureTotals {
  const { subtotalCents, discountCents, serviceChargeCents = 0, taxCents, deliveryFeeCents, tipCents = 0 } = order
  const totalCents = subtotalCents - discountCents + serviceChargeCents + taxCents + deliveryFeeCents + tipCents
  const taken = (cents: Cents): FigureTotals => ({
    ...(order.tender && { [`tender/${order.tender}`]: cents }),
    ...getDriverFigures(order, cents),
  })
  const giftCards = getGiftCardCents(order)
  const deposit = getDepositCents(order)
  const byCode: FigureTotals = {
    ...getCouponFigures(order),
    ...(giftCards > 0 && { paidByGiftCard: giftCards }),
    // It was paid on another day.
    ...(deposit > 0 && { deposits: -deposit }),
  }
  const payable = totalCents - giftCards - deposit
  if (getPaymentStatus(order) === 'none') return { ...byCode, ...taken(payable) }
  const paidBack = listPayments(order).reduce((sum, payment) => sum + sumEditRefunds(payment), 0)
  const paidOnline = payable - getCounterCents({ ...order, totalCents }) + paidBack
  const atCounter = payable - paidOnline + paidBack
  return { ...byCode, paidOnline, ...(paidBack > 0 && { paidBack }), ...taken(atCounter) }
}

/** Returns what disputes took back for good, with the times when they were lost. */
export const listDisputeFigures = (order: PaidOrder): { at: string; figures: FigureTotals }[] =>
  listPayments(order)
    .flatMap(listLostAmounts)
    .map(({ at, amountCents }) => ({ at, figures: { disputesLost: amountCents } }))

/** Returns by which way a refund's money went back, in cents: one way, or card and gift card. */
export const getRefundWays = ({ to, amountCents, toGiftCardCents = 0 }: CountedRefund) => ({
  card: to === 'card' ? amountCents - toGiftCardCents : 0,
  giftCard: to === 'card' ? toGiftCardCents : 0,
  cash: to === 'cash' ? amountCents : 0,
  terminal: to === 'terminal' ? amountCents : 0,
})

/** Returns the money that went back by each way but codes, with the times. */
export const listMoneyRefundFigures = ({ refunds = [] }: PaidOrder): { at: string; figures: FigureTotals }[] =>
  refunds.map((refund) => {
    const { card, giftCard, cash, terminal } = getRefundWays(refund)
    const figures = {
      refunded: card,
      refundedToGiftCards: giftCard,
      refundedInCash: cash,
      refundedOnTerminal: terminal,
    }
    return { at: refund.at, figures: addFigures({}, figures) }
  })

const listedFigures = /^(refund|disputesLost|deposit\/)/

/** Whether figures of a day have a refund of money, a lost dispute, or a deposit. */
export const haveReturnsOrDeposits = (figures: FigureTotals): boolean =>
  Object.entries(figures).some(([name, cents]) => listedFigures.test(name) && cents !== 0)

/** What happens to a deposit at the restaurant. */
export const depositSteps = ['received', 'returned'] as const

/** A deposit that was received at the restaurant, or went back after a cancellation. */
export type DepositStep = {
  readonly kind: (typeof depositSteps)[number]
  readonly tender: DepositTender
  readonly at: string
  readonly amountCents: Cents
}

/** Returns when and how an order's deposit was received at the restaurant and went back. */
export function listDepositSteps({ event }: DepositedOrder): readonly DepositStep[] {
  const { deposit } = event ?? {}
  if (!deposit) return []
  const { amountCents, tender, at, returned } = deposit
  return [
    { kind: 'received', tender, at, amountCents },
    ...(returned ? [{ kind: 'returned', ...returned, amountCents } as const] : []),
  ]
}

/** Returns an order's deposit apart from sales and refunds, on the days when it was paid. */
export const listDepositFigures = (order: DepositedOrder): { at: string; figures: FigureTotals }[] =>
  listDepositSteps(order).map(({ kind, tender, at, amountCents }) => ({
    at,
    figures: { [`deposit/${kind}/${tender}`]: amountCents },
  }))
