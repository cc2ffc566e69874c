import { findAllergens } from '#shared/menu/dietary/allergies'
import type { GuestMessage } from '../edit/intent'
import { hear, listHeard } from '../../reading/hear'
import { splitWords } from '../tokenize/words'
import { isForeignHealthTopic, isInOtherScript, isSpanishHealthTopic, translateSpanish } from './languages'
import { hasUnknownFood, isOtherDish, answerAskedAllergens } from './food-warnings'
import { sayFoodNotUnderstood, type Answer } from '../answer'
import { answerRawFood } from './answer-raw-food'
import { findRawTopic } from './raw-food'
import { confirmKnownNeeds, noteKnownAllergies, confirmStatedNeeds } from './needs'
import { confirmRefusedFoods } from './refused-foods'

type Understand = (input: GuestMessage) => Answer

const ASKS = /^(?:\w+ ){0,3}?(?:what|which|is|are|do|does|can|could|any|tell|que|cual|cuales|tiene|tienen|hay)\b/
const HEALTH = /\b(?:a?l+erg\w*|intoleran\w*|celiac|coeliac)\b/

/** Orders in the form of a question. */
const ORDERS =
  /\b(?:can|could|may|would) (?:i|we|you) (?:please |just )?(?:get|have|make|give|do|bring|order|take)\b|\b(?:i|we) (?:can|could) (?:get|have|order)\b/

/** Diets and ingredients that the menu does not declare. */
const NOT_DECLARED = /\b(?:halal|kosher|msg)\b/

/** Whether a question is about an allergen in something that is not on the menu. */
function isOfUnknownDish({ message, vocabulary }: GuestMessage, words: readonly string[]): boolean {
  const text = words.join(' ')
  if (!ASKS.test(text) && !/\?\s*$/.test(message)) return false
  if (NOT_DECLARED.test(text)) return true
  if (!HEALTH.test(text) && findAllergens(text).length === 0) return false
  const heard = hear(words, vocabulary)
  const hasDish = heard.some((piece) => listHeard(piece).length > 0)
  if (hasDish && ORDERS.test(text) && !HEALTH.test(text)) return false
  if (heard.some(isOtherDish)) return true
  return !hasDish && hasUnknownFood(text, vocabulary)
}

/**
 * Answers questions about allergies, pregnancy and raw food first
 * (docs/product/voice.md#food-safety). If it can't understand one of those, it refers the guest to
 * the staff and changes nothing.
 */
export function understandSafely(input: GuestMessage, understand: Understand): Answer {
  const { message, vocabulary, facts } = input
  const words = splitWords(message)
  if (isInOtherScript(message) || isForeignHealthTopic(words)) return sayFoodNotUnderstood(facts.location)
  if (isSpanishHealthTopic(words)) {
    const english = translateSpanish(words, /[?¿]/.test(message), vocabulary)
    return english === null
      ? sayFoodNotUnderstood(facts.location)
      : understandSafely({ ...input, message: english }, understand)
  }
  const raw = findRawTopic(words)
  if (raw) return answerRawFood(raw, input, understand)
  if (isOfUnknownDish(input, words)) return sayFoodNotUnderstood(facts.location)
  return understand(input)
}

const reviews = [answerAskedAllergens, confirmRefusedFoods, confirmStatedNeeds, confirmKnownNeeds, noteKnownAllergies]

/** Lets the guest confirm each line that is against what this message or an earlier one said. */
export const reviewAnswer = (answer: Answer, input: GuestMessage): Answer =>
  reviews.reduce((reviewed, review) => review(reviewed, input), answer)
