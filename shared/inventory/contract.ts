import * as z from 'zod/mini'
import {
  KitchenName,
  LocationStockLevels,
  Pack,
  PacksInput,
  StockUsageDay,
  StockUsageQuery,
  UpdateInventoryItemRequest,
  WeekdaySchema,
} from './schemas'
import {
  AmountInput,
  idField,
  LocationParam,
  MenuItemId,
  MoneyString,
  optionalField,
  textField,
  noteField,
  QuantityInput,
} from '../platform/fields'
import { RecipeAmount } from './recipe-amounts'
import type { RouteGroup } from '../platform/route'

/** Categories and units of inventory items (docs/product/stock.md#items). */
export const stockCategories = ['proteins', 'vegetables', 'sauces', 'rice', 'noodles', 'supplies'] as const
export const stockUnits = ['lbs', 'pieces', 'bottles', 'bags', 'gallons', 'oz', 'cups'] as const

export const StockCategory = z.enum(stockCategories)
export const StockUnit = z.enum(stockUnits)

const Quantity = MoneyString

export const InventoryItem = z.object({
  id: z.int(),
  name: z.string(),
  /** What cooks call it; missing or null as by its name (docs/product/kitchen.md#kitchen-names). */
  kitchenName: z.optional(z.nullable(z.string())),
  category: StockCategory,
  unit: StockUnit,
  costPerUnit: MoneyString,
  supplier: z.optional(z.string()),
  sku: z.optional(z.string()),
  description: z.optional(z.string()),
  /** Whether some dishes serve it raw; missing means no. */
  isServedRaw: z.optional(z.boolean()),
  /** The days of its morning delivery; every day if missing. */
  deliveryDays: z.optional(z.array(WeekdaySchema)),
  /** How it is bought and counted; missing without packs. */
  packs: z.optional(z.array(Pack)),
  /** How it is made; missing if it is bought. Its cost is that of its parts. */
  batch: z.optional(
    z.object({ quantity: MoneyString, recipe: z.array(z.object({ itemId: z.int(), quantity: RecipeAmount })) }),
  ),
  version: z.int(),
})
export type InventoryItem = z.infer<typeof InventoryItem>

/**
 * An inventory item for editing, with its levels at the requested location and at all locations.
 */
export const EditableInventoryItem = z.extend(InventoryItem, {
  minimumStock: z.nullable(MoneyString),
  parStock: z.nullable(MoneyString),
  /** Whether the requested location counts it. */
  isCounted: z.boolean(),
  levels: z.array(LocationStockLevels),
})
export type EditableInventoryItem = z.infer<typeof EditableInventoryItem>

export const Stock = z.object({
  id: z.int(),
  item: InventoryItem,
  currentStock: Quantity,
  minimumStock: Quantity,
  /** The level that the morning's delivery fills up to; null if it is ordered by hand. */
  parStock: z.nullable(Quantity),
  /** Whether its dishes go off sale when it runs out. */
  isCounted: z.boolean(),
  /**
   * What orders of later days will take at the opening of their day, earliest first. `isShort` says
   * that the current stock doesn't suffice for it and for the plans before it.
   */
  planned: z.array(z.object({ date: z.string(), quantity: Quantity, isShort: z.boolean() })),
  updatedAt: z.string(),
})
export type Stock = z.infer<typeof Stock>

export const StockAlert = z.object({
  id: z.string(),
  item: InventoryItem,
  currentStock: Quantity,
  minimumStock: Quantity,
  createdAt: z.string(),
  acknowledgedAt: z.nullable(z.string()),
  /** Orders that lacked it at the opening of their day. */
  orders: z.array(z.object({ id: z.string(), ticketNumber: z.int() })),
})
export type StockAlert = z.infer<typeof StockAlert>

export const ExpiringLot = z.object({ item: InventoryItem, expirationDate: z.string(), quantity: Quantity })
export type ExpiringLot = z.infer<typeof ExpiringLot>

const CreateInventoryItemRequest = z.object({
  name: textField(120, 'name').check(z.minLength(1, 'Name is required')),
  kitchenName: z.optional(KitchenName),
  category: StockCategory,
  unit: StockUnit,
  costPerUnit: AmountInput,
  supplier: optionalField(textField(120, 'name')),
  sku: optionalField(textField(60, 'code')),
  description: optionalField(noteField(400)),
  isServedRaw: z.optional(z.boolean()),
  packs: z.optional(PacksInput),
  minimumStock: optionalField(QuantityInput),
})

const atLocation = z.object({ location: LocationParam })

export const inventoryRoutes = {
  listStock: {
    method: 'GET',
    path: '/api/inventory/stock/{location}',
    summary: 'The stock of every inventory item at a location',
    access: 'stock',
    table: 'read',
    params: atLocation,
    result: z.array(Stock),
  },
  listAlerts: {
    method: 'GET',
    path: '/api/inventory/alerts/{location}',
    summary: 'Unacknowledged alerts about low stock, newest first',
    access: 'stock',
    table: 'read',
    params: atLocation,
    result: z.array(StockAlert),
  },
  getStockValue: {
    method: 'GET',
    path: '/api/inventory/analytics/value/{location}',
    summary: "The value of a location's stock",
    access: 'stock',
    table: 'read',
    params: atLocation,
    result: z.object({ totalValue: MoneyString, itemCount: z.int() }),
  },
  listLowStock: {
    method: 'GET',
    path: '/api/inventory/analytics/low-stock/{location}',
    summary: 'Stock at or below its minimum',
    access: 'stock',
    table: 'read',
    params: atLocation,
    result: z.array(Stock),
  },
  listExpiringLots: {
    method: 'GET',
    path: '/api/inventory/analytics/expiring/{location}',
    summary: 'Stock that expires within a week, first expiring first',
    access: 'stock',
    table: 'read',
    params: atLocation,
    result: z.array(ExpiringLot),
  },
  getStockUsage: {
    method: 'GET',
    path: '/api/inventory/analytics/usage/{location}',
    summary: 'The value of stock at the end of each day, and the use of each day, oldest first',
    access: 'stock',
    table: 'read',
    params: atLocation,
    query: StockUsageQuery,
    result: z.array(StockUsageDay),
  },
  createItem: {
    method: 'POST',
    path: '/api/inventory/items',
    summary: 'Adds an inventory item, with an empty stock at every location where the session is valid',
    access: 'admin',
    table: 'write',
    status: 201,
    body: CreateInventoryItemRequest,
    result: InventoryItem,
  },
  updateItem: {
    method: 'PUT',
    path: '/api/inventory/items/{itemId}',
    summary: 'Changes an inventory item; minimum and par at one location or at all, the rest for the group',
    access: 'admin',
    concerns: 'group',
    table: 'write',
    params: z.object({ itemId: MenuItemId }),
    body: UpdateInventoryItemRequest,
    result: EditableInventoryItem,
  },
  acknowledgeAlert: {
    method: 'PUT',
    path: '/api/inventory/alerts/{alertId}/acknowledge',
    summary: 'Acknowledges an alert, which removes it from the active list',
    access: 'admin',
    table: 'write',
    params: z.object({ alertId: idField() }),
    result: StockAlert,
  },
} as const satisfies RouteGroup
