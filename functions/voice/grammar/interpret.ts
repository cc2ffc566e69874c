import type { MenuItem } from '#shared/menu/contract'
import { text } from '#shared/voice/text'
import type { DietaryNeeds } from './safety/allergens'
import { extractAllergies, mergeDietaryNeeds } from './safety/allergies'
import { answerQuestion } from './questions/answers'
import { extractDiet } from './safety/food-warnings'
import type { GuestMessage } from './edit/intent'
import { PAUSE, splitWords, stopWords } from './tokenize/words'
import { correctOptionWords } from './tokenize/spelling'
import { splitSentences } from './questions/split-sentences'
import { createAnswer, say, sayNotUnderstood, type Answer } from './answer'
import { reviewAnswer, understandSafely } from './safety/safety-gate'
import type { Vocabulary } from './tokenize/vocabulary'
import { hear, listHeard } from '../reading/hear'
import { answerSentence } from '../answering/answer-sentence'
import { keepOrdered } from '../answering/keep-ordered'

/** A sentence of a message without its allergy and diet phrases, and the needs that these state. */
type Part = { readonly text: string; readonly isEmpty: boolean; readonly needs: DietaryNeeds | null }

function parsePart(sentence: string, vocabulary: Vocabulary): Part {
  const words = splitWords(sentence)
  const allergies = extractAllergies(words, vocabulary)
  const { rest, diet } = extractDiet(allergies.rest.join(' ').replace(/ (?:no|without|sin)(?= ,|$)/g, ''))
  if (allergies.rest === words && diet === null) return { text: sentence, isEmpty: false, needs: null }
  const ofDiet = diet && { allergens: [], foods: [], notes: [diet], isAllergic: false, diet }
  return {
    text: `${rest}${/\?\s*$/.test(sentence) ? '?' : ''}`,
    isEmpty: splitWords(rest).every((word) => word === PAUSE || stopWords.has(word)),
    needs: mergeDietaryNeeds([allergies.needs, ofDiet]),
  }
}

/** Finds the only dish that a sentence names. */
function findSubject(text: string, vocabulary: Vocabulary): MenuItem | undefined {
  const dishes = hear(splitWords(text), vocabulary).flatMap((piece) =>
    piece.kind === 'several' ? [] : listHeard(piece),
  )
  return new Set(dishes).size === 1 ? dishes[0] : undefined
}

/** Replaces the reply to a sentence whose change is of another kind than the message's first. */
const ONE_CHANGE = text('Please tell me the other change on its own.', 'Dígame el otro cambio por separado, por favor.')
const NOTHING_HEARD = text("I didn't hear anything. What can I get for you?", 'No oí nada. ¿Qué le puedo ofrecer?')

/**
 * Answers a guest's message from the menu and the facts alone (decision 0021). Adds certain dishes,
 * names the rest, answers questions, and asks back instead of guessing.
 */
export function interpret(input: GuestMessage): Answer {
  if (input.message.trim() === '') return sayNotUnderstood(NOTHING_HEARD)
  const { order } = input.facts
  if (order) return say(...answerQuestion({ topic: 'order-status', text: '' }, [], [], input.facts))
  return reviewAnswer(keepOrdered(understandSafely(input, understandAll), input), input)
}

function understandAll(input: GuestMessage): Answer {
  const parts = splitSentences(input.message).map((sentence) => parsePart(sentence, input.vocabulary))
  const needs = mergeDietaryNeeds(parts.map((part) => part.needs))
  const nonEmpty = parts.filter(({ isEmpty }) => !isEmpty)
  const spoken = nonEmpty.length > 0 ? nonEmpty : parts.slice(0, 1)
  const replies = spoken.map(({ text }, at) => {
    const subject = at > 0 ? () => findSubject(spoken[at - 1]?.text ?? '', input.vocabulary) : input.subject
    const words = correctOptionWords(splitWords(text), input.vocabulary)
    return answerSentence(text, words, needs, { ...input, subject })
  })
  const [only] = replies
  if (only && replies.length === 1) return only
  const acting = replies.filter(({ action }) => action !== null)
  const action = acting[0]?.action ?? null
  const same = acting.filter((reply) => reply.action === action)
  const question = replies.findLast((reply) => reply.question !== undefined)?.question
  const answer = createAnswer(
    action,
    same.flatMap((reply) => reply.items),
    replies.flatMap((reply) => (reply.action === null || reply.action === action ? reply.sentences : [ONE_CHANGE])),
    same.some(({ confidence }) => confidence === 'low') ? 'low' : 'high',
  )
  return { ...answer, ...(question && { question }) }
}
