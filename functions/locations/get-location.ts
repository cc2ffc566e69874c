import { PublicLocation, locationRoutes } from '#shared/kitchen/location-contract'
import { listCharges } from '#shared/locations/charges'
import { toGuestFacts } from '#shared/locations/facts'
import { getLocation } from '#shared/locations/index'
import { findHours, resolveHours } from './state/location-hours'
import { getLocationSettings } from '../menu/settings-repository'
import { withSettings } from './state/current-location'
import { serve } from '../platform/serve'

export const handler = serve(locationRoutes.getLocation, async ({ params: { location: code } }) => {
  const [settings, record] = await Promise.all([getLocationSettings(code), findHours(code)])
  const location = withSettings(getLocation(code), settings)
  const { domain, timeZone } = location
  const hours = resolveHours(code, record)
  return PublicLocation.parse({
    ...{ code, domain, timeZone },
    ...toGuestFacts(location),
    charges: listCharges(location),
    hours,
    version: hours.version + settings.version,
  })
})
