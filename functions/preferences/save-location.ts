import { preferences } from '#shared/contract/preferences/index'
import { locationOf, serverIdOf } from '#shared/locations/index'
import { coarsePosition } from '#shared/rules/position'
import { userOf } from '../runtime/session'
import { serve } from '../runtime/serve'
import { saveLocation } from './store'

export const handler = serve(preferences.saveLocation, async ({ caller, body, now }) => {
  const { preferredLocationId: preferredLocation = null, address = null, zipCode = null, autoDetectLocation } = body
  const saved = { ...coarsePosition(body), address, zipCode, autoDetectLocation }
  await saveLocation(userOf(caller).id, { ...saved, preferredLocation }, now)
  return { ...saved, preferredLocationId: preferredLocation && serverIdOf(locationOf(preferredLocation)) }
})
