import type { LocationCode } from '#shared/locations/index'
import type { LocationPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import type { Cents } from '#shared/platform/money'
import { listContactIdentities } from '#shared/accounts/contact'
import {
  assertDiscountCodeUsable,
  isPromoCode,
  getRemainingDiscount,
  isTourCode,
  normalizeDiscountCode,
  PROMO_DISCOUNT,
  createCodeSpentProblem,
  TOUR_DISCOUNT,
  type CodeDiscount,
} from '#shared/payments/discount-codes'
import type { OrderType } from '#shared/orders/constants'
import { isOrderPlaced } from '#shared/payments/payment-state'
import { codeKeys } from '../../payments/codes/records'
import { findCode } from '../../payments/codes/code-repository'
import { spendCode, spendPromo, type CodeUse } from '../../payments/codes/code-uses'
import { hasCompletedTraining } from '../../training/repository'
import { keyedHash } from '../../platform/session/signing-keys'
import type { Caller } from '../../platform/session/session'
import type { WriteStep } from '../../platform/table/transaction'
import { listCustomerOrders } from '../order-history-repository'
import { resolveCoupon } from './coupon-discount'
import { releaseOwnUnpaid } from './own-unpaid-orders'

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

export type DiscountContext = {
  readonly caller: Caller
  /** The order's contact data; undefined if the caller only looks up a code. */
  readonly contact?: { readonly email: string; readonly phone: string } | undefined
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
  if (isPromoCode(typed) && policy.promo === 'first-order-discount')
    return resolveFirstOrderCode({ name: 'FIRST10', discount: PROMO_DISCOUNT, caller, contact })
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

type Customer = Pick<DiscountContext, 'caller' | 'contact'>

async function resolveTourCode({ caller, contact }: Customer): Promise<AppliedDiscount> {
  if (!caller.user || !(await hasCompletedTraining(caller.user.id))) {
    throw new Problem('not-allowed', 'This code is earned with the Hibachi Mastery tour: please sign in and finish it.')
  }
  return resolveFirstOrderCode({ name: 'TOUR', discount: TOUR_DISCOUNT, caller, contact })
}

/**
 * Returns hashes of the phone number and e-mail addresses that can use a first order's code once
 * each.
 */
function listIdentities({ caller: { user }, contact }: Customer): Promise<readonly string[]> {
  const emails = [contact?.email ?? '', user?.email ?? '']
  const identities = listContactIdentities({ emails, phone: contact?.phone ?? '' })
  return Promise.all(identities.map((identity) => keyedHash('promo', identity)))
}

type FirstOrderCode = Customer & { readonly name: string; readonly discount: CodeDiscount }

/**
 * Resolves a code that every customer can use on a first order, once per account or browser, phone
 * number and mailbox. The table stores such a code only when it is spent.
 * @throws Problem `code-spent` if the customer has an earlier order
 */
async function resolveFirstOrderCode({ name, discount, ...customer }: FirstOrderCode): Promise<AppliedDiscount> {
  const { user, visitorId } = customer.caller
  const customerId = user?.id ?? visitorId
  const identities = await listIdentities(customer)
  const orders = await listCustomerOrders(customerId)
  // An unpaid order does not stop a lookup, because the next order replaces it.
  if (orders.some((order) => order.status !== 'cancelled' && (customer.contact || isOrderPlaced(order))))
    throw createCodeSpentProblem('This code is for a first order.')
  const codeIds = [customerId, ...identities].map((identity) => codeKeys.promo(name, identity))
  return {
    discount,
    value: { discount },
    listUses: () => codeIds.map((codeId) => ({ codeId })),
    spend: (orderId) => codeIds.map((codeId) => spendPromo(codeId, orderId)),
  }
}
