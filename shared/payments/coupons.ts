import type { LocationCode } from '../locations/index'
import { getSitePart } from '../locations/site-kind'
import type { OrderType } from '../orders/constants'
import { formatCents, type Cents } from '../platform/money'
import { Problem } from '../platform/problem'
import { formatDateWithYear } from '../platform/time'
import type { CodeDiscount } from './discount-codes'

/** What an owner decides about a coupon. */
export type CouponTerms = {
  readonly discount: CodeDiscount
  /** The dishes from which it applies. */
  readonly minimumCents?: Cents | undefined
  /** Days of the location, both included. */
  readonly from?: string | undefined
  readonly until?: string | undefined
  /** Empty: all. */
  readonly orderTypes: readonly OrderType[]
  /** How often a guest can use it, and all guests together. */
  readonly perGuest?: number | undefined
  readonly limit?: number | undefined
  readonly isActive: boolean
}

/** Returns the stored form of a typed coupon. */
export const normalizeCouponCode = (typed: string): string => typed.trim().toUpperCase()

/** Whether a typed code may be a coupon: 3 to 20 letters, digits, hyphens and underscores. */
export const isCouponCodeFormat = (typed: string): boolean =>
  /^[A-Z0-9][A-Z0-9_-]{2,19}$/.test(normalizeCouponCode(typed))

const PREFIX = 'COUPON#'

/**
 * Returns the id under which an order holds a use of a coupon, which a test site and the live one
 * have apart.
 */
export const getCouponId = (location: LocationCode, code: string): string => `${PREFIX}${getSitePart(location)}#${code}`

/** Whether an order's code is a coupon, which is no code of one guest. */
export const isCouponId = (codeId: string): boolean => codeId.startsWith(PREFIX)

/** Returns the code of the coupon that an order holds; undefined for an order without one. */
export function findCouponCode(
  reservations: readonly { readonly type: string; readonly codeId?: string }[],
): string | undefined {
  const held = reservations.find(({ type, codeId = '' }) => type === 'code' && isCouponId(codeId))
  return held?.codeId?.split('#')[2]
}

/** Creates the problem of a coupon that an order can't have. */
export const createInvalidCouponProblem = (why: string): Problem => new Problem('code-invalid', why)

export const COUPON_USED_UP = 'This coupon has been used up.'
export const COUPON_USED_BY_GUEST = 'You have used this coupon as often as it can be used.'

const typeNames = { pickup: 'pickup', delivery: 'delivery', event: 'events' } as const

/**
 * Checks that a coupon is valid on a day of its location.
 * @throws Problem `code-invalid`
 */
export function assertCouponValid({ isActive, from, until, limit }: CouponTerms, used: number, today: string): void {
  if (!isActive) throw createInvalidCouponProblem('This coupon is not valid at the moment.')
  if (from !== undefined && today < from)
    throw createInvalidCouponProblem(`This coupon is valid from ${formatDateWithYear(from)}.`)
  if (until !== undefined && today > until)
    throw createInvalidCouponProblem(`This coupon was valid until ${formatDateWithYear(until)}.`)
  if (limit !== undefined && used >= limit) throw createInvalidCouponProblem(COUPON_USED_UP)
}

/**
 * Checks that a coupon applies to an order.
 * @throws Problem `code-invalid`
 */
export function assertCouponApplies(
  { orderTypes, minimumCents = 0 }: CouponTerms,
  order: { readonly orderType: OrderType; readonly subtotalCents: Cents },
): void {
  if (orderTypes.length > 0 && !orderTypes.includes(order.orderType))
    throw createInvalidCouponProblem(
      `This coupon is for ${orderTypes.map((type) => typeNames[type]).join(' and ')} only.`,
    )
  if (order.subtotalCents < minimumCents)
    throw createInvalidCouponProblem(`This coupon needs dishes for ${formatCents(minimumCents)} or more.`)
}
