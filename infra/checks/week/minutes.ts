import { Problem } from '#shared/platform/problem'
import { getWeekday, addDays } from '#shared/platform/time'
import { weekdays, type OpeningHours, type OpeningSpans } from '#shared/hours/opening-hours'

export const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
const TIME_ZONE = 'America/New_York'

/** The first days of the tested weeks. */
export const weeks = [
  ['when summer time begins', '2027-03-10'],
  ['in June', '2027-06-09'],
  ['when summer time ends', '2027-11-03'],
] as const

/** Whether a rule accepts something; other errors are thrown. */
export function isAccepted(assert: () => void): boolean {
  try {
    assert()
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

const clockIn = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The minutes of some weeks as a clock in Florida shows them. */
export type Minutes = {
  readonly from: number
  readonly count: number
  /** `2027-03-14 01:59` by minute. */
  readonly shown: readonly string[]
  /** The first minute that shows a time; a skipped time is an hour later. */
  readonly find: (date: string, minutes: number) => number
}

const show = (date: string, minutes: number): string =>
  `${addDays(date, Math.floor(minutes / DAY_MINUTES))} ${[Math.floor((minutes % DAY_MINUTES) / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')}`

/** Reads a clock in Florida for each minute from a time on. */
export function readClock(from: number, days: number): Minutes {
  const count = days * DAY_MINUTES
  const shown = Array.from({ length: count }, (_, at) => clockIn.format(from + at * MINUTE_MS).replace(', ', ' '))
  const first = new Map<string, number>()
  shown.forEach((text, at) => {
    if (!first.has(text)) first.set(text, at)
  })
  const find = (date: string, minutes: number) =>
    first.get(show(date, minutes)) ??
    first.get(show(date, minutes + 60)) ??
    (show(date, minutes) < `${shown[0]}` ? 0 : count)
  return { from, count, shown, find }
}

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** Marks the minutes of spans that begin on a date. */
function mark(open: boolean[], { find }: Minutes, date: string, spans: OpeningSpans): void {
  for (const { opens, closes } of spans) {
    const [begin, end] = [toMinutes(opens), toMinutes(closes)]
    open.fill(true, find(date, begin), find(date, end > begin ? end : end + DAY_MINUTES))
  }
}

/** Returns for each minute whether a location with these hours is open, as a calendar on paper. */
export function markOpenMinutes(minutes: Minutes, { weekly, exceptions }: OpeningHours): readonly boolean[] {
  const open = Array.from({ length: minutes.count }, () => false)
  const dates = new Set(minutes.shown.map((text) => text.slice(0, 10)))
  for (const date of [addDays([...dates][0] ?? '', -1), ...dates]) {
    const exception = exceptions.find((one) => one.date === date)
    const weekday = weekdays[getWeekday(date)] ?? 'sun'
    mark(open, minutes, date, exception ? exception.spans : weekly[weekday])
  }
  return open
}

/** Returns the first minute from one on at which a state is another one; the count if none is. */
export function findChange(states: readonly boolean[], at: number): number {
  const found = states.indexOf(!states[at], at)
  return found < 0 ? states.length : found
}
