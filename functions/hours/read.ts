import { hoursRoutes } from '#shared/contract/hours'
import { serve } from '../runtime/serve'
import { presentHours } from './present'
import { findHours, resolveHours } from './store'

export const handler = serve(hoursRoutes.read, async ({ params: { location }, now }) =>
  presentHours(location, resolveHours(location, await findHours(location)), now),
)
