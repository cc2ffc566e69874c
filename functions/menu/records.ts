import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { CapacitySettings, StationSettings } from '#shared/kitchen/capacity-contract'
import { declaredFields, optionFields, optionGroupFields, Station } from '#shared/menu/contract'
import { SpecialDaypart } from '#shared/specials/contract'
import { locations } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import type { IntakeSettings } from '#shared/kitchen/intake'
import type { SlotCapacity, StationCapacity } from '#shared/kitchen/stations'
import { versionedRecord } from '../platform/table/table-schema'
import type { HoursRecord } from '../hours/records'

const partition = (location: LocationCode) => `MENU#${location}`

/** The location whose menu a record is on. */
export const findLocationOfMenu = (pk: unknown) => locations.find(({ code }) => partition(code) === pk)?.code

const changesPartition = (location: LocationCode) => `MENUCHANGES#${location}`

/** The location whose menu's changes a record counts. */
export const findLocationOfState = (pk: unknown) => locations.find(({ code }) => changesPartition(code) === pk)?.code

/** Where the menu lives: one partition a location, so that one query reads all of it. */
export const menuKeys = {
  location: partition,
  dish: (location: LocationCode, id: number) => ({
    pk: partition(location),
    sk: `ITEM#${String(id).padStart(6, '0')}`,
  }),
  specials: (location: LocationCode, dayOfWeek: number) => ({ pk: partition(location), sk: `SPECIALS#${dayOfWeek}` }),
  /**
   * Beside the dishes, so that whoever holds the menu knows its hours too
   * (docs/product/desk.md#hours).
   */
  hours: (location: LocationCode) => ({ pk: partition(location), sk: 'HOURS' }),
  /** How many portions of a special were ordered on a location's day. */
  specialCount: (location: LocationCode, date: string, id: string) => ({
    pk: `SPECIALS#${location}#${date}`,
    sk: `SPECIAL#${id}`,
  }),
  /** Beside the menu, since who reads that wants dishes. */
  changes: (location: LocationCode) => ({ pk: changesPartition(location), sk: 'COUNT' }),
  categories: { pk: 'CATEGORIES', sk: 'ALL' },
  /** The last id that a dish of the desk got, whatever its location. */
  dishCounter: { pk: 'DISHES', sk: 'COUNTER' },
} as const

/** Counts a change of a location's menu, under an id that no other change has (decision 0034). */
export const buildMenuVersionUpdate = (location: LocationCode) => ({
  Key: menuKeys.changes(location),
  UpdateExpression: 'ADD version :one SET changeId = :id, #type = :type',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: { ':one': 1, ':id': randomUUID(), ':type': 'MenuChanges' },
})

export const IntakeRecord = z.object({
  pausedUntil: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  extraMinutes: z.int(),
})

const PortionsLeft = z.pipe(
  z.record(z.string(), z.int()),
  z.transform(
    (left): ReadonlyMap<number, number> =>
      new Map(Object.entries(left).map(([id, portions]) => [Number(id), portions])),
  ),
)

/**
 * What says which menu is a location's now; nothing does before its first change. Whoever reads it
 * learns with it what changes with orders and leaves the menu as it is (decision 0044).
 */
export const LocationStateRecord = z.object({
  type: z.literal('MenuChanges'),
  version: z.int(),
  changeId: z._default(z.string(), ''),
  /** How many portions are left of dishes that a cook counts; missing before the first count. */
  portions: z.optional(PortionsLeft),
  /**
   * What a cook said last of what the kitchen takes in; missing while nobody did
   * (docs/product/kitchen.md#intake).
   */
  intake: z.optional(IntakeRecord),
  /**
   * What its owner set for promises, each with a version of its own; missing while as usual
   * (decision 0045).
   */
  stations: z.optional(StationSettings),
  capacity: z.optional(CapacitySettings),
  /** Dishes by how often they were ordered lately, the most first (decision 0068). */
  mostOrdered: z.optional(z.array(z.int())),
})
export type LocationStateRecord = z.infer<typeof LocationStateRecord>

const EXPIRED = 'expired#'

/**
 * What has expired of each ingredient and is on the shelf still, off the record of a menu's changes
 * (decision 0057).
 */
export const parseExpiredStock = (changes: Readonly<Record<string, unknown>> = {}): ReadonlyMap<number, number> =>
  new Map(
    Object.entries(changes).flatMap(([name, amount]) =>
      name.startsWith(EXPIRED) && typeof amount === 'number' ? [[Number(name.slice(EXPIRED.length)), amount]] : [],
    ),
  )

/**
 * Notes beside a menu's version how much of an ingredient has expired: no order takes that
 * (decision 0057).
 */
export const buildExpiredStockUpdate = (location: LocationCode, ingredientId: number, hundredths: number) => ({
  Key: menuKeys.changes(location),
  UpdateExpression: `SET #type = :type${hundredths > 0 ? ', #expired = :expired' : ' REMOVE #expired'} ADD version :none`,
  ExpressionAttributeNames: { '#type': 'type', '#expired': `${EXPIRED}${ingredientId}` },
  ExpressionAttributeValues: {
    ':type': 'MenuChanges',
    ':none': 0,
    ...(hundredths > 0 && { ':expired': hundredths }),
  },
})

/** Notes beside a menu's version which dishes are ordered most (decision 0068). */
export const buildMostOrderedUpdate = (location: LocationCode, ids: readonly number[]) => ({
  Key: menuKeys.changes(location),
  UpdateExpression: 'SET #type = :type, mostOrdered = :ids ADD version :none',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: { ':type': 'MenuChanges', ':none': 0, ':ids': ids },
})

/** What is read of a location together with its menu's version. */
export type LocationState = {
  /** What of each ingredient has expired; no order takes that. */
  readonly expired: ReadonlyMap<number, number>
  readonly portions: ReadonlyMap<number, number>
  readonly intake: IntakeSettings
  readonly stations: readonly StationCapacity[]
  readonly capacity: SlotCapacity
  /** Ids of the dishes that were ordered most lately, the most first. */
  readonly mostOrdered: readonly number[]
}

/** Ids of dishes that people add come after this, so that the sample data's own never meet them. */
export const LAST_SAMPLE_DISH_ID = 9999

const RecipeLine = z.object({ ingredientId: z.int(), hundredths: z.int() })

const OptionGroup = z.object({
  ...optionGroupFields,
  options: z.array(
    z.object({
      ...optionFields,
      priceCents: z.int(),
      /** What it adds to the dish's recipe; below zero, what it takes away. */
      recipe: z.array(RecipeLine),
    }),
  ),
})
export type OptionGroupRecord = z.infer<typeof OptionGroup>

export const DishRecord = versionedRecord(
  z.object({
    type: z.literal('Dish'),
    id: z.int(),
    code: z.string(),
    name: z.string(),
    description: z.string(),
    categoryId: z.int(),
    priceCents: z.int(),
    imageUrl: z.nullable(z.string()),
    isPopular: z.boolean(),
    isAvailable: z.boolean(),
    /**
     * Who took the dish off: a person, until a person puts it back, or its recipe, until it can be
     * made again.
     */
    unavailableBecause: z._default(z.nullable(z.enum(['person', 'stock'])), null),
    availabilityReason: z._default(z.nullable(z.string()), null),
    /** The last time that a person said so: the id of that change in the log. */
    availabilityChange: z.optional(z.string()),
    spiceLevel: z.int(),
    ...declaredFields,
    station: Station,
    displayOrder: z.int(),
    /** What is always in it; what its default options take comes on top. */
    recipe: z.array(RecipeLine),
    optionGroups: z._default(z.array(OptionGroup), []),
    /** Options that stock does not cover, by their ids. */
    optionsOut: z.optional(z.array(z.string())),
    /** Counts what the owner changed; the sample's own is 1 (decision 0040). */
    version: z.optional(z.int()),
    /** Off the menu for good; its orders keep it. */
    isArchived: z.optional(z.boolean()),
    /** Who declared the allergens at the desk; nobody where they came with the sample. */
    allergensDeclared: z.optional(z.nullable(z.object({ by: z.string(), at: z.string() }))),
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
)
export type DishRecord = z.infer<typeof DishRecord>

/** The version of a thing that the owner may change: nothing is written of the first. */
export const getVersion = ({ version = 1 }: { readonly version?: number | undefined }): number => version

export const SpecialRecord = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  menuItemId: z.int(),
  priority: z.int(),
  dayOfWeek: z.int(),
  /** Missing where it was written before there were mealtimes. */
  mealtime: z._default(SpecialDaypart, null),
  maxDailyOrders: z.nullable(z.int()),
  loyaltyMultiplier: z.number(),
  discountPercent: z.int(),
  /** The ingredient that it was made to sell before it expires, where a suggestion made it. */
  sellsItemId: z.optional(z.int()),
})
export type SpecialRecord = z.infer<typeof SpecialRecord>

/** The specials of one weekday, together: an order needs them all, and only them. */
export const SpecialsRecord = versionedRecord(
  z.object({
    type: z.literal('Specials'),
    dayOfWeek: z.int(),
    specials: z.array(SpecialRecord),
    /** Of the whole week, in each day's record alike. */
    version: z.optional(z.int()),
  }),
)

/** What is on a location's menu, with the specials of every weekday. */
export type Menu = {
  readonly dishes: readonly DishRecord[]
  readonly specials: readonly SpecialRecord[]
  /** The hours that the owner set; none where they are what the location opened with. */
  readonly hours?: HoursRecord | undefined
}

export const CategoriesRecord = versionedRecord(
  z.object({
    type: z.literal('Categories'),
    categories: z.array(z.object({ id: z.int(), name: z.string(), description: z.string(), displayOrder: z.int() })),
    version: z.optional(z.int()),
  }),
)
