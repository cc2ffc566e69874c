import { randomUUID } from 'node:crypto'
import type { InventoryItem, Stock, StockMovement } from '#shared/contract/inventory'
import { createTestClient } from './browser'

/** A delivery of twenty of an item to the first location, unless told otherwise. */
export const buildMovement = (itemId: number, more: object = {}) => ({
  itemId,
  locationId: 4,
  movementType: 'in',
  quantity: '20.00',
  reason: 'purchase',
  ...more,
})

/** Somebody who keeps the inventory. */
export async function signInCook(url: string) {
  const chef = createTestClient(url)
  await chef.signIn('chef@example.com', 'admin')
  return {
    ...chef,
    newItem: async (more: object = {}) => {
      const sent = { name: `Item ${randomUUID()}`, category: 'supplies', unit: 'pieces', costPerUnit: '1.25', ...more }
      return (await chef.post<InventoryItem>('/api/inventory/items', sent)).body
    },
    record: (sent: object, headers?: Record<string, string>) =>
      chef.post<StockMovement & { code: string; available: string }>('/api/inventory/movements', sent, headers),
    stockOf: async (itemId: number, location: string | number = 'HENPR') =>
      (await chef.get<Stock[]>(`/api/inventory/stock/${location}`)).body.find(({ item }) => item.id === itemId)
        ?.currentStock,
  }
}
