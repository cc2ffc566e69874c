import * as z from 'zod/mini'
import { refundReasonIds } from '../terms/refunds'
import { MoneyString } from './fields'

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
