import { formatOption, getRemovedIngredient } from '../menu/option-text'
import { stations, type Station } from '../menu/contract'
import { findKitchenName, formatKitchenRemoval, type NamedLine } from './kitchen-names'
import { getWorkDay } from '../hours/business-day'
import type { LocationHours } from '../locations/location'
import type { OrderStatus } from '../orders/constants'
import type { LineChange } from '../orders/editing/line-changes'
import { splitLeftovers } from './leftovers'
import { splitHeldOrders } from '../orders/timing/ticket-timing'
import { isActiveStatus, isReadyStatus } from '../orders/status'

type TakenOption = { readonly id: string; readonly name: string; readonly quantity: number }

/** The fields of a ticket line that describe the guest's choices. */
type Line = NamedLine & {
  readonly quantity: number
  readonly menuItem: { readonly name: string }
  readonly customizations: { readonly notes: string; readonly options?: readonly TakenOption[] } | null
  readonly differs: { readonly options: readonly string[]; readonly leftOut: readonly string[] }
}

/** A modifier of a dish. Cooks must not overlook removed ingredients. */
export type ItemModifier = {
  readonly text: string
  /** The same with the menu's name, if cooks have their own. */
  readonly menuText?: string
  readonly isLeftOut: boolean
}

/** What stands before an ingredient to leave out; boards have it in the cook's language. */
const NO = 'NO'

const formatRemoval = (name: string, no: string) => `${no} ${name.toLowerCase()}`

function toModifier(menuText: string, kitchenText: string | undefined, isLeftOut: boolean): ItemModifier {
  return kitchenText === undefined ? { text: menuText, isLeftOut } : { text: kitchenText, menuText, isLeftOut }
}

/**
 * Lists how a line differs from the dish's defaults, in the order that a cook needs: first what to
 * leave out, then what to add or replace (docs/product/kitchen.md#options-on-the-ticket).
 */
export function listModifiers(line: Line, no = NO): readonly ItemModifier[] {
  const { customizations, differs } = line
  const kitchenNameOf = (name: string) => findKitchenName(line, name)
  const chosen = (customizations?.options ?? []).filter(({ id }) => differs.options.includes(id))
  return [
    ...differs.leftOut.map((name) => {
      const kitchenName = kitchenNameOf(name)
      return toModifier(formatRemoval(name, no), kitchenName && formatRemoval(kitchenName, no), true)
    }),
    ...chosen.flatMap(({ name }) => {
      const removed = getRemovedIngredient(name)
      if (removed === null) return []
      const kitchenName = kitchenNameOf(name)
      return [toModifier(formatRemoval(removed, no), kitchenName && formatKitchenRemoval(kitchenName, no), true)]
    }),
    ...chosen
      .filter(({ name }) => getRemovedIngredient(name) === null)
      .map((option) => {
        const kitchenName = kitchenNameOf(option.name)
        return toModifier(formatOption(option), kitchenName && formatOption({ ...option, name: kitchenName }), false)
      }),
  ]
}

/** Returns what to leave out and what to add or replace, each in one text or empty. */
export function joinModifiers(line: Line, no = NO): { readonly leftOut: string; readonly added: string } {
  const modifiers = listModifiers(line, no)
  const join = (isLeftOut: boolean) =>
    modifiers
      .filter((modifier) => modifier.isLeftOut === isLeftOut)
      .map(({ text, menuText }) => (menuText === undefined ? text : `${text} (${menuText})`))
      .join(', ')
  return { leftOut: join(true), added: join(false) }
}

/**
 * Formats a line's modifiers as `NO sesame, NO onions; fried rice`, so that NO never reads on to an
 * addition. Empty without modifiers.
 */
export function formatModifiers(line: Line, no = NO): string {
  const { leftOut, added } = joinModifiers(line, no)
  return [leftOut, added].filter((text) => text !== '').join('; ')
}

type StationLine = Parameters<typeof listModifiers>[0] & {
  readonly station: Station
  readonly isStruck: boolean
}

type CountedTicket = { readonly status: OrderStatus; readonly orderItems: readonly StationLine[] }

type Count = { readonly name: string; readonly quantity: number }

/** A dish to make, and how many of its portions have which modifiers: `noodles`, `NO onions`. */
export type DishCount = Count & { readonly kitchenName?: string | undefined; readonly otherwise: readonly Count[] }

function countOf(lines: readonly { readonly name: string; readonly quantity: number }[]): readonly Count[] {
  const counts = new Map<string, number>()
  for (const { name, quantity } of lines) counts.set(name, (counts.get(name) ?? 0) + quantity)
  return [...counts]
    .map(([name, quantity]) => ({ name, quantity }))
    .sort((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name))
}

const toCount = ({ menuItem: { name }, quantity }: StationLine): Count => ({ name, quantity })

const countModifiers = (line: StationLine, no: string): readonly Count[] =>
  listModifiers(line, no).map(({ text: name }) => ({ name, quantity: line.quantity }))

const findDishKitchenName = (lines: readonly StationLine[], name: string): string | undefined =>
  lines.flatMap((line) => (line.menuItem.name === name ? (findKitchenName(line, name) ?? []) : []))[0]

/**
 * Counts the open portions of each dish by station, largest first. Struck lines and orders that are
 * ready don't count. Stations without open dishes are omitted.
 */
export function countAllDay(
  tickets: readonly CountedTicket[],
  no = NO,
): readonly { readonly station: Station; readonly dishes: readonly DishCount[] }[] {
  const open = tickets
    .filter(({ status }) => !isReadyStatus(status))
    .flatMap(({ orderItems }) => orderItems)
    .filter(({ isStruck }) => !isStruck)
  return stations.flatMap((station) => {
    const lines = open.filter((line) => line.station === station)
    const dishes = countOf(lines.map(toCount)).map((count) => ({
      ...count,
      kitchenName: findDishKitchenName(lines, count.name),
      otherwise: countOf(
        lines.filter(({ menuItem }) => menuItem.name === count.name).flatMap((line) => countModifiers(line, no)),
      ),
    }))
    return dishes.length > 0 ? [{ station, dishes }] : []
  })
}

/** Returns the lines of a station; all lines if `station` is null. */
export const filterStationLines = <L extends Pick<StationLine, 'station'>>(
  lines: readonly L[],
  station: Station | null,
): readonly L[] => (station === null ? lines : lines.filter((line) => line.station === station))

/** Whether all lines are struck. */
export const areLinesDone = (lines: readonly Pick<StationLine, 'isStruck'>[]): boolean =>
  lines.length > 0 && lines.every(({ isStruck }) => isStruck)

type TimedTicket = Parameters<typeof splitHeldOrders>[0][number]

/**
 * Counts a board's orders (docs/product/kitchen.md#counts): tickets on the board, orders held for
 * later today and for later days, and all orders of the business day that are not cancelled.
 */
export function countBoardOrders(tickets: readonly TimedTicket[], location: LocationHours, now: Date) {
  const { board, held } = splitHeldOrders(tickets, now.getTime())
  const today = getWorkDay(location, now)
  const isOfToday = (text: string): boolean => Date.parse(text) >= today.from && Date.parse(text) < today.to
  const isDueToday = ({ scheduledFor }: TimedTicket) => scheduledFor !== null && isOfToday(scheduledFor)
  const heldToday = held.filter(isDueToday).length
  return {
    active: splitLeftovers(board, location, now).today.length,
    heldToday,
    heldLater: held.length - heldToday,
    ofToday: tickets.filter(
      (ticket) => ticket.status !== 'cancelled' && (isOfToday(ticket.createdAt) || isDueToday(ticket)),
    ).length,
  }
}

/** The places of a display: a station, or the expo, where orders are assembled and handed out. */
export const displayStations = [...stations, 'expo'] as const
export type DisplayStation = (typeof displayStations)[number]

type DisplayLine = { readonly station: Station; readonly isStruck: boolean; readonly quantity: number }

type DisplayTicket = {
  readonly status: OrderStatus
  readonly orderItems: readonly DisplayLine[]
  /** What staff have not acknowledged yet. */
  readonly unseenChanges?: { readonly lines: readonly Pick<LineChange, 'kind' | 'station'>[] } | undefined
}

/** Returns the station whose lines a display shows; null for all lines. */
export const getCookStation = (post: DisplayStation | null): Station | null => (post === 'expo' ? null : post)

/** Whether a station still has to make lines of a ticket; true for displays of all stations. */
export function hasOpenLinesAt(
  { orderItems }: Pick<DisplayTicket, 'orderItems'>,
  post: DisplayStation | null,
): boolean {
  const station = getCookStation(post)
  return station === null || filterStationLines(orderItems, station).some(({ isStruck }) => !isStruck)
}

/**
 * Whether a display shows a ticket (docs/product/kitchen.md#station-screens): a station while it
 * has an open line on it or has not seen that one was removed, any other display until the order is
 * completed.
 */
export function isShownAtStation(ticket: DisplayTicket, post: DisplayStation | null): boolean {
  const { status, unseenChanges } = ticket
  if (!isActiveStatus(status)) return false
  if (getCookStation(post) === null) return true
  const lost = unseenChanges?.lines.some(({ kind, station }) => kind === 'removed' && station === post) ?? false
  return !isReadyStatus(status) && (hasOpenLinesAt(ticket, post) || lost)
}

/**
 * Puts ready tickets behind the open ones, each in the given order, so that no page fills with
 * orders that only wait for their guests.
 */
export const sortReadyLast = <T extends { readonly status: OrderStatus }>(tickets: readonly T[]): readonly T[] => [
  ...tickets.filter(({ status }) => !isReadyStatus(status)),
  ...tickets.filter(({ status }) => isReadyStatus(status)),
]

/** Counts the open portions of each station that has lines on the ticket. */
export const countOpenItemsByStation = ({
  status,
  orderItems,
}: DisplayTicket): readonly { readonly station: Station; readonly owed: number }[] =>
  stations.flatMap((station) => {
    const lines = filterStationLines(orderItems, station)
    if (lines.length === 0) return []
    const open = isReadyStatus(status) ? [] : lines.filter(({ isStruck }) => !isStruck)
    return [{ station, owed: open.reduce((sum, { quantity }) => sum + quantity, 0) }]
  })

/** Returns the stations that strike lines on the board's tickets. */
export const listStrikingStations = (onBoard: readonly Pick<DisplayTicket, 'orderItems'>[]): ReadonlySet<Station> =>
  new Set(onBoard.flatMap(({ orderItems }) => orderItems.flatMap((line) => (line.isStruck ? [line.station] : []))))

/**
 * Returns the stations that still have to make dishes of a ticket. Empty if no station strikes its
 * lines, because they stay open then. `silent` stations have no screen, until they strike a line.
 */
export function listOwingStations(
  ticket: DisplayTicket,
  striking: ReadonlySet<Station>,
  silent: ReadonlySet<Station>,
): readonly Station[] {
  if (striking.size === 0) return []
  return countOpenItemsByStation(ticket).flatMap(({ station, owed }) =>
    owed > 0 && (striking.has(station) || !silent.has(station)) ? [station] : [],
  )
}
