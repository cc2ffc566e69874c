import { formatHours } from '#shared/hours/hours'

const weekdays = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const

/** The names of the weekdays, from Sunday. */
export const weekdayNames: readonly string[] = [weekdays.sun, ...Object.values(weekdays).slice(0, -1)]

/** Labels of fields whose own names don't say what they are; empty if their parts do. */
const labels: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...weekdays,
    weekly: '',
    stations: '',
    spans: 'Hours',
    exceptions: 'Special days',
    hands: 'Dishes at once',
    zipMinutes: 'Minutes by ZIP code',
    zipCodes: 'ZIP codes',
    links: '',
    url: '',
    reviews: 'Review page',
    social: 'Other link',
    timesheet: 'Timesheets',
    batch: 'Batch',
    isActive: 'On',
    minimum: 'Minimum order',
    perGuest: 'Uses per guest',
    limit: 'Uses in all',
    upTo: 'Up to',
    dayOfWeek: 'Day',
  }),
)

export const capitalize = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** Returns the label of a field: `costPerUnit` is `Cost per unit`, `isPopular` is `Popular`. */
export function toFieldLabel(key: string): string {
  const known = labels.get(key)
  if (known !== undefined) return known
  const words = key
    .replace(/Cents$/, '')
    .replace(/^is(?=[A-Z])/, '')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
  return capitalize(words)
}

const amounts = new Set([
  ...['price', 'unitPrice', 'costPerUnit', 'amount', 'minimum', 'deposit', 'fee', 'freeFrom'],
  ...['refundLimit', 'handoverCodeFrom'],
])

/** Whether a field's text is an amount of money. */
export const isAmount = (key: string, text: string): boolean => amounts.has(key) && /^-?\d+\.\d{2}$/.test(text)

const isSpan = (value: unknown): value is { readonly opens: string; readonly closes: string } =>
  typeof value === 'object' &&
  value !== null &&
  'opens' in value &&
  'closes' in value &&
  typeof value.opens === 'string' &&
  typeof value.closes === 'string'

/** Returns a day's opening hours as people read them; undefined if the field holds none. */
export const formatHoursField = (key: string, value: unknown): string | undefined =>
  (key === 'spans' || key in weekdays) && Array.isArray(value) && value.every(isSpan) ? formatHours(value) : undefined
