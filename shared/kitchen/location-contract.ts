import * as z from 'zod/mini'
import { VersionedHours } from '../hours/contract'
import { chargeTargets } from '../locations/charges'
import { LocationParam, MoneyString } from '../platform/fields'
import type { RouteGroup } from '../platform/route'
import { guestFactsShape } from './fact-shapes'

const Charge = z.object({
  name: z.string(),
  amount: z.optional(MoneyString),
  percent: z.optional(z.number()),
  purpose: z.string(),
  appliesTo: z.array(z.enum(chargeTargets)),
  isGratuity: z.boolean(),
})

/** What guests may know of a location. */
export const PublicLocation = z.object({
  code: z.string(),
  domain: z.string(),
  timeZone: z.string(),
  ...guestFactsShape,
  charges: z.array(Charge),
  hours: VersionedHours,
  /** Grows with each change of the facts or the hours. */
  version: z.int(),
})
export type PublicLocation = z.infer<typeof PublicLocation>

export const locationRoutes = {
  getLocation: {
    method: 'GET',
    path: '/api/locations/{location}',
    summary: 'What guests may know of a location: names, address, delivery, hours, links, and all charges',
    access: 'public',
    table: 'read',
    params: z.object({ location: LocationParam }),
    result: PublicLocation,
  },
} as const satisfies RouteGroup
