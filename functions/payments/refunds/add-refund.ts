import { refundGiftCards } from '#shared/payments/gift-card-payments'
import { changeGiftCardUse } from '../../gift-cards/ledger/movements'
import type { OrderRecord } from '../../orders/records'
import type { WriteStep } from '../../platform/table/transaction'
import { planStaffRefund } from './card-refunds'

type Refund = NonNullable<OrderRecord['refunds']>[number]

/**
 * Returns an order with a refund. One to the card goes to the provider's card first, then to gift
 * cards; the provider executes the first part.
 */
export function addRefund(order: OrderRecord, { toGiftCardCents, ...refund }: Refund): OrderRecord {
  const { amountCents, at, to } = refund
  const giftCents = toGiftCardCents ?? 0
  const refunds = [...(order.refunds ?? []), { ...refund, ...(giftCents > 0 && { toGiftCardCents: giftCents }) }]
  const giftCards = giftCents > 0 && { giftCards: [...refundGiftCards(order.giftCards ?? [], giftCents)] }
  return { ...order, refunds, ...giftCards, ...(to === 'card' && planStaffRefund(order, amountCents - giftCents, at)) }
}

/** Returns the steps that return to gift cards what a refund gives them. */
export const returnToGiftCards = (before: OrderRecord, after: OrderRecord, now: Date): readonly WriteStep[] =>
  (before.giftCards ?? []).flatMap((card, index) =>
    changeGiftCardUse(card, after.giftCards?.[index] ?? card, before, now),
  )
