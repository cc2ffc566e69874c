import * as z from 'zod/mini'
import { Clock, ClosingClock } from '../hours/editing-contract'
import { weekdaysFromMonday } from '../hours/opening-hours'
import { LocationParam, textField, Version } from '../platform/fields'
import type { FieldError } from '../platform/problem'
import type { RouteGroup } from '../platform/route'
import { ofKind } from '../platform/text-kinds'
import { formatDaypart, type Daypart } from './dayparts'

/** Maximum dayparts of a location (docs/product/desk.md#dayparts). */
export const MAX_DAYPARTS = 12

/**
 * A daypart's id, which the owner chooses and dishes refer to. It is the key of a price, and the
 * table can't store a `constructor`.
 */
export const DaypartId = ofKind('id', z.string()).check(
  z.regex(/^(?!constructor$)[a-z\d-]{1,40}$/, 'Must be small letters, digits and hyphens'),
)

const Weekdays = z.array(z.enum(weekdaysFromMonday)).check(
  z.minLength(1, 'Choose at least one day'),
  z.refine((days) => new Set(days).size === days.length, 'A day is listed twice'),
)

const DaypartInput = z.object({
  id: DaypartId,
  name: textField(40, 'name').check(z.minLength(1, 'Name is required')),
  days: Weekdays,
  from: Clock,
  to: ClosingClock,
})

/** Returns the errors of a location's dayparts. They may overlap and go on past midnight. */
export function validateDayparts(dayparts: readonly Daypart[]): readonly FieldError[] {
  const repeats = (field: 'id' | 'name', message: string) => {
    const values = dayparts.map((daypart) => daypart[field].toLowerCase())
    return values.flatMap((value, index) =>
      values.indexOf(value) < index ? [{ path: `dayparts.${index}.${field}`, message }] : [],
    )
  }
  return [...repeats('id', 'Another daypart has this id'), ...repeats('name', 'Another daypart has this name')]
}

const UpdateDaypartsRequest = z
  .object({
    dayparts: z.array(DaypartInput).check(z.maxLength(MAX_DAYPARTS, `At most ${MAX_DAYPARTS} dayparts`)),
    version: Version,
    /** Whether dishes of open orders may be left outside their dayparts. */
    acceptAffected: z._default(z.boolean(), false),
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return
    for (const { path, message } of validateDayparts(value.dayparts))
      issues.push({ code: 'custom', message, path: path.split('.'), input: value })
  })

/** The dayparts of a location in the owner's order. */
export const LocationDayparts = z.object({
  dayparts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      days: z.array(z.enum(weekdaysFromMonday)),
      from: z.string(),
      to: z.string(),
    }),
  ),
  version: z.int(),
})
export type LocationDayparts = z.infer<typeof LocationDayparts>

/** Sorts the days of each daypart from Monday. */
export const normalizeDayparts = (dayparts: readonly Daypart[]): LocationDayparts['dayparts'] =>
  dayparts.map(({ id, name, days, from, to }) => ({
    id,
    name,
    days: weekdaysFromMonday.filter((day) => days.includes(day)),
    from,
    to,
  }))

/** Describes a change in one line: `Dayparts: Lunch, 11 AM to 3 PM; no Late night`. */
export function describeDaypartsChange(before: readonly Daypart[], after: readonly Daypart[]): string {
  const textOf = (list: readonly Daypart[], id: string) => {
    const found = list.find((daypart) => daypart.id === id)
    return found && formatDaypart(found)
  }
  const changed = after.filter((daypart) => textOf(before, daypart.id) !== formatDaypart(daypart)).map(formatDaypart)
  const removed = before.filter(({ id }) => textOf(after, id) === undefined).map(({ name }) => `no ${name}`)
  return `Dayparts: ${[...changed, ...removed].join('; ') || 'saved as they were'}`
}

const params = z.object({ location: LocationParam })

export const daypartRoutes = {
  getDayparts: {
    method: 'GET',
    path: '/api/desk/dayparts/{location}',
    summary: "A location's dayparts, for editing",
    access: 'admin',
    table: 'read',
    params,
    result: LocationDayparts,
  },
} as const satisfies RouteGroup

export const daypartEditingRoutes = {
  updateDayparts: {
    method: 'PUT',
    path: '/api/desk/dayparts/{location}',
    summary: "Sets a location's dayparts, effective at once",
    access: 'admin',
    table: 'write',
    params,
    body: UpdateDaypartsRequest,
    result: LocationDayparts,
  },
} as const satisfies RouteGroup
