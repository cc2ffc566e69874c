import * as z from 'zod/mini'
import { phoneField, DeliveryAddress } from './contact-fields'
import { MenuItemId } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** A user's personal data, grouped in the categories that the privacy page lists. */
export const PersonalData = z.object({
  exportedAt: z.string(),
  parts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      what: z.string(),
      why: z.string(),
      /** How long it is stored. */
      until: z.string(),
      /** What an erasure does with it. */
      erased: z.string(),
      records: z.array(z.record(z.string(), z.unknown())),
    }),
  ),
})
export type PersonalData = z.infer<typeof PersonalData>

export const userRoutes = {
  exportPersonalData: {
    method: 'GET',
    path: '/api/users/me/export',
    summary: 'Exports all personal data of the caller',
    access: 'user',
    limit: 'exports',
    // Only its calls are counted there.
    table: 'write',
    result: PersonalData,
  },
  eraseAccount: {
    method: 'DELETE',
    path: '/api/users/me',
    summary: "Deletes the caller's account and anonymizes their orders; refused while one of their orders is active",
    access: 'user',
    status: 204,
    table: 'write',
    service: 'user-pool-admin',
    result: z.undefined(),
  },
} as const satisfies RouteGroup

/** The phone number and delivery address that a user saved. */
export const SavedContact = z.object({ phone: z.string(), address: z.nullable(DeliveryAddress) })
export type SavedContact = z.infer<typeof SavedContact>

/**
 * Contact details and favorites, which users choose to save. They are separate from the preferences
 * because every page loads those.
 */
export const savedDetailsRoutes = {
  getContact: {
    method: 'GET',
    path: '/api/user-contact',
    summary: 'The saved phone number and address of the user, empty if none',
    access: 'user',
    table: 'read',
    result: SavedContact,
  },
  saveContact: {
    method: 'PUT',
    path: '/api/user-contact',
    summary: 'Replaces the saved phone number and address; empty values delete them',
    access: 'user',
    table: 'write',
    body: z.object({
      phone: z._default(phoneField, ''),
      address: z._default(z.nullable(DeliveryAddress), null),
    }),
    result: SavedContact,
  },
  listFavorites: {
    method: 'GET',
    path: '/api/user-favorites',
    summary: "The ids of the user's favorite dishes",
    access: 'user',
    table: 'read',
    result: z.array(z.int()),
  },
  updateFavorites: {
    method: 'PUT',
    path: '/api/user-favorites',
    summary: "Adds dishes to the user's favorites, or removes them",
    access: 'user',
    table: 'write',
    body: z.object({
      menuItemIds: z.array(MenuItemId).check(z.minLength(1), z.maxLength(100)),
      isFavorite: z.boolean(),
    }),
    result: z.array(z.int()),
  },
} as const satisfies RouteGroup

/**
 * Approximate maximum of favorites per user: more than any menu has dishes
 * (docs/product/menu.md#favorites).
 */
export const MAX_FAVORITES = 300
