import { getLocation, type LocationCode } from '#shared/locations/index'
import type { OrderType } from '#shared/orders/constants'
import { assertCouponApplies, assertCouponValid, getCouponId } from '#shared/payments/coupons'
import type { Cents } from '#shared/platform/money'
import { toWallClock } from '#shared/platform/time'
import { assertGuestMayUse, findCoupon, spendCoupon, toCouponAmounts } from '../../../payments/codes/coupon-repository'

type CouponContext = {
  readonly location: LocationCode
  readonly now: Date
  /** Returns the digests of the guest, each of which can use it as often as a guest can. */
  readonly listGuests: () => Promise<readonly string[]>
}

/**
 * Returns the discount of a location's coupon; undefined if it has none of that code.
 * @throws Problem `code-invalid` with the reason
 */
export async function resolveCoupon(typed: string, { location, now, listGuests }: CouponContext) {
  const coupon = await findCoupon(location, typed)
  if (!coupon || coupon.deletedAt !== undefined) return undefined
  const { terms, code, used } = coupon
  assertCouponValid(terms, used, toWallClock(getLocation(location), now).date)
  const guests = await listGuests()
  await assertGuestMayUse(coupon, guests)
  return {
    discount: terms.discount,
    value: { discount: terms.discount },
    minimumCents: terms.minimumCents,
    assertApplies: (order: { readonly orderType: OrderType; readonly subtotalCents: Cents }) =>
      assertCouponApplies(terms, order),
    listUses: () => [{ codeId: getCouponId(location, code) }],
    spend: (orderId: string, totals: { readonly subtotalCents: Cents; readonly discountCents: Cents }) =>
      spendCoupon(coupon, orderId, toCouponAmounts(totals), guests),
  }
}
