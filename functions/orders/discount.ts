import type { Policy } from '#shared/locations/policy'
import { Problem } from '#shared/problem'
import {
  checkCode,
  isPromo,
  isTourCode,
  normaliseCode,
  PROMO_DISCOUNT,
  spentCode,
  TOUR_DISCOUNT,
} from '#shared/rules/codes'
import type { Discount } from '#shared/rules/codes'
import { codeKeys } from '../discounts/records'
import { codeTyped, spendCode, spendPromo } from '../discounts/store'
import { isMaster } from '../gamification/store'
import type { Caller } from '../runtime/session'
import type { Step } from '../runtime/transact'
import { ordersOf } from './store-customer'

/** A code as it counts for one order. */
export type Applied = {
  /** What the order remembers of the code, to give it back when it is cancelled. */
  readonly codeId: string
  readonly discount: Discount
  readonly spend: (orderId: string) => Step
}

type By = { readonly caller: Caller; readonly policy: Policy; readonly now: Date }

/** What a typed code does for the caller's order; throws `not-found`, `not-allowed` or `code-spent`. */
export async function discountFor(typed: string, { caller, policy, now }: By): Promise<Applied> {
  if (isPromo(typed) && policy.promo === 'first-order-discount') return onFirstOrder(caller, 'FIRST10', PROMO_DISCOUNT)
  if (isTourCode(typed)) return tourReward(caller)
  const code = await codeTyped(typed)
  checkCode(code, { userId: caller.user?.id, site: policy.codes, now })
  const codeId = normaliseCode(code.code)
  return { codeId, discount: code.discount, spend: (orderId) => spendCode(codeId, orderId) }
}

async function tourReward(caller: Caller): Promise<Applied> {
  if (!caller.user || !(await isMaster(caller.user.id))) {
    throw new Problem('not-allowed', 'This code is earned with the Hibachi Mastery tour: please sign in and finish it.')
  }
  return onFirstOrder(caller, 'TOUR', TOUR_DISCOUNT)
}

/** A code that everybody has for a first order: it needs not have been issued, and is kept once it is spent. */
async function onFirstOrder({ user, visitorId }: Caller, name: string, discount: Discount): Promise<Applied> {
  const customerId = user?.id ?? visitorId
  const earlier = await ordersOf(customerId)
  if (earlier.some(({ status }) => status !== 'cancelled')) throw spentCode('This code is for a first order.')
  const codeId = codeKeys.promo(name, customerId)
  return { codeId, discount, spend: (orderId) => spendPromo(codeId, orderId) }
}
