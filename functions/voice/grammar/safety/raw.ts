import type { MenuItem } from '#shared/contract/menu'
import type { VoiceReply } from '#shared/contract/voice'
import { allergensIn } from '#shared/rules/allergen-names'
import { presencesOf, SAFETY } from '../allergens'
import { allergiesIn } from '../allergies'
import { dietIn } from '../diets'
import { isOrderable, NAMED, namesOf } from '../facts'
import type { GuestMessage } from '../guest-message'
import { hear, namedIn } from '../hear'
import { wordsOf } from '../normalise'
import { pointsBack } from '../order'
import { questionIn } from '../questions'
import type { Topic } from '../questions'
import { spoken } from '../reply'
import { vocabularyOf } from '../vocabulary'
import { notUnderstood } from './not-understood'
import { isCooked, isRawWith, rawFactOf, rawWords } from './raw-facts'
import { cookedDishes } from './raw-list'
import type { RawTopic } from './raw-topic'
import { hasUnknownFood } from './unknown-food'

type Understand = (asked: GuestMessage) => VoiceReply

/** Questions whose answers name no dish, or only dishes of the vocabulary. */
const unrelated: ReadonlySet<Topic> = new Set<Topic>([
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
  if (risky.length > 0) return spoken([...risky.map(rawWords), 'I changed nothing.', caution].join(' '))
  const response = reply.response.replace(/^Adding (.+?) to your cart\./, 'I heard $1.')
  return { ...reply, response: `${response} ${caution}`, confidence: 'low' }
}

/**
 * The answer to a sentence about raw food or pregnancy. Without a dish it lists what is declared
 * as cooked; of a dish that the sentence names it says what is declared; a wish is carried out
 * only with cooked dishes.
 */
export function aboutRaw({ isAvoided, rest }: RawTopic, asked: GuestMessage, understand: Understand): VoiceReply {
  const { vocabulary } = asked
  const menu = vocabulary.named.map(({ dish }) => dish)
  const caution = cautionAt(asked.facts.location.phone)
  const isAsking = /\?\s*$/.test(asked.message)
  const allergies = allergiesIn(wordsOf(dietIn(rest).rest), vocabulary)
  const heard = hear(allergies.rest, vocabulary)
  const spokenOf = heard.flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : namedWhole(piece)))
  const ids = spokenOf.length === 0 && pointsBack(rest) ? (asked.context ?? []).map(({ itemId }) => itemId) : []
  const named = [...new Set([...spokenOf, ...menu.filter(({ id }) => ids.includes(id))])]
  const several = [...new Set(heard.flatMap((piece) => (piece.kind === 'several' ? piece.dishes : [])))]
  const question = questionIn(`${rest}${isAsking ? '?' : ''}`, named.length > 0)
  if (question && named.length === 0 && unrelated.has(question.topic)) {
    const cooked = vocabularyOf(menu.filter((dish) => !isAvoided || isCooked(dish)))
    return understand({ ...asked, message: rest, vocabulary: cooked, context: [] })
  }
  if (named.length > 0) {
    const reply = question || isAsking ? null : carriedOut(understand({ ...asked, message: rest }), menu, caution)
    if (reply && (reply.action !== null || reply.response.endsWith(caution))) return reply
    const allergens = [...new Set([...(allergies.told?.allergens ?? []), ...allergensIn(rest)])]
    const facts = named.slice(0, NAMED).flatMap((dish) => [rawWords(dish), ...presencesOf(dish, allergens)])
    return spoken([...facts, ...(allergens.length > 0 ? [SAFETY] : []), caution].join(' '))
  }
  if (hasUnknownFood(rest, vocabulary)) return notUnderstood(asked.facts.location)
  const open = menu.filter(isOrderable)
  if (!isAvoided) {
    const raw = (several.length > 0 ? several : open).filter((dish) => rawFactOf(dish) === 'raw')
    return spoken([`With raw ingredients: ${namesOf(raw)}.`, caution].join(' '))
  }
  return spoken([cookedDishes(rest, several, asked), caution].join(' '))
}

const namedWhole = (piece: Parameters<typeof namedIn>[0]): readonly MenuItem[] =>
  piece.kind === 'unknown' ? namedIn(piece) : []
