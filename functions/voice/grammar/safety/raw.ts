import type { MenuItem } from '#shared/contract/menu'
import type { VoiceReply } from '#shared/contract/voice'
import { findAllergens } from '#shared/rules/allergen-names'
import { describePresence, ALLERGY_NOTICE } from '../allergens'
import { extractAllergies } from '../allergies'
import { extractDiet } from '../diets'
import { isOrderable, MAX_NAMED_DISHES, formatDishNames } from '../facts'
import type { GuestMessage } from '../guest-message'
import { parseClause, listNamedDishes } from '../hear'
import { splitWords } from '../normalise'
import { refersBack } from '../order'
import { findQuestion } from '../questions'
import type { QuestionTopic } from '../questions'
import { createSpokenReply } from '../reply'
import { buildVocabulary } from '../vocabulary'
import { createNotUnderstoodReply } from './not-understood'
import { isCooked, isRawWith, getRawFact, describeRawFood } from './raw-facts'
import { answerCookedDishes } from './raw-list'
import type { RawTopic } from './raw-topic'
import { hasUnknownFood } from './unknown-food'

type Understand = (asked: GuestMessage) => VoiceReply

/** Questions whose answers name no dish, or only dishes of the vocabulary. */
const unrelated: ReadonlySet<QuestionTopic> = new Set<QuestionTopic>([
  'hours', 'address', 'phone', 'email', 'delivery', 'wait', 'order-status', 'specials', 'popular',
]) // prettier-ignore

const cautionAt = (phone: string): string =>
  `Our kitchen handles raw fish, too, so please call us if you are pregnant or have a medical condition: ${phone}.`

/**
 * A wish of a guest who avoids raw food: done if all of its dishes are cooked, otherwise nothing
 * is added.
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
 * The answer to a sentence about raw food or pregnancy. Without a dish it lists what is declared
 * as cooked; of a dish that the sentence names it says what is declared; a wish is carried out
 * only with cooked dishes.
 */
export function answerRawFood({ isAvoided, rest }: RawTopic, asked: GuestMessage, understand: Understand): VoiceReply {
  const { vocabulary } = asked
  const menu = vocabulary.named.map(({ dish }) => dish)
  const caution = cautionAt(asked.facts.location.phone)
  const isAsking = /\?\s*$/.test(asked.message)
  const allergies = extractAllergies(splitWords(extractDiet(rest).rest), vocabulary)
  const heard = parseClause(allergies.rest, vocabulary)
  const spokenOf = heard.flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : namedWhole(piece)))
  const ids = spokenOf.length === 0 && refersBack(rest) ? (asked.context ?? []).map(({ itemId }) => itemId) : []
  const named = [...new Set([...spokenOf, ...menu.filter(({ id }) => ids.includes(id))])]
  const several = [...new Set(heard.flatMap((piece) => (piece.kind === 'several' ? piece.dishes : [])))]
  const question = findQuestion(`${rest}${isAsking ? '?' : ''}`, named.length > 0)
  if (question && named.length === 0 && unrelated.has(question.topic)) {
    const cooked = buildVocabulary(menu.filter((dish) => !isAvoided || isCooked(dish)))
    return understand({ ...asked, message: rest, vocabulary: cooked, context: [] })
  }
  if (named.length > 0) {
    const reply = question || isAsking ? null : carriedOut(understand({ ...asked, message: rest }), menu, caution)
    if (reply && (reply.action !== null || reply.response.endsWith(caution))) return reply
    const allergens = [...new Set([...(allergies.told?.allergens ?? []), ...findAllergens(rest)])]
    const facts = named
      .slice(0, MAX_NAMED_DISHES)
      .flatMap((dish) => [describeRawFood(dish), ...describePresence(dish, allergens)])
    return createSpokenReply([...facts, ...(allergens.length > 0 ? [ALLERGY_NOTICE] : []), caution].join(' '))
  }
  if (hasUnknownFood(rest, vocabulary)) return createNotUnderstoodReply(asked.facts.location)
  const open = menu.filter(isOrderable)
  if (!isAvoided) {
    const raw = (several.length > 0 ? several : open).filter((dish) => getRawFact(dish) === 'raw')
    return createSpokenReply([`With raw ingredients: ${formatDishNames(raw)}.`, caution].join(' '))
  }
  return createSpokenReply([answerCookedDishes(rest, several, asked), caution].join(' '))
}

const namedWhole = (piece: Parameters<typeof listNamedDishes>[0]): readonly MenuItem[] =>
  piece.kind === 'unknown' ? listNamedDishes(piece) : []
