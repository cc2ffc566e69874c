import type { VoiceReply } from '#shared/voice/contract'
import type { Language } from '#shared/voice/text'
import { passFoodGate } from '../answering/food-gate'
import { addSentences, say, toReply, type Answer } from '../grammar/answer'
import type { GuestMessage } from '../grammar/edit/intent'
import { interpret } from '../grammar/interpret'
import { extractAllergies } from '../grammar/safety/allergies'
import { isForeignHealthTopic, isSpanishHealthTopic, translateEdit } from '../grammar/safety/languages'
import { findRawTopic } from '../grammar/safety/raw-food'
import { PAUSE, splitWords, stopWords } from '../grammar/tokenize/words'
import { answerCartTalk, answerSum } from './cart-talk'
import { readCheckoutTalk } from './checkout-wish'
import { detectLanguage } from './language'
import { askBeforeMany } from './many'
import { answerOpenQuestion, askAboutNumber, readBareNumber } from './open-question'
import { translateOptions } from './spanish-options'

/**
 * Whether a message is about allergies, pregnancy or raw food, which are answered before all else.
 */
const isAboutHealth = (words: readonly string[], { vocabulary }: GuestMessage): boolean =>
  findRawTopic(words) !== null ||
  isSpanishHealthTopic(words) ||
  isForeignHealthTopic(words) ||
  extractAllergies(words, vocabulary).needs !== null

/** Lines that wait for the guest's yes: the message may be about them. */
const listWaiting = ({ question }: GuestMessage) =>
  question?.kind === 'confirm' && question.action === 'add_to_cart'
    ? question.items.map(({ chosen, options, ...item }) => ({ ...item, options: chosen ?? options ?? undefined }))
    : []

/** Answers a message that sets no checkout. Its context ends with the waiting lines. */
function answerTalk(input: GuestMessage): Answer {
  const words = splitWords(input.message)
  const waiting = listWaiting(input)
  const { context = [] } = input
  const ofCart = { ...input, context: context.slice(0, context.length - waiting.length) }
  const cart = answerCartTalk(words, ofCart, waiting) ?? answerSum(words, ofCart, interpret)
  if (cart) return cart
  const number = readBareNumber(words)
  const answer = number === null ? interpret(input) : askAboutNumber(number, input)
  return askBeforeMany(answer, input.context ?? [])
}

/** Answers a message, and says what it sets for the checkout. */
function answerWithCheckout(input: GuestMessage): Answer {
  const { vocabulary, facts, orderType } = input
  const talk = readCheckoutTalk(splitWords(input.message), vocabulary, facts, orderType)
  if (!talk) return answerTalk(input)
  const isEmpty = talk.sentences.length > 0 && talk.rest.every((word) => word === PAUSE || stopWords.has(word))
  const answer = isEmpty ? say() : answerTalk({ ...input, message: talk.rest.join(' ') })
  // `no rolls at 7` sets nothing.
  const isOrder = isEmpty || answer.action !== null || answer.question !== undefined
  const isSet = Object.keys(talk.wish).length > 0
  return isOrder
    ? { ...addSentences(answer, ...talk.sentences), ...(isSet && { checkout: talk.wish }) }
    : answerTalk(input)
}

/** Answers a message of a conversation: its open question, the cart, the checkout, and the menu. */
function answerTurn(input: GuestMessage): Answer {
  const words = splitWords(input.message)
  const settled = input.question ? answerOpenQuestion(input.question, words, input, interpret) : null
  const whole = { ...input, context: [...(input.context ?? []), ...listWaiting(input)] }
  return settled ?? (isAboutHealth(words, input) ? interpret(whole) : answerWithCheckout(whole))
}

/** Asks whether an uncertain change is right, unless another question is open. */
function withQuestion(answer: Answer): Answer {
  const isToConfirm = answer.confidence === 'low' && answer.action !== null && answer.question === undefined
  if (!isToConfirm || answer.action === null) return answer
  const items = answer.items.map(({ options, was, ...item }) => ({ ...item, chosen: options, ...(was && { was }) }))
  return { ...answer, question: { kind: 'confirm', action: answer.action, items } }
}

/** Answers a message of a conversation, in its language. */
export function converse(input: GuestMessage): { readonly answer: Answer; readonly language: Language } {
  const message = translateEdit(translateOptions(input.message, input.vocabulary))
  const isSpanish = message !== input.message
  return {
    answer: withQuestion(passFoodGate(answerTurn({ ...input, message }), input)),
    language: isSpanish ? 'es' : detectLanguage(splitWords(input.message), input.language ?? 'en'),
  }
}

/** Replies to a message. */
export function replyTo(input: GuestMessage): VoiceReply {
  const { answer, language } = converse(input)
  return toReply(answer, language)
}
