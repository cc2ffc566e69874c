import * as z from 'zod/mini'
import { OrderParams } from '../order-references'
import { contactFields, DeliveryAddress } from '../../accounts/contact-fields'
import { AmountInput, BoardDevice, Timestamp, Version } from '../../platform/fields'
import type { RouteGroup } from '../../platform/route'
import { MAX_ORDER_LINES } from '../constants'
import { Order, Ticket } from '../contract'
import { Instructions, SubmittedLine } from '../submitted-line'

/** A line as at the checkout. Without prices, the menu's current ones apply. */
const EditedLine = z.extend(SubmittedLine, { unitPrice: z.optional(AmountInput), totalPrice: z.optional(AmountInput) })

export const EditOrderRequest = z.object({
  lines: z
    .array(EditedLine)
    .check(z.minLength(1), z.maxLength(MAX_ORDER_LINES, `An order takes at most ${MAX_ORDER_LINES} different dishes`)),
  /** The order's version that the edit is based on. */
  version: Version,
  /** Another requested time; missing leaves it unchanged. */
  scheduledFor: z.optional(Timestamp),
  /** Changed contact fields; missing ones stay. */
  customerInfo: z.optional(z.extend(z.partial(z.object(contactFields)), { address: z.optional(DeliveryAddress) })),
  specialInstructions: z.optional(Instructions),
  /** Whether to pack utensils; missing leaves it unchanged. */
  utensils: z.optional(z.boolean()),
})

export const orderEditRoutes = {
  editOrderLines: {
    method: 'PUT',
    path: '/api/orders/{orderId}/lines',
    summary: "Changes a placed order's lines, time or contact: its customer while pending, staff until ready",
    access: 'public',
    table: 'write',
    limit: 'orders',
    service: 'payments',
    params: OrderParams,
    body: EditOrderRequest,
    result: Order,
  },
  acknowledgeChanges: {
    method: 'PUT',
    path: '/api/kitchen/orders/{orderId}/seen',
    summary: 'Acknowledges the changes of an order up to a version: on the screen `device`, else on all',
    access: 'staff',
    table: 'write',
    worksLocked: true,
    params: OrderParams,
    body: z.object({ version: Version, device: z.optional(BoardDevice) }),
    result: Ticket,
  },
} as const satisfies RouteGroup
