import { getSitePart, type PlaceAtSite } from '#shared/locations/site-kind'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  AlsoCalled,
  KitchenName,
  declaredFields,
  optionFields,
  optionGroupFields,
  Station,
} from '#shared/menu/contract'
import { SpecialDaypart } from '#shared/specials/contract'
import { locations, type LocationCode } from '#shared/locations/index'
import { entriesOf, fieldOr } from '../platform/table/parse-items'
import { testerFields } from '../platform/change-log/tester-values'
import { versionedRecord } from '../platform/table/table-schema'
import type { Daypart } from '#shared/dayparts/dayparts'
import { storedTermFields } from './dayparts/records'
import type { LocationSettings } from '#shared/kitchen/settings-contract'
import { getMenuPartition, hoursKey, type HoursRecord } from '../locations/state/hours-records'
import { stateKey } from '../locations/state/records'

/** Returns the location whose menu a partition key holds, or undefined. */
export const findLocationOfMenu = (pk: unknown) => locations.find(({ code }) => getMenuPartition(code) === pk)?.code

/**
 * Keys of the menu's records. One partition holds a location's menu, so one query reads all of it.
 */
export const menuKeys = {
  location: getMenuPartition,
  dish: (location: LocationCode, id: number) => ({
    pk: getMenuPartition(location),
    sk: `ITEM#${String(id).padStart(6, '0')}`,
  }),
  specials: (location: LocationCode, dayOfWeek: number) => ({
    pk: getMenuPartition(location),
    sk: `SPECIALS#${dayOfWeek}`,
  }),
  /** In the menu's partition, so the query for the menu also returns the opening hours. */
  hours: hoursKey,
  /** Read with the menu, like the hours. */
  dayparts: (location: LocationCode) => ({ pk: getMenuPartition(location), sk: 'DAYPARTS' }),
  /** The number of portions of a special ordered on one day at a location. */
  specialCount: ({ location, site }: PlaceAtSite, date: string, id: string) => ({
    pk: `SPECIALS#${getSitePart(location, site)}#${date}`,
    sk: `SPECIAL#${id}`,
  }),
  categories: { pk: 'CATEGORIES', sk: 'ALL' },
  /** The highest dish id that was allocated, across all locations. */
  dishCounter: { pk: 'DISHES', sk: 'COUNTER' },
} as const

/**
 * Builds the update that increments a menu's version and sets a unique change id. Other processes
 * then read the menu again (decision 0034).
 */
export const buildMenuVersionUpdate = (location: LocationCode) => ({
  Key: stateKey(location),
  UpdateExpression: 'ADD version :one SET changeId = :id, #type = :type',
  ExpressionAttributeNames: { '#type': 'type' },
  ExpressionAttributeValues: { ':one': 1, ':id': randomUUID(), ':type': 'MenuChanges' },
})

/** The highest id of the sample data. Ids of added dishes are greater. */
export const LAST_SAMPLE_DISH_ID = 9999

/** The same for categories. */
export const LAST_SAMPLE_CATEGORY_ID = 999

const RecipeLine = z.object({ ingredientId: z.int(), hundredths: z.number() })

const OptionGroup = z.object({
  ...optionGroupFields,
  options: z.array(
    z.object({
      ...optionFields,
      alsoCalled: z._default(AlsoCalled, []),
      kitchenName: KitchenName,
      priceCents: z.int(),
      /** Added to the dish's recipe. A negative amount removes an ingredient. */
      recipe: z.array(RecipeLine),
    }),
  ),
})
export type OptionGroupRecord = z.infer<typeof OptionGroup>

const SignIn = z.enum(['development', 'cognito'])

export const DishRecord = versionedRecord(
  z.object({
    type: z.literal('Dish'),
    id: z.int(),
    code: z.string(),
    name: z.string(),
    alsoCalled: z._default(AlsoCalled, []),
    kitchenName: KitchenName,
    description: z.string(),
    categoryId: z.int(),
    priceCents: z.int(),
    ...storedTermFields,
    imageUrl: z.nullable(z.string()),
    isPopular: z.boolean(),
    isAvailable: z.boolean(),
    /**
     * `person` until a person makes the dish available again. `stock` until its ingredients are in
     * stock again.
     */
    unavailableBecause: z._default(z.nullable(z.enum(['person', 'stock'])), null),
    availabilityReason: z._default(z.nullable(z.string()), null),
    /** The id of the last change of availability by a person, in the change log. */
    availabilityChange: z.optional(z.string()),
    spiceLevel: z.int(),
    ...declaredFields,
    station: Station,
    /** Minutes that the kitchen needs at least. */
    leadMinutes: z._default(z.int(), 0),
    displayOrder: z.int(),
    /** Ingredients of every portion, without those of the options. */
    recipe: z.array(RecipeLine),
    optionGroups: z._default(z.array(OptionGroup), []),
    /** Ids of options that are sold out: out of stock, or in `optionsOff`. */
    optionsOut: z.optional(z.array(z.string())),
    /** Options that a person took off, until a person puts them back on. */
    optionsOff: z.optional(z.array(z.object({ id: z.string(), reason: z.string() }))),
    /** Incremented by each edit. Missing means 1 (decision 0040). */
    version: z.optional(z.int()),
    /** An archived dish is off the menu, but stays readable for its orders. */
    isArchived: z.optional(z.boolean()),
    /** Who declared the allergens, when, and by which sign-in. Missing for sample data. */
    allergensDeclared: z.optional(z.nullable(z.object({ by: z.string(), at: z.string(), signIn: z.optional(SignIn) }))),
    /**
     * By which sign-in the facts were changed last: the nutrition; the allergens with the advisory
     * and the options' facts. These stay of `development` until staff declare them.
     */
    factsFrom: z.optional(
      z.object({
        allergens: z.optional(SignIn),
        nutrition: z.optional(SignIn),
        popular: z.optional(SignIn),
        /** When the dish came back on the menu, or its facts changed at a test site, last. */
        unsignedSince: z.optional(z.string()),
      }),
    ),
    ...testerFields,
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
)
export type DishRecord = z.infer<typeof DishRecord>

/** Returns the version of an editable record. Records that were never edited store none: 1. */
export const getVersion = ({ version = 1 }: { readonly version?: number | undefined }): number => version

export const SpecialRecord = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  menuItemId: z.int(),
  priority: z.int(),
  dayOfWeek: z.int(),
  /** Missing in records from before specials had a daypart. */
  mealtime: z._default(SpecialDaypart, null),
  maxDailyOrders: z.nullable(z.int()),
  loyaltyMultiplier: z.number(),
  discountPercent: z.int(),
  /** What the dish costs instead. */
  priceCents: z.optional(z.int()),
  from: z.optional(z.string()),
  until: z.optional(z.string()),
  /** The expiring ingredient that this special is to use up, if a suggestion created it. */
  sellsItemId: z.optional(z.int()),
})
export type SpecialRecord = z.infer<typeof SpecialRecord>

/** All specials of one weekday. An order reads exactly one of these records. */
export const SpecialsRecord = versionedRecord(
  z.object({
    type: z.literal('Specials'),
    dayOfWeek: z.int(),
    specials: z.array(SpecialRecord),
    /** The version of the whole week, the same in the record of each day. */
    version: z.optional(z.int()),
  }),
)

/** A dish with its category's dayparts, and what guests read about them. */
export type MenuDish = DishRecord & { readonly offerTexts?: readonly string[] }

/** A location's menu with the specials of every weekday. */
export type Menu = {
  /** With the dayparts of their categories, unless they have their own. */
  readonly dishes: readonly MenuDish[]
  /** The location's dayparts in the owner's order. */
  readonly dayparts: readonly Daypart[]
  /** Dishes that were archived, which carts may still contain. */
  readonly archived: readonly Pick<DishRecord, 'id' | 'name'>[]
  readonly specials: readonly SpecialRecord[]
  /** The opening hours that the owner set. Missing means the configured default. */
  readonly hours?: HoursRecord | undefined
  /** What the owner decides about the location. Missing means its file's values. */
  readonly settings: LocationSettings | undefined
}

const Category = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  imageUrl: z.optional(z.string()),
  /** An archived category is on no menu, but its id stays taken. */
  isArchived: z.optional(z.boolean()),
  ...storedTermFields,
  ...testerFields,
})
export type CategoryRecord = z.infer<typeof Category>

/** Returns the categories without archived ones. */
export const listShownCategories = <C extends Pick<CategoryRecord, 'isArchived'>>(categories: readonly C[]): C[] =>
  categories.filter(({ isArchived }) => isArchived !== true)

export const CategoriesRecord = versionedRecord(
  z.object({ type: z.literal('Categories'), categories: z.array(Category), version: z.optional(z.int()) }),
)

/** The same for readers: a damaged category costs itself, not the menu. */
export const ReadCategoriesRecord = versionedRecord(
  z.object({
    type: z.literal('Categories'),
    categories: entriesOf('Categories.categories', Category),
    version: fieldOr('Categories.version', z.optional(z.int()), () => undefined),
  }),
)
