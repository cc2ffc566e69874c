import type { DiscountCode } from '#shared/contract/codes'
import type { CodeDiscount } from '#shared/rules/codes'
import { centsToDecimal } from '#shared/rules/money'

/** What a code takes off, as the pages show it. */
export const presentDiscount = (discount: CodeDiscount): Omit<DiscountCode, 'code'> => ({
  discountPercent: 'percent' in discount ? discount.percent : null,
  discountAmount: 'percent' in discount ? null : centsToDecimal(discount.amountCents),
})
