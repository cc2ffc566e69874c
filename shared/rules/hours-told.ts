import type { Hours, HoursSpan, WeekHours } from '../locations/location'
import type { HoursException, OpeningHours } from '../terms/hours'
import type { Weekday } from '../terms/weekdays'

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
