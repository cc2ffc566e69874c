import { hours } from '#shared/contract/hours'
import { serve } from '../runtime/serve'
import { presentHours } from './present'
import { hoursNow, hoursOf } from './store'

export const handler = serve(hours.read, async ({ params: { location }, now }) =>
  presentHours(location, hoursOf(location, await hoursNow(location)), now),
)
