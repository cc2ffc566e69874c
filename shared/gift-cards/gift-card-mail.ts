import { formatMailSender, type MailContext, type MailMessage } from '../notifications/order-mail'
import { formatCents, type Cents } from '../platform/money'
import { formatDateTime } from '../platform/time'

/** The mails about a gift card: its code, and the buyer's receipt. */
export const giftCardMails = ['card', 'receipt'] as const
export type GiftCardMailKind = (typeof giftCardMails)[number]

type MailedGiftCard = {
  readonly id: string
  readonly amountCents: Cents
  readonly code?: string | undefined
  readonly from: { readonly email: string }
  readonly to?: { readonly email: string } | undefined
  readonly deliverAt: string
  readonly createdAt: string
}

const TERMS = 'It never expires and has no fees. It pays orders on our site, tax and tip included.'

/**
 * Creates the mail with a gift card's code. Nobody has verified its address, so it contains nothing
 * that the giver wrote: that is on the page behind its button (docs/product/gift-cards.md#mails).
 */
function createCardMail(
  { code = '', amountCents, to }: MailedGiftCard,
  { location, siteUrl }: MailContext,
): MailMessage {
  const worth = formatCents(amountCents)
  return {
    subject: to ? `A gift card of ${worth} for you` : `Your gift card of ${worth}`,
    heading: to ? 'Somebody has a gift for you' : 'Your gift card',
    paragraphs: [
      to ? 'Open your card to see who it is from. You can print it there, too.' : 'Open your card to print it.',
    ],
    panels: [
      {
        title: 'Your Gift Card',
        rows: [
          { label: 'Code', value: code, strong: true },
          { label: 'Worth', value: worth },
        ],
      },
    ],
    footnote: `${TERMS} Enter the code at the checkout. Whoever has the code can spend it, so keep it to yourself.`,
    // The part behind # is never sent to a server, so that no log has the code.
    button: { label: 'Open Your Card', url: `${siteUrl}/gift-cards#${code}` },
    from: formatMailSender(location),
  }
}

/** Creates the buyer's receipt, which never has the code. */
function createReceipt(card: MailedGiftCard, { location, siteUrl }: MailContext): MailMessage {
  const { id, amountCents, to, deliverAt, createdAt } = card
  const worth = formatCents(amountCents)
  const moment = (at: string) => formatDateTime(at, location.timeZone)
  return {
    subject: `Receipt for your gift card of ${worth}`,
    heading: 'Thank you for your gift card',
    paragraphs: [to ? 'We mail the card to the person you chose.' : 'The card comes in a mail of its own.'],
    panels: [
      {
        title: 'Receipt',
        rows: [
          { label: 'Number', value: id },
          { label: 'Bought', value: moment(createdAt) },
          { label: 'Gift card', value: worth },
          { label: 'Sales tax', value: formatCents(0), under: ['Tax is due on the orders that it pays.'] },
          { label: 'Total', value: worth, strong: true },
          { label: 'Mail with the card', value: deliverAt <= createdAt ? 'At once' : moment(deliverAt) },
        ],
      },
    ],
    footnote: TERMS,
    button: { label: 'Open Our Site', url: siteUrl },
    from: formatMailSender(location),
  }
}

export const createGiftCardMail = (kind: GiftCardMailKind, card: MailedGiftCard, where: MailContext): MailMessage =>
  kind === 'card' ? createCardMail(card, where) : createReceipt(card, where)

/** Returns who gets the card: the person that the buyer chose, or the buyer. */
export const getRecipient = <Person>({
  from,
  to,
}: {
  readonly from: Person
  readonly to?: Person | undefined
}): Person => to ?? from
