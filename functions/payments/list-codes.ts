import { discountCodeRoutes } from '#shared/payments/contract'
import { getPolicy } from '#shared/locations/policy'
import { getDiscountCodeState } from '#shared/payments/discount-codes'
import { releaseOwnUnpaid } from '../orders/placement/own-unpaid-orders'
import { listCodesPage, presentDiscount } from './codes/code-repository'
import { serve } from '../platform/serve'
import { getCallerIds } from '../platform/session/session'

export const handler = serve(discountCodeRoutes.listCodes, async ({ site, query, nextPage, now, ...call }) => {
  // A PIN is too weak for a person's own codes (docs/product/team.md#kitchen-tablets).
  const caller = call.caller.user?.tabletId === undefined ? call.caller : { ...call.caller, user: null }
  const { codes, next } = await listCodesPage(getCallerIds(caller), query)
  if (next !== undefined) nextPage(next)
  const own = codes.filter(
    ({ ownerId, site: kind }) => kind === getPolicy(site).codes && (!ownerId || ownerId === caller.user?.id),
  )
  return (await releaseOwnUnpaid(own, site.code, caller)).map((code) => ({
    code: code.code,
    title: code.title ?? null,
    ...presentDiscount(code),
    state: getDiscountCodeState(code, now),
    issuedAt: code.issuedAt,
    expiresAt: code.validUntil,
  }))
})
