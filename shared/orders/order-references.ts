import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { idField, OrderStatus, OrderType, textField, Version } from '../platform/fields'

/** An order in a path. */
export const OrderParams = z.object({ orderId: idField() })

/** A ticket number as a person types it: `12`, `#12`. */
export const TicketNumberInput = z.pipe(
  z.union([
    z.int('Must be a ticket number').check(z.positive('Must be a ticket number')),
    textField(40, 'code').check(z.regex(/^(?:#\s*)?[1-9]\d{0,6}$/, 'Must be a ticket number')),
  ]),
  z.transform((typed) => Number(String(typed).replace('#', ''))),
)

/** An order found by its ticket number and contact, with only what leads to its tracking page. */
export const OrderLookupResult = z.object({
  id: z.string(),
  ticketNumber: z.int(),
  locationId: z.int(),
  status: OrderStatus,
  orderType: OrderType,
  createdAt: z.string(),
})
export type OrderLookupResult = z.infer<typeof OrderLookupResult>

/** A secret of one browser, which proves which part of a group order it owns. */
export const GroupToken = ofKind('secret', z.string()).check(
  z.regex(/^[\w-]{22,64}$/, 'Must be 22 to 64 random letters'),
)

/**
 * Links an order to the group order that it was placed from, at the given version
 * (docs/product/groups.md#from-link-to-order).
 */
export const GroupReference = z.object({ id: idField(), token: GroupToken, version: Version })
