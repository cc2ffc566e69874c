import * as z from 'zod/mini'
import { MovementReason, MovementType, StockCategory, StockUnit } from '#shared/contract/inventory'
import { Allergen } from '#shared/contract/menu'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { alertIdOf } from '#shared/rules/alert-id'
import { shaped } from '../runtime/shape'

const ingredientSort = (id: number) => `INGREDIENT#${String(id).padStart(6, '0')}`

/** Where ingredients, a location's stock of them and its movements live. */
export const inventoryKeys = {
  ingredients: 'INGREDIENTS',
  ingredient: (id: number) => ({ pk: 'INGREDIENTS', sk: ingredientSort(id) }),
  stockOf: (location: LocationCode) => `STOCK#${location}`,
  stock: (location: LocationCode, ingredientId: number) => ({
    pk: inventoryKeys.stockOf(location),
    sk: ingredientSort(ingredientId),
  }),
  movementsOf: (location: LocationCode) => `MOVEMENTS#${location}`,
  movement: ({ location, createdAt, id }: { location: LocationCode; createdAt: string; id: string }) => ({
    pk: inventoryKeys.movementsOf(location),
    sk: `${createdAt}#${id}`,
  }),
  closingsOf: (location: LocationCode) => `CLOSINGS#${location}`,
  closing: (location: LocationCode, date: string) => ({ pk: inventoryKeys.closingsOf(location), sk: date }),
  delivery: (location: LocationCode, date: string) => ({ pk: `DELIVERIES#${location}`, sk: date }),
} as const

/** Ids of items that people add begin here, so that the sample data's own never meet them. */
export const FIRST_ADDED_ID = 1001

const Location = z.enum(locations.map(({ code }) => code))
const Hundredths = z.int()

export const IngredientRecord = shaped(
  z.object({
    type: z.literal('Ingredient'),
    id: z.int(),
    name: z.string(),
    category: StockCategory,
    unit: StockUnit,
    costPerUnitCents: z.int(),
    supplier: z.optional(z.string()),
    sku: z.optional(z.string()),
    description: z.optional(z.string()),
    allergens: z.array(Allergen),
    shelfLifeDays: z.nullable(z.int()),
    createdAt: z.string(),
  }),
)
export type IngredientRecord = z.infer<typeof IngredientRecord>

/** What a movement says besides its figures. */
const movementFacts = {
  id: z.string(),
  movementType: MovementType,
  reason: MovementReason,
  by: z.string(),
  createdAt: z.string(),
  unitCostCents: z.optional(z.int()),
  notes: z.optional(z.string()),
  expirationDate: z.optional(z.string()),
  otherLocation: z.optional(Location),
}

export const MovementRecord = shaped(
  z.object({
    ...movementFacts,
    type: z.literal('Movement'),
    location: Location,
    ingredientId: z.int(),
    quantityHundredths: Hundredths,
    beforeHundredths: Hundredths,
    afterHundredths: Hundredths,
  }),
)
export type MovementRecord = z.infer<typeof MovementRecord>

/**
 * An order's change of a stock, as the stock itself carries it: the order's transaction cannot know the level
 * that it finds, so the movement is written afterwards, from the stock before and after.
 */
const OrderChange = z.object({ ...movementFacts, orderId: z.string() })
export type OrderChange = z.infer<typeof OrderChange>

const Alert = z.object({
  id: z.string(),
  createdAt: z.string(),
  acknowledgedAt: z.optional(z.string()),
  acknowledgedBy: z.optional(z.string()),
})
export type Alert = z.infer<typeof Alert>

export const StockRecord = shaped(
  z.object({
    type: z.literal('Stock'),
    location: Location,
    ingredientId: z.int(),
    hundredths: Hundredths,
    minimumHundredths: Hundredths,
    parHundredths: z.nullable(Hundredths),
    /** How much was ever used and thrown away; what a day took is the difference of two closings. */
    usedHundredths: z._default(Hundredths, 0),
    wastedHundredths: z._default(Hundredths, 0),
    /** What came in, as far as it was not known to be used up at the last movement by hand. */
    lots: z.array(z.object({ expiresOn: z.nullable(z.string()), hundredths: Hundredths })),
    /** The alert for as long as stock is low; none above the minimum. */
    alert: z.optional(Alert),
    /** The last order's change; gone after a movement by hand. */
    orderChange: z.optional(OrderChange),
    /** The last local date on which the daily delivery brought something. */
    deliveredOn: z.optional(z.string()),
    /** Counts the changes, so that what is computed from a stock is written only onto that same stock. */
    version: z.int(),
    updatedAt: z.string(),
  }),
)
export type StockRecord = z.infer<typeof StockRecord>

/** A location's stock as a day left it. */
export const StockClosing = shaped(
  z.object({
    type: z.literal('StockClosing'),
    location: Location,
    date: z.string(),
    closedAt: z.string(),
    valueCents: z.int(),
    counters: z.array(
      z.object({
        ingredientId: z.int(),
        usedHundredths: Hundredths,
        wastedHundredths: Hundredths,
        costPerUnitCents: z.int(),
      }),
    ),
  }),
)
export type StockClosing = z.infer<typeof StockClosing>

/** The alert that would be raised for a stock now. */
export const newAlert = (stock: StockRecord, createdAt: string): Alert => ({
  id: alertIdOf(stock, createdAt),
  createdAt,
})
