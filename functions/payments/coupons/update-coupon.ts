import { formatFullName } from '#shared/accounts/contact'
import { couponRoutes, toCouponTerms } from '#shared/payments/coupon-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { createEditConflict } from '../../platform/change-log/change-log'
import { assertCouponExists, changeCoupon, presentCoupon } from './coupon-desk'

export const handler = serve(couponRoutes.updateCoupon, async ({ params, body, caller, now, storeResponse }) => {
  const { version, ...terms } = body
  const { after } = await changeCoupon({
    ...params,
    to: (standing) => {
      assertCouponExists(standing)
      if (version !== undefined && version !== standing.version) throw createEditConflict(presentCoupon(standing))
      return toCouponTerms(terms)
    },
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (coupon) => (coupon ? storeResponse(coupon) : []),
  })
  if (!after) throw new Error('A changed coupon without terms')
  return after
})
