import * as z from 'zod/mini'
import { Day, LocationParam, OrderStatus, PageQuery, textField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { Order } from '../orders/contract'
import { DamagedTicket } from './contract'

/** Maximum days that one search covers, and how many it covers unless `from` says otherwise. */
export const MAX_SEARCH_DAYS = 366
export const DEFAULT_SEARCH_DAYS = 30

/** An order as staff find it, with its whole history and the mails about it. */
export const FoundOrder = z.extend(Order, {
  mails: z.array(
    z.object({
      /** What the mail was about: `receipt`, `changed-1`, `refund-1`. */
      name: z.string(),
      at: z.string(),
      outcome: z.enum(['sending', 'sent', 'refused', 'limited', 'suppressed']),
    }),
  ),
})
export type FoundOrder = z.infer<typeof FoundOrder>

export const isReadableOrder = (found: FoundOrder | DamagedTicket): found is FoundOrder => !('isDamaged' in found)

export const orderSearchRoutes = {
  searchOrders: {
    method: 'GET',
    path: '/api/kitchen/orders/{location}/search',
    summary: 'Orders by ticket number, name, phone digits, e-mail address or dish, newest first, in pages',
    access: 'staff',
    table: 'write',
    limit: 'lists',
    params: z.object({ location: LocationParam }),
    query: z.extend(PageQuery, {
      q: z._default(textField(80), ''),
      from: z.optional(Day),
      to: z.optional(Day),
      status: z.optional(OrderStatus),
    }),
    result: z.array(z.union([FoundOrder, DamagedTicket])),
  },
} as const satisfies RouteGroup
