import { getSitePart, type PlaceAtSite } from '#shared/locations/site-kind'
import * as z from 'zod/mini'
import { MovementTypeSchema, WeekdaySchema } from '#shared/inventory/schemas'
import { StockCategory, StockUnit } from '#shared/inventory/contract'
import { MovementCause } from '#shared/inventory/movement-contract'
import { Allergen } from '#shared/menu/contract'
import { locations, type LocationCode } from '#shared/locations/index'
import { createAlertId } from '#shared/platform/ids'
import { fieldOr, figuresOf } from '../platform/table/parse-items'
import { testerFields } from '../platform/change-log/tester-values'
import { versionedRecord } from '../platform/table/table-schema'
import type { Item } from '../platform/table/table'

const ingredientSort = (id: number) => `INGREDIENT#${String(id).padStart(6, '0')}`

/** Keys of ingredients, stocks and closings. */
export const inventoryKeys = {
  ingredients: 'INGREDIENTS',
  ingredient: (id: number) => ({ pk: 'INGREDIENTS', sk: ingredientSort(id) }),
  stockOf: (location: LocationCode) => `STOCK#${location}`,
  stock: (location: LocationCode, ingredientId: number) => ({
    pk: inventoryKeys.stockOf(location),
    sk: ingredientSort(ingredientId),
  }),
  /** In the partition of the stocks, so that one query reads both. */
  tally: (location: LocationCode) => ({ pk: inventoryKeys.stockOf(location), sk: 'TALLY' }),
  plannedAt: ({ location, site }: PlaceAtSite) => `PLANNED#${getSitePart(location, site)}`,
  /** What orders for a later day will take. */
  planned: (place: PlaceAtSite, date: string) => ({ pk: inventoryKeys.plannedAt(place), sk: date }),
  closingsOf: (location: LocationCode) => `CLOSINGS#${location}`,
  closing: (location: LocationCode, date: string) => ({ pk: inventoryKeys.closingsOf(location), sk: date }),
  delivery: (location: LocationCode, date: string) => ({ pk: `DELIVERIES#${location}`, sk: date }),
} as const

/** The lowest id of added ingredients. Ids of the sample data are lower. */
export const FIRST_CUSTOM_ITEM_ID = 1001

/** The version of a record that was never edited. */
export const FIRST_VERSION = 1

const Location = z.enum(locations.map(({ code }) => code))
const Hundredths = z.int()

const Pack = z.object({ name: z.string(), hundredths: Hundredths })
export const IngredientRecord = versionedRecord(
  z.object({
    type: z.literal('Ingredient'),
    id: z.int(),
    name: z.string(),
    kitchenName: z._default(z.nullable(z.string()), null),
    category: StockCategory,
    unit: StockUnit,
    costPerUnitCents: z.int(),
    supplier: z.optional(z.string()),
    sku: z.optional(z.string()),
    description: z.optional(z.string()),
    allergens: z.array(Allergen),
    shelfLifeDays: z.nullable(z.int()),
    isServedRaw: z.optional(z.boolean()),
    packs: z.optional(z.array(Pack)),
    batch: z.optional(
      z.nullable(
        z.object({
          hundredths: Hundredths,
          recipe: z.array(z.object({ ingredientId: z.int(), hundredths: z.number() })),
        }),
      ),
    ),
    /** Weekdays of the delivery. Missing or null means every day. */
    deliveryDays: z.optional(z.nullable(z.array(WeekdaySchema))),
    /** Incremented by each edit, also of its stock levels. Missing means the first version. */
    version: z.optional(z.int()),
    createdAt: z.string(),
    ...testerFields,
  }),
)
export type IngredientRecord = z.infer<typeof IngredientRecord>

const Alert = z.object({
  id: z.string(),
  createdAt: z.string(),
  /**
   * A lower bound of the tally's version at creation. A recovery at a later version ends the alert.
   */
  tallied: z.optional(z.int()),
  /**
   * Present if an order left less than `belowHundredths`, too little for a portion of any dish.
   * `tallied` is the tally's version after that order.
   */
  emptied: z.optional(z.object({ belowHundredths: z.int(), tallied: z.int() })),
  /** Orders that lacked the ingredient at the opening of their day. */
  orders: z.optional(z.array(z.object({ id: z.string(), ticketNumber: z.int() }))),
  acknowledgedAt: z.optional(z.string()),
  acknowledgedBy: z.optional(z.string()),
})
export type Alert = z.infer<typeof Alert>

/** A stock without what orders used. The location's tally has those amounts. */
export const StockRecord = versionedRecord(
  z.object({
    type: z.literal('Stock'),
    location: Location,
    ingredientId: z.int(),
    /** The sum of manual movements: the level without orders. */
    hundredths: Hundredths,
    minimumHundredths: Hundredths,
    parHundredths: z.nullable(Hundredths),
    /** The owner's choice. The location's state has it, too, for orders. */
    isCounted: z.optional(z.boolean()),
    ...testerFields,
    /**
     * Totals since the beginning, without orders in the tally. A day's usage is a difference of
     * closings.
     */
    usedHundredths: z._default(Hundredths, 0),
    wastedHundredths: z._default(Hundredths, 0),
    /** Lots that were not used up at the last manual movement. */
    lots: z.array(z.object({ expiresOn: z.nullable(z.string()), hundredths: Hundredths })),
    /** Present while the level is at or below the minimum. */
    alert: z.optional(Alert),
    /** The last local date on which the daily delivery brought something. */
    deliveredOn: z.optional(z.string()),
    /** The level before the count that opened the books, and the version that it made. */
    opening: z.optional(z.object({ beforeHundredths: Hundredths, version: z.int() })),
    /** Incremented by each change; used as the condition of optimistic writes. */
    version: z.int(),
    updatedAt: z.string(),
  }),
)
export type StockRecord = z.infer<typeof StockRecord>

/**
 * An order's sale as stored in the tally. The change stream contains the levels before and after
 * it.
 */
const TalliedSale = z.object({
  id: z.string(),
  movementType: MovementTypeSchema,
  cause: MovementCause,
  createdAt: z.string(),
  notes: z.optional(z.string()),
})
export type TalliedSale = z.infer<typeof TalliedSale>

/**
 * A location's stock levels in one record, so that an order needs a single write (decision 0035). A
 * damaged level costs its ingredient, not the location's stock.
 */
export const TallyRecord = versionedRecord(
  z.object({
    type: z.literal('Tally'),
    location: Location,
    /** The level of each ingredient, in hundredths of its unit. */
    levels: figuresOf('Tally.levels'),
    /** Portions ever ordered at the live site, by category id. Test sites count apart. */
    portions: figuresOf('Tally.portions'),
    /** The last sale. */
    sale: fieldOr('Tally.sale', z.optional(TalliedSale), () => undefined),
    /** Incremented by each change of a minimum. Validates cached minimums. */
    minimums: fieldOr('Tally.minimums', z.int(), () => 0),
    /** Incremented by each change. */
    version: fieldOr('Tally.version', z.int(), () => 0),
    updatedAt: fieldOr('Tally.updatedAt', z.string(), () => ''),
  }),
)
export type TallyRecord = z.infer<typeof TallyRecord>

const toFigures = (pairs: readonly (readonly [number, number])[]) =>
  Object.fromEntries(pairs.map(([id, figure]) => [String(id), figure]))

/** Converts a tally to its table item. */
export const formatTallyItem = ({ levels, portions, ...fields }: TallyRecord) => ({
  ...inventoryKeys.tally(fields.location),
  ...fields,
  levels: toFigures([...levels]),
  portions: toFigures([...portions]),
})

/** Prefix of the attributes of a `PlannedStock` record, followed by the ingredient's id. */
export const PLANNED_PREFIX = 'ingredient-'

/** Returns the date of a `PlannedStock` record with its amounts in hundredths, without zeros. */
export const parsePlannedStock = (item: Item) => ({
  date: z.string().parse(item['sk']),
  amounts: Object.entries(item).flatMap(([name, amount]) => {
    if (!name.startsWith(PLANNED_PREFIX)) return []
    const hundredths = z.int().parse(amount)
    return hundredths === 0 ? [] : [{ ingredientId: Number(name.slice(PLANNED_PREFIX.length)), hundredths }]
  }),
})

/** A location's stock at the end of a day. */
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
        isMade: z.optional(z.boolean()),
      }),
    ),
  }),
)
export type StockClosing = z.infer<typeof StockClosing>

/** Builds an alert for a stock. `tallied` is the current version of its tally. */
export const createAlert = (
  stock: Pick<StockRecord, 'location' | 'ingredientId'>,
  createdAt: string,
  tallied: number,
): Alert => ({ id: createAlertId(stock, createdAt), createdAt, tallied })
