import type { InventoryItem, Stock } from '#shared/inventory/contract'
import type { StockMovement } from '#shared/inventory/movement-contract'

const createTestItem = (overrides: Partial<InventoryItem> = {}): InventoryItem => ({
  id: 1,
  name: 'Shrimp',
  category: 'proteins',
  unit: 'lbs',
  costPerUnit: '8.75',
  supplier: 'Harbor Morning Fish',
  sku: 'PRO-04',
  version: 1,
  ...overrides,
})

/** Creates a stock record; by default 10 in stock with a minimum of 5. */
export const createTestStock = ({
  item,
  ...overrides
}: Partial<Omit<Stock, 'item'>> & { item?: Partial<InventoryItem> } = {}): Stock => ({
  id: item?.id ?? 1,
  item: createTestItem(item),
  currentStock: '10.00',
  minimumStock: '5.00',
  parStock: null,
  isCounted: true,
  planned: [],
  updatedAt: '2026-03-01T12:00:00Z',
  ...overrides,
})

export const createTestMovement = (overrides: Partial<StockMovement> = {}): StockMovement => ({
  id: 'm1',
  entryId: 'm1',
  itemId: 1,
  item: createTestItem(),
  locationId: 4,
  movementType: 'in',
  quantity: '3.00',
  reason: 'purchase',
  unitCost: null,
  notes: null,
  expirationDate: null,
  otherLocationId: null,
  stockBefore: '10.00',
  stockAfter: '13.00',
  by: 'Chef',
  cause: null,
  createdAt: '2026-03-01T12:00:00Z',
  ...overrides,
})
