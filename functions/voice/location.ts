import { getServerId } from '#shared/locations/index'
import type { Location } from '#shared/locations/index'
import { VOICE_LOCATION_ID } from '#shared/rules/voice/location'

/**
 * The location that a guest speaks to: a site's own, unless the call names another than all pages
 * send.
 */
export const resolveVoiceLocation = (sent: Location, site: Location): Location =>
  getServerId(sent) === VOICE_LOCATION_ID ? site : sent
