import { locations, getServerId } from '../../locations'

/**
 * What every page sends with a sentence, whatever its location is
 * (docs/product/voice.md#the-dialog).
 */
export const VOICE_LOCATION_ID = getServerId(locations[0])
