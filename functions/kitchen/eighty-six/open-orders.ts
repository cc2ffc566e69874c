import type * as z from 'zod/mini'
import { listOpenOrders } from '#shared/kitchen/open-orders'
import { getLocation, type LocationCode } from '#shared/locations/index'
import type { ChangedAvailability, MenuAvailability } from '#shared/menu/availability-contract'
import { listTickets } from '../repository'

type Changed = z.input<typeof ChangedAvailability>

/** Returns a function that adds to a changed dish the open orders that hold it. */
export async function readOpenOrders(
  location: LocationCode,
  now: Date,
): Promise<(dish: z.input<typeof MenuAvailability>) => Changed> {
  const { orders } = await listTickets(location, 'brief', now)
  return (dish) => ({ ...dish, openOrders: listOpenOrders(orders, dish.id, getLocation(location), now) })
}
