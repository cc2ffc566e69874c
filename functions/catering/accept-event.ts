import { eventRoutes } from '#shared/catering/contract'
import { serve } from '../platform/serve'
import { acceptEvent } from './accept'
import { presentEvent } from './present'
import { getEvent } from './repository'
import { getEventSettings } from './settings'

export const handler = serve(eventRoutes.acceptEvent, async ({ params: { eventId }, body, caller, now, requestId }) => {
  const { location } = await getEvent(eventId)
  const settings = await getEventSettings(location)
  return presentEvent(await acceptEvent({ id: eventId, ...body, caller, now, requestId }), { ...settings, now })
})
