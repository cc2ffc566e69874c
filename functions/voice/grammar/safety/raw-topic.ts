import { PAUSE } from '../normalise'

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
