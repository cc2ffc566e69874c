import * as z from 'zod/mini'
import { refundDestinations, refundReasonIds } from './refunds'
import { PresentedActor } from '../platform/actor'
import { MoneyString, PageQuery, Tender, textField } from '../platform/fields'
import { discountCodeStates } from './discount-codes'
import { disputeStates } from './disputes'
import type { RouteGroup } from '../platform/route'

/** A refund of an order: to the card, in cash, on the location's terminal or as a discount code. */
export const Refund = z.object({
  to: z.enum(refundDestinations),
  /** The only refunded line; null for several lines or the whole order. */
  lineId: z.nullable(z.string()),
  /** The refunded lines; empty for an amount of the whole order. */
  lines: z.array(z.string()),
  /** How many pieces of these lines, if not whole lines were refunded. */
  pieces: z.optional(z.array(z.object({ lineId: z.string(), quantity: z.int() }))),
  amount: MoneyString,
  /** The tax in the amount. */
  tax: z.optional(MoneyString),
  /** What went back to the code that the order had used. */
  toCode: z.optional(MoneyString),
  /** The part of a refund to the card that went back to gift cards. */
  toGiftCard: z.optional(MoneyString),
  reason: z.enum(refundReasonIds),
  at: z.string(),
  /** Whether it did not reach the card, so that the location returns the money another way. */
  isFailed: z.optional(z.boolean()),
  /** Who made it; shown to the customer and staff. */
  by: z.optional(PresentedActor),
  /** Shown only to the order's guest, and never on boards. */
  code: z.optional(z.string()),
})
export type Refund = z.infer<typeof Refund>

/** Where the guest pays an order or its balance online, and until when. */
export const PaymentPage = z.object({ status: z.literal('pending'), url: z.string(), expiresAt: z.string() })
export type PaymentPage = z.infer<typeof PaymentPage>

/** What the guest's bank disputes of an order's payment; shown to staff. */
export const PaymentDispute = z.object({
  state: z.enum(disputeStates),
  amount: MoneyString,
  /** The provider's word for it, such as `fraudulent`. */
  reason: z.string(),
  /** Until when evidence counts; null if no more can be submitted. */
  evidenceBy: z.nullable(z.string()),
  /** When the evidence was submitted. */
  submittedAt: z.optional(z.string()),
})
export type PaymentDispute = z.infer<typeof PaymentDispute>

/** The open payment page of an order, how staff took the money, and a dispute by the bank. */
export const OrderPayment = z.extend(z.partial(PaymentPage), {
  tender: z.optional(Tender),
  dispute: z.optional(PaymentDispute),
})
export type OrderPayment = z.infer<typeof OrderPayment>

/** The discount of a code for the caller. */
export const DiscountCode = z.object({
  code: z.string(),
  discountPercent: z.nullable(z.int()),
  discountAmount: z.nullable(MoneyString),
  /** What is left of the amount for this and later orders; null for a percentage. */
  remaining: z.nullable(MoneyString),
})
export type DiscountCode = z.infer<typeof DiscountCode>

/** A discount code of the caller with its state. */
export const OwnDiscountCode = z.extend(DiscountCode, {
  /** What it was issued for, such as `Free Drink`. */
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
    summary: "The caller's discount codes, newest first, in pages: those of the account and of this browser",
    access: 'public',
    table: 'read',
    query: PageQuery,
    result: z.array(OwnDiscountCode),
  },
  getCode: {
    method: 'GET',
    path: '/api/codes/{code}',
    summary: 'The discount of a code for the caller, for display at the checkout',
    access: 'public',
    table: 'write',
    params: z.object({ code: textField(40, 'code') }),
    result: DiscountCode,
  },
} as const satisfies RouteGroup
