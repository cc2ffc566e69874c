import { countWrongTries } from '../../platform/rate-limit'
import { resolveDiscount, type DiscountContext } from './order-discount'

/**
 * Returns the discount that a typed code gives the caller. Wrong codes are counted, because an
 * owner's coupon is a word that can be guessed (docs/product/checkout.md#coupons).
 * @throws Problem `too-many-requests`, or the error of `resolveDiscount`
 */
export const resolveTypedCode = (typed: string, context: DiscountContext & { readonly address: string }) =>
  countWrongTries('codes', context, () => resolveDiscount(typed, context))
