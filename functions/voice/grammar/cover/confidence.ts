import type { VoiceConfidence } from '#shared/voice/contract'
import type { Intent } from '../edit/intent'
import { listTexts, text, type Text } from '#shared/voice/text'
import { toTerm } from '../recognize/names'
import type { SpokenLine } from '../resolve/line-options'
import { splitWords } from '../tokenize/words'

/** A larger number is more often misheard than meant. */
const MANY = 10

const joining = new Set(['and', 'with', 'of', 'the', 'in', 'y', 'con', 'de'])

function isCertain({ dish, quantity, said, isUnsure = false }: SpokenLine): boolean {
  if (isUnsure || (quantity ?? 1) > MANY) return false
  if (said.toLowerCase() === dish.code.toLowerCase()) return true
  const words = splitWords(said)
  return [dish.name, ...dish.alsoCalled].some((name) => {
    const own = new Set(splitWords(name).map(toTerm))
    return words.every((word) => joining.has(word) || own.has(toTerm(word)))
  })
}

/**
 * High if every word is explained, and the guest used the menu's words or the code for each dish,
 * and no unusually large number.
 */
export const getConfidence = (
  lines: readonly SpokenLine[],
  { unexplained = [] }: Pick<Intent, 'unexplained'>,
): VoiceConfidence => (unexplained.length === 0 && lines.every(isCertain) ? 'high' : 'low')

/** Names the words that no construct explains, so that the guest confirms without them. */
export const askAbout = ({ unexplained = [], unknown }: Intent, said: string): readonly Text[] => {
  const open = unexplained.filter((word) => !said.includes(word) && !unknown.some((each) => each.said.includes(word)))
  const { en, es } = listTexts(open.map((word) => `"${word}"`))
  return open.length > 0 ? [text(`I'm not sure about ${en}.`, `No estoy seguro de ${es}.`)] : []
}
