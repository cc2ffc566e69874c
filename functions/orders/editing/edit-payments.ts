import { randomInt } from 'node:crypto'
import { createHandoverCode, needsHandoverCode } from '#shared/orders/handover'
import { editGiftCards, getGiftCardCents } from '#shared/payments/gift-card-payments'
import { getPaidCents, getReturnedByEdits } from '#shared/payments/payment-amounts'
import { sumStaffRefunds, sumStaffReturns } from '#shared/payments/refund-rules'
import { changeGiftCardUse } from '../../gift-cards/ledger/movements'
import { assertMayForgoPayment, assertWithinRefundLimit } from '../access/order-access'
import type { OrderRecord } from '../records'
import type { PricedEdit } from './price-edit'

/** Returns what the gift cards pay of the edited order, with the steps that take or return it. */
export function changeGiftCards({ order, command, giftCards: before, totals }: PricedEdit) {
  const edited = editGiftCards(before, { beforeCents: order.totalCents, afterCents: totals.totalCents })
  const giftCards = edited.map(({ balanceCents: _balance, ...payment }) => payment)
  return {
    changes: giftCards.length > 0 ? { giftCards } : {},
    steps: giftCards.flatMap((card, index) => changeGiftCardUse(before[index] ?? card, card, order, command.now)),
  }
}

/**
 * @throws Problem `lead-required` for a cook who returns more of a paid order than they may, or
 * leaves less to pay than was refunded
 */
export function assertMayLower({ order, command, code, totals, refundLimitCents }: PricedEdit): void {
  const { totalCents, discountCents } = totals
  if (totalCents < sumStaffRefunds(order)) assertMayForgoPayment(order, command.caller)
  const toCodeCents = Math.max(0, (code?.use.amountCents ?? 0) - discountCents)
  if (toCodeCents === 0 && totalCents >= getPaidCents(order) + getGiftCardCents(order)) return
  assertWithinRefundLimit(
    sumStaffReturns(order) + getReturnedByEdits(order, totalCents) + toCodeCents,
    refundLimitCents,
  )
}

/** An edit that makes an order large enough gives it a handover code. One that it has stays. */
export function addHandoverCode({ order, totals, menu }: PricedEdit): Pick<OrderRecord, 'handoverCode'> {
  const isNeeded = needsHandoverCode(totals.totalCents, menu.state.handoverCodeFromCents)
  return order.handoverCode === undefined && isNeeded ? { handoverCode: createHandoverCode(randomInt) } : {}
}
