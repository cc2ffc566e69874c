import * as z from 'zod/mini'
import { MovementReasonSchema, MovementTypeSchema, WeekdaySchema } from '#shared/inventory/schemas'
import { StockCategory, StockUnit } from '#shared/inventory/contract'
import { Allergen } from '#shared/menu/contract'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { createAlertId } from '#shared/platform/ids'
import { versionedRecord } from '../platform/table/table-schema'

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
  /** Behind the stocks in their partition, so that one query reads both. */
  tally: (location: LocationCode) => ({ pk: inventoryKeys.stockOf(location), sk: 'TALLY' }),
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
export const FIRST_CUSTOM_ITEM_ID = 1001

/** The version of a thing that nobody has changed at the desk yet. */
export const FIRST_VERSION = 1

const Location = z.enum(locations.map(({ code }) => code))
const Hundredths = z.int()

export const IngredientRecord = versionedRecord(
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
    /** The days on which the morning's delivery brings it; every day where there are none. */
    deliveryDays: z.optional(z.nullable(z.array(WeekdaySchema))),
    /**
     * Grows with each change at the desk, of its levels too; what nobody changed there has the
     * first.
     */
    version: z.optional(z.int()),
    createdAt: z.string(),
  }),
)
export type IngredientRecord = z.infer<typeof IngredientRecord>

/** What a movement says besides its figures. */
const movementFacts = {
  id: z.string(),
  movementType: MovementTypeSchema,
  reason: MovementReasonSchema,
  by: z.string(),
  createdAt: z.string(),
  unitCostCents: z.optional(z.int()),
  notes: z.optional(z.string()),
  expirationDate: z.optional(z.string()),
  otherLocation: z.optional(Location),
}

export const MovementRecord = versionedRecord(
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
 * The movements of one order's change, kept once and spread out when they are read (decision 0035).
 */
export const SaleRecord = versionedRecord(
  z.object({
    type: z.literal('Sale'),
    id: z.string(),
    location: Location,
    movementType: MovementTypeSchema,
    by: z.string(),
    createdAt: z.string(),
    notes: z.optional(z.string()),
    lines: z.array(z.object({ ingredientId: z.int(), beforeHundredths: Hundredths, afterHundredths: Hundredths })),
  }),
)
export type SaleRecord = z.infer<typeof SaleRecord>

const Alert = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** What the tally had counted when it was raised, at least: a recovery counted later ended it. */
  tallied: z.optional(z.int()),
  acknowledgedAt: z.optional(z.string()),
  acknowledgedBy: z.optional(z.string()),
})
export type Alert = z.infer<typeof Alert>

/** A stock but for what orders took of it, which its location's tally has. */
export const StockRecord = versionedRecord(
  z.object({
    type: z.literal('Stock'),
    location: Location,
    ingredientId: z.int(),
    /** What movements by hand come to: the level, had no order come. */
    hundredths: Hundredths,
    minimumHundredths: Hundredths,
    parHundredths: z.nullable(Hundredths),
    /**
     * How much was ever used but by tallied orders, and thrown away; what a day took is the
     * difference of two closings.
     */
    usedHundredths: z._default(Hundredths, 0),
    wastedHundredths: z._default(Hundredths, 0),
    /** What came in, as far as it was not known to be used up at the last movement by hand. */
    lots: z.array(z.object({ expiresOn: z.nullable(z.string()), hundredths: Hundredths })),
    /** The alert for as long as stock is low; none above the minimum. */
    alert: z.optional(Alert),
    /** The last local date on which the daily delivery brought something. */
    deliveredOn: z.optional(z.string()),
    /**
     * Counts the changes, so that what is computed from a stock is written only onto that same
     * stock.
     */
    version: z.int(),
    updatedAt: z.string(),
  }),
)
export type StockRecord = z.infer<typeof StockRecord>

/**
 * An order's change of stock, as the tally carries it: the levels before and after it are in the
 * table's change stream.
 */
const TalliedSale = z.object({
  id: z.string(),
  movementType: MovementTypeSchema,
  by: z.string(),
  createdAt: z.string(),
  notes: z.optional(z.string()),
})
export type TalliedSale = z.infer<typeof TalliedSale>

const byId = (figures: Readonly<Record<string, number>>): ReadonlyMap<number, number> =>
  new Map(Object.entries(figures).map(([id, figure]) => [Number(id), figure]))

const Figures = z.pipe(z.record(z.string(), z.int()), z.transform(byId))

/**
 * What a location's orders take, all in one record: whatever an order holds, it is one write
 * (decision 0035).
 */
export const TallyRecord = versionedRecord(
  z.object({
    type: z.literal('Tally'),
    location: Location,
    /** The level of each ingredient, in hundredths of its unit. */
    levels: Figures,
    /** How many portions of each category were ever ordered. */
    portions: Figures,
    /** The last order's change. */
    sale: z.optional(TalliedSale),
    /** Counts the changes of minimums, so that who keeps them knows that they still are. */
    minimums: z.int(),
    /** Counts all changes. */
    version: z.int(),
    updatedAt: z.string(),
  }),
)
export type TallyRecord = z.infer<typeof TallyRecord>

const figures = (pairs: readonly (readonly [number, number])[]) =>
  Object.fromEntries(pairs.map(([id, figure]) => [String(id), figure]))

/** A tally as it is written. */
export const formatTallyItem = ({ levels, portions, ...facts }: TallyRecord) => ({
  ...inventoryKeys.tally(facts.location),
  ...facts,
  levels: figures([...levels]),
  portions: figures([...portions]),
})

/** A location's stock as a day left it. */
export const StockClosing = versionedRecord(
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

/** The alert that would be raised for a stock now, `tallied` being what its tally has counted. */
export const createAlert = (
  stock: Pick<StockRecord, 'location' | 'ingredientId'>,
  createdAt: string,
  tallied: number,
): Alert => ({ id: createAlertId(stock, createdAt), createdAt, tallied })
