import * as z from 'zod/mini'
import { MenuItemId, textField } from '../fields'
import { DeliveryAddress } from '../orders'
import type { RouteGroup } from '../route'

/** How the user is reached and where their food goes, as far as they want it remembered. */
export const SavedContact = z.object({ phone: z.string(), address: z.nullable(DeliveryAddress) })
export type SavedContact = z.infer<typeof SavedContact>

/**
 * What is remembered for who wants it; apart from the preferences that every page begins with, so
 * that none of it loads with them.
 */
export const savedDetailsRoutes = {
  contact: {
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
} as const satisfies RouteGroup
