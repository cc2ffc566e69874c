import { mentionsAllergy } from '../menu/dietary/allergies'
import { formatOption, getRemovedIngredient } from '../menu/option-text'
import { stations } from '../menu/contract'
import type { Station } from '../menu/contract'
import type { LocationConfig } from '../locations/location'
import type { OrderStatus } from '../orders/constants'
import { splitHeldOrders } from './ticket-timing'
import { toWallClock } from '../platform/time'
import { isActiveStatus } from '../orders/status'

type TakenOption = { readonly id: string; readonly name: string; readonly quantity: number }

/** The fields of a ticket's line that describe the guest's choices. */
type Line = {
  readonly quantity: number
  readonly menuItem: { readonly name: string }
  readonly customizations: { readonly notes: string; readonly options?: readonly TakenOption[] } | null
  readonly differs: { readonly options: readonly string[]; readonly leftOut: readonly string[] }
}

/**
 * One thing that the cook does otherwise than usual; what is to be left out must not be overread.
 */
export type ItemModifier = { readonly text: string; readonly isLeftOut: boolean }

const left = (name: string): ItemModifier => ({ text: `NO ${name.toLowerCase()}`, isLeftOut: true })

/**
 * What is to be made otherwise than the dish as it comes, in the order in which a cook needs it:
 * what is left out, then what is put on or in its place
 * (docs/product/kitchen.md#options-on-the-ticket).
 */
export function listModifiers({ customizations, differs }: Line): readonly ItemModifier[] {
  const chosen = (customizations?.options ?? []).filter(({ id }) => differs.options.includes(id))
  return [
    ...differs.leftOut.map(left),
    ...chosen.flatMap(({ name }) => getRemovedIngredient(name) ?? []).map(left),
    ...chosen
      .filter(({ name }) => getRemovedIngredient(name) === null)
      .map((one) => ({ text: formatOption(one), isLeftOut: false })),
  ]
}

/**
 * What guests wrote of allergies on a ticket's lines, each once, with the dish that it was written
 * to.
 */
export function listAllergyNotes(lines: readonly Line[]): readonly { readonly dish: string; readonly note: string }[] {
  const notes = lines.map(({ menuItem, customizations }) => ({
    dish: menuItem.name,
    note: customizations?.notes ?? '',
  }))
  const told = notes.filter(({ note }) => note !== '' && mentionsAllergy(note))
  return [...new Map(told.map((one) => [`${one.dish} ${one.note}`, one])).values()]
}

type LineOfKitchenCounts = Parameters<typeof listModifiers>[0] & {
  readonly station: Station
  readonly isStruck: boolean
}

type Counted = { readonly status: OrderStatus; readonly orderItems: readonly LineOfKitchenCounts[] }

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

const named = ({ menuItem: { name }, quantity }: LineOfKitchenCounts): Count => ({ name, quantity })

const otherwise = (line: LineOfKitchenCounts): readonly Count[] =>
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
export const filterStationLines = <L extends Pick<LineOfKitchenCounts, 'station'>>(
  lines: readonly L[],
  station: Station | null,
): readonly L[] => (station === null ? lines : lines.filter((line) => line.station === station))

/** Whether every line is made. */
export const areLinesDone = (lines: readonly Pick<LineOfKitchenCounts, 'isStruck'>[]): boolean =>
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

/**
 * Where a display hangs: at a station, or with the expeditor, who puts orders together and hands
 * them out.
 */
export const displayStations = [...stations, 'expo'] as const
export type DisplayStation = (typeof displayStations)[number]

type LineOfKitchenPosts = { readonly station: Station; readonly isStruck: boolean; readonly quantity: number }

type Worked = { readonly status: OrderStatus; readonly orderItems: readonly LineOfKitchenPosts[] }

/** Whose lines a post makes; null for all of them. */
export const getCookStation = (post: DisplayStation | null): Station | null => (post === 'expo' ? null : post)

/**
 * Whether a ticket is on a post's screen (docs/product/kitchen.md#stations-that-clear): at a
 * station while that owes a line of it, everywhere else until the order is completed.
 */
export function isShownAtStation({ status, orderItems }: Worked, post: DisplayStation | null): boolean {
  if (!isActiveStatus(status)) return false
  const station = getCookStation(post)
  if (station === null) return true
  const lines = filterStationLines(orderItems, station)
  return status !== 'ready' && lines.length > 0 && !areLinesDone(lines)
}

/** What each station that has a part in a ticket still owes, in dishes. */
export const countOpenItemsByStation = ({
  status,
  orderItems,
}: Worked): readonly { readonly station: Station; readonly owed: number }[] =>
  stations.flatMap((station) => {
    const lines = filterStationLines(orderItems, station)
    if (lines.length === 0) return []
    const open = status === 'ready' ? [] : lines.filter(({ isStruck }) => !isStruck)
    return [{ station, owed: open.reduce((sum, { quantity }) => sum + quantity, 0) }]
  })

/** What the expeditor's bump does: an order is put together and called, then handed out. */
export const getExpoAction = (status: OrderStatus) =>
  status === 'ready'
    ? ({ label: 'Complete', status: 'completed' } as const)
    : ({ label: 'Mark Ready', status: 'ready', kitchenStatus: 'ready' } as const)
