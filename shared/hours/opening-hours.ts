import type { DayHours, Hours, HoursSpan, WeekHours } from '../locations/location'
import { formatHours, formatHoursException, formatShortDate } from './hours'

/** The days of the week as hours and deliveries name them, in the order of `WallClock.weekday`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** The same as a week is written down: Monday first. */
export const weekdaysFromMonday = [
  'mon',
  'tue',
  'wed',
  'thu',
  'fri',
  'sat',
  'sun',
] as const satisfies readonly Weekday[]

/**
 * A choice of days without repeats, Monday first; all seven are every day, which is null
 * (docs/product/desk.md#ingredients).
 */
export function normalizeDeliveryDays(chosen: readonly Weekday[] | null): Weekday[] | null {
  if (chosen === null) return null
  const days = [...weekdays.slice(1), weekdays[0]].filter((day) => chosen.includes(day))
  return days.length === weekdays.length ? null : days
}

/** Whether the morning's delivery brings what comes on these days, on a weekday (0 is Sunday). */
export const isDeliveryDay = (days: readonly Weekday[] | null, weekday: number): boolean =>
  days === null || days.some((day) => weekdays.indexOf(day) === weekday)

/** An exception on the wire; a closed one has no times. */
export type HoursException = {
  readonly date: string
  readonly closed: boolean
  readonly opens: string | null
  readonly closes: string | null
  readonly note: string | null
}

/** When a day is open: none, one or two spans. */
export type OpeningSpans = readonly { readonly opens: string; readonly closes: string }[]

/** Hours as the wire and the table hold them (docs/product/desk.md#hours). */
export type OpeningHours = {
  readonly weekly: Readonly<Record<Weekday, OpeningSpans>>
  readonly exceptions: readonly HoursException[]
}

const spansOf = ({
  closed,
  opens,
  closes,
}: Pick<HoursException, 'closed' | 'opens' | 'closes'>): readonly HoursSpan[] =>
  closed || opens === null || closes === null ? [] : [{ opens, closes }]

/** What rules and texts work with, of hours as they are told. */
export function toLocationHours({ weekly, exceptions }: OpeningHours): Hours {
  const { mon, tue, wed, thu, fri, sat, sun } = weekly
  return {
    week: [sun, mon, tue, wed, thu, fri, sat],
    exceptions: Object.fromEntries(
      exceptions.map(({ note, date, ...times }) => [date, { spans: spansOf(times), note }]),
    ),
  }
}

const byDate = (one: { readonly date: string }, other: { readonly date: string }) => one.date.localeCompare(other.date)

const dayOf = (week: WeekHours, index: number): HoursSpan[] => (week[index] ?? []).map((span) => ({ ...span }))

/** Hours as they are told; exceptions by date. */
export function toOpeningHours({ week, exceptions }: Hours): {
  weekly: Record<Weekday, HoursSpan[]>
  exceptions: HoursException[]
} {
  const [sun, mon, tue, wed, thu, fri, sat] = week.map((_, index) => dayOf(week, index))
  return {
    weekly: {
      mon: mon ?? [],
      tue: tue ?? [],
      wed: wed ?? [],
      thu: thu ?? [],
      fri: fri ?? [],
      sat: sat ?? [],
      sun: sun ?? [],
    },
    exceptions: Object.entries(exceptions)
      .map(
        ([
          date,
          {
            spans: [span],
            note = null,
          },
        ]) => ({
          date,
          closed: span === undefined,
          opens: span?.opens ?? null,
          closes: span?.closes ?? null,
          note,
        }),
      )
      .sort(byDate),
  }
}

/** A change's title names so many days; of the others it says how many there are. */
const NAMED = 3

const nameOf: Readonly<Record<Weekday, string>> = {
  mon: 'Mon',
  tue: 'Tue',
  wed: 'Wed',
  thu: 'Thu',
  fri: 'Fri',
  sat: 'Sat',
  sun: 'Sun',
}

const dayChange = (day: Weekday, before: DayHours, after: DayHours): string[] =>
  formatHours(before) === formatHours(after) ? [] : [`${nameOf[day]} ${formatHours(after)}, was ${formatHours(before)}`]

function exceptionChanges(before: OpeningHours, after: OpeningHours): string[] {
  const [{ exceptions: was }, { exceptions: is }] = [toLocationHours(before), toLocationHours(after)]
  const dates = [...new Set([...Object.keys(was), ...Object.keys(is)])].sort()
  return dates.flatMap((date) => {
    const [old, now] = [was[date], is[date]]
    if (!now) return [`${formatShortDate(date)} as usual again`]
    return old && formatHoursException(old) === formatHoursException(now)
      ? []
      : [`${formatShortDate(date)} ${formatHoursException(now)}`]
  })
}

/**
 * What a change of hours comes to, in one line: `Thu, Nov 26 Closed; Mon 11:00 AM-9:00 PM, was
 * Closed`.
 */
export function describeHoursChange(before: OpeningHours, after: OpeningHours): string {
  const days = weekdaysFromMonday.flatMap((day) => dayChange(day, before.weekly[day], after.weekly[day]))
  const changes = [...exceptionChanges(before, after), ...days]
  const more = changes.length - NAMED
  const named = changes.slice(0, NAMED).join('; ')
  return `Hours: ${named || 'as before'}${more > 0 ? `; and ${more} more` : ''}`
}
