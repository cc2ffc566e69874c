import * as z from 'zod/mini'
import { OrderType } from '#shared/platform/fields'
import { feedbackTriggers, type feedbackTriggers as triggers } from '#shared/feedback/feedback'
import { versionedRecord } from '../platform/table/table-schema'

type Trigger = (typeof triggers)[number]

/**
 * Keys of feedback, one for each order and trigger. Test feedback has no order and may be repeated.
 */
export const feedbackKeys = {
  given: (orderId: string, trigger: Trigger) => ({ pk: `ORDER#${orderId}`, sk: `FEEDBACK#${trigger}` }),
  /** Exists once an order has earned its bonus. */
  bonus: (orderId: string) => ({ pk: `ORDER#${orderId}`, sk: 'BONUS' }),
  trialBonus: (visitorId: string) => ({ pk: `TRIAL#${visitorId}`, sk: 'BONUS' }),
  trial: (id: string) => ({ pk: `TRIAL#${id}`, sk: 'FEEDBACK' }),
  /** The key of a user's feedback, in the second index. */
  saidBy: (userId: string) => `SAID#${userId}`,
} as const

export const FeedbackRecord = versionedRecord(
  z.object({
    type: z.literal('Feedback'),
    id: z.string(),
    orderId: z.string(),
    trigger: z.enum(feedbackTriggers),
    rating: z.int(),
    comment: z.string(),
    orderItems: z.array(z.string()),
    orderType: OrderType,
    userId: z.optional(z.string()),
    /** Whether staff gave it for the guest. The guest's own takes its place. */
    byStaff: z.optional(z.boolean()),
    at: z.string(),
    /** What the desk mailed to the order's guest (docs/product/desk.md#feedback). */
    answered: z.optional(z.object({ text: z.string(), at: z.string() })),
  }),
)
export type FeedbackRecord = z.infer<typeof FeedbackRecord>
