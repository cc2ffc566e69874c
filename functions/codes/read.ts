import { codes } from '#shared/contract/codes'
import { policyOf } from '#shared/locations/policy'
import { fromCents } from '#shared/rules/money'
import { discountFor } from '../orders/discount'
import { serve } from '../runtime/serve'

export const handler = serve(codes.read, async ({ params: { code }, caller, site }) => {
  const { discount } = await discountFor(code, caller, policyOf(site))
  return {
    code: code.trim(),
    discountPercent: 'percent' in discount ? discount.percent : null,
    discountAmount: 'percent' in discount ? null : fromCents(discount.amountCents),
  }
})
