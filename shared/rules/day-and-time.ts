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
