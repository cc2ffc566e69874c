import { addSentences, say, sayNotUnderstood, type Answer } from '../grammar/answer'
import { frameResponses, type NumberFrame } from '../grammar/cover/number-frames'
import type { GuestMessage } from '../grammar/edit/intent'
import { answerContainment, answerTopic } from '../grammar/questions/answer-topic'
import { answerExclusion } from '../grammar/questions/exclusion-list'
import { NOT_UNDERSTOOD } from '../grammar/questions/facts'
import { answerKind } from '../grammar/questions/kinds'
import { findExclusion, findQuestion, type Question } from '../grammar/questions/questions'
import { answerWish, mayAskForKind } from '../grammar/questions/wishes'
import { answerIntent } from '../grammar/reply'
import { answerOptions } from '../grammar/resolve/answer-option-questions'
import type { DietaryNeeds } from '../grammar/safety/allergens'
import { requestPattern } from '../grammar/tokenize/words'
import { answerWithNeeds } from './answer-with-needs'
import { refuse } from './keep-ordered'
import { offerTopic } from './offer-topic'
import { readSentence } from '../reading/read'
import { selectDishes } from './select-dishes'

const aboutLocation: ReadonlySet<Question['topic']> = new Set<Question['topic']>([
  'hours',
  'address',
  'phone',
  'email',
  'delivery',
  'wait',
  'order-status',
])
const listing: ReadonlySet<Question['topic']> = new Set<Question['topic']>(['menu', 'contents', 'availability'])
const IT =
  /\b(?:it|that|them|those|these|one|ones|this|another|more|same|(?:my|our|the|mi) (?:order|cart|basket|bag|list|food|pedido|orden|carrito))\b/

const SAID_OF_ORDER: ReadonlySet<NumberFrame> = new Set<NumberFrame>(['time', 'address', 'code'])

/** Answers one sentence without its allergy phrases. `needs` are those of the whole message. */
export function answerSentence(
  sentence: string,
  words: readonly string[],
  needs: DietaryNeeds | null,
  input: GuestMessage,
): Answer {
  const { vocabulary, facts, context = [] } = input
  const read = readSentence(words, vocabulary, context, input.subject)
  const { stances, frames } = read
  const { menu, known, named, listQuestioned, listLines, intent } = selectDishes(read, sentence, input)
  const isChange = intent.add.length + intent.remove.length + intent.update.length > 0
  const framed = (answer: Answer) => {
    const [frame] = frames
    return frame && SAID_OF_ORDER.has(frame) ? addSentences(answer, frameResponses[frame]) : answer
  }
  const wish = needs === null && !(isChange && named.length > 0) ? answerWish(sentence, known, read.isSure) : null
  if (wish) return wish
  const contained = needs === null ? answerContainment(words, input, known) : null
  if (contained) return contained
  const isPartial = read.segments.every(({ drafts }) => drafts.every(({ mention }) => !mention.isWhole))
  const isAlone = named.length === 0 && context.length === 0 && needs === null
  const question = findQuestion(sentence, named.length > 0, !isPartial) ?? (isAlone ? findExclusion(sentence) : null)
  const list =
    question && needs === null && !read.hasName
      ? answerExclusion(question, { sentence, menu: known, sections: facts.sections })
      : null
  if (list) return list
  const isKind =
    isPartial && intent.update.length === 0 && intent.remove.length === 0 && !requestPattern.test(words.join(' '))
  if (needs === null && isChange && !question && !(isKind && answerKind(words.join(' '), menu, facts.sections ?? []))) {
    return framed(offerTopic(answerIntent(intent, null, context), read))
  }
  const questioned = listQuestioned()
  const about = named.length > 0 || (question?.topic === 'allergen' && IT.test(words.join(' '))) ? questioned : []
  const kind =
    needs === null &&
    !read.hasName &&
    mayAskForKind(sentence, words) &&
    (!question || listing.has(question.topic) || (question.topic === 'allergen' && !question.allergens?.length))
      ? answerKind(words.join(' '), menu, facts.sections ?? [])
      : null
  if (kind) return kind
  const items = [...new Set(questioned.map(({ dish }) => dish))]
  const optionAnswer = needs === null ? answerOptions(words, items, menu) : null
  if (optionAnswer) return say(...optionAnswer)
  if (question && (needs === null || aboutLocation.has(question.topic)))
    return answerTopic(question, about, menu, facts)
  const lines = listLines()
  if (needs)
    return answerWithNeeds(needs, { words, sentence, question, named, questioned, lines, menu, intent, context, facts })
  const answer = answerIntent(intent, null, context)
  if (answer.isUnderstood || (intent.unknown.length > 0 && frames.length === 0)) return answer
  const [frame] = frames
  if (frame) return say(frameResponses[frame])
  return (
    (stances.length > 0 ? refuse(read, input) : null) ??
    (answer.sentences.length > 0 ? answer : sayNotUnderstood(NOT_UNDERSTOOD))
  )
}
