/**
 * A format by time zone, made once for each: making one takes a hundred times as long as using it.
 */
export function cachedDateFormat(options: Intl.DateTimeFormatOptions): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const format = made.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    made.set(timeZone, format)
    return format
  }
}

const momentIn = cachedDateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})
const clockIn = cachedDateFormat({ hour: 'numeric', minute: '2-digit' })
const dayIn = cachedDateFormat({ month: 'short', day: 'numeric', year: 'numeric' })

/** `Sat, Nov 21, 6:15 PM` on the wall of a time zone (docs/product/tracking.md). */
export const formatDateTime = (at: string | number, timeZone: string): string => momentIn(timeZone).format(new Date(at))

/** `6:15 PM` there (docs/product/tracking.md). */
export const formatTime = (at: string | number, timeZone: string): string => clockIn(timeZone).format(new Date(at))

/** `Nov 21, 2026` there: a day that may be of another year (docs/product/checkout.md#codes). */
export const formatFullDate = (at: string | number, timeZone: string): string => dayIn(timeZone).format(new Date(at))
