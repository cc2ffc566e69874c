import type { VoiceReply } from '#shared/voice/contract'
import { findAllergens } from '#shared/menu/dietary/allergies'
import type { GuestMessage } from '../order/intent'
import { listNamedDishes, parseClause } from '../order/parse-clause'
import { splitWords } from '../text/words'
import { isForeignHealthTopic, isInOtherScript, isSpanishHealthTopic, translateSpanish } from './languages'
import { confirmNamedAllergens, hasUnknownFood, isOtherDish } from './food-warnings'
import { createNotUnderstoodReply } from '../reply'
import { answerRawFood, findRawTopic } from './raw-food'

type Understand = (asked: GuestMessage) => VoiceReply

const ASKS = /^(?:\w+ ){0,3}?(?:what|which|is|are|do|does|can|could|any|tell|que|cual|cuales|tiene|tienen|hay)\b/
const HEALTH = /\b(?:a?l+erg\w*|intoleran\w*|celiac|coeliac)\b/

/** What nothing is declared of. */
const NOT_DECLARED = /\b(?:halal|kosher|msg)\b/

/** Whether a question is about an allergen in something that is not on the menu. */
function isOfUnknownDish({ message, vocabulary }: GuestMessage, words: readonly string[]): boolean {
  const text = words.join(' ')
  if (!ASKS.test(text) && !/\?\s*$/.test(message)) return false
  if (NOT_DECLARED.test(text)) return true
  if (!HEALTH.test(text) && findAllergens(text).length === 0) return false
  const heard = parseClause(words, vocabulary)
  if (heard.some(isOtherDish)) return true
  const hasDish = heard.some((piece) => piece.kind === 'dish' || listNamedDishes(piece).length > 0)
  return !hasDish && hasUnknownFood(text, vocabulary)
}

/**
 * Understands a message, questions about allergies, pregnancy and raw food first
 * (docs/product/voice.md#food-safety). What is not understood of those gets one answer that sends
 * the guest to the staff, and changes nothing.
 */
export function understandSafely(asked: GuestMessage, understand: Understand): VoiceReply {
  const { message, vocabulary, facts } = asked
  const words = splitWords(message)
  if (isInOtherScript(message) || isForeignHealthTopic(words)) return createNotUnderstoodReply(facts.location)
  if (isSpanishHealthTopic(words)) {
    const english = translateSpanish(words, /[?¿]/.test(message), vocabulary)
    return english === null
      ? createNotUnderstoodReply(facts.location)
      : understandSafely({ ...asked, message: english }, understand)
  }
  const raw = findRawTopic(words)
  if (raw) return answerRawFood(raw, asked, understand)
  if (isOfUnknownDish(asked, words)) return createNotUnderstoodReply(facts.location)
  const menu = vocabulary.named.map(({ dish }) => dish)
  return confirmNamedAllergens(understand(asked), message, menu)
}
