import type { Allergen, MenuItem } from '#shared/menu/contract'
import { getRawPresence } from '#shared/menu/dietary/dish-facts'
import { PAUSE, splitWords } from '../text/words'
import { parseExclusions, toDietaryPreferences } from '#shared/menu/dietary/exclusions'
import { listHideReasons } from '#shared/menu/dietary/filters'
import { listAvoidedAllergens as avoidedAllergens } from '#shared/menu/dietary/verdict'
import { ALLERGY_NOTICE, describePresence, isFreeOf, mentionsFood } from './allergens'
import { extractAllergies } from './allergies'
import { MAX_NAMED_DISHES, formatDishNames, isOrderable, joinWords } from '../questions/facts'
import type { GuestMessage } from '../order/intent'
import { findDishesOfKind } from '../questions/answers'
import type { VoiceReply } from '#shared/voice/contract'
import { findAllergens } from '#shared/menu/dietary/allergies'
import { extractDiet, hasUnknownFood } from './food-warnings'
import { listNamedDishes, parseClause } from '../order/parse-clause'
import { refersBack } from '../order/order'
import { findQuestion } from '../questions/questions'
import type { QuestionTopic } from '../questions/questions'
import { createNotUnderstoodReply, createSpokenReply } from '../reply'
import { buildVocabulary } from '../text/vocabulary'

/** What is known of raw or undercooked food in a dish as it usually comes. */
type RawFact = 'raw' | 'may be raw' | 'undercooked' | 'unknown' | 'cooked'

export function getRawFact(dish: MenuItem): RawFact {
  const advisories = dish.optionGroups.flatMap(({ options }) =>
    options.flatMap(({ isDefault, advisory }) => (isDefault && advisory ? [advisory] : [])),
  )
  if (dish.advisory === 'raw' || advisories.includes('raw')) return 'raw'
  if (dish.advisory === 'undercooked' || advisories.includes('undercooked')) return 'undercooked'
  if (getRawPresence(dish) === 'named') return 'may be raw'
  return dish.allergens === null || getRawPresence(dish) !== 'absent' ? 'unknown' : 'cooked'
}

/** Whether a dish is declared, and has no raw or undercooked ingredient as it usually comes. */
export const isCooked = (dish: MenuItem): boolean => getRawFact(dish) === 'cooked'

/** Whether a dish with some options, by id, may be raw or undercooked. */
export function isRawWith(dish: MenuItem, optionIds: readonly string[]): boolean {
  const fact = getRawFact(dish)
  if (fact === 'cooked' || fact === 'undercooked') {
    const options = dish.optionGroups.flatMap((group) => group.options)
    const chosen = options.filter(({ id }) => optionIds.includes(id))
    return dish.advisory !== null || chosen.some(({ advisory }) => advisory !== null)
  }
  return true
}

/** What is known of raw or undercooked food in a dish, in one sentence. */
export function describeRawFood(dish: MenuItem): string {
  const { name } = dish
  switch (getRawFact(dish)) {
    case 'raw':
      return `The ${name} contains raw ingredients.`
    case 'may be raw':
      return `The ${name} may contain raw ingredients.`
    case 'undercooked':
      return `The ${name} is undercooked unless you choose a higher doneness.`
    case 'unknown':
      return `We have no declaration of raw ingredients for the ${name}: please ask us before you order it.`
    case 'cooked':
      return `The ${name} has no raw or undercooked ingredients by its declaration.`
  }
}

/**
 * What a sentence says of raw food: that the guest avoids it, or only asks about it; and the rest
 * of the sentence.
 */
export type RawTopic = { readonly isAvoided: boolean; readonly rest: string }

const STATE =
  '(?:pregnan(?:t|cy)|expecting(?: a baby| mothers?| moms?| a child)|expecting(?= ,| (?:and|so|which|what|can|could)\\b|$)|(?:\\w+ )?(?:weeks|months) along|breast ?feeding|nursing mothers?|immuno\\w*|immune systems?)'
const PREGNANT = new RegExp(`\\b${STATE}(?= |$)`)
const PREGNANT_PHRASE = new RegExp(
  `(?:\\b(?:(?:my|our) \\w+ (?:is|was)|i am|im|we are|were|she is|shes|who is|whos|someone|somebody|with an?|while|since|because|as|if|when|during|for|safe for|a|an|i have an?|the|being|my|weak|weakened|low|compromised)\\b ?)*\\b${STATE}(?= |$)(?: (?:is (?:weak|low|compromised)|woman|women|wife|lady|guest|guests|person|people|mothers?))?`,
  'g',
)

const VEGETABLE = '(?! (?:onions?|veg\\w*|carrots?|cabbage|cucumbers?|ginger|garlic|honey|sugar|greens)\\b)'
const UNCOOKED = `(?:raw|uncooked|undercooked)\\b${VEGETABLE}`
const FOOD = '(?: (?:fish|food|foods|seafood|meat|eggs?|ingredients?|stuff|sushi|items?|things?|dishes))?'
const NEGATED =
  '\\b(?:no|not|without|avoid\\w*|hold|skip|minus|dont|do not|doesnt|cant|cannot|can not|never|nothing|isnt|arent|anything but|except|free of|allergic to)\\b(?: (?!raw|uncooked|undercooked)\\w+){0,3}'
const AVOIDED = new RegExp(`${NEGATED} ${UNCOOKED}`)
const AVOIDED_PHRASE = new RegExp(`\\b(?:(?:i|we|she|he) )?${NEGATED} ${UNCOOKED}${FOOD}`, 'g')
const RAW = new RegExp(`\\b${UNCOOKED}`)
const RAW_PHRASE = new RegExp(`\\b${UNCOOKED}${FOOD}`, 'g')

const NOT_DONENESS = '(?! (?:medium|rare|well|through|with|without|in|to|on))'
const COOKED = new RegExp(
  `\\b(?:(?:fully|only|all|just|already|thoroughly|something|anything|everything|options) cooked|cooked (?:sushi|rolls?|fish|options?|dish|dishes|food|items?|seafood|ones?|things?))\\b${NOT_DONENESS}|\\b(?:what|whats|which|is|are|any|have)\\b.* cooked\\b${NOT_DONENESS}`,
)
const ASKS = /\b(?:what|whats|which|is|are|does|do|any|how|can|could)\b/

/** What words say of raw food or pregnancy; null where they say nothing of it. */
export function findRawTopic(words: readonly string[]): RawTopic | null {
  const text = words.join(' ')
  const isPregnancy = PREGNANT.test(text)
  const isRefused = AVOIDED.test(text)
  const isCooked = COOKED.test(text) && !/\bhow (?:is|are|do)\b/.test(text)
  const isAvoided = isPregnancy || isRefused || isCooked
  if (!isAvoided && !(RAW.test(text) && ASKS.test(text))) return null
  const rest = text
    .replace(PREGNANT_PHRASE, ` ${PAUSE} `)
    .replace(AVOIDED_PHRASE, ` ${PAUSE} `)
    .replace(RAW_PHRASE, ' ')
    .replace(/\b(?:(?:fully|only|thoroughly) )?cooked\b(?! (?:medium|rare|well|through|with|without|in))/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return { isAvoided, rest }
}

const isSushi = ({ name, station }: MenuItem): boolean =>
  station === 'sushi' && /\b(?:roll|nigiri|sashimi|sushi)\b/i.test(name)

type Avoided = { readonly allergens: readonly Allergen[]; readonly isFit: (dish: MenuItem) => boolean }

/**
 * What else a sentence excludes: allergens, foods that nothing is declared of, and what does not
 * fit a diet.
 */
function avoidedIn(rest: string, { vocabulary }: GuestMessage): Avoided {
  const { told } = extractAllergies(splitWords(rest), vocabulary)
  const { filters, unmapped } = parseExclusions(rest)
  const preferences = toDietaryPreferences(filters)
  const allergens = [...new Set([...(told?.allergens ?? []), ...avoidedAllergens(preferences)])]
  const foods = [...(told?.foods ?? []), ...unmapped]
  const isFit = (dish: MenuItem) =>
    isFreeOf(dish, allergens) &&
    listHideReasons(dish, preferences).length === 0 &&
    !foods.some((food) => mentionsFood(dish, food))
  return { allergens, isFit }
}

function listed(dishes: readonly MenuItem[], { allergens }: Avoided): string {
  const without = allergens.length > 0 ? ` and without ${joinWords(allergens, 'or')}` : ''
  return dishes.length > 0
    ? `Cooked${without}, by their declaration: ${formatDishNames(dishes)}.`
    : `I can't name a dish here that is declared as cooked${without}.`
}

/**
 * Which dishes are declared as cooked and without what the rest of a sentence excludes: of several
 * dishes that it may mean, of the part of the menu that it names, or of the whole menu.
 */
export function answerCookedDishes(rest: string, several: readonly MenuItem[], asked: GuestMessage): string {
  const menu = asked.vocabulary.named.map(({ dish }) => dish)
  const avoided = avoidedIn(rest, asked)
  const ofKind = several.length > 0 ? several : (findDishesOfKind(rest, menu, asked.facts.sections ?? []) ?? menu)
  const kind = /\bsushi\b/.test(rest) ? menu.filter(isSushi) : ofKind
  return listed(
    kind.filter((dish) => isOrderable(dish) && isCooked(dish) && avoided.isFit(dish)),
    avoided,
  )
}

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
