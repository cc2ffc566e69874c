import { eventRoutes } from '#shared/catering/contract'
import { serve } from '../platform/serve'
import { confirmRequest } from './verification/confirm-request'
import { presentEvent } from './present'
import { getEvent } from './repository'
import { getEventContext } from './settings'

export const handler = serve(eventRoutes.confirmEvent, async ({ params, body, now, requestId }) => {
  const read = await getEvent(params.eventId)
  const settings = await getEventContext(read.location)
  const event = await confirmRequest({ id: read.id, code: body.code, perDay: settings.perDay, now, requestId })
  return presentEvent(event, { ...settings, now })
})
