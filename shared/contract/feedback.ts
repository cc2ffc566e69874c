import * as z from 'zod/mini'
import { feedbackTriggers, MAX_COMMENT_LENGTH } from '../terms/feedback'
import { OrderType, textField } from './fields'
import { MAX_ORDER_LINES } from './orders'
import type { RouteGroup } from './route'

const Comment = z.pipe(textField(1000), z.string().check(z.maxLength(MAX_COMMENT_LENGTH)))

export const feedbackRoutes = {
  give: {
    method: 'POST',
    path: '/api/feedback',
    summary: 'Rates an order, once for each occasion; a happy customer gets a bonus code',
    access: 'public',
    table: 'write',
    limit: 'feedback',
    body: z.object({
      orderId: textField(64),
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      comment: z._default(z.nullable(Comment), ''),
      /** Names of the dishes. */
      orderItems: z._default(z.nullable(z.array(textField(200)).check(z.maxLength(MAX_ORDER_LINES))), []),
      orderType: z._default(OrderType, 'pickup'),
      trigger: z.enum(feedbackTriggers),
    }),
    result: z.object({ id: z.string(), bonusCode: z.optional(z.string()) }),
  },
} as const satisfies RouteGroup
