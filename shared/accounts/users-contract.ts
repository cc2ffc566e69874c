import * as z from 'zod/mini'
import { MenuItemId, MoneyString, OrderStatus, OrderType, PageQuery, textField } from '../platform/fields'
import { MenuItem } from '../menu/contract'
import type { RouteGroup } from '../platform/route'
import { DeliveryAddress } from '../orders/contract'
import { preferenceRoutes as chosen } from './preferences-contract'

/** An order in its customer's list. */
export const OrderSummary = z.object({
  id: z.string(),
  createdAt: z.string(),
  status: OrderStatus,
  total: MoneyString,
  orderType: OrderType,
  /** When it is wanted, if not at once. */
  scheduledFor: z.nullable(z.string()),
  ticketNumber: z.int(),
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** A dish of an earlier order as the menu has it today, with what of its options there still is. */
export const ReorderItem = z.extend(MenuItem, {
  quantity: z.int(),
  /** By their ids, defaults left out, one entry for each time. */
  options: z.array(z.string()),
  /** Defaults that it was ordered without, by their ids. */
  leftOut: z.array(z.string()),
  /** Options that it was ordered with and that there are no longer, by the names of then. */
  optionsGone: z.array(z.string()),
  notes: z.string(),
})
export type ReorderItem = z.infer<typeof ReorderItem>

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

/**
 * What a user prefers: what every page begins with, and what is remembered for who wants it
 * (docs/product/accounts.md).
 */
export const allPreferenceRoutes = {
  ...chosen,
  ...savedDetailsRoutes,
} as const satisfies RouteGroup

export const orderHistoryRoutes = {
  listOrders: {
    method: 'GET',
    path: '/api/orders/user/{userId}',
    summary: "A user's orders, newest first, in pages",
    access: 'self',
    table: 'read',
    params: z.object({ userId: z.string().check(z.maxLength(64)) }),
    query: PageQuery,
    result: z.array(OrderSummary),
  },
  listReorderItems: {
    method: 'GET',
    path: '/api/orders/last-order-items',
    summary: "The dishes of the user's newest order, or of the one that is told, as the menu has them today",
    access: 'user',
    table: 'read',
    query: z.object({ orderId: z.optional(z.string().check(z.maxLength(64))) }),
    result: z.array(ReorderItem),
  },
  listFavoriteItems: {
    method: 'GET',
    path: '/api/orders/favorite-items',
    summary: 'The dishes that the user orders most, as the menu has them today',
    access: 'user',
    table: 'read',
    result: z.array(ReorderItem),
  },
} as const satisfies RouteGroup
