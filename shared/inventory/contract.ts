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

/** More portions than a kitchen ever counts. */
const MAX_PORTIONS = 1_000_000

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

export const MenuAvailability = z.object({
  id: z.int(),
  menuItem: z.object({ id: z.int(), name: z.string() }),
  isAvailable: z.boolean(),
  reason: z.nullable(z.string()),
  /** How many portions are left; null where nobody counts them. */
  portionsLeft: z.nullable(z.int()),
})
export type MenuAvailability = z.infer<typeof MenuAvailability>

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

/** At least one of both; what is left out stays. `portionsLeft` null ends the count (docs/product/menu.md#portions). */
const ChangeAvailability = z
  .object({
    isAvailable: z.optional(z.boolean()),
    reason: optionalField(textField(200)),
    portionsLeft: z.optional(z.nullable(z.int().check(z.nonnegative(), z.maximum(MAX_PORTIONS)))),
  })
  .check(
    z.refine(({ isAvailable, portionsLeft }) => isAvailable !== undefined || portionsLeft !== undefined, {
      path: ['isAvailable'],
      message: 'Say whether it can be had, or how many portions are left',
    }),
  )

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

export const availabilityRoutes = {
  listAvailability: {
    method: 'GET',
    path: '/api/menu/availability/{location}',
    summary: 'Which dishes a location offers at the moment',
    access: 'user',
    table: 'read',
    params: atLocation,
    result: z.array(MenuAvailability),
  },
  updateAvailability: {
    method: 'PUT',
    path: '/api/menu/availability/{menuItemId}/{location}',
    summary: 'Takes a dish off the menu, puts it back on, or counts its portions, which orders then count down',
    access: 'staff',
    table: 'write',
    params: z.object({ menuItemId: MenuItemId, location: LocationParam }),
    body: ChangeAvailability,
    result: MenuAvailability,
  },
} as const satisfies RouteGroup
