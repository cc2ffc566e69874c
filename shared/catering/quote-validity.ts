import { formatTime, formatDateTime } from '../platform/time'

/**
 * Formats until when a quote is valid. The end of a day is shown as its last minute: midnight would
 * be read as the day after.
 */
export function formatQuoteEnd(validUntil: string, timeZone: string): string {
  const at = Date.parse(validUntil)
  return formatDateTime(formatTime(at, timeZone) === '12:00 AM' ? at - 60_000 : at, timeZone)
}
