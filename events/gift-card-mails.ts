import type { MailRequest } from '#functions/notifications/records'
import { GiftCardRecord } from '#functions/gift-cards/ledger/records'
import type { TableChange } from '#functions/platform/event-handlers'

/** Returns the receipt of a card that was just paid, and the mail of each delivery of its code. */
export function listGiftCardMails({ before, after }: TableChange): readonly MailRequest[] {
  const [was, is] = [before && GiftCardRecord.parse(before), GiftCardRecord.parse(after)]
  const { id: giftCardId, code, mailings, mailedAt, payment, createdAt } = is
  const mail = { about: 'gift-card' as const, giftCardId }
  const isNowPaid = code !== undefined && was?.code === undefined
  const isNowMailed = mailings > (was?.mailings ?? 0)
  return [
    ...(isNowPaid ? [{ ...mail, kind: 'receipt' as const, name: 'receipt', at: payment.paidAt ?? createdAt }] : []),
    ...(isNowMailed ? [{ ...mail, kind: 'card' as const, name: `card-${mailings}`, at: mailedAt ?? createdAt }] : []),
  ]
}
