import * as z from 'zod/mini'
import { refundReasonIds } from './refunds'
import { MoneyString } from '../platform/fields'
import { discountCodeStates } from './discount-codes'
import type { RouteGroup } from '../platform/route'

/** A code that was given for what went wrong with an order. */
export const Refund = z.object({
  /** The line that it is for; null where it is for the whole order. */
  lineId: z.nullable(z.string()),
  amount: MoneyString,
  reason: z.enum(refundReasonIds),
  at: z.string(),
  /** Only for those whom the order concerns, and on no board. */
  code: z.optional(z.string()),
})
export type Refund = z.infer<typeof Refund>

/** What a code would take off the caller's order. */
export const DiscountCode = z.object({
  code: z.string(),
  discountPercent: z.nullable(z.int()),
  discountAmount: z.nullable(MoneyString),
})
export type DiscountCode = z.infer<typeof DiscountCode>

/** A code that the caller has, and whether it can still be used. */
export const OwnDiscountCode = z.extend(DiscountCode, {
  /** What it was given for, as `Free Drink`. */
  title: z.nullable(z.string()),
  state: z.enum(discountCodeStates),
  issuedAt: z.string(),
  expiresAt: z.string(),
})
export type OwnDiscountCode = z.infer<typeof OwnDiscountCode>

export const discountCodeRoutes = {
  listCodes: {
    method: 'GET',
    path: '/api/codes',
    summary: "The caller's discount codes, newest first: the account's, and those that were given to this browser",
    access: 'public',
    table: 'read',
    result: z.array(OwnDiscountCode),
  },
  getCode: {
    method: 'GET',
    path: '/api/codes/{code}',
    summary: 'What a discount code is worth to the caller, so that the checkout can show it',
    access: 'public',
    table: 'read',
    params: z.object({ code: z.string().check(z.maxLength(40)) }),
    result: DiscountCode,
  },
} as const satisfies RouteGroup
