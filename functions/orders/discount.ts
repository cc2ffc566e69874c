import type { Policy } from '#shared/locations/policy'
import { checkCode, discountOn, isPromo, normaliseCode, PROMO_DISCOUNT, spentCode } from '#shared/rules/codes'
import type { Discount } from '#shared/rules/codes'
import type { Cents } from '#shared/rules/money'
import { codeKeys } from '../codes/records'
import { codeTyped, spendCode, spendPromo } from '../codes/store'
import type { Caller } from '../runtime/session'
import type { Step } from '../runtime/table'
import { ordersOf } from './store-customer'

/** What a discount code does to an order. */
export type Applied = {
  /** What the order remembers of the code, to give it back when it is cancelled. */
  readonly codeId?: string
  readonly discountCents: (subtotalCents: Cents) => Cents
  readonly spend: (orderId: string) => readonly Step[]
}

const nothing: Applied = { discountCents: () => 0, spend: () => [] }

const taking = (discount: Discount, codeId: string, step: typeof spendCode): Applied => ({
  codeId,
  discountCents: (subtotalCents) => discountOn(discount, subtotalCents),
  spend: (orderId) => [step(codeId, orderId)],
})

/** What a typed code takes off the caller's order; throws `not-found`, `not-allowed` or `code-spent`. */
export async function discountFor(typed: string, caller: Caller, policy: Policy): Promise<Applied> {
  if (typed === '') return nothing
  if (isPromo(typed) && policy.promo === 'first-order-discount') return promoFor(caller)
  const code = await codeTyped(typed)
  checkCode(code, { userId: caller.user?.id, site: policy.codes })
  return taking(code.discount, normaliseCode(code.code), spendCode)
}

async function promoFor({ user, visitorId }: Caller): Promise<Applied> {
  const customerId = user?.id ?? visitorId
  const earlier = await ordersOf(customerId)
  if (earlier.some(({ status }) => status !== 'cancelled')) throw spentCode()
  return taking(PROMO_DISCOUNT, codeKeys.promo('FIRST10', customerId), spendPromo)
}
