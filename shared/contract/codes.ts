import * as z from 'zod/mini'
import { Money } from './fields'
import type { Area } from './route'

/** What a code would take off the caller's order. */
export const Code = z.object({
  code: z.string(),
  discountPercent: z.nullable(z.int()),
  discountAmount: z.nullable(Money),
})
export type Code = z.infer<typeof Code>

export const codes = {
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
