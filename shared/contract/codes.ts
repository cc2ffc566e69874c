import * as z from 'zod/mini'
import { codeStates } from '../terms/codes'
import { Money } from './fields'
import type { Area } from './route'

/** What a code would take off the caller's order. */
export const Code = z.object({
  code: z.string(),
  discountPercent: z.nullable(z.int()),
  discountAmount: z.nullable(Money),
})
export type Code = z.infer<typeof Code>

/** A code that the caller has, and whether it can still be used. */
export const OwnCode = z.extend(Code, {
  /** What it was given for, as `Free Drink`. */
  title: z.nullable(z.string()),
  state: z.enum(codeStates),
  issuedAt: z.string(),
  expiresAt: z.string(),
})
export type OwnCode = z.infer<typeof OwnCode>

export const codes = {
  list: {
    method: 'GET',
    path: '/api/codes',
    summary: "The caller's discount codes, newest first: the account's, and those that were given to this browser",
    access: 'public',
    table: 'read',
    result: z.array(OwnCode),
  },
  read: {
    method: 'GET',
    path: '/api/codes/{code}',
    summary: 'What a discount code is worth to the caller, so that the checkout can show it',
    access: 'public',
    table: 'read',
    params: z.object({ code: z.string().check(z.maxLength(40)) }),
    result: Code,
  },
} as const satisfies Area
