import * as z from 'zod/mini'
import { LocationParam } from '../platform/fields'
import type { RouteGroup } from '../platform/route'

const Span = z.object({ opens: z.string(), closes: z.string() })
const Spans = z.array(Span)

/** The week, and the dates that are otherwise, by date; a closed one has no times. */
const facts = {
  weekly: z.object({ mon: Spans, tue: Spans, wed: Spans, thu: Spans, fri: Spans, sat: Spans, sun: Spans }),
  exceptions: z.array(
    z.object({
      date: z.string(),
      closed: z.boolean(),
      opens: z.nullable(z.string()),
      closes: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
}

/** A location's hours as the owner changes them: clock times in the location's own zone. */
export const VersionedHours = z.object({ ...facts, version: z.int() })
export type VersionedHours = z.infer<typeof VersionedHours>

export const HoursWithStatus = z.object({
  ...facts,
  /** Whether it is open at this moment. */
  open: z.boolean(),
  /** When the present state ends, and when the one after it does; null where that is not known. */
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
