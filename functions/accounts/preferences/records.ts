import * as z from 'zod/mini'
import { DietaryPreferences } from '#shared/accounts/preferences-contract'
import { SavedContact } from '#shared/accounts/users-contract'
import { locations } from '#shared/locations/index'
import { versionedRecord } from '../../platform/table/table-schema'

/** Keys of a user's preferences, in the user's partition. */
export const preferenceKeys = {
  dietary: (userId: string) => ({ pk: `USER#${userId}`, sk: 'DIETARY' }),
  location: (userId: string) => ({ pk: `USER#${userId}`, sk: 'LOCATION' }),
  contact: (userId: string) => ({ pk: `USER#${userId}`, sk: 'CONTACT' }),
  favorites: (userId: string) => ({ pk: `USER#${userId}`, sk: 'FAVORITES' }),
} as const

export const DietaryRecord = versionedRecord(
  z.extend(DietaryPreferences, {
    type: z.literal('DietaryPreferences'),
    updatedAt: z.string(),
  }),
)

export const LocationPreferencesRecord = versionedRecord(
  z.object({
    type: z.literal('LocationPreferences'),
    latitude: z.nullable(z.number()),
    longitude: z.nullable(z.number()),
    address: z.nullable(z.string()),
    zipCode: z.nullable(z.string()),
    preferredLocation: z.nullable(z.enum(locations.map(({ code }) => code))),
    autoDetectLocation: z.boolean(),
    updatedAt: z.string(),
  }),
)
export type LocationPreferencesRecord = z.infer<typeof LocationPreferencesRecord>

export const ContactRecord = versionedRecord(
  z.extend(SavedContact, {
    type: z.literal('SavedContact'),
    updatedAt: z.string(),
  }),
)

export const FavoritesRecord = versionedRecord(
  z.object({
    type: z.literal('Favorites'),
    /** Missing when empty, because DynamoDB has no empty sets. */
    menuItemIds: z._default(z.set(z.int()), new Set<number>()),
  }),
)
