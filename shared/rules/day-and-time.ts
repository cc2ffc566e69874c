/** `Sat, Nov 21, 6:15 PM` on the wall of a time zone (docs/product/tracking.md). */
export const dayAndTime = (at: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(at))

/** `Nov 21, 2026` there: a day that may be of another year (docs/product/checkout.md#codes). */
export const dayOf = (at: string | number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric', year: 'numeric' }).format(new Date(at))
