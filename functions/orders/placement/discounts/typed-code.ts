import type { Caller } from '../../../platform/session/session'
import { countWrongTries } from '../../../platform/rate-limit'
import { resolveDiscount, type DiscountContext } from './order-discount'

type TypedCodeContext = DiscountContext & {
  readonly address: string
  /** Who takes the order by phone: staff have no limit, also where guests have used theirs up. */
  readonly takenBy?: Caller | undefined
}

/**
 * Returns the discount that a typed code gives the caller. Wrong codes are counted, because an
 * owner's coupon is a word that can be guessed (docs/product/checkout.md#coupons).
 * @throws Problem `too-many-requests`, or the error of `resolveDiscount`
 */
export const resolveTypedCode = (typed: string, { takenBy, ...context }: TypedCodeContext) =>
  countWrongTries('codes', { ...context, caller: takenBy ?? context.caller }, () => resolveDiscount(typed, context))
