import type { LocationConfig } from '#shared/locations/location'
import type { Ticket } from '#shared/contract/orders'
import { formatTime, cachedDateFormat } from '#shared/rules/day-and-time'
import { addDays, toWallClock } from '#shared/rules/local-time'

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
