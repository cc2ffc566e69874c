import * as z from 'zod/mini'
import { LocationParam } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

const Span = z.object({ opens: z.string(), closes: z.string() })
const Spans = z.array(Span)

const weekly = z.object({ mon: Spans, tue: Spans, wed: Spans, thu: Spans, fri: Spans, sat: Spans, sun: Spans })

/** The hours of a date; none if closed. */
const Exception = z.object({ date: z.string(), spans: Spans, note: z.nullable(z.string()) })

/** With the first opening and the last closing; null if closed. */
const ExceptionSummary = z.extend(Exception, {
  closed: z.boolean(),
  opens: z.nullable(z.string()),
  closes: z.nullable(z.string()),
})

/** Opening hours for editing, as local times of the location; exceptions are sorted by date. */
export const VersionedHours = z.object({ weekly, exceptions: z.array(Exception), version: z.int() })
export type VersionedHours = z.infer<typeof VersionedHours>

/** Opening hours with the current status. */
export const HoursWithStatus = z.object({
  weekly,
  exceptions: z.array(ExceptionSummary),
  /** Whether it is open now. */
  open: z.boolean(),
  /** When the current state ends, and when the one after it ends; null if unknown. */
  until: z.nullable(z.string()),
  next: z.nullable(z.string()),
  version: z.int(),
})
export type HoursWithStatus = z.infer<typeof HoursWithStatus>

export const hoursRoutes = {
  getHours: {
    method: 'GET',
    path: '/api/hours/{location}',
    summary: "A location's opening hours, its exceptions, and whether it is open now",
    access: 'public',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: HoursWithStatus,
  },
} as const satisfies RouteGroup
