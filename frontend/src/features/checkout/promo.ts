import type { Policy } from '#shared/locations/policy'
import { isCodeShaped, isPromo, isTourCode } from '#shared/rules/codes'
import type { Discount } from '#shared/rules/codes'
import { formatCents } from '#shared/rules/money'
import type { Toast } from '#base/components/toast'

const title = 'Promo Code Applied!'

export const invalidCode = (description = 'The promo code you entered is not valid.'): Toast => ({
  title: 'Invalid Promo Code',
  description,
  type: 'error',
})

/** `10%` or `$3.00`. */
export const worthOf = (discount: Discount): string =>
  'percent' in discount ? `${discount.percent}%` : formatCents(discount.amountCents)

/** What is said when a code is on the order. */
export const codeApplied = (discount: Discount): Toast => ({
  title,
  description: `${worthOf(discount)} discount has been applied to your order.`,
})

/**
 * What is to be done with what was typed: on a test site the promo is a word of thanks and no more
 * (docs/product/checkout.md#codes).
 */
export function meaningOf(typed: string, promo: Policy['promo']): 'say-applied' | 'ask' | 'invalid' {
  if (isPromo(typed)) return promo === 'toast-only' ? 'say-applied' : 'ask'
  return isCodeShaped(typed) || isTourCode(typed) ? 'ask' : 'invalid'
}
