import type { VersionedHours, HoursWithStatus } from '#shared/contract/hours'
import { getLocation } from '#shared/locations/index'
import type { LocationCode } from '#shared/locations/index'
import { toLocationHours } from '#shared/rules/hours-told'
import { getHoursTransitions } from '#shared/rules/hours-turns'

/** A location's hours, and what they come to at a moment. */
export function presentHours(location: LocationCode, { version, ...told }: VersionedHours, now: Date): HoursWithStatus {
  const { open, until, next } = getHoursTransitions({ ...getLocation(location), hours: toLocationHours(told) }, now)
  return { ...told, open, until: until?.toISOString() ?? null, next: next?.toISOString() ?? null, version }
}
