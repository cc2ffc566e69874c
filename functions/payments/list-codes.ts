import { discountCodeRoutes } from '#shared/payments/contract'
import { getPolicy } from '#shared/locations/policy'
import { getDiscountCodeState } from '#shared/payments/discount-codes'
import { listCodes, presentDiscount } from './code-repository'
import { serve } from '../platform/serve'
import { getCallerIds } from '../platform/session/session'

export const handler = serve(discountCodeRoutes.listCodes, async ({ caller, site, now }) => {
  const codes = await Promise.all(getCallerIds(caller).map(listCodes))
  return codes
    .flat()
    .filter(({ ownerId, site: kind }) => kind === getPolicy(site).codes && (!ownerId || ownerId === caller.user?.id))
    .sort((one, other) => other.issuedAt.localeCompare(one.issuedAt))
    .map((code) => ({
      code: code.code,
      title: code.title ?? null,
      ...presentDiscount(code.discount),
      state: getDiscountCodeState(code, now),
      issuedAt: code.issuedAt,
      expiresAt: code.validUntil,
    }))
})
