import { findOptionGroups } from '../grammar/resolve/apply-option-requests'
import { addSentences, say, sayNotUnderstood, type Answer } from '../grammar/answer'
import { frameResponses, type NumberFrame } from '../grammar/cover/number-frames'
import type { GuestMessage } from '../grammar/edit/intent'
import { answerTopic } from '../grammar/questions/answer-topic'
import { answerQuestion } from '../grammar/questions/answers'
import { MAX_NAMED_DISHES, NOT_UNDERSTOOD } from '../grammar/questions/facts'
import { answerKind } from '../grammar/questions/kinds'
import { offerLine } from '../grammar/questions/open-questions'
import { findExclusion, findQuestion, type Question } from '../grammar/questions/questions'
import { answerWish, isTelling, mayAskForKind } from '../grammar/questions/wishes'
import { answerIntent } from '../grammar/reply'
import { answerOptions, asksForOptions } from '../grammar/resolve/answer-option-questions'
import type { DietaryNeeds } from '../grammar/safety/allergens'
import { answerDietaryNeeds, listContextDishes } from '../grammar/safety/answer-dietary-needs'
import { requestPattern, parseNumberAt } from '../grammar/tokenize/words'
import { refuse } from './keep-ordered'
import { readSentence, type Sentence } from './read'

/** Words of a person, or before a dish that both know. */
const ABOUT =
  /\b(?:i|me|my|we|us|our|he|she|him|her|his|they|them|their|the|your|that|this|those|these|mi|mis|nos|se|su|sus|tu|el|la|los|las|ese|esa|esos|esas|del|al)\b/
/** Parts that are no sign of a statement, or of an order. */
const NEUTRAL = /\b(?:on the side|me da)\b/g

/** Proposes no dish of a message that says something about it: `the roll made me cough`. */
function offerTopic(answer: Answer, { words, segments, intent }: Sentence): Answer {
  const [line] = intent.add
  const said = words.join(' ').replace(NEUTRAL, '')
  const isOpen = answer.action === 'add_to_cart' && answer.confidence === 'low' && line !== undefined
  if (!isOpen || requestPattern.test(said) || !ABOUT.test(said)) return answer
  const first = segments.flatMap(({ drafts }) => drafts)[0]
  const isCounted = words.slice(0, first?.mention.from).some((_, at) => parseNumberAt(words, at) !== null)
  const isQuestioned = line.notes.some((note) => findOptionGroups(line.dish, note).length > 0)
  if (isCounted || isQuestioned || (intent.unexplained ?? []).length === 0) return answer
  return offerLine(line.dish, null)
}

const aboutLocation: ReadonlySet<Question['topic']> = new Set<Question['topic']>([
  'hours',
  'address',
  'phone',
  'email',
  'delivery',
  'wait',
  'order-status',
])
const withAllergyAnswer: ReadonlySet<Question['topic']> = new Set<Question['topic']>([
  'price',
  'spice',
  'nutrition',
  'specials',
  'contents',
])
const listing: ReadonlySet<Question['topic']> = new Set<Question['topic']>(['menu', 'contents', 'availability'])
const CHANGING = /\b(?:make|change|set|update|replace|swap|switch|trade|exchange)\b/
const IT = /\b(?:it|that|them|those|these|one|ones|this|another|more|same)\b/

const SAID_OF_ORDER: ReadonlySet<NumberFrame> = new Set<NumberFrame>(['time', 'address', 'code'])

/** Answers one sentence without its allergy phrases. `needs` are those of the whole message. */
export function answerSentence(
  sentence: string,
  words: readonly string[],
  needs: DietaryNeeds | null,
  input: GuestMessage,
): Answer {
  const { vocabulary, facts, context = [] } = input
  const menu = vocabulary.menu
  const read = readSentence(words, vocabulary, context, input.subject)
  const { intent, named, stances, frames } = read
  const isChange = intent.add.length + intent.remove.length + intent.update.length > 0
  const framed = (answer: Answer) => {
    const [frame] = frames
    return frame && SAID_OF_ORDER.has(frame) ? addSentences(answer, frameResponses[frame]) : answer
  }
  const wish = needs === null && !(isChange && named.length > 0) ? answerWish(sentence, menu, read.isSure) : null
  if (wish) return wish
  const isAlone = named.length === 0 && context.length === 0 && needs === null
  const question = findQuestion(sentence, named.length > 0) ?? (isAlone ? findExclusion(sentence) : null)
  const isPartial = read.segments.every(({ drafts }) => drafts.every(({ mention }) => !mention.isWhole))
  const isKind =
    isPartial && intent.update.length === 0 && intent.remove.length === 0 && !requestPattern.test(words.join(' '))
  if (needs === null && isChange && !question && !(isKind && answerKind(words.join(' '), menu, facts.sections ?? []))) {
    const [first] = intent.add
    if (first && isTelling(read.telling)) return offerLine(first.dish, first.quantity)
    return framed(offerTopic(answerIntent(intent, null, context), read))
  }
  const inCart = listContextDishes(context, menu)
  const subjects = named.length === 0 && IT.test(words.join(' ')) ? inCart : named
  const candidates = named.length === 0 ? inCart : named
  const kind =
    needs === null &&
    !read.hasName &&
    mayAskForKind(sentence, words) &&
    (!question || listing.has(question.topic) || (question.topic === 'allergen' && !question.allergens?.length))
      ? answerKind(words.join(' '), menu, facts.sections ?? [])
      : null
  if (kind) return kind
  const optionAnswer = needs === null ? answerOptions(words, candidates, menu) : null
  if (optionAnswer) return say(...optionAnswer)
  if (question && (needs === null || aboutLocation.has(question.topic)))
    return answerTopic(question, question.topic === 'allergen' ? subjects : named, menu, facts)
  if (needs && asksForOptions(words) && candidates.length > 0)
    return say(...answerDietaryNeeds(needs, question, candidates.slice(0, MAX_NAMED_DISHES), menu, context))
  if (needs) {
    const isOrder =
      intent.add.length > 0 || intent.remove.length > 0 || (intent.update.length > 0 && CHANGING.test(sentence))
    if (isOrder && !question) return answerIntent(intent, needs, context)
    const own =
      question && withAllergyAnswer.has(question.topic)
        ? answerQuestion(question, named, menu, facts)
        : !question && intent.several.length > 0
          ? answerIntent(intent).sentences
          : []
    const those = named.slice(0, own.length > 0 ? MAX_NAMED_DISHES : named.length)
    return say(...own, ...answerDietaryNeeds(needs, question, those, menu, context))
  }
  const answer = answerIntent(intent, null, context)
  if (answer.isUnderstood || (intent.unknown.length > 0 && frames.length === 0)) return answer
  const [frame] = frames
  if (frame) return say(frameResponses[frame])
  return (
    (stances.length > 0 ? refuse(read, input) : null) ??
    (answer.sentences.length > 0 ? answer : sayNotUnderstood(NOT_UNDERSTOOD))
  )
}
