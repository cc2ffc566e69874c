import * as z from 'zod/mini'
import type { HoursSpan } from '#shared/locations/location'
import type { Location } from '#shared/locations/index'
import type { OpeningHours, Weekday } from '#shared/hours/opening-hours'
import { createRestaurantJsonLd } from '#shared/pages/html'

const Clocks = { opens: z.string(), closes: z.string() }
const Restaurant = z.object({
  openingHoursSpecification: z.array(z.object({ dayOfWeek: z.array(z.string()), ...Clocks })),
  specialOpeningHoursSpecification: z.array(z.object({ validFrom: z.string(), ...Clocks })),
})

const toMinutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))

/**
 * Reads a span as search engines document it: `00:00` twice is closed, and hours that close a
 * minute before they open are 24 hours.
 */
function toSpans({ opens, closes }: HoursSpan): readonly HoursSpan[] {
  if (opens === '00:00' && closes === '00:00') return []
  const isWholeDay = (toMinutes(closes) + 1) % (24 * 60) === toMinutes(opens)
  return [{ opens, closes: isWholeDay ? opens : closes }]
}

/** Returns the opening hours that a restaurant's structured data says, read without our rules. */
export function readStructuredHours(place: Location): OpeningHours {
  const data = Restaurant.parse(createRestaurantJsonLd(place))
  const on = (day: string) =>
    data.openingHoursSpecification
      .filter(({ dayOfWeek }) => dayOfWeek.includes(`https://schema.org/${day}`))
      .flatMap(toSpans)
  const weekly: Record<Weekday, readonly HoursSpan[]> = {
    mon: on('Monday'),
    tue: on('Tuesday'),
    wed: on('Wednesday'),
    thu: on('Thursday'),
    fri: on('Friday'),
    sat: on('Saturday'),
    sun: on('Sunday'),
  }
  const dates = new Set(data.specialOpeningHoursSpecification.map(({ validFrom }) => validFrom))
  const exceptions = [...dates].map((date) => ({
    date,
    spans: data.specialOpeningHoursSpecification.filter((one) => one.validFrom === date).flatMap(toSpans),
    note: null,
  }))
  return { weekly, exceptions }
}
