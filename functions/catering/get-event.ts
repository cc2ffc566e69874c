import { eventRoutes } from '#shared/catering/contract'
import { serve } from '../platform/serve'
import { presentEvent } from './present'
import { getEvent } from './repository'
import { getEventSettings } from './settings'

export const handler = serve(eventRoutes.getEvent, async ({ params: { eventId }, now }) => {
  const event = await getEvent(eventId)
  return presentEvent(event, { ...(await getEventSettings(event.location)), now })
})
