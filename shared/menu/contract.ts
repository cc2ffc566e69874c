import * as z from 'zod/mini'
import { FileResponse, LocationParam, MoneyString } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** `nuts` are tree nuts; peanuts are declared separately. */
export const allergens = ['gluten', 'soy', 'shellfish', 'fish', 'dairy', 'egg', 'nuts', 'peanuts', 'sesame'] as const
export const Allergen = z.enum(allergens)
export type Allergen = z.infer<typeof Allergen>

/**
 * What a menu must warn of: served raw, or cooked less than through
 * (docs/product/menu.md#raw-and-undercooked).
 */
export const advisories = ['raw', 'undercooked'] as const
export const Advisory = z.enum(advisories)
export type Advisory = z.infer<typeof Advisory>

export const Nutrition = z.object({
  calories: z.int(),
  proteinGrams: z.number(),
  carbohydrateGrams: z.number(),
  fatGrams: z.number(),
  sodiumMilligrams: z.int(),
})
export type Nutrition = z.infer<typeof Nutrition>

/** What a stored dish declares. */
export const declaredFields = {
  allergens: z.nullable(z.array(Allergen)),
  /**
   * The allergens that the declaration covers; missing if it was made before peanuts were declared
   * separately.
   */
  allergensCovered: z._default(
    z.array(Allergen),
    allergens.filter((each) => each !== 'peanuts'),
  ),
  advisory: z._default(z.nullable(Advisory), null),
  nutrition: z.nullable(Nutrition),
}

export const stations = ['hibachi', 'sushi', 'fry', 'drinks'] as const
export const Station = z.enum(stations)
export type Station = z.infer<typeof Station>

/** An option's id, unique within its dish; the cart names its lines by it. */
export const OptionId = z.string().check(z.regex(/^[a-z\d-]{1,40}$/))

/** What menu and table tell of an option alike. */
export const optionFields = {
  id: z.string(),
  name: z.string(),
  /** How often it may be taken. */
  upTo: z.int(),
  isDefault: z.boolean(),
  allergensAdded: z.array(Allergen),
  allergensRemoved: z.array(Allergen),
  advisory: z.nullable(Advisory),
}

export const optionGroupFields = { id: z.string(), name: z.string(), min: z.int(), max: z.int() }

/** Options of a dish that belong together; `min` to `max` of them are taken, repeats counted. */
const OptionGroup = z.object({
  ...optionGroupFields,
  options: z.array(z.object({ ...optionFields, price: MoneyString, isAvailable: z.boolean() })),
})
export type OptionGroup = z.infer<typeof OptionGroup>

export const MenuItem = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  /** Today's price; `0.00` is market price: shown so, ordered by phone. */
  price: MoneyString,
  /** The everyday price, where today's special lowers it. */
  regularPrice: z.optional(MoneyString),
  categoryId: z.int(),
  locationId: z.int(),
  code: z.string(),
  imageUrl: z.nullable(z.string()),
  isPopular: z.boolean(),
  /**
   * Its place among the dishes that were ordered most lately, from 1; missing where it is none of
   * them.
   */
  orderedRank: z.optional(z.int()),
  isAvailable: z.boolean(),
  /** How many portions are left today; null where nobody counts them. */
  portionsLeft: z.nullable(z.int()),
  spiceLevel: z.int(),
  /** What the kitchen declares; null where it has not declared anything. */
  allergens: z.nullable(z.array(Allergen)),
  /**
   * Allergens that the declaration does not cover, because it is older than they are; missing if
   * it covers all.
   */
  undeclaredAllergens: z.optional(z.array(Allergen)),
  advisory: z.nullable(Advisory),
  nutritionInfo: z.nullable(Nutrition),
  station: Station,
  optionGroups: z.array(OptionGroup),
  displayOrder: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MenuItem = z.infer<typeof MenuItem>

export const MenuCategory = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  displayOrder: z.int(),
})
export type MenuCategory = z.infer<typeof MenuCategory>

/**
 * The last change that a page was told of: asked with it, no shared cache answers what was there
 * before (decision 0040). Only the names of changes are accepted, since each other text would be
 * one more entry of the cache.
 */
const SinceChange = z.object({
  change: z.optional(z.string().check(z.regex(/^(dish-\d{1,9}|specials|categories)-\d{1,9}$/))),
})

export const menuRoutes = {
  listMenuItems: {
    method: 'GET',
    path: '/api/menu-items/{location}',
    summary: "A location's whole menu",
    access: 'public',
    table: 'read',
    cacheSeconds: 5,
    params: z.object({ location: LocationParam }),
    query: SinceChange,
    result: z.array(MenuItem),
  },
  listCategories: {
    method: 'GET',
    path: '/api/menu-categories',
    summary: 'All menu categories in display order',
    access: 'public',
    table: 'read',
    cacheSeconds: 5,
    query: SinceChange,
    result: z.array(MenuCategory),
  },
  getDishPage: {
    method: 'GET',
    path: '/api/dish/{dish}',
    summary:
      "A dish's own page, by its code or id at the site's location, for whom it is sent to; its address is `/dish/{dish}`",
    access: 'public',
    table: 'read',
    answers: 'page',
    cacheSeconds: 60,
    params: z.object({ dish: z.string().check(z.maxLength(40)) }),
    result: z.string(),
  },
  downloadMenu: {
    method: 'GET',
    path: '/api/download/menu-export',
    summary: "The menu of the site's location as a file: a spreadsheet (CSV), or JSON",
    access: 'user',
    table: 'read',
    answers: 'file',
    query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv') }),
    result: FileResponse,
  },
} as const satisfies RouteGroup
