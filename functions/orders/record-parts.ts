import { KitchenNamePair } from '#shared/orders/ordered-line'
import { Advisory, Allergen, Station } from '#shared/menu/contract'
import * as z from 'zod/mini'
import { depositTenders } from '#shared/orders/constants'
import { handovers } from '#shared/orders/handover'
import { WasteEntry } from '#shared/orders/order-steps'
import { OrderActor } from '#shared/platform/actor'
import { locations } from '#shared/locations/index'
import { refundDestinations, refundReasonIds } from '#shared/payments/refunds'

export { PaymentRecord } from '../payments/provider/records'

/**
 * A refund of an order. `line` or `lines` are indexes of the refunded lines, with `pieces` if not
 * all pieces of a line were refunded (decision 0055).
 */
export const RefundRecord = z.object({
  to: z._default(z.enum(refundDestinations), 'code'),
  line: z.optional(z.int()),
  lines: z.optional(z.array(z.int())),
  pieces: z.optional(z.array(z.object({ line: z.int(), quantity: z.int() }))),
  amountCents: z.int(),
  /** The tax in the amount. */
  taxCents: z.optional(z.int()),
  /** What went back to the code that had paid for the dishes. */
  toCodeCents: z.optional(z.int()),
  /** The part of a refund to the card that went back to gift cards. */
  toGiftCardCents: z.optional(z.int()),
  reason: z.enum(refundReasonIds),
  /** Defined for a refund as a code only. */
  code: z.optional(z.string()),
  at: z.string(),
  /** How many steps the order's history had, because the clocks of two servers may differ. */
  afterSteps: z.optional(z.int()),
  by: z.optional(OrderActor),
})

/** A deposit that was paid at the restaurant, and that it went back after a cancellation. */
export const DepositRecord = z.object({
  amountCents: z.int(),
  tender: z.enum(depositTenders),
  at: z.string(),
  returned: z.optional(z.object({ tender: z.enum(depositTenders), at: z.string() })),
})
export type DepositRecord = z.infer<typeof DepositRecord>

/** Dishes of an order that were thrown away and made again. */
export const WasteRecord = z.extend(WasteEntry, { by: OrderActor })

/** What a gift card pays of an order, and what refunds returned of that. */
export const OrderGiftCardRecord = z.object({
  cardId: z.string(),
  /** The location that sold the card. */
  seller: z.enum(locations.map(({ code }) => code)),
  amountCents: z.int(),
  returnedCents: z.optional(z.int()),
})

/** How a completed order with a handover code reached its guest. */
export const HandoverRecord = z.enum(handovers)

const LineOptionRecord = z.object({
  id: z.string(),
  group: z.string(),
  name: z.string(),
  priceCents: z.int(),
  quantity: z.int(),
  /** Whether the option is not one of the dish's defaults. */
  differs: z.boolean(),
})

/** An ordered line, with a copy of the menu's data. */
export const OrderLineRecord = z.object({
  menuItemId: z.int(),
  name: z.string(),
  description: z.string(),
  code: z.string(),
  station: Station,
  allergens: z.nullable(z.array(Allergen)),
  /** Allergens that the dish's declaration was too old to cover. */
  undeclaredAllergens: z.optional(z.array(Allergen)),
  advisory: z.optional(Advisory),
  quantity: z.int(),
  unitPriceCents: z.int(),
  totalPriceCents: z.int(),
  loyaltyMultiplier: z.number(),
  notes: z.optional(z.string()),
  /** The name of the person who added the line to a group order. */
  for: z.optional(z.string()),
  /** All chosen options, including defaults, in the menu's sequence. */
  options: z._default(z.array(LineOptionRecord), []),
  leftOut: z._default(z.array(z.string()), []),
  /** What cooks call the dish, its options and what is left out, if not as on the menu. */
  kitchenNames: z.optional(z.array(KitchenNamePair)),
  struckAt: z.optional(z.string()),
  /** Its number in the order, which edits preserve; missing means its position from 1. */
  number: z.optional(z.int()),
})
