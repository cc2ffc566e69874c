import type { LocationPolicy } from '#shared/locations/policy'
import { isDiscountCodeFormat, isPromoCode, isTourCode } from '#shared/rules/codes'
import type { CodeDiscount } from '#shared/rules/codes'
import { formatCents } from '#shared/rules/money'
import type { Toast } from '#base/components/toast'

const title = 'Promo Code Applied!'

export const invalidCodeToast = (description = 'The promo code you entered is not valid.'): Toast => ({
  title: 'Invalid Promo Code',
  description,
  type: 'error',
})

/** `10%` or `$3.00`. */
export const formatDiscount = (discount: CodeDiscount): string =>
  'percent' in discount ? `${discount.percent}%` : formatCents(discount.amountCents)

/** What is said when a code is on the order. */
export const codeAppliedToast = (discount: CodeDiscount): Toast => ({
  title,
  description: `${formatDiscount(discount)} discount has been applied to your order.`,
})

/**
 * What is to be done with what was typed: on a test site the promo is a word of thanks and no more
 * (docs/product/checkout.md#codes).
 */
export function classifyCode(typed: string, promo: LocationPolicy['promo']): 'say-applied' | 'ask' | 'invalid' {
  if (isPromoCode(typed)) return promo === 'toast-only' ? 'say-applied' : 'ask'
  return isDiscountCodeFormat(typed) || isTourCode(typed) ? 'ask' : 'invalid'
}
