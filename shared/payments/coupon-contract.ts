import * as z from 'zod/mini'
import { AmountInput, Day, LocationParam, MoneyString, OrderType, Version, textField } from '../platform/fields'
import { centsToDecimal, toCents } from '../platform/money'
import type { RouteGroup } from '../platform/route'
import { ofKind } from '../platform/text-kinds'
import { normalizeCouponCode, isCouponCodeFormat, type CouponTerms } from './coupons'
import { isDiscountCodeFormat, isPromoCode, isTourCode } from './discount-codes'

const INVALID_CODE = 'Must have 3 to 20 letters, digits or hyphens, and no code of ours'
const INVALID_PERCENT = 'Must be a whole percent from 1 to 100'
const INVALID_AMOUNT = 'Must be an amount above 0.00'
const INVALID_COUNT = 'Must be a whole number from 1 to 1,000,000'

const isFree = (code: string): boolean =>
  isCouponCodeFormat(code) && !isPromoCode(code) && !isTourCode(code) && !isDiscountCodeFormat(code)

const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(z.nullable(schema))
const count = z.int(INVALID_COUNT).check(z.minimum(1, INVALID_COUNT), z.maximum(1_000_000, INVALID_COUNT))

const termFields = {
  percent: optional(z.int(INVALID_PERCENT).check(z.minimum(1, INVALID_PERCENT), z.maximum(100, INVALID_PERCENT))),
  amount: optional(AmountInput.check(z.refine((amount) => Number(amount) !== 0, INVALID_AMOUNT))),
  minimum: optional(AmountInput),
  from: optional(Day),
  until: optional(Day),
  /** Empty or missing: all. */
  orderTypes: z.optional(z.array(OrderType).check(z.maxLength(3, 'At most three'))),
  perGuest: optional(count),
  limit: optional(count),
  isActive: z.optional(z.boolean()),
}

type Sent = { readonly percent?: unknown; readonly amount?: unknown; readonly from?: unknown; readonly until?: unknown }
const isSet = (value: unknown): boolean => value !== undefined && value !== null

const termChecks = [
  z.refine<Sent>(({ percent, amount }) => isSet(percent) !== isSet(amount), {
    error: 'Enter either a percent or an amount',
    path: ['percent'],
  }),
  z.refine<Sent>(({ from, until }) => !isSet(from) || !isSet(until) || String(from) <= String(until), {
    error: 'Must not be before the first day',
    path: ['until'],
  }),
] as const

const CouponCode = ofKind(
  'code',
  z.pipe(
    z.string().check(z.minLength(3, INVALID_CODE), z.maxLength(20, INVALID_CODE)),
    z.pipe(textField(20).check(z.refine(isFree, INVALID_CODE)), z.transform(normalizeCouponCode)),
  ),
)

const UpdateCouponRequest = z.object({ ...termFields, version: z.optional(Version) }).check(...termChecks)
export type CouponInput = Omit<z.output<typeof UpdateCouponRequest>, 'version'>

/** A coupon as its form sends it. */
export const CouponForm = z.object({ code: CouponCode, ...termFields }).check(...termChecks)

/** A coupon with how often it was used and what it took off; cancelled orders don't count. */
export const Coupon = z.object({
  code: z.string(),
  percent: z.nullable(z.int()),
  amount: z.nullable(MoneyString),
  minimum: z.nullable(MoneyString),
  from: z.nullable(z.string()),
  until: z.nullable(z.string()),
  orderTypes: z.array(OrderType),
  perGuest: z.nullable(z.int()),
  limit: z.nullable(z.int()),
  isActive: z.boolean(),
  used: z.int(),
  discounted: MoneyString,
  /** What these orders brought: dishes after discount. */
  sales: MoneyString,
  version: z.int(),
})
export type Coupon = z.infer<typeof Coupon>

const presentCents = (cents: number | undefined) => (cents === undefined ? null : centsToDecimal(cents))

/** Presents what an owner decided about a coupon. */
export const presentCouponTerms = ({ discount, minimumCents, from, until, orderTypes, ...terms }: CouponTerms) => ({
  percent: 'percent' in discount ? discount.percent : null,
  amount: 'percent' in discount ? null : centsToDecimal(discount.amountCents),
  minimum: presentCents(minimumCents),
  from: from ?? null,
  until: until ?? null,
  orderTypes: [...orderTypes],
  perGuest: terms.perGuest ?? null,
  limit: terms.limit ?? null,
  isActive: terms.isActive,
})

/** Returns the terms of a request. An omitted field is none; a coupon is active by default. */
export const toCouponTerms = ({ percent, amount, minimum, orderTypes = [], ...sent }: CouponInput): CouponTerms => ({
  discount: isSet(percent) ? { percent: percent ?? 0 } : { amountCents: toCents(amount ?? '0') },
  ...(isSet(minimum) && { minimumCents: toCents(minimum ?? '0') }),
  ...(isSet(sent.from) && { from: sent.from ?? '' }),
  ...(isSet(sent.until) && { until: sent.until ?? '' }),
  orderTypes: [...new Set(orderTypes)],
  ...(isSet(sent.perGuest) && { perGuest: sent.perGuest ?? 1 }),
  ...(isSet(sent.limit) && { limit: sent.limit ?? 1 }),
  isActive: sent.isActive ?? true,
})

const atLocation = z.object({ location: LocationParam })
const ofCoupon = z.object({ location: LocationParam, code: textField(20, 'code') })

export const couponRoutes = {
  listCoupons: {
    method: 'GET',
    path: '/api/desk/coupons/{location}',
    summary: "A location's coupons with how often they were used and what they took off",
    access: 'admin',
    table: 'read',
    params: atLocation,
    result: z.array(Coupon),
  },
  createCoupon: {
    method: 'POST',
    path: '/api/desk/coupons/{location}',
    summary: 'Adds a coupon, which guests can use at once; 409 `code-taken` for the code of another one',
    access: 'admin',
    status: 201,
    table: 'write',
    params: atLocation,
    body: CouponForm,
    result: Coupon,
  },
  updateCoupon: {
    method: 'PUT',
    path: '/api/desk/coupons/{location}/{code}',
    summary: 'Replaces the terms of a coupon; orders that were placed keep its discount',
    access: 'admin',
    table: 'write',
    params: ofCoupon,
    body: UpdateCouponRequest,
    result: Coupon,
  },
  deleteCoupon: {
    method: 'DELETE',
    path: '/api/desk/coupons/{location}/{code}',
    summary: 'Removes a coupon; orders that were placed keep its discount',
    access: 'admin',
    status: 204,
    table: 'write',
    params: ofCoupon,
    result: z.undefined(),
  },
} as const satisfies RouteGroup
