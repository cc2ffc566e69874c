import type { DamagedTicket } from '#shared/kitchen/contract'
import type { CompletedTicketSummary, Ticket } from '#shared/orders/contract'
import { getWorkDate } from '#shared/hours/business-day'
import type { LocationConfig, LocationHours } from '#shared/locations/location'
import { addDays, cachedDateFormat, formatTime, toWallClock } from '#shared/platform/time'
import { stations, type Station } from '#shared/menu/contract'
import type { DisplayStation } from '#shared/kitchen/ticket-items'
import { getNextBoardAction } from '#shared/orders/status'
import { getServerTime } from '#base/browser/server-clock'

/** An entry of a board's list: a ticket, a summary of a completed one, or a damaged one. */
export type BoardEntry = Ticket | CompletedTicketSummary | DamagedTicket

export const isDamaged = (entry: BoardEntry): entry is DamagedTicket => 'isDamaged' in entry

export const isFullTicket = (entry: BoardEntry): entry is Ticket => !isDamaged(entry) && !entry.isBrief

export type Urgency = 'normal' | 'medium' | 'high'

const MINUTE_MS = 60_000

/** Returns the milliseconds since a time; 0 if the device's clock is slow. */
export const getTicketAgeMs = (since: number, now: number): number => Math.max(0, now - since)

/** Returns the urgency: medium from 20 minutes, high from 30 (docs/product/kitchen.md#urgency). */
export function getUrgency(age: number): Urgency {
  if (age >= 30 * MINUTE_MS) return 'high'
  return age >= 20 * MINUTE_MS ? 'medium' : 'normal'
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats an age in milliseconds: `7:05` in minutes and seconds, `1 h 05` from an hour on. */
export function formatTicketAge(age: number): string {
  const seconds = Math.floor(age / 1_000)
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}:${twoDigits(seconds % 60)}`
    : `${Math.floor(minutes / 60)} h ${twoDigits(minutes % 60)}`
}

type DeclaredLine = Pick<Ticket['orderItems'][number], 'allergens' | 'undeclaredAllergens'>

/** Whether the kitchen has declared every allergen for a line. */
export const isFullyDeclared = ({ allergens, undeclaredAllergens = [] }: DeclaredLine): boolean =>
  allergens !== null && undeclaredAllergens.length === 0

/** Returns the allergens on a ticket, and whether a dish has no declaration. */
export function getTicketAllergens(lines: readonly DeclaredLine[]) {
  const declared = new Set(lines.flatMap(({ allergens }) => allergens ?? []))
  return { allergens: [...declared].sort(), undeclared: lines.some((line) => !isFullyDeclared(line)) }
}

export const countCompleted = (tickets: readonly Ticket[]): number =>
  tickets.filter(({ status }) => status === 'completed').length

type Place = Pick<LocationConfig, 'timeZone'>

const shortDay = cachedDateFormat({ weekday: 'short', month: 'short', day: 'numeric' })
const longDay = cachedDateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** Formats a time in the location's time zone: `6:30 PM`. */
export const formatClockTime = (place: Place, at: string | number): string => formatTime(at, place.timeZone)

/**
 * Formats a time in the location's time zone: `6:30 PM` today, `Sat, May 2, 6:30 PM` on another
 * day.
 */
export function formatMoment(place: Place, at: string | number, now = getServerTime()): string {
  const moment = new Date(at)
  const time = formatClockTime(place, at)
  const [day, today] = [toWallClock(place, moment).date, toWallClock(place, new Date(now)).date]
  if (day === today) return time
  if (day === addDays(today, 1)) return `tomorrow, ${time}`
  return `${shortDay(place.timeZone).format(moment)}, ${time}`
}

type Held = Pick<Ticket, 'scheduledFor'>

/**
 * Groups held orders by business day, in order, with labels such as `Today`, `Tomorrow` and
 * `Saturday, May 2`.
 */
export function groupHeldByDay<T extends Held>(tickets: readonly T[], place: LocationHours, now: number) {
  const dateOf = (at: string | number) => getWorkDate(place, new Date(at))
  const today = dateOf(now)
  const dates = [...new Set(tickets.map(({ scheduledFor }) => dateOf(scheduledFor ?? now)))]
  return dates.map((date) => {
    const held = tickets.filter(({ scheduledFor }) => dateOf(scheduledFor ?? now) === date)
    if (date === today) return { date, title: 'Today', held }
    if (date === addDays(today, 1)) return { date, title: 'Tomorrow', held }
    return { date, title: longDay(place.timeZone).format(new Date(held[0]?.scheduledFor ?? now)), held }
  })
}

export const isToday = (place: LocationHours, at: string, now = getServerTime()): boolean =>
  getWorkDate(place, new Date(at)) === getWorkDate(place, new Date(now))

export const stationNames = {
  hibachi: 'Hibachi',
  sushi: 'Sushi',
  fry: 'Fry',
  drinks: 'Drinks',
} as const satisfies Record<Station, string>

/** The names of what a display can show. */
export const postNames = { ...stationNames, expo: 'Expeditor' } as const satisfies Record<DisplayStation, string>

/** Returns the station named in an address; null for none or an unknown one. */
export const parseStation = (text: string | null): Station | null =>
  stations.find((station) => station === text) ?? null

/** Returns the command of the simple board's button for a ticket. */
export function nextStatusChange({ status }: Pick<Ticket, 'status'>, isOneBump = false) {
  const action = getNextBoardAction(status, isOneBump)
  return action ? { status: action.status, kitchenStatus: action.kitchenStatus } : null
}
