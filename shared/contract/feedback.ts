import * as z from 'zod/mini'
import { feedbackTriggers, MAX_COMMENT } from '../terms/feedback'
import { OrderType, text } from './fields'
import { MAX_LINES } from './orders'
import type { Area } from './route'

const Comment = z.pipe(text(1000), z.string().check(z.maxLength(MAX_COMMENT)))

export const feedback = {
  give: {
    method: 'POST',
    path: '/api/feedback',
    summary: 'Rates an order, once for each occasion; a happy customer gets a bonus code',
    access: 'public',
    table: 'write',
    limit: 'feedback',
    body: z.object({
      orderId: text(64),
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      comment: z._default(z.nullable(Comment), ''),
      /** Names of the dishes. */
      orderItems: z._default(z.nullable(z.array(text(200)).check(z.maxLength(MAX_LINES))), []),
      orderType: z._default(OrderType, 'pickup'),
      trigger: z.enum(feedbackTriggers),
    }),
    result: z.object({ id: z.string(), bonusCode: z.optional(z.string()) }),
  },
} as const satisfies Area
