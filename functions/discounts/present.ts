import type { Code } from '#shared/contract/codes'
import type { Discount } from '#shared/rules/codes'
import { fromCents } from '#shared/rules/money'

/** What a code takes off, as the pages show it. */
export const presentDiscount = (discount: Discount): Omit<Code, 'code'> => ({
  discountPercent: 'percent' in discount ? discount.percent : null,
  discountAmount: 'percent' in discount ? null : fromCents(discount.amountCents),
})
