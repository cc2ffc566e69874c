import type { LocationCode } from '#shared/locations/index'
import type { LocationPolicy } from '#shared/locations/policy'
import type { Cents } from '#shared/platform/money'
import {
  assertDiscountCodeUsable,
  isPromoCode,
  getRemainingDiscount,
  isTourCode,
  normalizeDiscountCode,
  createCodeSpentProblem,
  type CodeDiscount,
} from '#shared/payments/discount-codes'
import type { OrderType } from '#shared/orders/constants'
import { findCode } from '../../../payments/codes/code-repository'
import { spendCode, type CodeUse } from '../../../payments/codes/code-uses'
import { keyedHash } from '../../../platform/session/signing-keys'
import type { WriteStep } from '../../../platform/table/transaction'
import { resolveCoupon } from './coupon-discount'
import { listIdentities, resolvePromo, resolveTourCode, type Customer } from './first-order-codes'
import { releaseOwnUnpaid } from '../own-unpaid-orders'

type Discounted = { readonly subtotalCents: Cents; readonly discountCents: Cents }

/** A discount code that was checked for one order. */
type AppliedDiscount = {
  /** Checks that it applies to the order, before the discount is taken off. */
  readonly assertApplies?: (order: { readonly orderType: OrderType; readonly subtotalCents: Cents }) => void
  /** The dishes from which an edited order keeps the discount. */
  readonly minimumCents?: Cents | undefined
  /** What is left of the code for this order. */
  readonly discount: CodeDiscount
  /** The code's value as issued, with what is left of it. */
  readonly value: { readonly discount: CodeDiscount; readonly remainingCents?: number | undefined }
  /** Returns what the order takes, which it stores so that a cancellation can release it. */
  readonly listUses: (discountCents: Cents) => readonly CodeUse[]
  readonly spend: (orderId: string, totals: Discounted) => readonly WriteStep[]
}

export type DiscountContext = Customer & {
  readonly location: LocationCode
  readonly policy: LocationPolicy
  readonly now: Date
}

/**
 * Returns the discount that a typed code gives the caller. Calls use `resolveTypedCode`.
 * @throws Problem `not-found`, `not-allowed`, `code-spent` or `code-invalid`
 */
export async function resolveDiscount(
  typed: string,
  { caller, contact, location, policy, now }: DiscountContext,
): Promise<AppliedDiscount> {
  if (isPromoCode(typed) && policy.promo === 'first-order-discount') return resolvePromo({ caller, contact })
  if (isTourCode(typed)) return resolveTourCode({ caller, contact })
  const coupon = await resolveCoupon(typed, {
    location,
    now,
    listGuests: async () => [
      await keyedHash('promo', caller.user?.id ?? caller.visitorId),
      ...(await listIdentities({ caller, contact })),
    ],
  })
  if (coupon) return coupon
  const found = await findCode(typed)
  const [code] = found ? await releaseOwnUnpaid([found], location, caller) : []
  // A placement replaces the unpaid order that holds the code or a part of it, and tries again.
  if (contact && code !== found) throw createCodeSpentProblem()
  assertDiscountCodeUsable(code, { userId: caller.user?.id, site: policy.codes, now })
  const codeId = normalizeDiscountCode(code.code)
  return {
    discount: getRemainingDiscount(code),
    value: code,
    listUses: (amountCents) => [{ codeId, ...('amountCents' in code.discount && { amountCents }) }],
    spend: (orderId, { discountCents }) => [spendCode(code, orderId, discountCents)],
  }
}
