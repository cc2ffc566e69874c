import type { VoiceReply } from '#shared/contract/voice'
import type { Location } from '#shared/locations/index'
import { createSpokenReply } from '../reply'

/**
 * The answer to a question about allergies or food safety that was not understood, in English and
 * in Spanish.
 */
export const createNotUnderstoodReply = ({ phone }: Pick<Location, 'phone'>): VoiceReply =>
  createSpokenReply(
    `I didn't understand the allergy or food question, so I changed nothing. Please ask our staff: ${phone}. ` +
      `No entendí la pregunta sobre alergias o alimentos y no cambié nada. Pregunte a nuestro personal: ${phone}.`,
    false,
  )
