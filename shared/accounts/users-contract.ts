import * as z from 'zod/mini'
import { MenuItemId, textField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { DeliveryAddress } from '../orders/contract'

/** All that is kept of a user, part by part as the privacy page tells it. */
export const PersonalData = z.object({
  exportedAt: z.string(),
  parts: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      what: z.string(),
      why: z.string(),
      /** How long it is kept. */
      until: z.string(),
      /** What an erasure leaves of it. */
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
    summary: 'All that is kept of the caller',
    access: 'user',
    table: 'read',
    result: PersonalData,
  },
  eraseAccount: {
    method: 'DELETE',
    path: '/api/users/me',
    summary:
      "Erases the caller: what names them goes, the books stay; refused while one of the caller's orders is active",
    access: 'user',
    status: 204,
    table: 'write',
    result: z.undefined(),
  },
} as const satisfies RouteGroup

/** How the user is reached and where their food goes, as far as they want it remembered. */
export const SavedContact = z.object({ phone: z.string(), address: z.nullable(DeliveryAddress) })
export type SavedContact = z.infer<typeof SavedContact>

/**
 * What is remembered for who wants it; apart from the preferences that every page begins with, so
 * that none of it loads with them.
 */
export const savedDetailsRoutes = {
  getContact: {
    method: 'GET',
    path: '/api/user-contact',
    summary: 'The phone number and address that the user wants remembered; empty where there are none',
    access: 'user',
    table: 'read',
    result: SavedContact,
  },
  saveContact: {
    method: 'PUT',
    path: '/api/user-contact',
    summary: 'Remembers a phone number and an address in place of those before; empty ones are forgotten',
    access: 'user',
    table: 'write',
    body: z.object({
      phone: z._default(textField(40), ''),
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
    summary: "Makes dishes the user's favorites, or no longer",
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
 * So many favorites are kept for somebody, about: more than any menu has dishes
 * (docs/product/menu.md#favorites).
 */
export const MAX_FAVORITES = 300
