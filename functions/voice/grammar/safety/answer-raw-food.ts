import type { MenuItem } from '#shared/menu/contract'
import { splitWords } from '../tokenize/words'
import { ALLERGY_NOTICE, describePresence } from './allergens'
import { extractAllergies } from './allergies'
import { listQuestionedDishes } from './questioned-dishes'
import { MAX_NAMED_DISHES, formatDishNames, isOrderable } from '../questions/facts'
import type { GuestMessage } from '../edit/intent'
import { text, type Text } from '#shared/voice/text'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { extractDiet, hasUnknownFood } from './food-warnings'
import { hear, refersBack } from '../../reading/hear'
import { findQuestion, type Question } from '../questions/questions'
import { askToConfirm, hasSentence, say, sayFoodNotUnderstood, type Answer } from '../answer'
import { buildVocabulary } from '../tokenize/vocabulary'
import { isCooked, describeRawFood, getRawFact, type RawTopic } from './raw-food'
import { listOrdered, asItComes } from './ordered-dish'
import { answerCookedDishes } from './cooked-dishes'

type Understand = (input: GuestMessage) => Answer

/** Topics whose answer names no dish, or only dishes of the vocabulary. */
const unrelated: ReadonlySet<Question['topic']> = new Set<Question['topic']>([
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

const cautionAt = (phone: string): Text =>
  text(
    `Our kitchen handles raw fish, too, so please call us if you are pregnant or have a medical condition: ${phone}.`,
    `Nuestra cocina también maneja pescado crudo, así que llámenos si está embarazada o tiene una condición médica: ${phone}.`,
  )

const UNCHANGED = text('I changed nothing.', 'No cambié nada.')

/**
 * Applies an order of a guest who avoids raw food: asks for confirmation if all dishes are cooked,
 * otherwise adds nothing.
 */
function carriedOut(answer: Answer, menu: readonly MenuItem[], caution: Text): Answer {
  if (answer.action === 'remove_from_cart' || answer.action === null) return answer
  const risky = listOrdered(
    answer.items.filter(({ quantity }) => quantity > 0),
    menu,
  ).filter((dish) => !isCooked(dish))
  return risky.length > 0 ? say(...risky.map(describeRawFood), UNCHANGED, caution) : askToConfirm(answer, caution)
}

/**
 * Answers a sentence about raw food or pregnancy. Without a dish it lists the dishes declared as
 * cooked. For a named dish it says what is declared. Orders are accepted only for cooked dishes.
 */
export function answerRawFood({ isAvoided, rest }: RawTopic, input: GuestMessage, understand: Understand): Answer {
  const { vocabulary } = input
  const menu = vocabulary.menu
  const caution = cautionAt(input.facts.location.phone)
  const isAsking = /\?\s*$/.test(input.message)
  const allergies = extractAllergies(splitWords(extractDiet(rest).rest), vocabulary)
  const heard = hear(allergies.rest, vocabulary)
  const spokenOf = heard.flatMap((piece) =>
    piece.kind === 'dish' ? [piece.dish] : piece.kind === 'unknown' ? piece.named : [],
  )
  const ids = spokenOf.length === 0 && refersBack(rest) ? (input.context ?? []).map(({ itemId }) => itemId) : []
  const named = [...new Set([...spokenOf, ...menu.filter(({ id }) => ids.includes(id))])]
  const several = [...new Set(heard.flatMap((piece) => (piece.kind === 'several' ? piece.dishes : [])))]
  const question = findQuestion(`${rest}${isAsking ? '?' : ''}`, named.length > 0)
  if (question && named.length === 0 && unrelated.has(question.topic)) {
    const cooked = buildVocabulary(menu.filter((dish) => !isAvoided || isCooked(asItComes(dish))))
    return understand({ ...input, message: rest, vocabulary: cooked, context: [] })
  }
  if (named.length > 0) {
    const answer = question || isAsking ? null : carriedOut(understand({ ...input, message: rest }), menu, caution)
    if (answer && (answer.action !== null || hasSentence(answer, caution))) return answer
    const allergens = [...new Set([...(allergies.needs?.allergens ?? []), ...findAllergens(rest)])]
    const facts = listQuestionedDishes(named.slice(0, MAX_NAMED_DISHES), splitWords(rest), input).flatMap((dish) => [
      describeRawFood(dish),
      ...describePresence(dish, allergens),
    ])
    return say(...facts, ...(allergens.length > 0 ? [ALLERGY_NOTICE] : []), caution)
  }
  if (hasUnknownFood(rest, vocabulary)) return sayFoodNotUnderstood(input.facts.location)
  const open = menu.filter(isOrderable)
  if (!isAvoided) {
    const raw = (several.length > 0 ? several : open).filter((dish) => getRawFact(asItComes(dish)) === 'raw')
    const names = formatDishNames(raw)
    return say(text(`With raw ingredients: ${names.en}.`, `Con ingredientes crudos: ${names.es}.`), caution)
  }
  return say(answerCookedDishes(rest, several, input), caution)
}
