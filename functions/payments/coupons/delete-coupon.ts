import { formatFullName } from '#shared/accounts/contact'
import { couponRoutes } from '#shared/payments/coupon-contract'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { assertCouponExists, changeCoupon } from './coupon-desk'

export const handler = serve(couponRoutes.deleteCoupon, async ({ params, caller, now, storeResponse }) => {
  await changeCoupon({
    ...params,
    to: (standing) => {
      assertCouponExists(standing)
      return null
    },
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: () => storeResponse(undefined),
  })
  return undefined
})
