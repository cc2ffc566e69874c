import type { VoiceReply } from '#shared/contract/voice'

export const NOT_UNDERSTOOD =
  "I couldn't understand that. Please tell me a dish from our menu, such as its name or its code."
export const NOT_ON_MENU = "I don't find that on our menu."

/** What is said of words that name nothing. */
export const describeNotFound = (said: string): string => `I couldn't find "${said}" on our menu.`

const NAMED = /I couldn't find "([^"]+)" on our menu/g

/**
 * What of a sentence was not understood: the words that nothing is named by, else all of it; empty
 * where all was.
 */
export function findUnrecognizedWords(message: string, { response }: VoiceReply): string {
  const named = [...response.matchAll(NAMED)].map(([, said]) => said)
  if (named.length > 0) return named.join(' ')
  return response.includes(NOT_UNDERSTOOD) || response.includes(NOT_ON_MENU) ? message : ''
}
