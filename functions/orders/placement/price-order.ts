import { assertDeliverable } from '#shared/orders/checkout'
import { assertPaymentAllowed } from '#shared/payments/online-payments'
import { getDiscountCents } from '#shared/payments/discount-codes'
import type { Cents } from '#shared/platform/money'
import { priceOrder } from '#shared/orders/pricing'
import { toSubmittedOrder } from '#shared/orders/submitted-order'
import { getTaxAt } from '#shared/taxes/tax-rates'
import { allocateGiftCards } from '#shared/gift-cards/gift-cards'
import { resolveGiftCards } from './gift-cards'
import { resolveTypedCode } from './discounts/typed-code'
import { buildOrderLine } from '../lines/order-lines'
import type { ValidatedOrder } from './validate-order'

export type PricedOrder = Awaited<ReturnType<typeof priceByMenu>>

/**
 * Prices an order by the menu and its discount code.
 * @throws Problem `price-changed` if the guest saw other prices, `item-unavailable`,
 * `invalid-input` for a tip or payment that the location does not take, `minimum-order`, or
 * `not-found`, `not-allowed`, `code-spent`, `code-invalid` or `too-many-requests` for the code and
 * gift cards
 */
export async function priceByMenu(validated: ValidatedOrder) {
  const { sent, request, location, policy, menu } = validated
  const order = toSubmittedOrder(sent)
  const cards = await resolveGiftCards(sent.giftCards ?? [], location.code, request)
  const paidByCards = cards.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
  assertPaymentAllowed({ ...order, totalCents: Math.max(0, order.totalCents - paidByCards) }, policy.payments)
  const code = sent.discountCode
    ? await resolveTypedCode(sent.discountCode, {
        ...request,
        contact: sent.customerInfo,
        location: location.code,
        policy,
      })
    : undefined
  const discountCents = (subtotalCents: Cents) => {
    code?.assertApplies?.({ orderType: sent.orderType, subtotalCents })
    return code ? getDiscountCents(code.discount, subtotalCents) : 0
  }
  const { dishes, archived, specials } = menu
  const tax = getTaxAt(location, menu.state.taxes, { scheduledFor: sent.scheduledFor, now: request.now })
  const { lines, totals } = priceOrder({ order, dishes, archived, specials, policy, tax, discountCents })
  assertDeliverable(sent, totals.subtotalCents, policy)
  const giftCards = allocateGiftCards(cards, totals.totalCents).map(({ card, amountCents }) => ({
    cardId: card.id,
    seller: card.location,
    amountCents,
  }))
  return { ...validated, code, giftCards, lines, orderedLines: lines.map(buildOrderLine), totals }
}
