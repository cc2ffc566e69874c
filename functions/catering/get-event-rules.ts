import { eventRoutes } from '#shared/catering/contract'
import { serve } from '../platform/serve'
import { assertTakesEvents } from './repository'
import { getEventSettings } from './settings'

export const handler = serve(eventRoutes.getEventRules, ({ params: { location } }) => {
  assertTakesEvents(location)
  return getEventSettings(location)
})
