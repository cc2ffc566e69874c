import type { VoiceConfidence } from '#shared/contract/voice'
import type { Line } from './lines'
import { stemOf, wordsOf } from './normalise'

/** A number beyond this is more often misheard than meant. */
const MANY = 10

const joining = new Set(['and', 'with', 'of', 'the', 'in', 'y', 'con', 'de'])

function isCertain({ dish, quantity, said }: Line): boolean {
  if ((quantity ?? 1) > MANY) return false
  if (said.toLowerCase() === dish.code.toLowerCase()) return true
  const name = new Set(wordsOf(dish.name).map(stemOf))
  return wordsOf(said).every((word) => joining.has(word) || name.has(stemOf(word)))
}

/**
 * High when each dish was said in the menu's own words, or by its code, and not in unlikely
 * numbers.
 */
export const confidenceIn = (lines: readonly Line[]): VoiceConfidence => (lines.every(isCertain) ? 'high' : 'low')
