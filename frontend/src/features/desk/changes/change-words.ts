import { eventStateLabels, type EventState } from '#shared/catering/event-states'
import { formatClock, formatHours } from '#shared/hours/hours'
import { cancelReasons, type CancelReason } from '#shared/orders/order-steps'

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
    menuItemId: 'Dish',
    at: '',
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
  ...['price', 'unitPrice', 'costPerUnit', 'amount', 'minimum', 'deposit', 'fee', 'freeFrom', 'from'],
  ...['refundLimit', 'handoverCodeFrom', 'discountAmount', 'minimumSpent', 'balance', 'unitCost', 'total'],
])

/** Whether a field's text is an amount of money. */
const isAmount = (key: string, text: string): boolean => amounts.has(key) && /^-?\d+\.\d{2}$/.test(text)

const isClock = (text: string): boolean => /^\d{2}:\d{2}$/.test(text)
const isWeekday = (text: string): text is keyof typeof weekdays => text in weekdays
const isEventState = (text: string): text is EventState => text in eventStateLabels
const isCancelReason = (text: string): text is CancelReason => text in cancelReasons

/** Returns a text as the desk shows it elsewhere: money, times, weekdays, states and reasons. */
export function formatText(key: string, text: string): string {
  if (isAmount(key, text)) return `$${text}`
  if (isClock(text)) return formatClock(text)
  if (key === 'days' && isWeekday(text)) return weekdays[text]
  if (key === 'state' && isEventState(text)) return eventStateLabels[text].toLowerCase()
  if (key === 'reason' && isCancelReason(text)) return cancelReasons[text]
  return key === 'status' ? text.replace('cancelled', 'canceled') : text
}

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
