import { randomUUID } from 'node:crypto'
import { restockAll, signInCook } from '#infra/testkit/clients/staff-clients'
import { buildOrderRequest, createTestClient } from '#infra/testkit/clients/test-client'
import { locations, type LocationCode } from '#shared/locations/index'

/** Orders before every measurement: an empty table and uncompiled code give other figures. */
export const WARM_UP_ORDERS = 300

const CLIENTS = 4
const DISHES = ['Edamame', 'Chicken Gyoza', 'California Roll'] as const

/** Places and completes orders of as many guests at a restocked location. */
export async function warmUp(url: string, location: LocationCode = locations[0].code): Promise<void> {
  await restockAll(url, location)
  const chef = await signInCook(url)
  const lines = await Promise.all(DISHES.map(async (name) => ({ dish: await chef.dish(name, location), quantity: 1 })))
  const body = buildOrderRequest({ locationId: location, lines })
  let left = WARM_UP_ORDERS
  const serveOrders = async () => {
    while (left-- > 0) {
      const guest = createTestClient(url)
      const headers = { 'idempotency-key': randomUUID() }
      const placed = await guest.post<{ id: string }>('/api/orders/test', body, headers)
      if (placed.status !== 201) throw new Error(`An order was refused: ${JSON.stringify(placed.body)}`)
      const moved = await chef.move(placed.body.id, 'completed')
      if (moved.status !== 200) throw new Error(`An order was not completed: ${JSON.stringify(moved.body)}`)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, serveOrders))
}
