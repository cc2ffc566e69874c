import type { VoiceReply } from '#shared/contract/voice'
import { allergensIn } from '#shared/rules/allergen-names'
import type { GuestMessage } from '../guest-message'
import { hear, namedIn } from '../hear'
import { wordsOf } from '../normalise'
import { isForeignHealthTopic, isInOtherScript, isSpanishHealthTopic } from './languages'
import { withNamedAllergens } from './named-allergens'
import { notUnderstood } from './not-understood'
import { aboutRaw } from './raw'
import { rawTopicIn } from './raw-topic'
import { translated } from './spanish'
import { hasUnknownFood, isOtherDish } from './unknown-food'

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
  if (!HEALTH.test(text) && allergensIn(text).length === 0) return false
  const heard = hear(words, vocabulary)
  if (heard.some(isOtherDish)) return true
  const hasDish = heard.some((piece) => piece.kind === 'dish' || namedIn(piece).length > 0)
  return !hasDish && hasUnknownFood(text, vocabulary)
}

/**
 * Understands a message, questions about allergies, pregnancy and raw food first
 * (docs/product/voice.md#food-safety). What is not understood of those gets one answer that sends
 * the guest to the staff, and changes nothing.
 */
export function understoodSafely(asked: GuestMessage, understand: Understand): VoiceReply {
  const { message, vocabulary, facts } = asked
  const words = wordsOf(message)
  if (isInOtherScript(message) || isForeignHealthTopic(words)) return notUnderstood(facts.location)
  if (isSpanishHealthTopic(words)) {
    const english = translated(words, /[?¿]/.test(message), vocabulary)
    return english === null
      ? notUnderstood(facts.location)
      : understoodSafely({ ...asked, message: english }, understand)
  }
  const raw = rawTopicIn(words)
  if (raw) return aboutRaw(raw, asked, understand)
  if (isOfUnknownDish(asked, words)) return notUnderstood(facts.location)
  const menu = vocabulary.named.map(({ dish }) => dish)
  return withNamedAllergens(understand(asked), message, menu)
}
