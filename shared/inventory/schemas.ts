import * as z from 'zod/mini'
import { weekdays } from '../hours/opening-hours'
import {
  AmountInput,
  LocationRef,
  MenuItemId,
  MoneyString,
  PageQuery,
  Version,
  optionalField,
  textField,
} from '../platform/fields'
import { movementReasons, movementTypes } from './stock'

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

export const MovementTypeSchema = z.enum(movementTypes)
export const MovementReasonSchema = z.enum(movementReasons)

const Day = z.iso.date('Must be a date such as 2026-11-30')

/** All movements, or those that people and deliveries made. */
export const MovementsQuery = z.extend(PageQuery, { of: z.optional(z.enum(['hand'])) })

export const RecordMovementRequest = z
  .object({
    locationId: LocationRef,
    itemId: MenuItemId,
    movementType: MovementTypeSchema,
    quantity: AmountInput,
    reason: MovementReasonSchema,
    unitCost: optionalField(AmountInput),
    notes: optionalField(textField(400)),
    expirationDate: optionalField(Day),
    toLocationId: optionalField(LocationRef),
  })
  .check(
    z.refine(({ movementType, quantity }) => Number(quantity) > 0 || movementType === 'adjustment', {
      path: ['quantity'],
      message: 'Must be more than 0',
    }),
    z.refine(({ movementType, toLocationId }) => toLocationId === undefined || movementType === 'transfer', {
      path: ['toLocationId'],
      message: 'Only a transfer has a receiving location',
    }),
    z.refine(({ locationId, toLocationId }) => toLocationId !== locationId, {
      path: ['toLocationId'],
      message: 'Must be another location',
    }),
  )

/** A day of a location's stock; the last one is today, so far. */
export const StockUsageDay = z.object({
  date: z.string(),
  isClosed: z.boolean(),
  totalValue: MoneyString,
  /** What was used since the day before; null for the first day that was ever written down. */
  use: z.nullable(
    z.object({
      days: z.int(),
      usedValue: MoneyString,
      wastedValue: MoneyString,
      items: z.array(z.object({ itemId: z.int(), quantity: MoneyString })),
    }),
  ),
})
export type StockUsageDay = z.infer<typeof StockUsageDay>

/** How many days of stock to give, today included. */
export const StockUsageQuery = z.object({
  days: z._default(
    z.pipe(z.string().check(z.regex(/^([1-9]|[1-8]\d|90)$/, 'Must be from 1 to 90')), z.transform(Number)),
    30,
  ),
})
