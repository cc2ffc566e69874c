import type * as z from 'zod/mini'
import { hasOption, isOfDish, listOpenOrders } from '#shared/kitchen/open-orders'
import { getLocation, type LocationCode } from '#shared/locations/index'
import type {
  ChangedAvailability,
  ChangedOption,
  MenuAvailability,
  OptionDishes,
} from '#shared/menu/availability-contract'
import { listTickets } from '../repository'

type Changed = z.input<typeof ChangedAvailability>

/** Returns a function that adds to a changed dish the open orders that hold it. */
export async function readOpenOrders(
  location: LocationCode,
  now: Date,
): Promise<(dish: z.input<typeof MenuAvailability>) => Changed> {
  const { orders } = await listTickets(location, 'brief', now)
  return (dish) => ({ ...dish, openOrders: listOpenOrders(orders, isOfDish(dish.id), getLocation(location), now) })
}

/** Adds to a changed option the open orders that hold it. */
export async function withOpenOrders(location: LocationCode, option: OptionDishes, now: Date): Promise<ChangedOption> {
  const { orders } = await listTickets(location, 'brief', now)
  return { ...option, openOrders: listOpenOrders(orders, hasOption(option.name), getLocation(location), now) }
}
