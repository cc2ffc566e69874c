import fc from 'fast-check'
import { createClosure } from '#features/desk/hours/draft'
import { createEarlyClosing } from '#features/desk/hours/early-closing'
import { validateOpeningHours } from '#shared/hours/editing-contract'
import type { OpeningHours, OpeningSpans } from '#shared/hours/opening-hours'
import { addDays } from '#shared/platform/time'

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Times of day that owners use, and a few odd ones. */
const clocks = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 47 }).map((half) => clock(half * 30)) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 24 * 60 - 1 }).map(clock) },
)
const closings = fc.oneof({ weight: 6, arbitrary: clocks }, { weight: 1, arbitrary: fc.constant('24:00') })

/** One to three spans in a row, closed days, 24 hours, and nights. */
const spansOf = (max: number): fc.Arbitrary<OpeningSpans> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: clocks.map((opens) => [{ opens, closes: opens }]) },
    { weight: 2, arbitrary: fc.constantFrom('00:00', '01:00', '02:30', '03:00').map((closes) => [{ opens: '17:00', closes }]) }, // prettier-ignore
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.uniqueArray(clocks, { minLength: 2, maxLength: max * 2 }), closings)
        .map(([times, last]) => {
          const sorted = times.sort()
          const pairs = sorted.flatMap((opens, at) => (at % 2 === 0 ? [{ opens, closes: sorted[at + 1] ?? last }] : []))
          return pairs.slice(0, max)
        }),
    },
  )

const week = fc.tuple(...(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const).map(() => spansOf(2)))

/**
 * Opening hours that the desk accepts: spans past midnight, dates with up to three spans, closed
 * dates, and a day that closes early.
 */
export const randomHours = (firstDate: string): fc.Arbitrary<OpeningHours> =>
  fc
    .tuple(
      week,
      fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 13 }), spansOf(3)), { maxLength: 3, selector: ([day]) => day }),
      fc.tuple(fc.integer({ min: 0, max: 6 }), clocks),
    )
    .map(([[mon = [], tue = [], wed = [], thu = [], fri = [], sat = [], sun = []], dates, [early, closes]]) => {
      const exceptions = dates.map(([day, spans]) => ({ date: addDays(firstDate, day), spans, note: null }))
      const hours = { weekly: { mon, tue, wed, thu, fri, sat, sun }, exceptions }
      const date = addDays(firstDate, early)
      const closing = createEarlyClosing(hours, date, closes) ?? createClosure(date)
      return { ...hours, exceptions: [...exceptions.filter((one) => one.date !== date), closing] }
    })
    .filter((hours) => validateOpeningHours(hours).length === 0)
