import type * as z from 'zod/mini'
import type { Ticket } from '#shared/orders/contract'
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
  listPayments,
} from '#shared/payments/payment-amounts'
import { presentActor } from '#shared/platform/actor'
import { getGiftCardCents } from '#shared/payments/gift-card-payments'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { centsToDecimal } from '#shared/platform/money'
import { getCallerAtLocation, type Caller } from '../../platform/session/session'
import { getLineId } from '../lines/line-ids'
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
  paid: centsToDecimal(getPaidCents(order) + getGiftCardCents(order)),
})

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
export function presentPayment(order: OrderRecord, caller: Caller) {
  const { user, visitorId } = getCallerAtLocation(caller, order.location)
  const isPlacer = order.visitorId === visitorId || (user !== null && order.userId === user.id)
  const mayHandOn = isStaff(user) && isOrderPlaced(order)
  const page = findOpenPage(order)
  if (!(isPlacer || mayHandOn) || !isActiveStatus(order.status) || !page) return {}
  const { url, expiresAt } = page
  return { payment: { status: 'pending' as const, url, expiresAt } }
}

/** Presents how staff took the money of an order. */
export const presentTender = ({ tender }: OrderRecord) => (tender ? { payment: { tender } } : {})

/** Presents on boards what staff have to return another way, because refunds failed. */
export function presentFailedRefund(order: OrderRecord): Pick<z.input<typeof Ticket>, 'failedRefund'> {
  const cents = getFailedRefundCents(order)
  return cents > 0 ? { failedRefund: centsToDecimal(cents) } : {}
}
