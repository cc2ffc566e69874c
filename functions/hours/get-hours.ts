import { hoursRoutes } from '#shared/hours/contract'
import { serve } from '../platform/serve'
import { findHours, presentHours, resolveHours } from './repository'

export const handler = serve(hoursRoutes.getHours, async ({ params: { location }, now }) =>
  presentHours(location, resolveHours(location, await findHours(location)), now),
)
