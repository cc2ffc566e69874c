import type { Hours, HoursNow } from '#shared/contract/hours'
import { locationOf } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { hoursFrom } from '#shared/rules/hours-told'
import { turnsAfter } from '#shared/rules/hours-turns'

/** A location's hours, and what they come to at a moment. */
export function presentHours(location: LocationCode, { version, ...told }: Hours, now: Date): HoursNow {
  const { open, until, next } = turnsAfter({ ...locationOf(location), hours: hoursFrom(told) }, now)
  return { ...told, open, until: until?.toISOString() ?? null, next: next?.toISOString() ?? null, version }
}
