import type { CompletedTicketSummary, Ticket } from '#shared/orders/contract'
import type { LocationConfig } from '#shared/locations/location'
import { addDays, cachedDateFormat, formatTime, toWallClock } from '#shared/platform/time'
import { stations } from '#shared/menu/contract'
import type { Station } from '#shared/menu/contract'
import { nextBoardActions } from '#shared/orders/status'

/** What a board reads: tickets, and briefly those that are over. */
export type BoardEntry = Ticket | CompletedTicketSummary

export const isFullTicket = (entry: BoardEntry): entry is Ticket => !entry.isBrief

export type Urgency = 'normal' | 'medium' | 'high'

const MINUTE_MS = 60_000

/** How long ago something was, in milliseconds; a board's clock may be a little slow. */
export const getTicketAgeMs = (since: number, now: number): number => Math.max(0, now - since)

/** By age: from 30 minutes on high, from 20 on medium (docs/product/kitchen.md#urgency). */
export function getUrgency(age: number): Urgency {
  if (age >= 30 * MINUTE_MS) return 'high'
  return age >= 20 * MINUTE_MS ? 'medium' : 'normal'
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `7:05`, `1 h 05`: minutes and seconds, and after an hour hours and minutes. */
export function formatTicketAge(age: number): string {
  const seconds = Math.floor(age / 1_000)
  const minutes = Math.floor(seconds / 60)
  return minutes < 60 ? `${minutes}:${two(seconds % 60)}` : `${Math.floor(minutes / 60)} h ${two(minutes % 60)}`
}

/**
 * Every allergen on the ticket, and whether a dish is among them that nobody has declared anything
 * for.
 */
export function getTicketAllergens(lines: readonly Pick<Ticket['orderItems'][number], 'allergens'>[]) {
  const declared = new Set(lines.flatMap(({ allergens }) => allergens ?? []))
  return { allergens: [...declared].sort(), undeclared: lines.some(({ allergens }) => allergens === null) }
}

export const countCompleted = (tickets: readonly Ticket[]): number =>
  tickets.filter(({ status }) => status === 'completed').length

type Place = Pick<LocationConfig, 'timeZone'>

const shortDay = cachedDateFormat({ weekday: 'short', month: 'short', day: 'numeric' })
const longDay = cachedDateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** The hour by the location's clock: `6:30 PM`. */
export const formatClockTime = (place: Place, at: string | number): string => formatTime(at, place.timeZone)

/**
 * A moment by the location's clock: `6:30 PM`; on another day than today with the day, `Sat, May 2,
 * 6:30 PM`.
 */
export function formatMoment(place: Place, at: string | number, now = Date.now()): string {
  const moment = new Date(at)
  const time = formatClockTime(place, at)
  const [day, today] = [toWallClock(place, moment).date, toWallClock(place, new Date(now)).date]
  if (day === today) return time
  if (day === addDays(today, 1)) return `tomorrow, ${time}`
  return `${shortDay(place.timeZone).format(moment)}, ${time}`
}

type Held = Pick<Ticket, 'scheduledFor'>

/**
 * What is held back, each day of its own, as its list is sorted: `Today`, `Tomorrow`, `Saturday,
 * May 2`.
 */
export function groupHeldByDay<T extends Held>(tickets: readonly T[], place: Place, now: number) {
  const dateOf = (at: string | number) => toWallClock(place, new Date(at)).date
  const today = dateOf(now)
  const dates = [...new Set(tickets.map(({ scheduledFor }) => dateOf(scheduledFor ?? now)))]
  return dates.map((date) => {
    const held = tickets.filter(({ scheduledFor }) => dateOf(scheduledFor ?? now) === date)
    if (date === today) return { date, title: 'Today', held }
    if (date === addDays(today, 1)) return { date, title: 'Tomorrow', held }
    return { date, title: longDay(place.timeZone).format(new Date(held[0]?.scheduledFor ?? now)), held }
  })
}

export const isToday = (place: Place, at: string, now = Date.now()): boolean =>
  toWallClock(place, new Date(at)).date === toWallClock(place, new Date(now)).date

export const stationNames = {
  hibachi: 'Hibachi',
  sushi: 'Sushi',
  fry: 'Fry',
  drinks: 'Drinks',
} as const satisfies Record<Station, string>

/** The station that an address names; null for none, or one that there is not. */
export const parseStation = (text: string | null): Station | null =>
  stations.find((station) => station === text) ?? null

/** What the simple board's one button sends for a ticket. */
export function nextStatusChange({ status }: Pick<Ticket, 'status'>) {
  const action = nextBoardActions[status]
  return action ? { status: action.status, kitchenStatus: action.kitchenStatus } : null
}
