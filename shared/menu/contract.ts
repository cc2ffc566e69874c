import * as z from 'zod/mini'
import { ofKind } from '../platform/text-kinds'
import { daypartTermFields } from '../dayparts/term-fields'
import { FileResponse, LocationParam, MoneyString, textField, Timestamp } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { MENU_CHANGE_ID } from './menu-changes'

/** The declarable allergens. `nuts` are tree nuts; peanuts are separate. */
export const allergens = ['gluten', 'soy', 'shellfish', 'fish', 'dairy', 'egg', 'nuts', 'peanuts', 'sesame'] as const
export const Allergen = z.enum(allergens)
export type Allergen = z.infer<typeof Allergen>

/** What a declaration covers that doesn't list it. Allergens added later must not be added here. */
const originalAllergens = [
  'gluten',
  'soy',
  'shellfish',
  'fish',
  'dairy',
  'egg',
  'nuts',
  'sesame',
] as const satisfies readonly Allergen[]

/**
 * Advisories that a menu must show: served raw or undercooked
 * (docs/product/menu.md#raw-and-undercooked).
 */
const advisories = ['raw', 'undercooked'] as const
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

/** Other names that guests use for a dish or an option (docs/product/menu.md#other-names). */
export const AlsoCalled = z.array(z.string())

/** The name that cooks read; null for the menu's (docs/product/kitchen.md#kitchen-names). */
export const KitchenName = z._default(z.nullable(z.string()), null)

/** The allergen and nutrition fields of a stored dish. */
export const declaredFields = {
  allergens: z.nullable(z.array(Allergen)),
  /** The allergens that the declaration covers. Older records don't have it. */
  allergensCovered: z._default(z.array(Allergen), [...originalAllergens]),
  advisory: z._default(z.nullable(Advisory), null),
  nutrition: z.nullable(Nutrition),
}

/** How far ahead a dish must be ordered at most: two days, in minutes. */
export const MAX_LEAD_MINUTES = 2 * 24 * 60

export const stations = ['hibachi', 'sushi', 'fry', 'drinks'] as const
export const Station = z.enum(stations)
export type Station = z.infer<typeof Station>

/** An option's id, unique within its dish. Cart lines refer to it. */
export const OptionId = ofKind('id', z.string()).check(z.regex(/^[a-z\d-]{1,40}$/))

/** The fields of an option that both the menu and the table have. */
export const optionFields = {
  id: z.string(),
  name: z.string(),
  alsoCalled: AlsoCalled,
  /** Maximum quantity. */
  upTo: z.int(),
  isDefault: z.boolean(),
  allergensAdded: z.array(Allergen),
  allergensRemoved: z.array(Allergen),
  advisory: z.nullable(Advisory),
}

export const optionGroupFields = { id: z.string(), name: z.string(), min: z.int(), max: z.int() }

/** A group of options, of which a guest selects `min` to `max`, counting repeats. */
const OptionGroup = z.object({
  ...optionGroupFields,
  options: z.array(z.object({ ...optionFields, price: MoneyString, isAvailable: z.boolean() })),
})
export type OptionGroup = z.infer<typeof OptionGroup>

/** A dish as the menu shows it. */
export const MenuItem = z.object({
  id: z.int(),
  name: z.string(),
  alsoCalled: AlsoCalled,
  description: z.string(),
  /** The price at the requested time; `0.00` for market price, which is ordered by phone. */
  price: MoneyString,
  /** The regular price, if today's special lowers it. */
  regularPrice: z.optional(MoneyString),
  categoryId: z.int(),
  locationId: z.int(),
  code: z.string(),
  imageUrl: z.nullable(z.string()),
  isPopular: z.boolean(),
  /** The rank among the most ordered dishes, from 1, if it is one of them. */
  orderedRank: z.optional(z.int()),
  /** The dayparts that it is offered in, and its prices in dayparts, its category's included. */
  ...daypartTermFields,
  /** When it is offered and what it costs then, in words, if that depends on dayparts. */
  offerTexts: z.optional(z.array(z.string())),
  /**
   * When it is offered next, if it isn't at the requested time; null if that is unknown. Otherwise
   * missing.
   */
  offeredAt: z.optional(z.nullable(z.string())),
  /** When dayparts begin or end next, for a dish whose offer depends on them. */
  offerChangesAt: z.optional(z.string()),
  isAvailable: z.boolean(),
  /** Portions left today; null if they are not counted. */
  portionsLeft: z.nullable(z.int()),
  spiceLevel: z.int(),
  /** The declared allergens; null if the kitchen has not declared any yet. */
  allergens: z.nullable(z.array(Allergen)),
  /** Allergens that the declaration is too old to cover; missing if it covers all. */
  undeclaredAllergens: z.optional(z.array(Allergen)),
  advisory: z.nullable(Advisory),
  nutritionInfo: z.nullable(Nutrition),
  station: Station,
  /** Minutes that the kitchen needs at least (docs/product/checkout.md#lead-times); usually 0. */
  leadMinutes: z.int(),
  optionGroups: z.array(OptionGroup),
  displayOrder: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type MenuItem = z.infer<typeof MenuItem>

/** A category of the menu. */
export const MenuCategory = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  displayOrder: z.int(),
  /** The owner's picture. Missing: the sample's, if there is one. */
  imageUrl: z.optional(z.string()),
  /** They hold for its dishes that have none of their own. Missing: always, at the same price. */
  dayparts: z.optional(daypartTermFields.dayparts),
  daypartPrices: z.optional(daypartTermFields.daypartPrices),
})
export type MenuCategory = z.infer<typeof MenuCategory>

/**
 * The last change that the client received. Shared caches store the response under this value, so
 * that they don't return an older menu (decision 0040). Only valid change ids are accepted, because
 * every other value would add a cache entry.
 */
const ChangeQuery = z.object({
  change: z.optional(ofKind('id', z.string()).check(z.regex(MENU_CHANGE_ID))),
})

/** `at` is the time of pickup or delivery; without it, the menu is for now. */
const MenuQuery = z.extend(ChangeQuery, { at: z.optional(Timestamp) })

export const menuRoutes = {
  listMenuItems: {
    method: 'GET',
    path: '/api/menu-items/{location}',
    summary: "A location's whole menu for a time of pickup or delivery, by default now",
    access: 'public',
    table: 'read',
    cacheSeconds: 5,
    params: z.object({ location: LocationParam }),
    query: MenuQuery,
    result: z.array(MenuItem),
  },
  listCategories: {
    method: 'GET',
    path: '/api/menu-categories',
    summary: 'All menu categories in display order',
    access: 'public',
    table: 'read',
    cacheSeconds: 5,
    query: ChangeQuery,
    result: z.array(MenuCategory),
  },
  getDishPage: {
    method: 'GET',
    path: '/api/dish/{dish}',
    summary: "The page of a shared dish, by its code or id at the site's location; its address is `/dish/{dish}`",
    access: 'public',
    table: 'read',
    answers: 'page',
    cacheSeconds: 60,
    params: z.object({ dish: textField(40, 'code') }),
    result: z.string(),
  },
  downloadMenu: {
    method: 'GET',
    path: '/api/download/menu-export',
    summary: "The menu of the site's location as a file, CSV or JSON",
    access: 'user',
    table: 'read',
    answers: 'file',
    query: z.object({ format: z._default(z.enum(['csv', 'json']), 'csv') }),
    result: FileResponse,
  },
} as const satisfies RouteGroup
