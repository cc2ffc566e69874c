import * as z from 'zod/mini'
import { zipField } from './contact-fields'
import { LocationRef, textField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

const choice = z._default(z.boolean(), false)

/** A user's dietary choices (docs/product/menu.md#diet-and-allergens), false by default. */
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
  noEgg: choice,
  noFish: choice,
  noSesame: choice,
  noPeanuts: choice,
  noRaw: choice,
  kidsOnly: choice,
  popularOnly: choice,
  spicyOk: choice,
})
export type DietaryPreferences = z.output<typeof DietaryPreferences>

const degrees = (most: number) => z.optional(z.nullable(z.number().check(z.minimum(-most), z.maximum(most))))

const SaveLocationPreferencesRequest = z.object({
  latitude: degrees(90),
  longitude: degrees(180),
  address: z.optional(z.nullable(textField(200, 'street'))),
  zipCode: z.optional(z.nullable(zipField)),
  preferredLocationId: z.optional(z.nullable(LocationRef)),
  autoDetectLocation: z._default(z.boolean(), false),
})

const LocationPreferences = z.object({
  /** In degrees, rounded to about 100 m; null if not given. */
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  address: z.nullable(z.string()),
  zipCode: z.nullable(z.string()),
  /** The server id of the location. */
  preferredLocationId: z.nullable(z.int()),
  autoDetectLocation: z.boolean(),
})
type LocationPreferences = z.infer<typeof LocationPreferences>

export const preferenceRoutes = {
  getDietaryPreferences: {
    method: 'GET',
    path: '/api/user-dietary-preferences',
    summary: "The user's dietary choices",
    access: 'user',
    table: 'read',
    result: DietaryPreferences,
  },
  saveDietaryPreferences: {
    method: 'POST',
    path: '/api/user-dietary-preferences',
    summary: "Replaces the user's dietary choices",
    access: 'user',
    table: 'write',
    body: DietaryPreferences,
    result: DietaryPreferences,
  },
  saveLocationPreferences: {
    method: 'POST',
    path: '/api/user-location-preferences',
    summary: 'Replaces where the user is and which location is preferred',
    access: 'user',
    table: 'write',
    body: SaveLocationPreferencesRequest,
    result: LocationPreferences,
  },
} as const satisfies RouteGroup
