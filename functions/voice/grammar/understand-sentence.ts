import { say, type Answer } from './answer'
import type { DietaryNeeds } from './safety/allergens'
import { answerTopic } from './questions/answer-topic'
import { answerQuestion } from './questions/answers'
import { answerKind } from './questions/kinds'
import { offerLine } from './questions/open-questions'
import { MAX_NAMED_DISHES } from './questions/facts'
import { explainIntent, type GuestMessage, type Intent } from './edit/intent'
import { listNamedDishes, namesWholeDish, parseClause } from './edit/parse-clause'
import { answerWish } from './questions/wishes'
import { answerOptions, asksForOptions } from './resolve/answer-option-questions'
import { markOptionRequests } from './resolve/mark-option-requests'
import { emptyIntent, parseIntent, refersBack } from './edit/order'
import { mayAskForKind, isTelling, readPlainOrder } from './parse/read-plain-order'
import { findExclusion, findQuestion, type QuestionTopic } from './questions/questions'
import { answerIntent } from './reply'
import { isEdited, markEdits } from './edit/edits'
import { answerDietaryNeeds, listContextDishes } from './safety/answer-dietary-needs'

// Topics whose answer does not depend on allergies.
const aboutLocation: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'hours',
  'address',
  'phone',
  'email',
  'delivery',
  'wait',
  'order-status',
])

// Topics whose answer is followed by the allergy information.
const withAllergyAnswer: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'price',
  'spice',
  'nutrition',
  'specials',
  'contents',
])

// Topics that may ask about a menu section.
const listing: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>(['menu', 'contents', 'availability'])

const CHANGING = /\b(?:make|change|set|update|replace|swap|switch|trade|exchange)\b/

/**
 * Answers one sentence without its allergy phrases, in the stages `tokenize`, `recognize`, `parse`,
 * `resolve` and `reply`. `edit` reads corrections and references to the cart. `words` are those of
 * the text, spelled as on the menu; `needs` are the dietary needs of the whole message.
 */
export function understandSentence(
  sentence: string,
  words: readonly string[],
  needs: DietaryNeeds | null,
  { vocabulary, facts, context = [], subject }: GuestMessage,
): Answer {
  const explain = (intent: Intent) => explainIntent(intent, words, vocabulary)
  const order = needs === null ? readPlainOrder(sentence, words, vocabulary, context, subject) : null
  if (order) return answerIntent(explain({ ...emptyIntent, add: order.lines, unknown: order.unknown }), null, context)
  const menu = vocabulary.menu
  const held = new Set(context.flatMap(({ options = [] }) => options))
  const inCart = listContextDishes(context, menu)
  const edited = markEdits(words, vocabulary, inCart)
  const markedWords = markOptionRequests(edited, vocabulary, inCart, held)
  const heard = parseClause(markedWords, vocabulary)
  const dishes = [...new Set(heard.flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : [])))]
  const mentioned = dishes.length > 0 ? dishes : heard.flatMap(listNamedDishes)
  const isEdit = isEdited(edited, words)
  const wish = needs === null && !isEdit ? answerWish(sentence, menu, mentioned.length > 0) : null
  if (wish) return wish
  const isAlone = mentioned.length === 0 && context.length === 0 && needs === null
  const question = findQuestion(sentence, mentioned.length > 0) ?? (isAlone ? findExclusion(sentence) : null)
  const subjects = mentioned.length === 0 && refersBack(words.join(' ')) ? listContextDishes(context, menu) : mentioned
  const candidates = mentioned.length === 0 ? listContextDishes(context, menu) : mentioned
  const isWhole = namesWholeDish(words, vocabulary)
  const kindAnswer =
    needs === null &&
    !isWhole &&
    mayAskForKind(sentence, words) &&
    (!question || listing.has(question.topic) || (question.topic === 'allergen' && !question.allergens?.length))
      ? answerKind(words.join(' '), menu, facts.sections ?? [])
      : null
  if (kindAnswer) return kindAnswer
  const optionAnswer = needs === null ? answerOptions(words, markedWords, candidates, menu) : null
  if (optionAnswer) return say(...optionAnswer)
  if (question && (needs === null || aboutLocation.has(question.topic)))
    return answerTopic(question, question.topic === 'allergen' ? subjects : mentioned, menu, facts)
  if (needs && asksForOptions(words) && candidates.length > 0)
    return say(...answerDietaryNeeds(needs, question, candidates.slice(0, MAX_NAMED_DISHES), menu, context))
  const intent = explain(parseIntent(markedWords, vocabulary, context))
  if (needs) {
    const isChange =
      intent.add.length > 0 || intent.remove.length > 0 || (intent.update.length > 0 && CHANGING.test(sentence))
    if (isChange && !question) return answerIntent(intent, needs, context)
    const own =
      question && withAllergyAnswer.has(question.topic)
        ? answerQuestion(question, mentioned, menu, facts)
        : !question && intent.several.length > 0
          ? answerIntent(intent).sentences
          : []
    const named = mentioned.slice(0, own.length > 0 ? MAX_NAMED_DISHES : mentioned.length)
    return say(...own, ...answerDietaryNeeds(needs, question, named, menu, context))
  }
  const [first] = intent.add
  return first && isTelling(words) ? offerLine(first.dish, first.quantity) : answerIntent(intent, null, context)
}
