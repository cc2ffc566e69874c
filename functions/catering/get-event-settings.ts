import { eventDeskRoutes } from '#shared/catering/desk-contract'
import { serve } from '../platform/serve'
import { assertTakesEvents } from './repository'
import { getEventSettings } from './settings'

export const handler = serve(eventDeskRoutes.getEventSettings, ({ params: { location } }) => {
  assertTakesEvents(location)
  return getEventSettings(location)
})
