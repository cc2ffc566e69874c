import { Problem } from '../platform/problem'
import { percentageOfCents, type Cents } from '../platform/money'
import { createOrderId, normalizeCode, normalizeOrderId } from '../platform/ids'

/** The states of a discount code. */
export const discountCodeStates = ['unused', 'partly-spent', 'spent', 'expired'] as const
export type DiscountCodeState = (typeof discountCodeStates)[number]

/** A discount on the subtotal: whole percent, or an amount. */
export type CodeDiscount = { readonly percent: number } | { readonly amountCents: Cents }

/** Returns the discount on a subtotal, at most the subtotal; percent is rounded half up. */
export const getDiscountCents = (discount: CodeDiscount, subtotalCents: Cents): Cents =>
  Math.min(
    subtotalCents,
    'percent' in discount ? percentageOfCents(subtotalCents, discount.percent * 100) : discount.amountCents,
  )

/**
 * The promo code for a first order on a live site, where the owner decides about its percent. A
 * test site always says this discount (docs/product/checkout.md#discount-codes).
 */
export const PROMO_CODE = 'first10'
export const PROMO_DISCOUNT: CodeDiscount = { percent: 10 }

/** Whether a typed code is the promo code (docs/product/checkout.md#discount-codes). */
export const isPromoCode = (typed: string): boolean => normalizeCode(typed) === normalizeCode(PROMO_CODE)

/**
 * The reward of the training tour: a free drink on the first order
 * (docs/product/training.md#reward).
 */
export const TOUR_CODE = 'HIBACHI_MASTER'
/** Its discount: enough for any drink. A test of the sample menu verifies this. */
export const TOUR_DISCOUNT: CodeDiscount = { amountCents: 395 }

/** Whether a typed code is the tour's code. */
export const isTourCode = (typed: string): boolean => normalizeCode(typed) === normalizeCode(TOUR_CODE)

/** Creates a discount code: 60 random bits as in an order id, in groups of four. */
export const createDiscountCode = (random: Uint8Array): string => createOrderId(random).replace(/(.{4})(?=.)/g, '$1-')

/** Returns the stored form of a typed code. */
export const normalizeDiscountCode = normalizeOrderId

/** Whether a typed code has the format of an issued code, so that it is worth asking the server. */
export const isDiscountCodeFormat = (typed: string): boolean =>
  /^[0-9A-HJKMNP-TV-Z]{12}$/.test(normalizeDiscountCode(typed))

/**
 * How many days a code is valid: bonuses should bring guests back soon, rewards and refunds were
 * paid for (docs/product/checkout.md#discount-codes).
 */
export const DISCOUNT_CODE_DAYS = { bonus: 90, reward: 365, refund: 365 } as const

/** An issued discount code. */
export type IssuedCode = {
  readonly discount: CodeDiscount
  /** The user who owns it; anyone can use a code without an owner. */
  readonly ownerId?: string | undefined
  /** Whether it was issued on a test or a live site. It is valid only on that kind. */
  readonly site: 'test' | 'live'
  /** The order that used a code with a percentage. */
  readonly spentOn?: string | undefined
  /** What is left of a code with an amount; missing means all of it. */
  readonly remainingCents?: Cents | undefined
  /** When it expires. */
  readonly validUntil: string
}

type CodeValue = Pick<IssuedCode, 'discount' | 'remainingCents'>

/** Returns the discount that a code still gives: an amount keeps the rest that orders leave. */
export const getRemainingDiscount = ({ discount, remainingCents }: CodeValue): CodeDiscount =>
  'percent' in discount ? discount : { amountCents: remainingCents ?? discount.amountCents }

/** Returns the state of a code. A used code stays `spent`, also when it expires. */
export function getDiscountCodeState(
  { spentOn, validUntil, ...value }: Pick<IssuedCode, 'spentOn' | 'validUntil'> & CodeValue,
  now: Date,
): DiscountCodeState {
  const left = getRemainingDiscount(value)
  const isEmpty = 'amountCents' in left && left.amountCents === 0
  if (spentOn !== undefined || isEmpty) return 'spent'
  if (validUntil <= now.toISOString()) return 'expired'
  const isWhole =
    'percent' in value.discount || !('amountCents' in left) || left.amountCents === value.discount.amountCents
  return isWhole ? 'unused' : 'partly-spent'
}

/** Whether a code can still be used. */
export const isUsableCodeState = (state: DiscountCodeState): boolean => state === 'unused' || state === 'partly-spent'

/**
 * Checks that a user can use a code on this site now.
 * @throws Problem `not-found`, `not-allowed` or `code-spent`
 */
export function assertDiscountCodeUsable(
  code: IssuedCode | undefined,
  by: { readonly userId: string | undefined; readonly site: IssuedCode['site']; readonly now: Date },
): asserts code is IssuedCode {
  if (!code || code.site !== by.site) throw createUnknownCodeProblem()
  if (code.ownerId !== undefined && code.ownerId !== by.userId) {
    throw new Problem('not-allowed', 'This code belongs to an account. Please sign in to it first.')
  }
  const state = getDiscountCodeState(code, by.now)
  if (state === 'spent') throw createCodeSpentProblem()
  if (state === 'expired') throw createCodeSpentProblem('This code has expired.')
}

/** Creates the problem for a code that does not exist, or is not given any more. */
export const createUnknownCodeProblem = () => new Problem('not-found', 'We do not know this code.')
/** Creates the problem for a used or expired code. */
export const createCodeSpentProblem = (why = 'This code has already been used.') => new Problem('code-spent', why)
