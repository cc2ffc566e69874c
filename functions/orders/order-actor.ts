import type { LocationCode } from '#shared/locations/index'
import { isStaff } from '#shared/accounts/access'
import { formatFullName, formatShortName } from '#shared/accounts/contact'
import type { OrderActor } from '#shared/platform/actor'
import { getCallerAtLocation, type Caller } from '../platform/session/session'

/** The caller of a request, or the system for a scheduled job. */
export type StepAuthor = Caller | 'system'

/** Returns who makes a step of an order at a location. */
export function getActor(author: StepAuthor, location: LocationCode): OrderActor {
  if (author === 'system') return 'system'
  const { user } = getCallerAtLocation(author, location)
  return user ? { id: user.id, name: formatShortName(formatFullName(user)) } : 'guest'
}

/**
 * Returns the name for the change log: the full name of staff, which an erasure finds, but no
 * customer's name.
 */
export function getLoggedName(author: StepAuthor, location: LocationCode): string {
  if (author === 'system') return 'The system'
  const { user } = getCallerAtLocation(author, location)
  return user && isStaff(user) ? formatFullName(user) : 'The customer'
}
