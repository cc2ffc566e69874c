import * as z from 'zod/mini'
import { MAX_COMMENT_LENGTH, MAX_REPLY_LENGTH, feedbackTriggers } from './feedback'
import {
  idField,
  LocationParam,
  MoneyString,
  noteField,
  OrderStatus,
  OrderType,
  PageQuery,
  textField,
} from '../platform/fields'
import { MAX_ORDER_LINES } from '../orders/contract'
import type { RouteGroup } from '../platform/route'

const Comment = z.pipe(noteField(1000), z.string().check(z.maxLength(MAX_COMMENT_LENGTH)))

export const feedbackRoutes = {
  giveFeedback: {
    method: 'POST',
    path: '/api/feedback',
    summary: 'Rates an order, once per trigger; a good rating earns a bonus code',
    access: 'public',
    table: 'write',
    limit: 'feedback',
    body: z.object({
      orderId: textField(64, 'id'),
      rating: z.int().check(z.minimum(1), z.maximum(5)),
      comment: z._default(z.nullable(Comment), ''),
      /** Names of the dishes. */
      orderItems: z._default(z.nullable(z.array(textField(200, 'name')).check(z.maxLength(MAX_ORDER_LINES))), []),
      orderType: z._default(OrderType, 'pickup'),
      trigger: z.enum(feedbackTriggers),
    }),
    result: z.object({ id: z.string(), bonusCode: z.optional(z.string()), bonusPercent: z.optional(z.int()) }),
  },
} as const satisfies RouteGroup

/** Feedback with its order. */
export const FeedbackWithOrder = z.object({
  id: z.string(),
  at: z.string(),
  rating: z.int(),
  comment: z.string(),
  trigger: z.enum(feedbackTriggers),
  /** Whether staff gave it for the guest. */
  byStaff: z.boolean(),
  /** The reply that was mailed to the guest; null if none. */
  answered: z.nullable(z.object({ text: z.string(), at: z.string() })),
  /** Whether a reply can be sent: the order has an e-mail address, and the location sends mail. */
  canAnswer: z.boolean(),
  order: z.object({
    id: z.string(),
    ticketNumber: z.int(),
    createdAt: z.string(),
    completedAt: z.nullable(z.string()),
    status: OrderStatus,
    orderType: OrderType,
    total: MoneyString,
    /** What was refunded, also as a code; null if nothing was. */
    refunded: z.nullable(MoneyString),
    /** Whether some of its dishes, or all that was paid, were refunded. */
    dishesRefunded: z.boolean(),
    customerName: z.string(),
    items: z.array(z.object({ name: z.string(), quantity: z.int() })),
  }),
})
export type FeedbackWithOrder = z.infer<typeof FeedbackWithOrder>

export const feedbackAdminRoutes = {
  listFeedback: {
    method: 'GET',
    path: '/api/desk/feedback/{location}',
    summary: 'The feedback about a location, newest first, or the lowest ratings of the last 500 first',
    access: 'admin',
    table: 'write',
    limit: 'lists',
    params: z.object({ location: LocationParam }),
    query: z.extend(PageQuery, { sort: z._default(z.enum(['newest', 'lowest']), 'newest') }),
    result: z.array(FeedbackWithOrder),
  },
  answerFeedback: {
    method: 'POST',
    path: '/api/desk/feedback/{location}/{orderId}/{trigger}/answer',
    summary: 'Replies to feedback by mail, once',
    access: 'admin',
    status: 201,
    table: 'write',
    params: z.object({
      location: LocationParam,
      orderId: idField(),
      trigger: z.enum(feedbackTriggers),
    }),
    body: z.strictObject({
      text: z.pipe(
        noteField(2 * MAX_REPLY_LENGTH),
        z.string().check(z.minLength(1, 'Please write an answer'), z.maxLength(MAX_REPLY_LENGTH)),
      ),
    }),
    /**
     * Contains no text: stored responses for repeated requests are not covered by an erasure of
     * personal data.
     */
    result: z.object({ id: z.string(), answeredAt: z.string() }),
  },
} as const satisfies RouteGroup
