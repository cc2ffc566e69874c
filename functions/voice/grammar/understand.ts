import type { MenuItem } from '#shared/menu/contract'
import type { VoiceReply } from '#shared/voice/contract'
import { describePresence, isFreeOf } from './safety/allergens'
import type { DietaryNeeds } from './safety/allergens'
import { extractAllergies, mergeDietaryNeeds } from './safety/allergies'
import { answerAllergens, answerKind, answerQuestion } from './questions/answers'
import { answerDiet, extractDiet, fitsDiet } from './safety/food-warnings'
import { MAX_NAMED_DISHES } from './questions/facts'
import type { GuestMessage, SpokenItem } from './order/intent'
import { listNamedDishes, parseClause } from './order/parse-clause'
import { PAUSE, requestPattern, splitWords, stopWords } from './text/words'
import { answerOptions, asksForOptions } from './options/answer-option-questions'
import { markOptionRequests } from './options/mark-option-requests'
import { parseIntent, refersBack } from './order/order'
import { markRefusals } from './order/removals'
import { findExclusion, findQuestion, splitSentences } from './questions/questions'
import type { Question, QuestionTopic } from './questions/questions'
import { answerIntent, createReply, createSpokenReply } from './reply'
import { understandSafely } from './safety/safety-gate'
import { markEdits } from './order/edits'
import { fullNameAt } from './text/vocabulary'
import type { Vocabulary } from './text/vocabulary'

// What somebody tells, rather than orders.
const TELLING =
  /\b(?:was(?! (?:wondering|thinking|hoping|looking))|were|heard|tried|talks?(?: \w+)? about|i (?:really |just )?loved? (?:the|your)|already (?:have|had|got|ordered|bought)|(?:is|are) (?:so |really |very |pretty )?(?:good|great|delicious|tasty|amazing|cold|burnt)|ate|had|tasted|hates?|hated|dislikes?|(?:dont|doesnt|do not|does not|cant|cannot|never) (?:eat|like|do)|yesterday|last (?:night|time|week|year))\b/

// These have their answer whatever somebody is allergic to.
const aboutPlace: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'hours', 'address', 'phone', 'email', 'delivery', 'wait', 'order-status',
]) // prettier-ignore

// To these the allergy is said besides.
const besides: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'price',
  'spice',
  'nutrition',
  'specials',
  'contents',
])

// What may be a question about a part of the menu.
const listing: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>(['menu', 'contents', 'availability'])
const KIND_ASKED = /\b(?:what|whats|which|anything|have you got|do you (?:have|serve|offer)|(?:is|are) there)\b/

const CHANGING = /\b(?:make|change|set|update|replace|swap|switch|trade|exchange)\b/

const contextDishes = (context: readonly SpokenItem[], menu: readonly MenuItem[]): readonly MenuItem[] =>
  menu.filter(({ id }) => context.some(({ itemId }) => itemId === id))

/** A part of a message, without what it tells of allergies and diets. */
type Part = { readonly text: string; readonly isEmpty: boolean; readonly told: DietaryNeeds | null }

function partOf(sentence: string, vocabulary: Vocabulary): Part {
  const words = splitWords(sentence)
  const allergies = extractAllergies(words, vocabulary)
  const { rest, diet } = extractDiet(allergies.rest.join(' '))
  if (allergies.rest === words && diet === null) return { text: sentence, isEmpty: false, told: null }
  const ofDiet = diet && { allergens: [], foods: [], notes: [diet], isAllergic: false, diet }
  return {
    text: `${rest}${/\?\s*$/.test(sentence) ? '?' : ''}`,
    isEmpty: splitWords(rest).every((word) => word === PAUSE || stopWords.has(word)),
    told: mergeDietaryNeeds([allergies.told, ofDiet]),
  }
}

const AGAIN = 'Say it with your order, too, and I tell the kitchen.'

/**
 * What to say to somebody with an allergy: of the dishes spoken of, of those that lie in the cart,
 * of the menu.
 */
function aboutAllergy(
  told: DietaryNeeds,
  question: Question | null,
  dishes: readonly MenuItem[],
  menu: readonly MenuItem[],
  context: readonly SpokenItem[],
): string {
  const asked = [...new Set([...told.allergens, ...(question?.allergens ?? [])])]
  const { diet, foods, isAllergic } = told
  if (!isAllergic) return diet ? answerDiet(diet, dishes, menu) : ''
  if (dishes.length > 0)
    return [...(diet ? [answerDiet(diet, dishes, menu)] : []), answerAllergens(asked, dishes, menu, foods)].join(' ')
  const risky = contextDishes(context, menu).filter((dish) => !isFreeOf(dish, asked))
  const fitting = diet ? menu.filter((dish) => fitsDiet(dish, diet)) : menu
  return [
    ...risky.flatMap((dish) => describePresence(dish, asked, foods)),
    answerAllergens(asked, [], fitting, foods),
    AGAIN,
  ].join(' ')
}

function understandPart(
  text: string,
  told: DietaryNeeds | null,
  { vocabulary, facts, context = [] }: GuestMessage,
): VoiceReply {
  const words = splitWords(text)
  const menu = vocabulary.named.map(({ dish }) => dish)
  const held = new Set(context.flatMap(({ options = [] }) => options))
  const inCart = contextDishes(context, menu)
  const wished = markOptionRequests(markEdits(words, vocabulary, inCart), vocabulary, inCart, held)
  const heard = parseClause(wished, vocabulary)
  const dishes = [...new Set(heard.flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : [])))]
  const mentioned = dishes.length > 0 ? dishes : heard.flatMap(listNamedDishes)
  const isAlone = mentioned.length === 0 && context.length === 0 && told === null
  const question = findQuestion(text, mentioned.length > 0) ?? (isAlone ? findExclusion(text) : null)
  const asked = mentioned.length === 0 && refersBack(words.join(' ')) ? contextDishes(context, menu) : mentioned
  const there = mentioned.length === 0 ? contextDishes(context, menu) : mentioned
  const isWhole = words.some((_, at) => fullNameAt(vocabulary, words, at) >= 2)
  const ofKind =
    told === null &&
    !isWhole &&
    !requestPattern.test(KIND_ASKED.test(text) ? '' : words.join(' ')) &&
    (!question || listing.has(question.topic) || (question.topic === 'allergen' && !question.allergens?.length))
      ? answerKind(words.join(' '), menu, facts.sections ?? [])
      : null
  if (ofKind) return createSpokenReply(ofKind)
  const ofOptions = told === null ? answerOptions(words, wished, there, menu) : null
  if (ofOptions) return createSpokenReply(ofOptions)
  if (question && (told === null || aboutPlace.has(question.topic)))
    return createSpokenReply(answerQuestion(question, question.topic === 'allergen' ? asked : mentioned, menu, facts))
  if (told && asksForOptions(words) && there.length > 0)
    return createSpokenReply(aboutAllergy(told, question, there.slice(0, MAX_NAMED_DISHES), menu, context))
  const wish = parseIntent(markRefusals(wished, vocabulary), vocabulary, context)
  if (told) {
    const isWish = wish.add.length > 0 || wish.remove.length > 0 || (wish.update.length > 0 && CHANGING.test(text))
    if (isWish && !question) return answerIntent(wish, told, context)
    const own =
      question && besides.has(question.topic)
        ? [answerQuestion(question, mentioned, menu, facts)]
        : !question && wish.several.length > 0
          ? [answerIntent(wish).response]
          : []
    const named = mentioned.slice(0, own.length > 0 ? MAX_NAMED_DISHES : mentioned.length)
    return createSpokenReply([...own, aboutAllergy(told, question, named, menu, context)].join(' '))
  }
  if (wish.add.length > 0 && TELLING.test(words.join(' ')) && !requestPattern.test(words.join(' '))) {
    return createSpokenReply(`Would you like me to add ${wish.add[0]?.dish.name ?? 'it'}? Just say so.`)
  }
  return answerIntent(wish, null, context)
}

/**
 * Said in place of a change that the reply does not make, because it makes another kind of change.
 */
const ONE_CHANGE = 'Please tell me the other change on its own.'

/**
 * Understands what a guest says about a menu (decision 0021): adds what is certain, names the rest,
 * answers questions, and asks back rather than guess. Nothing but the menu and the facts decides.
 */
export function understand(asked: GuestMessage): VoiceReply {
  if (asked.message.trim() === '') return createSpokenReply("I didn't hear anything. What can I get for you?", false)
  const { order } = asked.facts
  if (order) return createSpokenReply(answerQuestion({ topic: 'order-status', text: '' }, [], [], asked.facts))
  return understandSafely(asked, understandSentences)
}

function understandSentences(asked: GuestMessage): VoiceReply {
  const parts = splitSentences(asked.message).map((sentence) => partOf(sentence, asked.vocabulary))
  const told = mergeDietaryNeeds(parts.map((part) => part.told))
  const saying = parts.filter(({ isEmpty }) => !isEmpty)
  const replies = (saying.length > 0 ? saying : parts.slice(0, 1)).map(({ text }) => understandPart(text, told, asked))
  const [only] = replies
  if (only && replies.length === 1) return only
  const acting = replies.filter(({ action }) => action !== null)
  const action = acting[0]?.action ?? null
  const same = acting.filter((reply) => reply.action === action)
  return createReply(
    action,
    same.flatMap((reply) => reply.items),
    [
      ...new Set(
        replies.map((reply) => (reply.action === null || reply.action === action ? reply.response : ONE_CHANGE)),
      ),
    ].join(' '),
    same.some(({ confidence }) => confidence === 'low') ? 'low' : 'high',
  )
}
