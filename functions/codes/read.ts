import { discountCodeRoutes } from '#shared/contract/codes'
import { getPolicy } from '#shared/locations/policy'
import { presentDiscount } from '../discounts/present'
import { resolveDiscount } from '../orders/discount'
import { serve } from '../runtime/serve'

export const handler = serve(discountCodeRoutes.read, async ({ params: { code }, caller, site, now }) => {
  const { discount } = await resolveDiscount(code, { caller, policy: getPolicy(site), now })
  return { code: code.trim(), ...presentDiscount(discount) }
})
