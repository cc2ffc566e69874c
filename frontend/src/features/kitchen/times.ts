import type { LocationConfig } from '#shared/locations/location'
import type { Ticket } from '#shared/contract/orders'
import { clockTime, perZone } from '#shared/rules/day-and-time'
import { dateAfter, wallClock } from '#shared/rules/local-time'

type Place = Pick<LocationConfig, 'timeZone'>

const shortDay = perZone({ weekday: 'short', month: 'short', day: 'numeric' })
const longDay = perZone({ weekday: 'long', month: 'long', day: 'numeric' })

/** The hour by the location's clock: `6:30 PM`. */
export const clockText = (place: Place, at: string | number): string => clockTime(at, place.timeZone)

/**
 * A moment by the location's clock: `6:30 PM`; on another day than today with the day, `Sat, May 2,
 * 6:30 PM`.
 */
export function timeText(place: Place, at: string | number, now = Date.now()): string {
  const moment = new Date(at)
  const time = clockText(place, at)
  const [day, today] = [wallClock(place, moment).date, wallClock(place, new Date(now)).date]
  if (day === today) return time
  if (day === dateAfter(today, 1)) return `tomorrow, ${time}`
  return `${shortDay(place.timeZone).format(moment)}, ${time}`
}

type Held = Pick<Ticket, 'scheduledFor'>

/**
 * What is held back, each day of its own, as its list is sorted: `Today`, `Tomorrow`, `Saturday,
 * May 2`.
 */
export function heldByDay<T extends Held>(tickets: readonly T[], place: Place, now: number) {
  const dateOf = (at: string | number) => wallClock(place, new Date(at)).date
  const today = dateOf(now)
  const dates = [...new Set(tickets.map(({ scheduledFor }) => dateOf(scheduledFor ?? now)))]
  return dates.map((date) => {
    const held = tickets.filter(({ scheduledFor }) => dateOf(scheduledFor ?? now) === date)
    if (date === today) return { date, title: 'Today', held }
    if (date === dateAfter(today, 1)) return { date, title: 'Tomorrow', held }
    return { date, title: longDay(place.timeZone).format(new Date(held[0]?.scheduledFor ?? now)), held }
  })
}

export const isToday = (place: Place, at: string, now = Date.now()): boolean =>
  wallClock(place, new Date(at)).date === wallClock(place, new Date(now)).date
