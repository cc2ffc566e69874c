import { eventRoutes } from '#shared/catering/contract'
import { serve } from '../platform/serve'
import { acceptEvent } from './accept'
import { findWaitingOrder } from './deposit'
import { presentEvent } from './present'
import { getEvent } from './repository'
import { getEventContext } from './settings'

export const handler = serve(
  eventRoutes.acceptEvent,
  async ({ params: { eventId }, body, caller, address, siteOrigin, now, requestId }) => {
    const { location } = await getEvent(eventId)
    const settings = await getEventContext(location)
    const event = await acceptEvent({ id: eventId, ...body, caller, address, siteOrigin, now, requestId })
    return presentEvent(event, { ...settings, now, waitingOrder: await findWaitingOrder(event) })
  },
)
