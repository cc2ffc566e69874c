import type { DayHours, Hours, Span, WeekHours } from '../locations/location'

/** The days of a week as the wire names them, Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]

/** An exception on the wire; a closed one has no times. */
export type ToldException = {
  readonly date: string
  readonly closed: boolean
  readonly opens: string | null
  readonly closes: string | null
  readonly note: string | null
}

/** Hours as the wire and the table hold them (docs/product/desk.md#hours). */
export type ToldHours = {
  readonly weekly: Readonly<Record<Weekday, DayHours>>
  readonly exceptions: readonly ToldException[]
}

const spansOf = ({ closed, opens, closes }: Pick<ToldException, 'closed' | 'opens' | 'closes'>): readonly Span[] =>
  closed || opens === null || closes === null ? [] : [{ opens, closes }]

/** What rules and texts work with, of hours as they are told. */
export function hoursFrom({ weekly, exceptions }: ToldHours): Hours {
  const { mon, tue, wed, thu, fri, sat, sun } = weekly
  return {
    week: [sun, mon, tue, wed, thu, fri, sat],
    exceptions: Object.fromEntries(
      exceptions.map(({ note, date, ...times }) => [date, { spans: spansOf(times), note }]),
    ),
  }
}

const byDate = (one: { readonly date: string }, other: { readonly date: string }) => one.date.localeCompare(other.date)

const dayOf = (week: WeekHours, index: number): Span[] => (week[index] ?? []).map((span) => ({ ...span }))

/** Hours as they are told; exceptions by date. */
export function toldFrom({ week, exceptions }: Hours): {
  weekly: Record<Weekday, Span[]>
  exceptions: ToldException[]
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
