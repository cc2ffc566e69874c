import { allPreferenceRoutes } from '#shared/contract/preferences/index'
import { getLocation, getServerId } from '#shared/locations/index'
import { roundCoordinates } from '#shared/rules/position'
import { requireUser } from '../runtime/session'
import { serve } from '../runtime/serve'
import { saveLocationPreferences } from './store'

export const handler = serve(allPreferenceRoutes.saveLocation, async ({ caller, body, now }) => {
  const { preferredLocationId: preferredLocation = null, address = null, zipCode = null, autoDetectLocation } = body
  const saved = { ...roundCoordinates(body), address, zipCode, autoDetectLocation }
  await saveLocationPreferences(requireUser(caller).id, { ...saved, preferredLocation }, now)
  return { ...saved, preferredLocationId: preferredLocation && getServerId(getLocation(preferredLocation)) }
})
