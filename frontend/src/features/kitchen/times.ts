import type { LocationConfig } from '#shared/locations/location'
import { dateAfter, wallClock } from '#shared/rules/local-time'

type Place = Pick<LocationConfig, 'timeZone'>

const formatFor = (place: Place, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: place.timeZone, ...options })

/** A moment by the location's clock: `6:30 PM`; on another day than today with the day, `Sat, May 2, 6:30 PM`. */
export function timeText(place: Place, at: string | number, now = Date.now()): string {
  const moment = new Date(at)
  const time = formatFor(place, { hour: 'numeric', minute: '2-digit' }).format(moment)
  const [day, today] = [wallClock(place, moment).date, wallClock(place, new Date(now)).date]
  if (day === today) return time
  if (day === dateAfter(today, 1)) return `tomorrow, ${time}`
  return `${formatFor(place, { weekday: 'short', month: 'short', day: 'numeric' }).format(moment)}, ${time}`
}

export const isToday = (place: Place, at: string, now = Date.now()): boolean =>
  wallClock(place, new Date(at)).date === wallClock(place, new Date(now)).date
