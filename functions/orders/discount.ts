import type { Policy } from '#shared/locations/policy'
import { checkCode, isPromo, normaliseCode, PROMO_DISCOUNT, spentCode } from '#shared/rules/codes'
import type { Discount } from '#shared/rules/codes'
import { codeKeys } from '../codes/records'
import { codeTyped, spendCode, spendPromo } from '../codes/store'
import type { Caller } from '../runtime/session'
import type { Step } from '../runtime/table'
import { ordersOf } from './store-customer'

/** A code as it counts for one order. */
export type Applied = {
  /** What the order remembers of the code, to give it back when it is cancelled. */
  readonly codeId: string
  readonly discount: Discount
  readonly spend: (orderId: string) => Step
}

/** What a typed code does for the caller's order; throws `not-found`, `not-allowed` or `code-spent`. */
export async function discountFor(typed: string, caller: Caller, policy: Policy): Promise<Applied> {
  if (isPromo(typed) && policy.promo === 'first-order-discount') return firstOrderPromo(caller)
  const code = await codeTyped(typed)
  checkCode(code, { userId: caller.user?.id, site: policy.codes })
  const codeId = normaliseCode(code.code)
  return { codeId, discount: code.discount, spend: (orderId) => spendCode(codeId, orderId) }
}

async function firstOrderPromo({ user, visitorId }: Caller): Promise<Applied> {
  const customerId = user?.id ?? visitorId
  const earlier = await ordersOf(customerId)
  if (earlier.some(({ status }) => status !== 'cancelled')) throw spentCode()
  const codeId = codeKeys.promo('FIRST10', customerId)
  return { codeId, discount: PROMO_DISCOUNT, spend: (orderId) => spendPromo(codeId, orderId) }
}
