import type { LocationPolicy } from '#shared/locations/policy'
import { applyFreeDelivery } from '#shared/loyalty/loyalty'
import { getSubtotalCents, type Cart } from '#shared/orders/cart/cart-lines'
import type { Order } from '#shared/orders/contract'
import { getEditedFeeCents } from '#shared/orders/editing/agreed-prices'
import { getDiscountCents } from '#shared/payments/discount-codes'
import { MIN_ONLINE_CENTS, limitTip } from '#shared/payments/online-payments'
import { calculateTotals, formatCents, toCents, type Cents, type OrderTotals } from '#shared/platform/money'
import type { DialogWords } from '#base/language/translation'

type EditingWords = DialogWords['editing']

/** An order as far as the preview of its edit depends on it. */
type EditableOrder = Pick<Order, 'orderType' | 'subtotal' | 'deliveryFee' | 'tip' | 'paymentStatus' | 'editTerms'>

/**
 * Returns the totals that an order will have after an edit with these agreed or current prices. The
 * server calculates them again.
 */
export function calculateEditedTotals(
  { orderType, subtotal, deliveryFee, tip, editTerms }: EditableOrder,
  cart: Cart,
  { delivery, isAddressChanged }: { readonly delivery: LocationPolicy['delivery']; readonly isAddressChanged: boolean },
): OrderTotals {
  const subtotalCents = getSubtotalCents(cart)
  const { taxRate = 0, isDeliveryFeeTaxed = false, discount = null } = editTerms ?? {}
  const isReached = subtotalCents >= toCents(editTerms?.discountFrom ?? '0')
  const terms = applyFreeDelivery(delivery, editTerms ?? {})
  const before = { subtotalCents: toCents(subtotal), deliveryFeeCents: toCents(deliveryFee) }
  return limitTip(
    calculateTotals({
      subtotalCents,
      discountCents: discount && isReached ? getDiscountCents(discount, subtotalCents) : 0,
      deliveryFeeCents: getEditedFeeCents({
        orderType,
        before,
        subtotalCents,
        isAddressChanged,
        delivery: terms,
      }),
      tipCents: toCents(tip),
      tax: { rate: taxRate, isDeliveryFeeTaxed },
    }),
  )
}

function formatBalance(cents: Cents, orderType: Order['orderType'], words: EditingWords): string {
  const isAtDoor = orderType === 'delivery'
  const format =
    cents < MIN_ONLINE_CENTS
      ? words[isAtDoor ? 'moreAtDoor' : 'moreAtCounter']
      : words[isAtDoor ? 'moreToPayAtDoor' : 'moreToPay']
  return format(formatCents(cents))
}

/** Returns what an edit means for an online payment; null if it changes nothing about it. */
export function formatPaymentConsequence(
  { paymentStatus, orderType, editTerms }: EditableOrder,
  totalCents: Cents,
  words: EditingWords,
): string | null {
  if (!editTerms || !['authorized', 'paid', 'partially-refunded'].includes(paymentStatus)) return null
  const difference = totalCents - toCents(editTerms.paid)
  if (difference === 0) return null
  if (difference > 0) return formatBalance(difference, orderType, words)
  return paymentStatus === 'authorized'
    ? words.lessCharged(formatCents(-difference))
    : words.refundToCard(formatCents(-difference))
}
