import { eventDeskRoutes } from '#shared/catering/desk-contract'
import { toSettingUpdate } from '../menu/location-settings'
import { serve } from '../platform/serve'
import { assertTakesEvents } from './repository'
import { updateEventSettings } from './settings'

export const handler = serve(eventDeskRoutes.updateEventSettings, async (request) => {
  assertTakesEvents(request.params.location)
  return (await updateEventSettings(toSettingUpdate(request))).after
})
