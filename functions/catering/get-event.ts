import { eventRoutes } from '#shared/catering/contract'
import { serve } from '../platform/serve'
import { findWaitingOrder } from './deposit'
import { presentEvent } from './present'
import { getEvent } from './repository'
import { getEventContext } from './settings'

export const handler = serve(eventRoutes.getEvent, async ({ params: { eventId }, now }) => {
  const event = await getEvent(eventId)
  const [settings, waitingOrder] = await Promise.all([getEventContext(event.location), findWaitingOrder(event)])
  return presentEvent(event, { ...settings, now, waitingOrder })
})
