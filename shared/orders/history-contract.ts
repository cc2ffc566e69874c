import * as z from 'zod/mini'
import { MenuItem } from '../menu/contract'
import { idField, MoneyString, OrderStatus, OrderType, PageQuery } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** An order in the list of a user's orders. */
export const OrderSummary = z.object({
  id: z.string(),
  createdAt: z.string(),
  status: OrderStatus,
  total: MoneyString,
  orderType: OrderType,
  /** The requested time; null for as soon as possible. */
  scheduledFor: z.nullable(z.string()),
  ticketNumber: z.int(),
  specialInstructions: z.optional(z.string()),
  /** One entry per line. */
  dishes: z.array(z.object({ menuItemId: z.int(), name: z.string(), quantity: z.int() })),
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** A dish of an earlier order, as today's menu offers it, with the options that still exist. */
export const ReorderItem = z.extend(MenuItem, {
  quantity: z.int(),
  /** Option ids without the defaults; an option taken twice is listed twice. */
  options: z.array(z.string()),
  /** Ids of the default options that the guest had removed. */
  leftOut: z.array(z.string()),
  /** Names of ordered options that the menu no longer offers. */
  optionsGone: z.array(z.string()),
  notes: z.string(),
})
export type ReorderItem = z.infer<typeof ReorderItem>

export const orderHistoryRoutes = {
  listOrders: {
    method: 'GET',
    path: '/api/orders/user/{userId}',
    summary: "A user's orders, newest first, in pages",
    access: 'self',
    table: 'read',
    params: z.object({ userId: idField() }),
    query: PageQuery,
    result: z.array(OrderSummary),
  },
  listReorderItems: {
    method: 'GET',
    path: '/api/orders/last-order-items',
    summary: "The dishes of the given order, or of the user's newest, as the menu has them today",
    access: 'user',
    table: 'read',
    query: z.object({ orderId: z.optional(idField()) }),
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
