import { getWorkDate } from '#shared/hours/business-day'
import type { LocationConfig, LocationHours } from '#shared/locations/location'
import type { Ticket } from '#shared/orders/contract'
import { countdownWords } from '#shared/orders/timing/ticket-timing'
import { addDays, cachedDateFormat, toWallClock } from '#shared/platform/time'
import { getServerTime } from '#base/browser/server-clock'
import { useWords, type Words } from '#base/language/use-words'
import { useLocationConfig } from '#base/location/location'

type Place = Pick<LocationConfig, 'timeZone'>
type TimeWords = Words['tickets']['times']

const clock = cachedDateFormat({ hour: 'numeric', minute: '2-digit', hour12: true })
const shortDay = cachedDateFormat({ weekday: 'short', month: 'short', day: 'numeric' })
const longDay = cachedDateFormat({ weekday: 'long', month: 'long', day: 'numeric' })

/** Returns the milliseconds since a time; 0 if the device's clock is slow. */
export const getTicketAgeMs = (since: number, now: number): number => Math.max(0, now - since)

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats an age in milliseconds: `7:05` in minutes and seconds, `1 h 05` from an hour on. */
export function formatTicketAge(age: number, { hours } = countdownWords): string {
  const seconds = Math.floor(age / 1_000)
  const minutes = Math.floor(seconds / 60)
  return minutes < 60
    ? `${minutes}:${twoDigits(seconds % 60)}`
    : hours(Math.floor(minutes / 60), twoDigits(minutes % 60))
}

/** Formats a time in the location's time zone: `6:30 PM`. */
const formatClockTime = ({ timeZone }: Place, at: string | number, { locale }: TimeWords): string =>
  clock(timeZone, locale).format(new Date(at))

/**
 * Formats a time in the location's time zone: `6:30 PM` today, `Sat, May 2, 6:30 PM` on another
 * day.
 */
export function formatMoment(place: Place, at: string | number, words: TimeWords, now = getServerTime()): string {
  const moment = new Date(at)
  const time = formatClockTime(place, at, words)
  const [day, today] = [toWallClock(place, moment).date, toWallClock(place, new Date(now)).date]
  if (day === today) return time
  if (day === addDays(today, 1)) return words.tomorrow(time)
  return `${shortDay(place.timeZone, words.locale).format(moment)}, ${time}`
}

type Held = Pick<Ticket, 'scheduledFor'>

/**
 * Groups held orders by business day, in order, with labels such as `Today`, `Tomorrow` and
 * `Saturday, May 2`.
 */
export function groupHeldByDay<T extends Held>(
  tickets: readonly T[],
  place: LocationHours,
  now: number,
  words: TimeWords,
) {
  const dateOf = (at: string | number) => getWorkDate(place, new Date(at))
  const today = dateOf(now)
  const dates = [...new Set(tickets.map(({ scheduledFor }) => dateOf(scheduledFor ?? now)))]
  return dates.map((date) => {
    const held = tickets.filter(({ scheduledFor }) => dateOf(scheduledFor ?? now) === date)
    if (date === today) return { date, title: words.today, held }
    if (date === addDays(today, 1)) return { date, title: words.tomorrowTitle, held }
    const title = longDay(place.timeZone, words.locale).format(new Date(held[0]?.scheduledFor ?? now))
    return { date, title, held }
  })
}

export const isToday = (place: LocationHours, at: string, now = getServerTime()): boolean =>
  getWorkDate(place, new Date(at)) === getWorkDate(place, new Date(now))

/** Returns how this board's location and language write times. */
export function useTimes() {
  const place = useLocationConfig()
  const { times } = useWords().tickets
  return {
    /** `6:30 PM`. */
    clock: (at: string | number) => formatClockTime(place, at, times),
    /** `6:30 PM` today, with its day otherwise. */
    moment: (at: string | number) => formatMoment(place, at, times),
  }
}
