import type * as z from 'zod/mini'
import type { Ticket } from '#shared/orders/contract'
import type { OrderPayment, PaymentPage } from '#shared/payments/contract'
import { isOpenDispute, type Dispute } from '#shared/payments/disputes'
import { isStaff } from '#shared/accounts/access'
import { isActiveStatus } from '#shared/orders/status'
import {
  findOpenPage,
  getBalanceDueCents,
  getFailedRefundCents,
  getPaidCents,
  getPaymentStatus,
  hasOpenLink,
  hasRefundFailed,
  listDisputes,
  listPayments,
} from '#shared/payments/payment-amounts'
import { presentActor } from '#shared/platform/actor'
import { getGiftCardCents } from '#shared/payments/gift-card-payments'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { calculateEarned } from '#shared/loyalty/points-postings'
import { centsToDecimal } from '#shared/platform/money'
import { getCallerAtLocation, type Caller } from '../../platform/session/session'
import { getLineId } from '../lines/line-ids'
import { isPlacer } from '../access/order-readers'
import type { OrderRecord } from '../records'

/** Presents how an order is paid, and what is left to pay. */
export const presentPaymentState = (order: OrderRecord) => ({
  paymentMethod: order.paymentMethod,
  paymentStatus: getPaymentStatus(order),
  ...(getGiftCardCents(order) > 0 && { giftCardPaid: centsToDecimal(getGiftCardCents(order)) }),
  ...(hasOpenLink(order) && { hasPayLink: true }),
  paidAt: listPayments(order).find(({ paidAt }) => paidAt !== undefined)?.paidAt,
  ...(getBalanceDueCents(order) > 0 && { balanceDue: centsToDecimal(getBalanceDueCents(order)) }),
})

/** Presents what the price of an edited order depends on, besides its dishes. */
export const presentEditTerms = (order: OrderRecord) => ({
  taxRate: order.taxRate,
  isDeliveryFeeTaxed: order.isDeliveryFeeTaxed,
  discount: order.discount ?? null,
  freeDeliveryTier: order.freeDeliveryTier,
  ...(order.discountFromCents && { discountFrom: centsToDecimal(order.discountFromCents) }),
  paid: centsToDecimal(getPaidCents(order) + getGiftCardCents(order)),
})

/** Presents the points that an order earns its account. */
export const presentPoints = (order: OrderRecord) =>
  order.userId === undefined ? {} : { points: calculateEarned(order).points }

type RefundVisibility = {
  readonly withCodes: boolean
  readonly withActors: boolean
  /** Whether actors have the ids of users, for staff. */
  readonly withIds: boolean
}

/** Presents refunds. Boards never show their discount codes. */
export const presentRefunds = (order: OrderRecord, { withCodes, withActors, withIds }: RefundVisibility) =>
  order.refunds && {
    refunds: order.refunds.map(
      ({
        line,
        lines = line === undefined ? [] : [line],
        pieces,
        amountCents,
        taxCents,
        toCodeCents,
        toGiftCardCents,
        reason,
        at,
        by,
        code,
        to,
      }) => ({
        to,
        lineId: line === undefined ? null : getLineId(order, line),
        lines: lines.map((index) => getLineId(order, index)),
        ...(pieces && {
          pieces: pieces.map((piece) => ({ lineId: getLineId(order, piece.line), quantity: piece.quantity })),
        }),
        amount: centsToDecimal(amountCents),
        ...(taxCents !== undefined && { tax: centsToDecimal(taxCents) }),
        ...(toCodeCents !== undefined && { toCode: centsToDecimal(toCodeCents) }),
        ...(toGiftCardCents !== undefined && { toGiftCard: centsToDecimal(toGiftCardCents) }),
        reason,
        at,
        ...(to === 'card' && hasRefundFailed(order, at) && { isFailed: true }),
        ...(withActors && by && { by: presentActor(by, withIds) }),
        ...(withCodes && { code }),
      }),
    ),
  }

/**
 * Presents where the guest pays, while the order's payment or its balance is pending, to the one
 * who placed the order. Staff see the page of an order that they have, to hand it on.
 */
function presentPayment(order: OrderRecord, caller: Caller): { readonly payment?: PaymentPage } {
  const { user } = getCallerAtLocation(caller, order.location)
  const mayHandOn = isStaff(user) && isOrderPlaced(order)
  const page = findOpenPage(order)
  if (!(isPlacer(order, caller) || mayHandOn) || !isActiveStatus(order.status) || !page) return {}
  const { url, expiresAt } = page
  return { payment: { status: 'pending' as const, url, expiresAt } }
}

/** Presents a dispute of an order's payment. */
export const presentDispute = ({ state, amountCents, reason, evidenceBy, submittedAt }: Dispute) => ({
  state,
  amount: centsToDecimal(amountCents),
  reason,
  evidenceBy: (isOpenDispute({ state }) && evidenceBy) || null,
  ...(submittedAt !== undefined && { submittedAt }),
})

/** Presents how staff took the money of an order, and to staff its latest dispute. */
export function presentTaking(
  order: OrderRecord,
  { isStaff: mayReadDispute }: { readonly isStaff: boolean },
): { readonly payment?: z.input<typeof OrderPayment> } {
  const { tender } = order
  const dispute = mayReadDispute ? listDisputes(order).at(-1) : undefined
  const taking = { ...(tender && { tender }), ...(dispute && { dispute: presentDispute(dispute) }) }
  return Object.keys(taking).length > 0 ? { payment: taking } : {}
}

type PaymentVisibility = { readonly visible: boolean; readonly isStaff: boolean }

/** Presents the open page, the tender and the dispute of an order, to those who may read them. */
export function presentPayments(
  order: OrderRecord,
  caller: Caller,
  { visible, isStaff: mayReadDispute }: PaymentVisibility,
) {
  const page = presentPayment(order, caller)
  const taking = visible ? presentTaking(order, { isStaff: mayReadDispute }) : {}
  const payment = { ...page.payment, ...taking.payment }
  return Object.keys(payment).length > 0 ? { payment } : {}
}

/** Presents on boards what staff have to return another way, because refunds failed. */
export function presentFailedRefund(order: OrderRecord): Pick<z.input<typeof Ticket>, 'failedRefund'> {
  const cents = getFailedRefundCents(order)
  return cents > 0 ? { failedRefund: centsToDecimal(cents) } : {}
}
