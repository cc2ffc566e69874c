import type { MenuItem } from '#shared/contract/menu'
import type { VoiceReply } from '#shared/contract/voice'
import { isWithout, presencesOf } from './allergens'
import { allergiesIn, toldBy } from './allergies'
import { aboutAllergens, answer } from './answers'
import { aboutDiet, dietIn, fitsDiet } from './diets'
import { NAMED } from './facts'
import type { GuestMessage } from './guest-message'
import { hear, namedIn } from './hear'
import { aboutKind } from './kinds'
import { PAUSE, wordsOf } from './normalise'
import { aboutOptions, asksForWays } from './options/about'
import { marked } from './options/mark'
import { pointsBack, wishOf } from './order'
import { withoutRefused } from './refusals'
import type { Spoken } from './wish'
import { exclusionIn, questionIn } from './questions'
import type { Question, Topic } from './questions'
import { carryOut, replyOf, spoken } from './reply'
import { understoodSafely } from './safety/gate'
import { sentencesOf } from './sentences'
import type { Told } from './told'
import { turned } from './turns'
import { fullNameAt } from './vocabulary'
import type { Vocabulary } from './vocabulary'
import { smallWords, wishing } from './words'

// What somebody tells, rather than orders.
const TELLING =
  /\b(?:was(?! (?:wondering|thinking|hoping|looking))|were|heard|tried|talks?(?: \w+)? about|i (?:really |just )?loved? (?:the|your)|already (?:have|had|got|ordered|bought)|(?:is|are) (?:so |really |very |pretty )?(?:good|great|delicious|tasty|amazing|cold|burnt)|ate|had|tasted|hates?|hated|dislikes?|(?:dont|doesnt|do not|does not|cant|cannot|never) (?:eat|like|do)|yesterday|last (?:night|time|week|year))\b/

// These have their answer whatever somebody is allergic to.
const aboutPlace: ReadonlySet<Topic> = new Set<Topic>([
  'hours', 'address', 'phone', 'email', 'delivery', 'wait', 'order-status',
]) // prettier-ignore

// To these the allergy is said besides.
const besides: ReadonlySet<Topic> = new Set<Topic>(['price', 'spice', 'nutrition', 'specials', 'contents'])

// What may be a question about a part of the menu.
const listing: ReadonlySet<Topic> = new Set<Topic>(['menu', 'contents', 'availability'])
const KIND_ASKED = /\b(?:what|whats|which|anything|have you got|do you (?:have|serve|offer)|(?:is|are) there)\b/

const CHANGING = /\b(?:make|change|set|update|replace|swap|switch|trade|exchange)\b/

const contextDishes = (context: readonly Spoken[], menu: readonly MenuItem[]): readonly MenuItem[] =>
  menu.filter(({ id }) => context.some(({ itemId }) => itemId === id))

/** A part of a message, without what it tells of allergies and diets. */
type Part = { readonly text: string; readonly isEmpty: boolean; readonly told: Told | null }

function partOf(sentence: string, vocabulary: Vocabulary): Part {
  const words = wordsOf(sentence)
  const allergies = allergiesIn(words, vocabulary)
  const { rest, diet } = dietIn(allergies.rest.join(' '))
  if (allergies.rest === words && diet === null) return { text: sentence, isEmpty: false, told: null }
  const ofDiet = diet && { allergens: [], foods: [], notes: [diet], isAllergic: false, diet }
  return {
    text: `${rest}${/\?\s*$/.test(sentence) ? '?' : ''}`,
    isEmpty: wordsOf(rest).every((word) => word === PAUSE || smallWords.has(word)),
    told: toldBy([allergies.told, ofDiet]),
  }
}

const AGAIN = 'Say it with your order, too, and I tell the kitchen.'

/**
 * What to say to somebody with an allergy: of the dishes spoken of, of those that lie in the cart,
 * of the menu.
 */
function aboutAllergy(
  told: Told,
  question: Question | null,
  dishes: readonly MenuItem[],
  menu: readonly MenuItem[],
  context: readonly Spoken[],
): string {
  const asked = [...new Set([...told.allergens, ...(question?.allergens ?? [])])]
  const { diet, foods, isAllergic } = told
  if (!isAllergic) return diet ? aboutDiet(diet, dishes, menu) : ''
  if (dishes.length > 0)
    return [...(diet ? [aboutDiet(diet, dishes, menu)] : []), aboutAllergens(asked, dishes, menu, foods)].join(' ')
  const risky = contextDishes(context, menu).filter((dish) => !isWithout(dish, asked))
  const fitting = diet ? menu.filter((dish) => fitsDiet(dish, diet)) : menu
  return [
    ...risky.flatMap((dish) => presencesOf(dish, asked, foods)),
    aboutAllergens(asked, [], fitting, foods),
    AGAIN,
  ].join(' ')
}

function understandPart(
  text: string,
  told: Told | null,
  { vocabulary, facts, context = [] }: GuestMessage,
): VoiceReply {
  const words = wordsOf(text)
  const menu = vocabulary.named.map(({ dish }) => dish)
  const held = new Set(context.flatMap(({ options = [] }) => options))
  const inCart = contextDishes(context, menu)
  const wished = marked(turned(words, vocabulary, inCart), vocabulary, inCart, held)
  const heard = hear(wished, vocabulary)
  const dishes = [...new Set(heard.flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : [])))]
  const mentioned = dishes.length > 0 ? dishes : heard.flatMap(namedIn)
  const isAlone = mentioned.length === 0 && context.length === 0 && told === null
  const question = questionIn(text, mentioned.length > 0) ?? (isAlone ? exclusionIn(text) : null)
  const asked = mentioned.length === 0 && pointsBack(words.join(' ')) ? contextDishes(context, menu) : mentioned
  const there = mentioned.length === 0 ? contextDishes(context, menu) : mentioned
  const isWhole = words.some((_, at) => fullNameAt(vocabulary, words, at) >= 2)
  const ofKind =
    told === null &&
    !isWhole &&
    !wishing.test(KIND_ASKED.test(text) ? '' : words.join(' ')) &&
    (!question || listing.has(question.topic) || (question.topic === 'allergen' && !question.allergens?.length))
      ? aboutKind(words.join(' '), menu, facts.sections ?? [])
      : null
  if (ofKind) return spoken(ofKind)
  const ofOptions = told === null ? aboutOptions(words, wished, there, menu) : null
  if (ofOptions) return spoken(ofOptions)
  if (question && (told === null || aboutPlace.has(question.topic)))
    return spoken(answer(question, question.topic === 'allergen' ? asked : mentioned, menu, facts))
  if (told && asksForWays(words) && there.length > 0)
    return spoken(aboutAllergy(told, question, there.slice(0, NAMED), menu, context))
  const wish = wishOf(withoutRefused(wished, vocabulary), vocabulary, context)
  if (told) {
    const isWish = wish.add.length > 0 || wish.remove.length > 0 || (wish.update.length > 0 && CHANGING.test(text))
    if (isWish && !question) return carryOut(wish, told, context)
    const own =
      question && besides.has(question.topic)
        ? [answer(question, mentioned, menu, facts)]
        : !question && wish.several.length > 0
          ? [carryOut(wish).response]
          : []
    const named = mentioned.slice(0, own.length > 0 ? NAMED : mentioned.length)
    return spoken([...own, aboutAllergy(told, question, named, menu, context)].join(' '))
  }
  if (wish.add.length > 0 && TELLING.test(words.join(' ')) && !wishing.test(words.join(' '))) {
    return spoken(`Would you like me to add ${wish.add[0]?.dish.name ?? 'it'}? Just say so.`)
  }
  return carryOut(wish, null, context)
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
  if (asked.message.trim() === '') return spoken("I didn't hear anything. What can I get for you?", false)
  const { order } = asked.facts
  if (order) return spoken(answer({ topic: 'order-status', text: '' }, [], [], asked.facts))
  return understoodSafely(asked, understandSentences)
}

function understandSentences(asked: GuestMessage): VoiceReply {
  const parts = sentencesOf(asked.message).map((sentence) => partOf(sentence, asked.vocabulary))
  const told = toldBy(parts.map((part) => part.told))
  const saying = parts.filter(({ isEmpty }) => !isEmpty)
  const replies = (saying.length > 0 ? saying : parts.slice(0, 1)).map(({ text }) => understandPart(text, told, asked))
  const [only] = replies
  if (only && replies.length === 1) return only
  const acting = replies.filter(({ action }) => action !== null)
  const action = acting[0]?.action ?? null
  const same = acting.filter((reply) => reply.action === action)
  return replyOf(
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
