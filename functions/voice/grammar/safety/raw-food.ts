import { text, type Text } from '#shared/voice/text'
import { getRawPresence } from '#shared/menu/dietary/dish-facts'
import { HARM_PHRASES, RAW_AVOIDING_STATE } from '#shared/menu/dietary/harm-phrases'
import { PAUSE } from '../tokenize/words'
import type { OrderedDish } from './ordered-dish'

/** What a dish with its options declares about raw or undercooked food. */
type RawFact = 'raw' | 'may be raw' | 'undercooked' | 'unknown' | 'cooked'

export function getRawFact({ facts }: OrderedDish): RawFact {
  if (facts.advisory) return facts.advisory
  const presence = getRawPresence(facts)
  if (presence === 'named') return 'may be raw'
  return facts.allergens === null || presence !== 'absent' ? 'unknown' : 'cooked'
}

/** Whether a dish with its options is declared and has no raw or undercooked ingredient. */
export const isCooked = (dish: OrderedDish): boolean => getRawFact(dish) === 'cooked'

/** Describes in one sentence whether a dish has raw or undercooked food. */
export function describeRawFood(dish: OrderedDish): Text {
  const { name } = dish.dish
  switch (getRawFact(dish)) {
    case 'raw':
      return text(`The ${name} contains raw ingredients.`, `${name} contiene ingredientes crudos.`)
    case 'may be raw':
      return text(`The ${name} may contain raw ingredients.`, `${name} puede contener ingredientes crudos.`)
    case 'undercooked':
      return text(
        `The ${name} is undercooked unless you choose a higher doneness.`,
        `${name} queda poco cocido si no elige un término más alto.`,
      )
    case 'unknown':
      return text(
        `We have no declaration of raw ingredients for the ${name}: please ask us before you order it.`,
        `No tenemos declaración de ingredientes crudos para ${name}: pregúntenos antes de pedirlo.`,
      )
    case 'cooked':
      return text(
        `The ${name} has no raw or undercooked ingredients by its declaration.`,
        `${name} no tiene ingredientes crudos ni poco cocidos según su declaración.`,
      )
  }
}

/** A sentence about raw food: whether the guest avoids it or only asks, and the remaining words. */
export type RawTopic = { readonly isAvoided: boolean; readonly rest: string }

const STATE = `(?:${RAW_AVOIDING_STATE}|expecting(?= ,| (?:and|so|which|what|can|could)\\b|$))`
const PREGNANT = new RegExp(`\\b${STATE}(?= |$)`)
const PREGNANT_PHRASE = new RegExp(
  `(?:\\b(?:(?:my|our) \\w+ (?:is|was)|i am|im|we are|were|she is|shes|who is|whos|someone|somebody|with an?|while|since|because|as|if|when|during|for|safe for|a|an|i have an?|the|being|my|weak|weakened|low|compromised)\\b ?)*\\b${STATE}(?= |$)(?: (?:is (?:weak|low|compromised)|woman|women|wife|lady|guest|guests|person|people|mothers?|patient|here))?`,
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

/** A person who eats nothing raw: not `no raw fish` of one dish. */
const EATS_NOTHING_RAW = new RegExp(
  [
    `\\b(?:nothing|(?:cant|cannot|can not|dont|do not|doesnt|does not|never) (?:eat|have|do|touch)|avoid\\w*|allergic to|` +
      `nada|no (?:como|come|comemos|puedo|puede|podemos)(?: comer)?)(?: (?:any|anything|nada))* (?:${UNCOOKED}|crud[oa]s?\\b)`,
    `\\bno ${UNCOOKED}${FOOD} (?:for|to) (?:me|us|her|him|my \\w+)\\b`,
    `\\b${UNCOOKED}${FOOD} (?:${HARM_PHRASES})\\b`,
    `\\b(?:only|just|solo) (?:eats? |como |comemos )?(?:fully )?(?:cooked|cocid[oa]s?)${FOOD}(?: (?:for|para) .*| please| por favor)?$|^(?:fully )?cooked only\\b`,
    '\\b(?:ob|obgyn|ob gyn|midwife|doctor|dr|doc)\\b.* no (?:raw|sushi)\\b',
  ].join('|'),
)

/**
 * Whether words tell of a person who avoids raw food, in English or Spanish: always, in a
 * pregnancy, or with a weak immune system.
 */
export const avoidsRawFood = (words: readonly string[]): boolean =>
  PREGNANT.test(words.join(' ')) || EATS_NOTHING_RAW.test(words.join(' '))

/** Returns what the words say about raw food or pregnancy; null if nothing. */
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
