import { findGiftCard } from '#functions/gift-cards/ledger/card-repository'
import { mailKeys } from '#functions/notifications/records'
import { createGiftCardMail, getRecipient, type GiftCardMailKind } from '#shared/gift-cards/gift-card-mail'
import { getLocation } from '#shared/locations/index'
import type { MailContext } from '#shared/notifications/order-mail'

type RequestedMail = { readonly giftCardId: string; readonly kind: GiftCardMailKind; readonly name: string }

/** Composes a mail about a gift card; undefined if it pays nothing any more. */
export async function composeGiftCard({ giftCardId, kind, name }: RequestedMail) {
  const card = await findGiftCard(giftCardId)
  if (card?.code === undefined || (kind === 'card' && card.state !== 'active')) return undefined
  return {
    id: `gift-card-${giftCardId}`,
    key: mailKeys.ofGiftCard(giftCardId, name),
    to: (kind === 'card' ? getRecipient(card) : card.from).email,
    location: getLocation(card.location),
    letter: (where: MailContext) => createGiftCardMail(kind, card, where),
  }
}
