import { codes } from '#shared/contract/codes'
import { policyOf } from '#shared/locations/policy'
import { codeState } from '#shared/rules/codes'
import { presentDiscount } from '../discounts/present'
import { codesOf } from '../discounts/store'
import { serve } from '../runtime/serve'

export const handler = serve(codes.list, async ({ caller: { user, visitorId }, site, now }) => {
  const held = await Promise.all([visitorId, ...(user ? [user.id] : [])].map(codesOf))
  return held
    .flat()
    .filter(({ ownerId, site: kind }) => kind === policyOf(site).codes && (!ownerId || ownerId === user?.id))
    .sort((one, other) => other.issuedAt.localeCompare(one.issuedAt))
    .map((code) => ({
      code: code.code,
      title: code.title ?? null,
      ...presentDiscount(code.discount),
      state: codeState(code, now),
      issuedAt: code.issuedAt,
      expiresAt: code.validUntil,
    }))
})
