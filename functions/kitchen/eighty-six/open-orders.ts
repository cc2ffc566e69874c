import type * as z from 'zod/mini'
import { hasOption, isOfDish, listOpenOrders } from '#shared/kitchen/open-orders'
import { getLocation, type LocationCode } from '#shared/locations/index'
import type {
  ChangedAvailability,
  ChangedOption,
  MenuAvailability,
  OptionDishes,
} from '#shared/menu/availability-contract'
import { listTickets } from '../board-repository'

type Changed = z.input<typeof ChangedAvailability>
type Available = z.input<typeof MenuAvailability>

/** Returns functions that add to a changed dish the open orders that hold it, or options of it. */
export async function readOpenOrders(location: LocationCode, now: Date) {
  const { orders } = await listTickets(location, 'brief', now)
  const list = (isAffected: Parameters<typeof listOpenOrders>[1]) =>
    listOpenOrders(orders, isAffected, getLocation(location), now)
  return {
    addToDish: (dish: Available): Changed => ({ ...dish, openOrders: list(isOfDish(dish.id)) }),
    addToOptions: (dish: Available, names: readonly string[]): Changed => ({
      ...dish,
      optionsOff: [...names],
      openOrders: list((line) => isOfDish(dish.id)(line) && names.some((name) => hasOption(name)(line))),
    }),
  }
}

/** Adds to a changed option the open orders that hold it. */
export async function withOpenOrders(location: LocationCode, option: OptionDishes, now: Date): Promise<ChangedOption> {
  const { orders } = await listTickets(location, 'brief', now)
  return { ...option, openOrders: listOpenOrders(orders, hasOption(option.name), getLocation(location), now) }
}
