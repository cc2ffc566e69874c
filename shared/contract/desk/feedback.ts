import * as z from 'zod/mini'
import { feedbackTriggers } from '../../rules/feedback'
import { LocationParam, Money, OrderStatus, OrderType, PageQuery } from '../fields'
import type { Area } from '../route'

/** What a customer said, with the order behind it. */
export const GivenFeedback = z.object({
  id: z.string(),
  at: z.string(),
  rating: z.int(),
  comment: z.string(),
  trigger: z.enum(feedbackTriggers),
  order: z.object({
    id: z.string(),
    ticketNumber: z.int(),
    createdAt: z.string(),
    completedAt: z.nullable(z.string()),
    status: OrderStatus,
    orderType: OrderType,
    total: Money,
    customerName: z.string(),
    items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  }),
})
export type GivenFeedback = z.infer<typeof GivenFeedback>

export const deskFeedback = {
  feedback: {
    method: 'GET',
    path: '/api/desk/feedback/{location}',
    summary: 'What customers said of orders at a location, newest first, or of the last 500 the lowest first',
    access: 'admin',
    table: 'read',
    params: z.object({ location: LocationParam }),
    query: z.extend(PageQuery, { sort: z._default(z.enum(['newest', 'lowest']), 'newest') }),
    result: z.array(GivenFeedback),
  },
} as const satisfies Area
