import * as z from 'zod/mini'
import {
  LocationStockLevels,
  MovementReasonSchema,
  MovementTypeSchema,
  MovementsQuery,
  RecordMovementRequest,
  StockUsageDay,
  StockUsageQuery,
  UpdateInventoryItemRequest,
  WeekdaySchema,
} from './schemas'
import { AmountInput, LocationParam, MenuItemId, MoneyString, optionalField, textField } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

/** What an inventory item is and how it is counted (docs/product/stock.md#items). */
export const stockCategories = ['proteins', 'vegetables', 'sauces', 'rice', 'noodles', 'supplies'] as const
export const stockUnits = ['lbs', 'pieces', 'bottles', 'bags', 'gallons', 'oz', 'cups'] as const

export const StockCategory = z.enum(stockCategories)
export const StockUnit = z.enum(stockUnits)

const Quantity = MoneyString

export const InventoryItem = z.object({
  id: z.int(),
  name: z.string(),
  category: StockCategory,
  unit: StockUnit,
  costPerUnit: MoneyString,
  supplier: z.optional(z.string()),
  sku: z.optional(z.string()),
  description: z.optional(z.string()),
  /** The days on which the morning's delivery brings it; every day where there are none. */
  deliveryDays: z.optional(z.array(WeekdaySchema)),
  version: z.int(),
})
export type InventoryItem = z.infer<typeof InventoryItem>

/** An ingredient as the owner changes it: its levels at the location that was asked for, and at all of them. */
export const EditableInventoryItem = z.extend(InventoryItem, {
  minimumStock: z.nullable(MoneyString),
  parStock: z.nullable(MoneyString),
  levels: z.array(LocationStockLevels),
})
export type EditableInventoryItem = z.infer<typeof EditableInventoryItem>

export const Stock = z.object({
  id: z.int(),
  item: InventoryItem,
  currentStock: Quantity,
  minimumStock: Quantity,
  /** What the morning's delivery fills it up to; null for what is ordered by hand. */
  parStock: z.nullable(Quantity),
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
})
export type StockAlert = z.infer<typeof StockAlert>

export const StockMovement = z.object({
  id: z.string(),
  itemId: z.int(),
  item: InventoryItem,
  locationId: z.int(),
  movementType: MovementTypeSchema,
  quantity: Quantity,
  reason: MovementReasonSchema,
  unitCost: z.nullable(MoneyString),
  notes: z.nullable(z.string()),
  expirationDate: z.nullable(z.string()),
  /** The receiving location of a transfer, or the one that it came from. */
  otherLocationId: z.nullable(z.int()),
  stockBefore: Quantity,
  stockAfter: Quantity,
  by: z.string(),
  createdAt: z.string(),
})
export type StockMovement = z.infer<typeof StockMovement>

export const ExpiringLot = z.object({ item: InventoryItem, expirationDate: z.string(), quantity: Quantity })
export type ExpiringLot = z.infer<typeof ExpiringLot>

export const CreateInventoryItemRequest = z.object({
  name: textField(120).check(z.minLength(1, 'Name is required')),
  category: StockCategory,
  unit: StockUnit,
  costPerUnit: AmountInput,
  supplier: optionalField(textField(120)),
  sku: optionalField(textField(60)),
  description: optionalField(textField(400)),
  minimumStock: optionalField(AmountInput),
})

const atLocation = z.object({ location: LocationParam })

export const inventoryRoutes = {
  listStock: {
    method: 'GET',
    path: '/api/inventory/stock/{location}',
    summary: 'What a location has of every inventory item',
    access: 'stock',
    table: 'read',
    params: atLocation,
    result: z.array(Stock),
  },
  listAlerts: {
    method: 'GET',
    path: '/api/inventory/alerts/{location}',
    summary: 'Low stock that nobody has acknowledged yet, newest first',
    access: 'stock',
    table: 'read',
    params: atLocation,
    result: z.array(StockAlert),
  },
  listMovements: {
    method: 'GET',
    path: '/api/inventory/movements/{location}',
    summary: "A location's stock movements, newest first",
    access: 'stock',
    table: 'read',
    params: atLocation,
    query: MovementsQuery,
    result: z.array(StockMovement),
  },
  getStockValue: {
    method: 'GET',
    path: '/api/inventory/analytics/value/{location}',
    summary: 'What the stock of a location is worth',
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
    summary: 'What stock was worth at the end of each day, and what each day used of it, oldest first',
    access: 'stock',
    table: 'read',
    params: atLocation,
    query: StockUsageQuery,
    result: z.array(StockUsageDay),
  },
  createItem: {
    method: 'POST',
    path: '/api/inventory/items',
    summary: 'Adds an inventory item, with an empty stock at every location where the session counts',
    access: 'admin',
    table: 'write',
    status: 201,
    body: CreateInventoryItemRequest,
    result: InventoryItem,
  },
  updateItem: {
    method: 'PUT',
    path: '/api/inventory/items/{itemId}',
    summary: 'Changes an ingredient; minimum and par at one location or at all, the rest for the group',
    access: 'admin',
    concerns: 'group',
    table: 'write',
    params: z.object({ itemId: MenuItemId }),
    body: UpdateInventoryItemRequest,
    result: EditableInventoryItem,
  },
  recordMovement: {
    method: 'POST',
    path: '/api/inventory/movements',
    summary: 'Records what came in, went out or was counted',
    access: 'admin',
    table: 'write',
    status: 201,
    body: RecordMovementRequest,
    result: StockMovement,
  },
  acknowledgeAlert: {
    method: 'PUT',
    path: '/api/inventory/alerts/{alertId}/acknowledge',
    summary: 'Takes an alert off the active list',
    access: 'admin',
    table: 'write',
    params: z.object({ alertId: z.string().check(z.maxLength(64)) }),
    result: StockAlert,
  },
} as const satisfies RouteGroup
