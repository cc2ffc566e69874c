import { stations } from '../contract/menu'
import type { Station } from '../contract/menu'
import type { OrderStatus } from './order-status'

type Line = {
  readonly quantity: number
  readonly station: Station
  readonly isStruck: boolean
  readonly menuItem: { readonly name: string }
}

type Counted = { readonly status: OrderStatus; readonly orderItems: readonly Line[] }

export type DishCount = { readonly name: string; readonly quantity: number }

/**
 * How many of each dish are still to be made on open tickets, by station, most first; stations without any are
 * left out. What is struck, and what stands ready at the pass, is made.
 */
export function allDayCounts(
  tickets: readonly Counted[],
): readonly { readonly station: Station; readonly dishes: readonly DishCount[] }[] {
  const open = tickets.filter(({ status }) => status !== 'ready').flatMap(({ orderItems }) => orderItems)
  return stations.flatMap((station) => {
    const counts = new Map<string, number>()
    for (const line of open) {
      if (line.station !== station || line.isStruck) continue
      counts.set(line.menuItem.name, (counts.get(line.menuItem.name) ?? 0) + line.quantity)
    }
    const dishes = [...counts].map(([name, quantity]) => ({ name, quantity }))
    dishes.sort((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name))
    return dishes.length > 0 ? [{ station, dishes }] : []
  })
}

/** The lines of a ticket that a station makes; all of them where none is chosen. */
export const linesAt = <L extends Line>(lines: readonly L[], station: Station | null): readonly L[] =>
  station === null ? lines : lines.filter((line) => line.station === station)

/** Whether every line is made. */
export const areStruck = (lines: readonly Line[]): boolean =>
  lines.length > 0 && lines.every(({ isStruck }) => isStruck)
