import type * as z from 'zod/mini'
import type { DeskGiftCard, DeskGiftCardWithEntries, GiftCardEntry } from '#shared/gift-cards/desk-contract'
import { getCodeEnding } from '#shared/gift-cards/gift-cards'
import { getUnreturnedCents } from '#shared/payments/card-refunds'
import { centsToDecimal } from '#shared/platform/money'
import type { GiftCardEntryRecord, GiftCardRecord } from './ledger/records'

/** Whether nothing of a card is spent, so that its price can go back to the buyer. */
export const isUnspent = ({ state, balanceCents, amountCents, payment }: GiftCardRecord): boolean =>
  (state === 'active' || state === 'blocked') && balanceCents === amountCents && payment.capturedCents === amountCents

/** Presents a gift card at the desk, without its code. */
export const presentGiftCard = (card: GiftCardRecord): z.input<typeof DeskGiftCard> => ({
  id: card.id,
  state: card.state,
  amount: centsToDecimal(card.amountCents),
  balance: centsToDecimal(card.balanceCents),
  ending: getCodeEnding(card.code ?? ''),
  from: card.from,
  to: card.to ?? null,
  boughtAt: card.payment.paidAt ?? card.createdAt,
  deliverAt: card.deliverAt,
  mailedAt: card.mailedAt ?? null,
  mayRefund: isUnspent(card),
  isRefundFailed: getUnreturnedCents(card.payment) > 0,
})

const presentEntry = (entry: GiftCardEntryRecord): z.input<typeof GiftCardEntry> => ({
  at: entry.at,
  kind: entry.kind,
  amount: centsToDecimal(entry.amountCents),
  orderId: entry.orderId ?? null,
  ticketNumber: entry.ticketNumber ?? null,
  location: entry.location,
})

/** Presents a gift card with its movements. */
export const presentWithEntries = (
  card: GiftCardRecord,
  entries: readonly GiftCardEntryRecord[],
): DeskGiftCardWithEntries => ({ ...presentGiftCard(card), entries: entries.map(presentEntry) })
