import type { giftCardRoutes } from '#shared/gift-cards/contract'
import type { RouteBody } from '#shared/platform/route'

/** What the buyer has typed. The names are those of the request body. */
export type GiftCardForm = {
  amount: string
  isForSomebody: 'yes' | 'no'
  from: { name: string; email: string }
  to: { name: string; email: string }
  message: string
  deliverOn: string
}

export const emptyGiftCard: GiftCardForm = {
  amount: '50',
  isForSomebody: 'yes',
  from: { name: '', email: '' },
  to: { name: '', email: '' },
  message: '',
  deliverOn: '',
}

/** Returns the request of a purchase. Only a gift has a recipient and a message. */
export function toPurchase(form: GiftCardForm): RouteBody<typeof giftCardRoutes.buyGiftCard> {
  const { amount, from, to, message, deliverOn, isForSomebody } = form
  const gift = isForSomebody === 'yes' ? { to, ...(message.trim() && { message }) } : {}
  return { amount, from, ...gift, ...(deliverOn && { deliverOn }) }
}
