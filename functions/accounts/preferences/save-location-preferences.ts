import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import { getLocation, getServerId } from '#shared/locations/index'
import { roundCoordinates } from '#shared/locations/geo'
import { requireUser } from '../../platform/session/session'
import { serve } from '../../platform/serve'
import { saveLocationPreferences } from './repository'

export const handler = serve(preferenceRoutes.saveLocationPreferences, async ({ caller, body, now }) => {
  const { preferredLocationId: preferredLocation = null, address = null, zipCode = null, autoDetectLocation } = body
  const saved = { ...roundCoordinates(body), address, zipCode, autoDetectLocation }
  await saveLocationPreferences(requireUser(caller).id, { ...saved, preferredLocation }, now)
  return { ...saved, preferredLocationId: preferredLocation && getServerId(getLocation(preferredLocation)) }
})
