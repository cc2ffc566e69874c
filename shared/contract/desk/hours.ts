import * as z from 'zod/mini'
import { LocationParam, textField, Version } from '../fields'
import { HoursWithStatus } from '../hours'
import type { RouteGroup } from '../route'
import { CLOCK_PATTERN, validateOpeningHours, INVALID_CLOCK_MESSAGE } from '../../terms/hours-check'

const Clock = z.string(INVALID_CLOCK_MESSAGE).check(z.regex(CLOCK_PATTERN, INVALID_CLOCK_MESSAGE))
const Spans = z.array(z.object({ opens: Clock, closes: Clock }))
const Unsaid = z._default(z.nullable(Clock), null)

const NewHours = z
  .object({
    weekly: z.object({ mon: Spans, tue: Spans, wed: Spans, thu: Spans, fri: Spans, sat: Spans, sun: Spans }),
    exceptions: z.array(
      z.object({
        date: z.iso.date('Must be a date such as 2026-11-26'),
        closed: z._default(z.boolean(), false),
        opens: Unsaid,
        closes: Unsaid,
        note: z._default(z.nullable(textField(80)), null),
      }),
    ),
    version: Version,
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return
    for (const { path, message } of validateOpeningHours(value)) {
      issues.push({ code: 'custom', message, path: path.split('.'), input: value })
    }
  })

export const hoursEditingRoutes = {
  changeHours: {
    method: 'PUT',
    path: '/api/desk/hours/{location}',
    summary: "Sets a location's week and its exceptions; everything that asks whether it is open follows at once",
    access: 'admin',
    table: 'write',
    params: z.object({ location: LocationParam }),
    body: NewHours,
    result: HoursWithStatus,
  },
} as const satisfies RouteGroup
