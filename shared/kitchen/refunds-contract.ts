import * as z from 'zod/mini'
import { OrderParams } from '../orders/order-references'
import { Ticket } from '../orders/contract'
import { AmountInput, idField, LocationParam, MoneyString, Timestamp } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { MAX_LINE_QUANTITY, MAX_ORDER_LINES } from '../orders/constants'
import { ORDER_REFUND_RANGE, refundDestinations, staffRefundReasonIds } from '../payments/refunds'

const { leastCents, mostCents } = ORDER_REFUND_RANGE

const reason = z.enum(staffRefundReasonIds)

const lineId = idField(80)
const to = z._default(z.enum(refundDestinations), 'code')

const inCents = (amount: string | number) => Math.round(Number(amount) * 100)

const CodeAmount = AmountInput.check(
  z.refine(
    (amount) => inCents(amount) >= leastCents && inCents(amount) <= mostCents,
    `Must be from ${(leastCents / 100).toFixed(2)} to ${(mostCents / 100).toFixed(2)}`,
  ),
)

const MoneyAmount = AmountInput.check(z.refine((amount) => inCents(amount) > 0, 'Must be more than 0.00'))

const Pieces = z
  .array(z.strictObject({ lineId, quantity: z.int().check(z.minimum(1), z.maximum(MAX_LINE_QUANTITY)) }))
  .check(
    z.minLength(1),
    z.maxLength(MAX_ORDER_LINES),
    z.refine((pieces) => new Set(pieces.map((piece) => piece.lineId)).size === pieces.length, 'Must name a line once'),
  )

/**
 * Refunds a line, several lines, some pieces of lines, or an amount of the whole order: as a
 * discount code, to the card that the order was paid with, or in cash or on the location's card
 * terminal, which are recorded only.
 */
const RefundRequest = z.union([
  z.strictObject({ lineId, reason, to }),
  z.strictObject({ lines: z.array(lineId).check(z.minLength(1), z.maxLength(MAX_ORDER_LINES)), reason, to }),
  z.strictObject({ pieces: Pieces, reason, to }),
  z.strictObject({ amount: CodeAmount, reason, to: z._default(z.literal('code'), 'code') }),
  z.strictObject({ amount: MoneyAmount, reason, to: z.enum(['card', 'cash', 'terminal']) }),
])
export type RefundRequest = z.output<typeof RefundRequest>

/** What staff have to return another way, because refunds of an order failed. */
export const FailedRefund = z.object({
  orderId: z.string(),
  ticketNumber: z.int(),
  amount: MoneyString,
  /** When the last of them failed. */
  at: Timestamp,
})
export type FailedRefund = z.infer<typeof FailedRefund>

export const refundRoutes = {
  refundOrder: {
    method: 'POST',
    path: '/api/kitchen/orders/{orderId}/refunds',
    summary: 'Refunds lines, pieces or an amount of an order: with a code, to its card, in cash or on the terminal',
    access: 'staff',
    status: 201,
    table: 'write',
    params: OrderParams,
    body: RefundRequest,
    result: Ticket,
  },
  listFailedRefunds: {
    method: 'GET',
    path: '/api/kitchen/failed-refunds/{location}',
    summary: 'Lists the orders whose refunds to the card failed, until staff returned the amount another way',
    access: 'staff',
    table: 'read',
    isPolled: true,
    params: z.object({ location: LocationParam }),
    result: z.array(FailedRefund),
  },
  returnFailedRefund: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/failed-refund',
    summary: 'Records that staff returned the amount of failed refunds of an order another way',
    access: 'staff',
    table: 'write',
    params: OrderParams,
    /** The amount that staff returned, as listed. */
    body: z.object({ amount: AmountInput }),
    result: Ticket,
  },
} as const satisfies RouteGroup
