import type { MenuItem } from '#shared/menu/contract'
import { splitWords } from '../tokenize/words'
import { ALLERGY_NOTICE, describePresence } from './allergens'
import { extractAllergies } from './allergies'
import { MAX_NAMED_DISHES, formatDishNames, isOrderable } from '../questions/facts'
import type { GuestMessage } from '../edit/intent'
import type { VoiceReply } from '#shared/voice/contract'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { extractDiet, hasUnknownFood } from './food-warnings'
import { listNamedDishes, parseClause } from '../edit/parse-clause'
import { refersBack } from '../edit/order'
import { findQuestion, type QuestionTopic } from '../questions/questions'
import { createNotUnderstoodReply, createSpokenReply } from '../reply'
import { buildVocabulary } from '../tokenize/vocabulary'
import { isCooked, isRawWith, describeRawFood, getRawFact, type RawTopic } from './raw-food'
import { answerCookedDishes } from './cooked-dishes'

type Understand = (input: GuestMessage) => VoiceReply

/** Topics whose answer names no dish, or only dishes of the vocabulary. */
const unrelated: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'hours',
  'address',
  'phone',
  'email',
  'delivery',
  'wait',
  'order-status',
  'specials',
  'popular',
])

const cautionAt = (phone: string): string =>
  `Our kitchen handles raw fish, too, so please call us if you are pregnant or have a medical condition: ${phone}.`

/**
 * Applies an order of a guest who avoids raw food: asks for confirmation if all dishes are cooked,
 * otherwise adds nothing.
 */
function carriedOut(reply: VoiceReply, menu: readonly MenuItem[], caution: string): VoiceReply {
  if (reply.action === 'remove_from_cart' || reply.action === null) return reply
  const risky = menu.filter((dish) =>
    reply.items.some(
      ({ itemId, quantity, options = [] }) => itemId === dish.id && quantity > 0 && isRawWith(dish, options),
    ),
  )
  if (risky.length > 0)
    return createSpokenReply([...risky.map(describeRawFood), 'I changed nothing.', caution].join(' '))
  const response = reply.response.replace(/^Adding (.+?) to your cart\./, 'I heard $1.')
  return { ...reply, response: `${response} ${caution}`, confidence: 'low' }
}

/**
 * Answers a sentence about raw food or pregnancy. Without a dish it lists the dishes declared as
 * cooked. For a named dish it says what is declared. Orders are accepted only for cooked dishes.
 */
export function answerRawFood({ isAvoided, rest }: RawTopic, input: GuestMessage, understand: Understand): VoiceReply {
  const { vocabulary } = input
  const menu = vocabulary.menu
  const caution = cautionAt(input.facts.location.phone)
  const isAsking = /\?\s*$/.test(input.message)
  const allergies = extractAllergies(splitWords(extractDiet(rest).rest), vocabulary)
  const heard = parseClause(allergies.rest, vocabulary)
  const spokenOf = heard.flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : namedWhole(piece)))
  const ids = spokenOf.length === 0 && refersBack(rest) ? (input.context ?? []).map(({ itemId }) => itemId) : []
  const named = [...new Set([...spokenOf, ...menu.filter(({ id }) => ids.includes(id))])]
  const several = [...new Set(heard.flatMap((piece) => (piece.kind === 'several' ? piece.dishes : [])))]
  const question = findQuestion(`${rest}${isAsking ? '?' : ''}`, named.length > 0)
  if (question && named.length === 0 && unrelated.has(question.topic)) {
    const cooked = buildVocabulary(menu.filter((dish) => !isAvoided || isCooked(dish)))
    return understand({ ...input, message: rest, vocabulary: cooked, context: [] })
  }
  if (named.length > 0) {
    const reply = question || isAsking ? null : carriedOut(understand({ ...input, message: rest }), menu, caution)
    if (reply && (reply.action !== null || reply.response.endsWith(caution))) return reply
    const allergens = [...new Set([...(allergies.needs?.allergens ?? []), ...findAllergens(rest)])]
    const facts = named
      .slice(0, MAX_NAMED_DISHES)
      .flatMap((dish) => [describeRawFood(dish), ...describePresence(dish, allergens)])
    return createSpokenReply([...facts, ...(allergens.length > 0 ? [ALLERGY_NOTICE] : []), caution].join(' '))
  }
  if (hasUnknownFood(rest, vocabulary)) return createNotUnderstoodReply(input.facts.location)
  const open = menu.filter(isOrderable)
  if (!isAvoided) {
    const raw = (several.length > 0 ? several : open).filter((dish) => getRawFact(dish) === 'raw')
    return createSpokenReply([`With raw ingredients: ${formatDishNames(raw)}.`, caution].join(' '))
  }
  return createSpokenReply([answerCookedDishes(rest, several, input), caution].join(' '))
}

const namedWhole = (piece: Parameters<typeof listNamedDishes>[0]): readonly MenuItem[] =>
  piece.kind === 'unknown' ? listNamedDishes(piece) : []
