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
import { RecipeAmountInput } from './recipe-amounts'
import { movementReasons, movementTypes, recordedReasons } from './stock'

const MAX_PACKS = 8

/** A pack of an item: `quantity` of its unit are in one (docs/product/stock.md#packs). */
export const Pack = z.object({ name: z.string(), quantity: MoneyString })
export type Pack = z.infer<typeof Pack>

/** Packs of a movement or purchase order, with what was in one when they were booked. */
export const BookedPack = z.extend(Pack, { count: MoneyString })
export type BookedPack = z.infer<typeof BookedPack>

const packName = textField(40, 'name').check(z.minLength(1, 'A pack needs a name'))

/** All packs of an item; the first is the one that it is ordered in. */
export const PacksInput = z
  .array(
    z.object({
      name: packName,
      quantity: QuantityInput.check(z.refine((held) => Number(held) > 0, 'A pack holds more than 0')),
    }),
  )
  .check(
    z.maxLength(MAX_PACKS, `At most ${MAX_PACKS} packs`),
    z.refine(
      (packs) => new Set(packs.map(({ name }) => name.toLowerCase())).size === packs.length,
      'Two packs have the same name',
    ),
  )

const Some = QuantityInput.check(z.refine((quantity) => Number(quantity) > 0, 'Must be more than 0'))

/** How an item is made: a batch gives `quantity` of it and takes the recipe. */
const BatchInput = z.object({
  quantity: Some,
  recipe: z
    .array(
      z.object({
        itemId: MenuItemId,
        quantity: RecipeAmountInput.check(z.refine((quantity) => Number(quantity) > 0, 'Must be more than 0')),
      }),
    )
    .check(z.minLength(1, 'Name what it is made of'), z.maxLength(20, 'At most 20 ingredients')),
})

/** A batch to make. */
export const MakeBatchRequest = z.object({
  itemId: MenuItemId,
  quantity: Some,
  notes: optionalField(noteField(400)),
  expirationDate: optionalField(Day),
  /** Whether the caller has confirmed more than ten batches at once. */
  acceptLarge: z._default(z.boolean(), false),
})

/** Packs that are meant in addition to a quantity in the item's unit. */
export const CountedPacks = z.optional(
  z.array(z.object({ name: packName, count: QuantityInput })).check(z.maxLength(MAX_PACKS)),
)

/** The pack that a price is of; missing for the unit. */
export const PriceOf = optionalField(packName)

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
  /** All its packs. What was ordered or booked in others stays. */
  packs: z.optional(PacksInput),
  /** How it is made; null if it is bought. */
  batch: z.optional(z.nullable(BatchInput)),
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

/** What movements are listed by: that of an order, or the type of one by hand. */
export const movementKinds = ['order', ...movementTypes] as const
export type MovementKind = (typeof movementKinds)[number]

/**
 * All movements, with `of=hand` only those by people and deliveries, of a local day, of a kind, or
 * of an ingredient.
 */
export const MovementsQuery = z.extend(PageQuery, {
  of: z.optional(z.enum(['hand'])),
  day: z.optional(Day),
  kind: z.optional(z.enum(movementKinds)),
  itemId: z.optional(MenuItemId),
})

/** Whether a quantity or one of the packs in addition to it is more than 0. */
const hasAmount = (quantity: string | number, packs: readonly { readonly count: string | number }[]): boolean =>
  Number(quantity) > 0 || packs.some(({ count }) => Number(count) > 0)

export const RecordMovementRequest = z
  .object({
    locationId: LocationRef,
    itemId: MenuItemId,
    movementType: MovementTypeSchema,
    quantity: QuantityInput,
    packs: CountedPacks,
    reason: z.enum(recordedReasons),
    unitCost: optionalField(AmountInput),
    priceOf: PriceOf,
    notes: optionalField(noteField(400)),
    expirationDate: optionalField(Day),
    toLocationId: optionalField(LocationRef),
  })
  .check(
    z.refine(({ movementType, quantity, packs = [] }) => hasAmount(quantity, packs) || movementType === 'adjustment', {
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
