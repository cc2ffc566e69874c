import * as z from 'zod/mini'
import { weekdays } from '../hours/opening-hours'
import {
  AmountInput,
  Day,
  digitsField,
  LocationRef,
  MenuItemId,
  MoneyString,
  optionalField,
  PageQuery,
  QuantityInput,
  textField,
  noteField,
  Version,
} from '../platform/fields'
import { movementReasons, movementTypes } from './stock'

export const WeekdaySchema = z.enum(weekdays)

/** An item's minimum and par at one location. A null par means that it is ordered by hand. */
export const LocationStockLevels = z.object({
  locationId: z.int(),
  minimumStock: MoneyString,
  parStock: z.nullable(MoneyString),
  isCounted: z.boolean(),
})
export type LocationStockLevels = z.infer<typeof LocationStockLevels>

/** Clears a field. */
const EmptyValue = z.pipe(
  z.union([z.literal(''), z.null()]),
  z.transform((): null => null),
)

/** What cooks call an item, in any script; null for its name. */
export const KitchenName = z.union([EmptyValue, textField(60, 'name')])

/**
 * A change of an inventory item; omitted fields stay unchanged. Minimum and par apply to the given
 * location, or to all locations without one. The other fields belong to the group
 * (docs/product/desk.md#ingredients).
 */
export const UpdateInventoryItemRequest = z.object({
  name: z.optional(textField(120, 'name').check(z.minLength(1, 'Name is required'))),
  kitchenName: z.optional(KitchenName),
  costPerUnit: z.optional(AmountInput),
  supplier: z.optional(z.union([EmptyValue, textField(120, 'name')])),
  /** Whether some dishes serve it raw. */
  isServedRaw: z.optional(z.boolean()),
  minimumStock: z.optional(QuantityInput),
  parStock: z.optional(z.union([EmptyValue, QuantityInput])),
  /** Whether its dishes go off sale when it runs out, at the location or at all. */
  isCounted: z.optional(z.boolean()),
  /** The days of its morning delivery; null for every day. */
  deliveryDays: z.optional(
    z.nullable(z.array(WeekdaySchema).check(z.minLength(1, 'At least one day'), z.maxLength(7))),
  ),
  locationId: z.optional(LocationRef),
  version: Version,
})
export type UpdateInventoryItemRequest = z.infer<typeof UpdateInventoryItemRequest>

export const MovementTypeSchema = z.enum(movementTypes)
export const MovementReasonSchema = z.enum(movementReasons)

/** All movements, or with `of=hand` only those by people and deliveries. */
export const MovementsQuery = z.extend(PageQuery, { of: z.optional(z.enum(['hand'])) })

export const RecordMovementRequest = z
  .object({
    locationId: LocationRef,
    itemId: MenuItemId,
    movementType: MovementTypeSchema,
    quantity: QuantityInput,
    reason: MovementReasonSchema,
    unitCost: optionalField(AmountInput),
    notes: optionalField(noteField(400)),
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

/** A day of a location's stock; the last entry is today so far. */
export const StockUsageDay = z.object({
  date: z.string(),
  isClosed: z.boolean(),
  totalValue: MoneyString,
  /** What was used since the day before; null for the first recorded day. */
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

/** The number of days to return, including today. */
export const StockUsageQuery = z.object({
  days: z._default(z.pipe(digitsField(/^([1-9]|[1-8]\d|90)$/, 'Must be from 1 to 90'), z.transform(Number)), 30),
})
