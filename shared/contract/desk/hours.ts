import * as z from 'zod/mini'
import { LocationParam, text, Version } from '../fields'
import { HoursNow } from '../hours'
import type { Area } from '../route'
import { CLOCK, hoursErrors, NO_CLOCK } from '../../terms/hours-check'

const Clock = z.string(NO_CLOCK).check(z.regex(CLOCK, NO_CLOCK))
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
        note: z._default(z.nullable(text(80)), null),
      }),
    ),
    version: Version,
  })
  .check(({ value, issues }) => {
    if (issues.length > 0) return
    for (const { path, message } of hoursErrors(value)) {
      issues.push({ code: 'custom', message, path: path.split('.'), input: value })
    }
  })

export const deskHours = {
  changeHours: {
    method: 'PUT',
    path: '/api/desk/hours/{location}',
    summary: "Sets a location's week and its exceptions; everything that asks whether it is open follows at once",
    access: 'admin',
    table: 'write',
    params: z.object({ location: LocationParam }),
    body: NewHours,
    result: HoursNow,
  },
} as const satisfies Area
