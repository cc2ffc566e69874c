import { stations } from '../contract/menu'
import type { Station } from '../contract/menu'
import type { LocationConfig } from '../locations/location'
import type { OrderStatus } from '../terms/orders'
import { listModifiers } from './kitchen-lines'
import { splitHeldOrders } from './kitchen-schedule'
import { toWallClock } from './local-time'

type Line = Parameters<typeof listModifiers>[0] & {
  readonly station: Station
  readonly isStruck: boolean
}

type Counted = { readonly status: OrderStatus; readonly orderItems: readonly Line[] }

type Count = { readonly name: string; readonly quantity: number }

/** A dish that is to be made, and how many of it are made otherwise: `noodles`, `NO onions`. */
export type DishCount = Count & { readonly otherwise: readonly Count[] }

function countOf(lines: readonly { readonly name: string; readonly quantity: number }[]): readonly Count[] {
  const counts = new Map<string, number>()
  for (const { name, quantity } of lines) counts.set(name, (counts.get(name) ?? 0) + quantity)
  return [...counts]
    .map(([name, quantity]) => ({ name, quantity }))
    .sort((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name))
}

const named = ({ menuItem: { name }, quantity }: Line): Count => ({ name, quantity })

const otherwise = (line: Line): readonly Count[] =>
  listModifiers(line).map(({ text: name }) => ({ name, quantity: line.quantity }))

/**
 * How many of each dish are still to be made on open tickets, by station, most first; stations
 * without any are left out. What is struck, and what stands ready at the pass, is made.
 */
export function countAllDay(
  tickets: readonly Counted[],
): readonly { readonly station: Station; readonly dishes: readonly DishCount[] }[] {
  const open = tickets
    .filter(({ status }) => status !== 'ready')
    .flatMap(({ orderItems }) => orderItems)
    .filter(({ isStruck }) => !isStruck)
  return stations.flatMap((station) => {
    const lines = open.filter((line) => line.station === station)
    const dishes = countOf(lines.map(named)).map((count) => ({
      ...count,
      otherwise: countOf(lines.filter(({ menuItem }) => menuItem.name === count.name).flatMap(otherwise)),
    }))
    return dishes.length > 0 ? [{ station, dishes }] : []
  })
}

/** The lines of a ticket that a station makes; all of them where none is chosen. */
export const filterStationLines = <L extends Pick<Line, 'station'>>(
  lines: readonly L[],
  station: Station | null,
): readonly L[] => (station === null ? lines : lines.filter((line) => line.station === station))

/** Whether every line is made. */
export const areLinesDone = (lines: readonly Pick<Line, 'isStruck'>[]): boolean =>
  lines.length > 0 && lines.every(({ isStruck }) => isStruck)

const HOUR_MS = 3_600_000

type Dated = Parameters<typeof splitHeldOrders>[0][number]

/**
 * What a board says of its day (docs/product/kitchen.md#counts): tickets that are cards now, orders
 * held back for later today and for later days apart, and the orders of the local day, placed or
 * due today and not cancelled.
 */
export function countBoardOrders(tickets: readonly Dated[], place: Pick<LocationConfig, 'timeZone'>, now: Date) {
  const { board, held } = splitHeldOrders(tickets, now.getTime())
  const { date: today, minutes } = toWallClock(place, now)
  const midnight = now.getTime() - minutes * 60_000
  // A calendar is slow, and is asked only about what is near a midnight: the clocks may change on
  // that day.
  const isOfToday = (text: string): boolean => {
    const since = Date.parse(text) - midnight
    if (since > 2 * HOUR_MS && since < 22 * HOUR_MS) return true
    return since > -2 * HOUR_MS && since < 26 * HOUR_MS && toWallClock(place, new Date(text)).date === today
  }
  const isDueToday = ({ scheduledFor }: Dated) => scheduledFor !== null && isOfToday(scheduledFor)
  const heldToday = held.filter(isDueToday).length
  return {
    active: board.length,
    heldToday,
    heldLater: held.length - heldToday,
    ofToday: tickets.filter(
      (ticket) => ticket.status !== 'cancelled' && (isOfToday(ticket.createdAt) || isDueToday(ticket)),
    ).length,
  }
}
