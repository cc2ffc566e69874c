import type { VoiceConfidence } from '#shared/contract/voice'
import type { SpokenLine } from './lines'
import { singularize, splitWords } from './normalise'

/** A number beyond this is more often misheard than meant. */
const MANY = 10

const joining = new Set(['and', 'with', 'of', 'the', 'in', 'y', 'con', 'de'])

function isCertain({ dish, quantity, said }: SpokenLine): boolean {
  if ((quantity ?? 1) > MANY) return false
  if (said.toLowerCase() === dish.code.toLowerCase()) return true
  const name = new Set(splitWords(dish.name).map(singularize))
  return splitWords(said).every((word) => joining.has(word) || name.has(singularize(word)))
}

/**
 * High when each dish was said in the menu's own words, or by its code, and not in unlikely
 * numbers.
 */
export const getConfidence = (lines: readonly SpokenLine[]): VoiceConfidence =>
  lines.every(isCertain) ? 'high' : 'low'
