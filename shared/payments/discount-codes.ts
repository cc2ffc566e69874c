import { Problem } from '../platform/problem'
import { percentageOfCents } from '../platform/money'
import type { Cents } from '../platform/money'
import { createOrderId, normalizeOrderId } from '../platform/ids'

/** How a code stands with whoever has it. */
export const discountCodeStates = ['unused', 'spent', 'expired'] as const
export type DiscountCodeState = (typeof discountCodeStates)[number]

/** What a code takes off an order's subtotal: whole percent, or an amount. */
export type CodeDiscount = { readonly percent: number } | { readonly amountCents: Cents }

/** The discount on a subtotal, at most all of it; percent rounded half up on the cent. */
export const getDiscountCents = (discount: CodeDiscount, subtotalCents: Cents): Cents =>
  Math.min(
    subtotalCents,
    'percent' in discount ? percentageOfCents(subtotalCents, discount.percent * 100) : discount.amountCents,
  )

/**
 * The promo that is for everybody's first order on a live site (docs/product/checkout.md#codes).
 */
export const PROMO_CODE = 'first10'
export const PROMO_DISCOUNT: CodeDiscount = { percent: 10 }

/** Whether what was typed is the promo, in any case (docs/product/checkout.md#codes). */
export const isPromoCode = (typed: string): boolean => typed.trim().toLowerCase() === PROMO_CODE

/**
 * The code that finishing the training tour gives: a free drink on the first order
 * (docs/product/training.md#the-reward).
 */
export const TOUR_CODE = 'HIBACHI_MASTER'
/** What it takes off: enough for any drink on the menu (a test of the sample menu holds that). */
export const TOUR_DISCOUNT: CodeDiscount = { amountCents: 395 }

/** Whether what was typed is the tour's code, in any case. */
export const isTourCode = (typed: string): boolean => typed.trim().toUpperCase() === TOUR_CODE

/** A new code for people: the 60 random bits of an order id, in groups of four. */
export const createDiscountCode = (random: Uint8Array): string => createOrderId(random).replace(/(.{4})(?=.)/g, '$1-')

/** The form under which a code is kept, however a person types it. */
export const normalizeDiscountCode = normalizeOrderId

/**
 * Whether what was typed has the shape of a code that the system issues: worth asking the server
 * about.
 */
export const isDiscountCodeFormat = (typed: string): boolean =>
  /^[0-9A-HJKMNP-TV-Z]{12}$/.test(normalizeDiscountCode(typed))

/**
 * So long a code can be used: a bonus asks to come back soon, a reward and a refund were paid for
 * (docs/product/checkout.md#codes).
 */
export const DISCOUNT_CODE_DAYS = { bonus: 90, reward: 365, refund: 365 } as const

/** A code that the system issued. */
export type IssuedCode = {
  readonly discount: CodeDiscount
  /** Whose it is; a code without an owner works for whoever has it. */
  readonly ownerId?: string | undefined
  /** Whether it was issued on a test site or a live one: it counts on that kind only. */
  readonly site: 'test' | 'live'
  readonly spentOn?: string | undefined
  /** Until when it can be used. */
  readonly validUntil: string
}

/** How a code stands now: one that was used stays used. */
export function getDiscountCodeState(
  { spentOn, validUntil }: Pick<IssuedCode, 'spentOn' | 'validUntil'>,
  now: Date,
): DiscountCodeState {
  if (spentOn !== undefined) return 'spent'
  return validUntil <= now.toISOString() ? 'expired' : 'unused'
}

/**
 * Throws `not-found`, `not-allowed` or `code-spent` unless the code can be used on this site, now,
 * by this user.
 */
export function assertDiscountCodeUsable(
  code: IssuedCode | undefined,
  by: { readonly userId: string | undefined; readonly site: IssuedCode['site']; readonly now: Date },
): asserts code is IssuedCode {
  if (!code || code.site !== by.site) throw unknownCode()
  if (code.ownerId !== undefined && code.ownerId !== by.userId) {
    throw new Problem('not-allowed', 'This code belongs to an account. Please sign in to it first.')
  }
  const state = getDiscountCodeState(code, by.now)
  if (state === 'spent') throw createCodeSpentProblem()
  if (state === 'expired') throw createCodeSpentProblem('This code has expired.')
}

const unknownCode = () => new Problem('not-found', 'We do not know this code.')
export const createCodeSpentProblem = (why = 'This code has already been used.') => new Problem('code-spent', why)
