import { PublicLocation } from '#shared/kitchen/location-contract'
import { toOpeningHours } from '#shared/hours/opening-hours'
import { listCharges } from '#shared/locations/charges'
import { toGuestFacts } from '#shared/locations/facts'
import type { Location } from '#shared/locations/index'

/** Returns what the server answers of a location, by default an unchanged one. */
export const presentLocation = (location: Location, { version = 2, hours = location.hours } = {}): PublicLocation =>
  PublicLocation.parse({
    ...{ code: location.code, domain: location.domain, timeZone: location.timeZone },
    ...toGuestFacts(location),
    charges: listCharges(location),
    hours: { ...toOpeningHours(hours), version: version - 1 },
    version,
  })
