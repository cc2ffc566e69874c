import { locations, serverIdOf } from '../../locations'
import type { Location } from '../../locations'

/** What every page sends with a sentence, whatever its location is (docs/product/voice.md#the-dialog). */
export const VOICE_LOCATION_ID = serverIdOf(locations[0])

/** The location that a guest speaks to: a site's own, unless the call names another than all pages send. */
export const spokenAt = (sent: Location, site: Location): Location =>
  serverIdOf(sent) === VOICE_LOCATION_ID ? site : sent
