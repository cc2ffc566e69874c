import { couponRoutes } from '#shared/payments/coupon-contract'
import { serve } from '../../platform/serve'
import { listCoupons } from './coupon-desk'

export const handler = serve(couponRoutes.listCoupons, async ({ params }) => [...(await listCoupons(params.location))])
