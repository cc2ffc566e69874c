import * as z from 'zod/mini'
import { LocationRef, MenuItemId, text } from './fields'
import { DeliveryAddress } from './orders'
import type { Area } from './route'

const choice = z._default(z.boolean(), false)

/** The twelve dietary choices (docs/product/menu.md#diet-and-allergens); what was never chosen is false. */
export const DietaryPreferences = z.object({
  vegetarian: choice,
  glutenFree: choice,
  lowCarb: choice,
  ketoFriendly: choice,
  lowSodium: choice,
  noShellfish: choice,
  noSoy: choice,
  noDairy: choice,
  nutFree: choice,
  kidsOnly: choice,
  popularOnly: choice,
  spicyOk: choice,
})
export type DietaryPreferences = z.output<typeof DietaryPreferences>

const degrees = (most: number) => z.optional(z.nullable(z.number().check(z.minimum(-most), z.maximum(most))))

const SentLocationPreferences = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
  address: z.optional(z.nullable(text(200))),
  zipCode: z.optional(z.nullable(text(12))),
  preferredLocationId: z.optional(z.nullable(LocationRef)),
  autoDetectLocation: z._default(z.boolean(), false),
})

export const LocationPreferences = z.object({
  /** Degrees, rounded to about 100 m; null when they were not given. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  address: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  /** The server id of the location. */
  preferredLocationId: z.nullable(z.int()),
  autoDetectLocation: z.boolean(),
})
export type LocationPreferences = z.infer<typeof LocationPreferences>

/** How the user is reached and where their food goes, as far as they want it remembered. */
export const KeptContact = z.object({ phone: z.string(), address: z.nullable(DeliveryAddress) })
export type KeptContact = z.infer<typeof KeptContact>

export const preferences = {
  dietary: {
    method: 'GET',
    path: '/api/user-dietary-preferences',
    summary: "The user's dietary choices",
    access: 'user',
    table: 'read',
    result: DietaryPreferences,
  },
  saveDietary: {
    method: 'POST',
    path: '/api/user-dietary-preferences',
    summary: "Replaces the user's dietary choices",
    access: 'user',
    table: 'write',
    body: DietaryPreferences,
    result: DietaryPreferences,
  },
  saveLocation: {
    method: 'POST',
    path: '/api/user-location-preferences',
    summary: 'Replaces where the user is and which location is preferred',
    access: 'user',
    table: 'write',
    body: SentLocationPreferences,
    result: LocationPreferences,
  },
  contact: {
    method: 'GET',
    path: '/api/user-contact',
    summary: 'The phone number and address that the user wants remembered; empty where there are none',
    access: 'user',
    table: 'read',
    result: KeptContact,
  },
  saveContact: {
    method: 'PUT',
    path: '/api/user-contact',
    summary: 'Remembers a phone number and an address in place of those before; empty ones are forgotten',
    access: 'user',
    table: 'write',
    body: z.object({
      phone: z._default(text(40), ''),
      address: z._default(z.nullable(DeliveryAddress), null),
    }),
    result: KeptContact,
  },
  favorites: {
    method: 'GET',
    path: '/api/user-favorites',
    summary: "The ids of the user's favorite dishes",
    access: 'user',
    table: 'read',
    result: z.array(z.int()),
  },
  changeFavorites: {
    method: 'PUT',
    path: '/api/user-favorites',
    summary: "Makes dishes the user's favorites, or no longer",
    access: 'user',
    table: 'write',
    body: z.object({
      menuItemIds: z.array(MenuItemId).check(z.minLength(1), z.maxLength(100)),
      isFavorite: z.boolean(),
    }),
    result: z.array(z.int()),
  },
} as const satisfies Area
