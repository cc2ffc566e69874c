import { detectAllergens } from '../grammar/safety/allergens'
import { parseNumberAt, type Words } from '../grammar/tokenize/words'

/** `on the second one` */
export const NTH = /^(?:on|for|in|with|from|of) the (first|second|third|fourth|last|other)( ones?)?(?= |$)/
export const ORDINALS: readonly string[] = ['first', 'second', 'third', 'fourth']
/** `… on both` */
export const ON_EVERY =
  /^(?:on|for|in|to|en|para) (?:both|all|each|everything|either(?: one)?|ambos|ambas|todos)(?: of (?:them|those|these))?(?= ,| and| please|$)/
/** `no onions on the …`: the dish follows. */
export const ON_THE = /^(?:on|in|for|from|with|to) (?:the|my|that|both|a|an)$/
/** `swap the …`, and the words between it and what replaces it. */
export const CHANGE =
  /^(?:please )?(?:change|swap|switch|replace|trade|exchange|make|set|turn|lets make|update)(?: out)? (?:(?:the|my|that|those|our|one|un|una|el|la) )?/
export const LINK = /^(?:to|for|with|into|by|be|out for|por|con)(?= )/
/** Words after which another dish starts. */
export const JOINS = /^(?:(?:and )?(?:along with|as well as|together with|followed by|also|then))(?= |$)/
export const ENDS_ITEM = /(?:^| )(?:then|plus|along with|as well as|also)$/
/** Notes for the kitchen that are no menu's option. */
export const FIXED_NOTE =
  /^(?:cut in half|(?:very|super|extra|not) spicy|no spice)(?= |$)|^not (?:too|so|very|that) \w+/
export const AFTER_ALL = /^(?:after all|anymore|any more|not (?:one|two|three|four|five|six|\d+)(?= ,))/
export const DOUBLES = /^double (?:that|it|them|those|the order|my order)(?= |$)/
export const TRIPLES = /^triple (?:that|it|them|those|the order|my order)(?= |$)/
/** `a shot of` */
export const DOSE = /^(?:an? |one |two |three |\d )?(?:shot|pump|splash|squirt|drizzle|dash)s? of (?=\w)/
export const ON_IT = /^(?:on|in|with) (?:it|that|them|those|top)\b/
/** A refusal that names the dish that another one replaces. */
export const INSTEAD = /^(?:and )?(?:instead of|rather than|in place of|in lieu of|not|en vez de|en lugar de)/
/** A refusal for which a part of a name is enough. */
export const REPLACES = /^(?:instead of|rather than|in place of)/
export const INSTEAD_OF_PART = new RegExp(`${REPLACES.source}|\\bafter all\\b`)

const END = /^(?:please|now|thanks|,|of (?:them|those|it)|off|away|out|back)?$/

/** `minus two`, `two less`: how many pieces fewer are wanted. */
export function fewerAt(words: Words, at: number): { readonly value: number; readonly to: number } | null {
  const isTaken = /^take (?:off|away|out)$/.test(words.slice(at, at + 2).join(' '))
  const lead = isTaken ? 2 : Number(/^(?:minus|less|remove)$/.test(words[at] ?? ''))
  const number = parseNumberAt(words, at + lead)
  if (!number || number.isArticle) return null
  const to = at + lead + number.length
  if (lead > 0) return END.test(words[to] ?? '') ? { value: number.value, to } : null
  const isLess = /^(?:less|fewer|menos)$/.test(words[to] ?? '') && END.test(words[to + 1] ?? '')
  return isLess ? { value: number.value, to: to + 1 } : null
}

const FOODS_BEFORE_FREE = 4

/** Counts the words from a position that exclude allergens: `gluten free`, `nut and dairy free`. */
export function freeAt(words: Words, at: number): number {
  const end = words.indexOf('free', at)
  if (end <= at || end - at > FOODS_BEFORE_FREE || /^(?:of|from)$/.test(words[end + 1] ?? '')) return 0
  const foods = words.slice(at, end)
  const isFood = (word: string) => /^(?:and|or|tree)$/.test(word) || detectAllergens(word).length > 0
  return foods.every(isFood) && detectAllergens(foods[0] ?? '').length > 0 ? end + 1 - at : 0
}
