import { formatTime, formatDateTime } from '../platform/time'

type DetailedLine = {
  readonly options: readonly { readonly name: string; readonly quantity: number; readonly differs: boolean }[]
  readonly leftOut: readonly string[]
  readonly notes?: string | undefined
}

/** Returns what a line of a quote has other than the dish's defaults, and its note. */
export const listLineDetails = ({ options, leftOut, notes }: DetailedLine): readonly string[] => [
  ...options
    .filter(({ differs }) => differs)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity}× ${name}` : name)),
  ...leftOut.map((name) => `No ${name}`),
  ...(notes ? [`“${notes}”`] : []),
]

/**
 * Formats until when a quote is valid. The end of a day is shown as its last minute: midnight would
 * be read as the day after.
 */
export function formatQuoteEnd(validUntil: string, timeZone: string): string {
  const at = Date.parse(validUntil)
  return formatDateTime(formatTime(at, timeZone) === '12:00 AM' ? at - 60_000 : at, timeZone)
}

/** Formats how many guests an event has: `1 guest`, `40 guests`. */
export const formatGuests = (guests: number): string => `${guests} ${guests === 1 ? 'guest' : 'guests'}`
