import { discountCodeRoutes } from '#shared/payments/contract'
import { getPolicy } from '#shared/locations/policy'
import { presentDiscount } from './codes/code-repository'
import { resolveDiscount } from '../orders/placement/order-discount'
import { serve } from '../platform/serve'

export const handler = serve(discountCodeRoutes.getCode, async ({ params: { code }, caller, site, now }) => {
  const { value } = await resolveDiscount(code, { caller, location: site.code, policy: getPolicy(site), now })
  return { code: code.trim(), ...presentDiscount(value) }
})
