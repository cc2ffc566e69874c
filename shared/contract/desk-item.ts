import * as z from 'zod/mini'
import { weekdays } from '../terms/weekdays'
import { AmountInput, LocationRef, MoneyString, textField, Version } from './fields'

export const WeekdaySchema = z.enum(weekdays)

/**
 * From where on stock is low and what the morning's delivery fills it up to, at one location; null
 * is ordered by hand.
 */
export const LocationStockLevels = z.object({
  locationId: z.int(),
  minimumStock: MoneyString,
  parStock: z.nullable(MoneyString),
})
export type LocationStockLevels = z.infer<typeof LocationStockLevels>

/** What a field may be emptied with. */
const emptied = z.pipe(
  z.union([z.literal(''), z.null()]),
  z.transform((): null => null),
)

/**
 * What an owner changes of an ingredient; what is left out stays. Minimum and par are of the
 * location named, of all without one; the rest is the group's (docs/product/desk.md#ingredients).
 */
export const UpdateInventoryItemRequest = z.object({
  name: z.optional(textField(120).check(z.minLength(1, 'Name is required'))),
  costPerUnit: z.optional(AmountInput),
  supplier: z.optional(z.union([emptied, textField(120)])),
  minimumStock: z.optional(AmountInput),
  parStock: z.optional(z.union([emptied, AmountInput])),
  /** The days on which the morning's delivery brings it; null is every day. */
  deliveryDays: z.optional(
    z.nullable(z.array(WeekdaySchema).check(z.minLength(1, 'At least one day'), z.maxLength(7))),
  ),
  locationId: z.optional(LocationRef),
  version: Version,
})
export type UpdateInventoryItemRequest = z.infer<typeof UpdateInventoryItemRequest>
