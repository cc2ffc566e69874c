import type { DayHours, Hours, HoursSpan } from '../locations/location'

/** Weekday names in opening hours and deliveries, in the order of `WallClock.weekday`. */
export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** The weekdays from Monday. */
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
 * Sorts delivery days from Monday and removes repeats. Returns null, meaning every day, for all
 * seven (docs/product/desk.md#ingredients).
 */
export function normalizeDeliveryDays(chosen: readonly Weekday[] | null): Weekday[] | null {
  if (chosen === null) return null
  const days = [...weekdays.slice(1), weekdays[0]].filter((day) => chosen.includes(day))
  return days.length === weekdays.length ? null : days
}

/** Whether there is a delivery on a weekday (0 is Sunday). `days` null means every day. */
export const isDeliveryDay = (days: readonly Weekday[] | null, weekday: number): boolean =>
  days === null || days.some((day) => weekdays.indexOf(day) === weekday)

/** The opening hours of a day in order; empty if closed. */
export type OpeningSpans = DayHours

/** The hours of a date in JSON and in the table. */
export type HoursException = {
  readonly date: string
  readonly spans: OpeningSpans
  readonly note: string | null
}

/** Adds the first opening and the last closing, null if closed. */
const summarizeException = ({ date, spans, note }: HoursException) => ({
  date,
  spans: [...spans],
  closed: spans.length === 0,
  opens: spans.at(0)?.opens ?? null,
  closes: spans.at(-1)?.closes ?? null,
  note,
})

/** Opening hours in JSON and in the table (docs/product/desk.md#hours). */
export type OpeningHours = {
  readonly weekly: Readonly<Record<Weekday, OpeningSpans>>
  readonly exceptions: readonly HoursException[]
}

/** Converts opening hours from JSON to the form that the rules use. */
export function toLocationHours({ weekly, exceptions }: OpeningHours): Hours {
  const { mon, tue, wed, thu, fri, sat, sun } = weekly
  return {
    week: [sun, mon, tue, wed, thu, fri, sat],
    exceptions: Object.fromEntries(exceptions.map(({ date, spans, note }) => [date, { spans, note }])),
  }
}

const byDate = (one: { readonly date: string }, other: { readonly date: string }) => one.date.localeCompare(other.date)

const copySpans = (spans: DayHours): HoursSpan[] => spans.map((span) => ({ ...span }))

/** Converts opening hours to JSON, with exceptions sorted by date. */
export function toOpeningHours({ week, exceptions }: Hours): {
  weekly: Record<Weekday, HoursSpan[]>
  exceptions: (HoursException & { spans: HoursSpan[] })[]
} {
  const [sun, mon, tue, wed, thu, fri, sat] = week.map(copySpans)
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
      .map(([date, { spans, note = null }]) => ({ date, spans: copySpans(spans), note }))
      .sort(byDate),
  }
}

/** Returns opening hours as calls answer them. */
export const presentOpeningHours = ({
  weekly,
  exceptions,
}: {
  readonly weekly: Record<Weekday, HoursSpan[]>
  readonly exceptions: readonly HoursException[]
}) => ({
  weekly,
  exceptions: exceptions.map(summarizeException),
})
