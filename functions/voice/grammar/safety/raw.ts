import type { Allergen, MenuItem } from '#shared/contract/menu'
import type { VoiceReply } from '#shared/contract/voice'
import { parseExclusions, preferencesOf } from '#shared/rules/dietary-exclusions'
import { reasonsToHide } from '#shared/rules/dietary-filters'
import { avoidedIn as avoidedAllergens } from '#shared/rules/dietary-fit'
import { isWithout, namesFood } from '../allergens'
import { allergiesIn } from '../allergies'
import { dietIn } from '../diets'
import { enumerated, isOrderable, NAMED, namesOf } from '../facts'
import { hear, namedIn } from '../hear'
import { dishesOfKind } from '../kinds'
import { wordsOf } from '../normalise'
import { pointsBack } from '../order'
import { questionIn } from '../questions'
import type { Topic } from '../questions'
import { spoken } from '../reply'
import { vocabularyOf } from '../vocabulary'
import type { Asked } from './gate'
import { notUnderstood } from './not-understood'
import { isCooked, isRawWith, rawFactOf, rawWords } from './raw-facts'
import type { RawTopic } from './raw-topic'
import { hasUnknownFood } from './unknown-food'

type Understand = (asked: Asked) => VoiceReply

/** Questions whose answers name no dish, or only dishes of the vocabulary. */
const unrelated: ReadonlySet<Topic> = new Set<Topic>([
  'hours', 'address', 'phone', 'email', 'delivery', 'wait', 'order-status', 'specials', 'popular',
]) // prettier-ignore

const isSushi = ({ name, station }: MenuItem): boolean =>
  station === 'sushi' && /\b(?:roll|nigiri|sashimi|sushi)\b/i.test(name)

const cautionAt = (phone: string): string =>
  `Our kitchen handles raw fish, too, so please call us if you are pregnant or have a medical condition: ${phone}.`

type Avoided = { readonly allergens: readonly Allergen[]; readonly isFit: (dish: MenuItem) => boolean }

/** What else a sentence excludes: allergens, foods that nothing is declared of, and what does not fit a diet. */
function avoidedIn(rest: string, { vocabulary }: Asked): Avoided {
  const { told } = allergiesIn(wordsOf(rest), vocabulary)
  const { filters, unmapped } = parseExclusions(rest)
  const preferences = preferencesOf(filters)
  const allergens = [...new Set([...(told?.allergens ?? []), ...avoidedAllergens(preferences)])]
  const foods = [...(told?.foods ?? []), ...unmapped]
  const isFit = (dish: MenuItem) =>
    isWithout(dish, allergens) &&
    reasonsToHide(dish, preferences).length === 0 &&
    !foods.some((food) => namesFood(dish, food))
  return { allergens, isFit }
}

function listed(dishes: readonly MenuItem[], { allergens }: Avoided): string {
  const without = allergens.length > 0 ? ` and without ${enumerated(allergens, 'or')}` : ''
  return dishes.length > 0
    ? `Cooked${without}, by their declaration: ${namesOf(dishes)}.`
    : `I can't name a dish here that is declared as cooked${without}.`
}

/** A wish of a guest who avoids raw food: done if all of its dishes are cooked, otherwise nothing is added. */
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
 * The answer to a sentence about raw food or pregnancy. Without a dish it lists what is declared as cooked; of a dish that
 * the sentence names it says what is declared; a wish is carried out only with cooked dishes.
 */
export function aboutRaw({ isAvoided, rest }: RawTopic, asked: Asked, understand: Understand): VoiceReply {
  const { vocabulary, facts } = asked
  const menu = vocabulary.named.map(({ dish }) => dish)
  const caution = cautionAt(facts.location.phone)
  const isAsking = /\?\s*$/.test(asked.message)
  const heard = hear(allergiesIn(wordsOf(dietIn(rest).rest), vocabulary).rest, vocabulary)
  const spokenOf = heard.flatMap((piece) => (piece.kind === 'dish' ? [piece.dish] : namedWhole(piece)))
  const ids = spokenOf.length === 0 && pointsBack(rest) ? (asked.context ?? []).map(({ itemId }) => itemId) : []
  const named = [...new Set([...spokenOf, ...menu.filter(({ id }) => ids.includes(id))])]
  const several = [...new Set(heard.flatMap((piece) => (piece.kind === 'several' ? piece.dishes : [])))]
  const question = questionIn(`${rest}${isAsking ? '?' : ''}`, named.length > 0)
  if (question && named.length === 0 && unrelated.has(question.topic)) {
    const cooked = vocabularyOf(menu.filter((dish) => !isAvoided || isCooked(dish)))
    return understand({ ...asked, message: rest, vocabulary: cooked, context: [] })
  }
  const avoided = avoidedIn(rest, asked)
  if (named.length > 0) {
    const reply = question || isAsking ? null : carriedOut(understand({ ...asked, message: rest }), menu, caution)
    if (reply && (reply.action !== null || reply.response.endsWith(caution))) return reply
    return spoken([...named.slice(0, NAMED).map(rawWords), caution].join(' '))
  }
  if (hasUnknownFood(rest, vocabulary)) return notUnderstood(facts.location)
  const open = menu.filter(isOrderable)
  if (!isAvoided) {
    const raw = (several.length > 0 ? several : open).filter((dish) => rawFactOf(dish) === 'raw')
    return spoken([`With raw ingredients: ${namesOf(raw)}.`, caution].join(' '))
  }
  const ofKind = several.length > 0 ? several : (dishesOfKind(rest, menu, facts.sections ?? []) ?? open)
  const kind = /\bsushi\b/.test(rest) ? open.filter(isSushi) : ofKind
  const cooked = kind.filter((dish) => isOrderable(dish) && isCooked(dish) && avoided.isFit(dish))
  return spoken([listed(cooked, avoided), caution].join(' '))
}

const namedWhole = (piece: Parameters<typeof namedIn>[0]): readonly MenuItem[] =>
  piece.kind === 'unknown' ? namedIn(piece) : []
