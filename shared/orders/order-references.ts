import * as z from 'zod/mini'
import { OrderStatus, OrderType, Version } from '../platform/fields'

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

/** What proves whose part of an order of several it is: made and kept by a browser. */
export const GroupToken = z.string().check(z.regex(/^[\w-]{22,64}$/, 'Must be 22 to 64 letters that nobody guesses'))

/**
 * By which an order says that it is a group's, taken over at this version
 * (docs/product/groups.md#from-the-link-to-the-order).
 */
export const GroupReference = z.object({ id: z.string().check(z.maxLength(64)), token: GroupToken, version: Version })
