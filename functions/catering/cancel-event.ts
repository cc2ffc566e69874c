import { eventRoutes } from '#shared/catering/contract'
import { canGuestCancel } from '#shared/catering/event-states'
import { Problem } from '#shared/platform/problem'
import { getCurrentLocation } from '../locations/state/current-location'
import { serve } from '../platform/serve'
import { cancelEventOrder } from './end-order'
import { presentEvent } from './present'
import { getEvent, updateEvent } from './repository'
import { getEventContext } from './settings'

export const handler = serve(eventRoutes.cancelEvent, async ({ params: { eventId: id }, caller, now, requestId }) => {
  const event = await getEvent(id)
  const context = await getEventContext(event.location)
  if (event.state !== 'cancelled' && !canGuestCancel(event, { ...context, now }))
    throw new Problem(
      'event-final',
      `This event can't be canceled online any more. Please call ${(await getCurrentLocation(event.location)).phone}.`,
    )
  await cancelEventOrder(event, { caller, now, requestId, isByGuest: true })
  const cancelled = await updateEvent({
    ...{ id, by: 'guest', now, requestId },
    change: ({ state }) => (state === 'cancelled' ? null : { to: 'cancelled' }),
  })
  return presentEvent(cancelled, { ...context, now })
})
