import type { LocationPolicy } from '#shared/locations/policy'
import { Problem } from '#shared/platform/problem'
import { listContactIdentities } from '#shared/accounts/contact'
import {
  assertDiscountCodeUsable,
  isPromoCode,
  isTourCode,
  normalizeDiscountCode,
  PROMO_DISCOUNT,
  createCodeSpentProblem,
  TOUR_DISCOUNT,
} from '#shared/payments/discount-codes'
import type { CodeDiscount } from '#shared/payments/discount-codes'
import { codeKeys } from '../../payments/records'
import { findCode, spendCode, spendPromo } from '../../payments/code-repository'
import { hasCompletedTraining } from '../../training/repository'
import { keyedHash } from '../../platform/session/signing-keys'
import type { Caller } from '../../platform/session/session'
import type { WriteStep } from '../../platform/table/transaction'
import { listCustomerOrders } from '../order-history-repository'

/** A code as it counts for one order. */
export type AppliedDiscount = {
  /** What the order remembers of the code, to give it back when it is cancelled. */
  readonly codeIds: readonly string[]
  readonly discount: CodeDiscount
  readonly spend: (orderId: string) => readonly WriteStep[]
}

type By = {
  readonly caller: Caller
  /** The contact that the order is placed with; none where a code is only looked up. */
  readonly contact?: { readonly email: string; readonly phone: string } | undefined
  readonly policy: LocationPolicy
  readonly now: Date
}

/**
 * What a typed code does for the caller's order; throws `not-found`, `not-allowed` or `code-spent`.
 */
export async function resolveDiscount(typed: string, { caller, contact, policy, now }: By): Promise<AppliedDiscount> {
  if (isPromoCode(typed) && policy.promo === 'first-order-discount') {
    const identities = await promoIdentities(caller, contact)
    return onFirstOrder(caller, { name: 'FIRST10', discount: PROMO_DISCOUNT, identities })
  }
  if (isTourCode(typed)) return tourReward(caller)
  const code = await findCode(typed)
  assertDiscountCodeUsable(code, { userId: caller.user?.id, site: policy.codes, now })
  const codeId = normalizeDiscountCode(code.code)
  return { codeIds: [codeId], discount: code.discount, spend: (orderId) => [spendCode(codeId, orderId)] }
}

async function tourReward(caller: Caller): Promise<AppliedDiscount> {
  if (!caller.user || !(await hasCompletedTraining(caller.user.id))) {
    throw new Problem('not-allowed', 'This code is earned with the Hibachi Mastery tour: please sign in and finish it.')
  }
  return onFirstOrder(caller, { name: 'TOUR', discount: TOUR_DISCOUNT, identities: [] })
}

/** Digests of the phone and of the mailboxes that the promo is given to, each once. */
function promoIdentities({ user }: Caller, contact: By['contact']): Promise<readonly string[]> {
  const emails = [contact?.email ?? '', user?.email ?? '']
  const identities = listContactIdentities({ emails, phone: contact?.phone ?? '' })
  return Promise.all(identities.map((identity) => keyedHash('promo', identity)))
}

type FirstOrderCode = {
  readonly name: string
  readonly discount: CodeDiscount
  /** Digests of whom else it is given to only once, besides the account or the browser. */
  readonly identities: readonly string[]
}

/**
 * A code that everybody has for a first order: it needs not have been issued, and is stored once
 * it is spent.
 */
async function onFirstOrder(
  { user, visitorId }: Caller,
  { name, discount, identities }: FirstOrderCode,
): Promise<AppliedDiscount> {
  const customerId = user?.id ?? visitorId
  const earlier = await listCustomerOrders(customerId)
  if (earlier.some(({ status }) => status !== 'cancelled'))
    throw createCodeSpentProblem('This code is for a first order.')
  const codeIds = [customerId, ...identities].map((holder) => codeKeys.promo(name, holder))
  return { codeIds, discount, spend: (orderId) => codeIds.map((codeId) => spendPromo(codeId, orderId)) }
}
