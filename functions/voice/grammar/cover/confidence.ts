import type { VoiceConfidence } from '#shared/voice/contract'
import type { Intent } from '../edit/intent'
import { listTexts, text, type Text } from '#shared/voice/text'
import { toTerm } from '../recognize/names'
import { mentionsFood } from '../safety/allergens'
import { asItComes } from '../safety/ordered-dish'
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
 * and no unusually large number. What the guest says of a food of the dish, and isn't understood,
 * may refuse it: `shrimp does a number on me, one dragon roll`.
 */
export function getConfidence(
  lines: readonly SpokenLine[],
  { unexplained = [], several, unknown }: Pick<Intent, 'unexplained' | 'several' | 'unknown'>,
): VoiceConfidence {
  const isFoodOf = ({ said }: { readonly said: string }) =>
    lines.some(({ dish }) => mentionsFood(asItComes(dish), said))
  const isOpen = unexplained.length > 0 || several.some(isFoodOf) || unknown.some(isFoodOf)
  return !isOpen && lines.every(isCertain) ? 'high' : 'low'
}

/** Names the words that no construct explains, so that the guest confirms without them. */
export const askAbout = ({ unexplained = [], unknown }: Intent, said: string): readonly Text[] => {
  const open = unexplained.filter((word) => !said.includes(word) && !unknown.some((each) => each.said.includes(word)))
  const { en, es } = listTexts(open.map((word) => `"${word}"`))
  return open.length > 0 ? [text(`I'm not sure about ${en}.`, `No estoy seguro de ${es}.`)] : []
}
