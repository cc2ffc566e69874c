import { reportGiftCardPayment } from '#functions/gift-cards/ledger/card-payment'
import { findGiftCard } from '#functions/gift-cards/ledger/card-repository'
import { GiftCardRecord } from '#functions/gift-cards/ledger/records'
import { settleGiftCard } from '#functions/gift-cards/settle-gift-card'
import { readPaymentFacts } from '#functions/payments/provider/payment-provider'
import { getUnreturnedCents, sumExecutedRefunds } from '#shared/payments/card-refunds'
import { formatCents } from '#shared/platform/money'
import type { Item } from '#functions/platform/table/table'
import { describeFailure, readRecords, type PaymentDifference } from './readable-records'

const describe = ({ state, payment }: GiftCardRecord): string =>
  [
    state,
    payment.status,
    `captured ${formatCents(payment.capturedCents ?? 0)}`,
    `refunded ${formatCents(sumExecutedRefunds(payment))}`,
  ].join(', ')

/** Learns what happened to a gift card at the provider, then does what is due. */
async function reconcileCard(card: GiftCardRecord, now: Date): Promise<readonly PaymentDifference[]> {
  const { id: orderId, payment } = card
  try {
    const facts = await readPaymentFacts({ orderId, part: 0, ...payment })
    await reportGiftCardPayment(orderId, { facts, now })
    await settleGiftCard(orderId, now)
  } catch (error) {
    return [describeFailure(orderId, error)]
  }
  const after = await findGiftCard(orderId)
  if (!after) return []
  const [was, is] = [describe(card), describe(after)]
  const owed = getUnreturnedCents(after.payment)
  return [
    ...(was === is ? [] : [{ orderId, what: `gift card was ${was}; is ${is}`, isRepaired: true }]),
    ...(owed === 0
      ? []
      : [{ orderId, what: `a refund of ${formatCents(owed)} failed: return it another way`, isRepaired: false }]),
  ]
}

/** Compares all gift cards with the provider, and repairs what lost events and calls have left. */
export async function reconcileGiftCards(items: readonly Item[], now: Date): Promise<readonly PaymentDifference[]> {
  const { records: cards, unreadable } = readRecords(items, 'GiftCard', GiftCardRecord)
  const differences: PaymentDifference[] = [...unreadable]
  for (const card of cards) differences.push(...(await reconcileCard(card, now)))
  return differences
}
