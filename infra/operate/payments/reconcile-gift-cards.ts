import { scanTable } from '#infra/operate/audit/audit'
import { reportGiftCardPayment } from '#functions/gift-cards/ledger/card-payment'
import { findGiftCard } from '#functions/gift-cards/ledger/card-repository'
import { GiftCardRecord } from '#functions/gift-cards/ledger/records'
import { settleGiftCard } from '#functions/gift-cards/settle-gift-card'
import { readPaymentFacts } from '#functions/payments/provider/payment-provider'
import { getUnreturnedCents, sumExecutedRefunds } from '#shared/payments/card-refunds'
import { formatCents } from '#shared/platform/money'

/**
 * What an order or gift card and the provider say differently, and whether the tool has repaired
 * it.
 */
export type PaymentDifference = { readonly orderId: string; readonly what: string; readonly isRepaired: boolean }

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
    return [{ orderId, what: error instanceof Error ? error.message : String(error), isRepaired: false }]
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
export async function reconcileGiftCards(now: Date): Promise<readonly PaymentDifference[]> {
  const cards = (await scanTable()).filter(({ type }) => type === 'GiftCard').map((item) => GiftCardRecord.parse(item))
  const differences: PaymentDifference[] = []
  for (const card of cards) differences.push(...(await reconcileCard(card, now)))
  return differences
}
