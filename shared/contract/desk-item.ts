import * as z from 'zod/mini'
import { weekdays } from '../terms/weekdays'
import { Amount, LocationRef, Money, text, Version } from './fields'

export const Weekday = z.enum(weekdays)

/**
 * From where on stock is low and what the morning's delivery fills it up to, at one location; null
 * is ordered by hand.
 */
export const Levels = z.object({ locationId: z.int(), minimumStock: Money, parStock: z.nullable(Money) })
export type Levels = z.infer<typeof Levels>

/** What a field may be emptied with. */
const emptied = z.pipe(
  z.union([z.literal(''), z.null()]),
  z.transform((): null => null),
)

/**
 * What an owner changes of an ingredient; what is left out stays. Minimum and par are of the
 * location named, of all without one; the rest is the group's (docs/product/desk.md#ingredients).
 */
export const ItemChange = z.object({
  name: z.optional(text(120).check(z.minLength(1, 'Name is required'))),
  costPerUnit: z.optional(Amount),
  supplier: z.optional(z.union([emptied, text(120)])),
  minimumStock: z.optional(Amount),
  parStock: z.optional(z.union([emptied, Amount])),
  /** The days on which the morning's delivery brings it; null is every day. */
  deliveryDays: z.optional(z.nullable(z.array(Weekday).check(z.minLength(1, 'At least one day'), z.maxLength(7)))),
  locationId: z.optional(LocationRef),
  version: Version,
})
export type ItemChange = z.infer<typeof ItemChange>
