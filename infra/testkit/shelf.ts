import type { MenuAvailability, Stock } from '#shared/contract/inventory'
import type { createTestClient } from './browser'
import type { startTestProduct } from './test-product'
import { waitUntil } from './until'

type House = {
  readonly product: Awaited<ReturnType<typeof startTestProduct>>
  readonly chef: ReturnType<typeof createTestClient>
}

/**
 * What somebody counts on the shelf, and what the menu makes of it; of a product that is there once
 * the tests run.
 */
export function createStockHelper(house: () => House) {
  const availability = async (location: string, name: string) =>
    (await house().chef.get<MenuAvailability[]>(`/api/menu/availability/${location}`)).body.find(
      ({ menuItem }) => menuItem.name === name,
    )
  return {
    availability,
    count: (itemId: number, locationId: string, quantity: string) =>
      house().chef.post('/api/inventory/movements', {
        itemId,
        locationId,
        movementType: 'adjustment',
        quantity,
        reason: 'count_adjustment',
      }),
    stockOf: async (location: string) => {
      const { body } = await house().chef.get<Stock[]>(`/api/inventory/stock/${location}`)
      return new Map(body.map(({ id, currentStock }) => [id, currentStock]))
    },
    /** Waits until a dish is on the menu, or off. */
    settled: async (location: string, dish: string, isAvailable: boolean) => {
      await house().product.deliverStream()
      await waitUntil(async () => (await availability(location, dish))?.isAvailable === isAvailable)
    },
  }
}
