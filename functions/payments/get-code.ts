import { discountCodeRoutes } from '#shared/payments/contract'
import { getPolicy } from '#shared/locations/policy'
import { presentDiscount } from './codes/code-repository'
import { resolveTypedCode } from '../orders/placement/discounts/typed-code'
import { serve } from '../platform/serve'

export const handler = serve(discountCodeRoutes.getCode, async ({ params: { code }, caller, address, site, now }) => {
  const { value } = await resolveTypedCode(code, { caller, address, location: site.code, policy: getPolicy(site), now })
  return { code: code.trim(), ...presentDiscount(value) }
})
