import { codes } from '#shared/contract/codes'
import { policyOf } from '#shared/locations/policy'
import { presentDiscount } from '../discounts/present'
import { discountFor } from '../orders/discount'
import { serve } from '../runtime/serve'

export const handler = serve(codes.read, async ({ params: { code }, caller, site, now }) => {
  const { discount } = await discountFor(code, { caller, policy: policyOf(site), now })
  return { code: code.trim(), ...presentDiscount(discount) }
})
