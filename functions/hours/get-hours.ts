import { hoursRoutes } from '#shared/hours/contract'
import { serve } from '../platform/serve'
import { findHours, resolveHours } from '../locations/state/location-hours'
import { presentHours } from './repository'

export const handler = serve(hoursRoutes.getHours, async ({ params: { location }, now }) =>
  presentHours(location, resolveHours(location, await findHours(location)), now),
)
