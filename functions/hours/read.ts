import { hours } from '#shared/contract/hours'
import { menuOf } from '../menu/kept'
import { serve } from '../runtime/serve'
import { presentHours } from './present'
import { hoursOf } from './store'

export const handler = serve(hours.read, async ({ params: { location }, now }) =>
  presentHours(location, hoursOf(location, (await menuOf(location)).hours), now),
)
