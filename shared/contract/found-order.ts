import * as z from 'zod/mini'
import { OrderStatus, OrderType } from './fields'

/** As a person types it: `12`, `#12`. */
export const TicketNumberInput = z.pipe(
  z.union([
    z.int('Must be a ticket number').check(z.positive('Must be a ticket number')),
    z.string().check(z.regex(/^\s*#?\s*[1-9]\d{0,6}\s*$/, 'Must be a ticket number')),
  ]),
  z.transform((typed) => Number(String(typed).replace('#', ''))),
)

/**
 * An order as it is found by whoever knows its ticket and how it was placed: no more than leads to
 * it.
 */
export const OrderLookupResult = z.object({
  id: z.string(),
  ticketNumber: z.int(),
  locationId: z.int(),
  status: OrderStatus,
  orderType: OrderType,
  createdAt: z.string(),
})
export type OrderLookupResult = z.infer<typeof OrderLookupResult>
