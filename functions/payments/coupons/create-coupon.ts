import { formatFullName } from '#shared/accounts/contact'
import { couponRoutes, toCouponTerms } from '#shared/payments/coupon-contract'
import { Problem } from '#shared/platform/problem'
import { serve } from '../../platform/serve'
import { requireUser } from '../../platform/session/session'
import { assertRoomForCoupon, changeCoupon } from './coupon-desk'

export const handler = serve(couponRoutes.createCoupon, async ({ params, body, caller, now, storeResponse }) => {
  const { code, ...terms } = body
  await assertRoomForCoupon(params.location, code)
  const { after } = await changeCoupon({
    location: params.location,
    code,
    to: (standing) => {
      if (standing) throw new Problem('code-taken', `${standing.code} is a coupon already.`)
      return toCouponTerms(terms)
    },
    by: formatFullName(requireUser(caller)),
    now,
    extraSteps: (coupon) => (coupon ? storeResponse(coupon) : []),
  })
  if (!after) throw new Error('A new coupon without terms')
  return after
})
