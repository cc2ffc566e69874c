import type { MenuItem } from '#shared/menu/contract'
import { normalizeText } from '#shared/platform/text'
import { listTexts, text, type Text } from '#shared/voice/text'
import { say, type Answer } from '../answer'
import { ALLERGY_NOTICE, mentionsFood } from '../safety/allergens'
import { asItComes } from '../safety/ordered-dish'
import { requestPattern, stopWords, synonyms } from '../tokenize/words'
import { BY_DECLARATION, readExclusions } from './exclusion-list'
import { formatDishNames, isOrderable } from './facts'
import { offerDishes } from './open-questions'

const LIMIT =
  /\b(?:under|below|less than|cheaper than|up to|at most|no more than|for less than|menos de)\s+\$?\s*(\d{1,3}(?:\.\d{1,2})?)\b(?!\s*(?:calories|minutes|people|of\b))/i
const SPICY = /\b(?:spicy|hot and spicy|with (?:some )?(?:heat|spice)|picante)\b/i

/** `something with avocado`: the food of the wished dishes. */
const WITH_FOOD =
  /\b(?:something|anything|(?:any|which|what) [a-z]+|a dish|dishes|what (?:else )?(?:do you (?:have|got|serve|make)|have you got|is there|can i (?:get|have))|algo|platos?|que (?:tienen|tiene|hay))(?: else| good| mas)? (?:with|that has|that have|that contains|containing|made (?:with|of)|con|que (?:tenga|lleve|tiene)) (?!no\b|the\b|my\b|your\b|it\b|that\b|this\b|el\b|la\b)(?:some |any |fresh )?([a-z ]+?)(?: in it| please| por favor)?[?.! ]*$/

/** Returns the stems of a food's words; a Spanish word stands for the menu's. */
const foodOf = (said: string): string =>
  said
    .split(' ')
    .filter((word) => !stopWords.has(word))
    .map((word) => synonyms.get(word)?.[0] ?? word)
    .join(' ')

const toTitle = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`

/** Describes the wish: `spicy and under $15`. */
function describeWish(isSpicy: boolean, limit: number, said: string): Text {
  return listTexts([
    ...(isSpicy ? [text('spicy', 'picante')] : []),
    ...(said === '' ? [] : [text(`with ${said}`, `con ${said}`)]),
    ...(limit > 0 ? [text(`under $${limit}`, `por menos de $${limit}`)] : []),
  ])
}

/**
 * Lists the dishes that fit a wish for no certain dish: `under $15`, `spicy but no shellfish`,
 * `something with avocado`. Null for other sentences.
 */
export function answerWish(sentence: string, menu: readonly MenuItem[], namesDish: boolean): Answer | null {
  const [, said = ''] = WITH_FOOD.exec(normalizeText(sentence)) ?? []
  const food = foodOf(said)
  if (namesDish && food === '') return null
  const limit = Number(LIMIT.exec(sentence)?.[1] ?? 0)
  const { isExcluding, fits } = readExclusions(sentence)
  const isSpicy = SPICY.test(sentence)
  if (limit === 0 && food === '' && !(isSpicy && isExcluding)) return null
  const fitting = menu.filter(
    (dish) =>
      isOrderable(dish) &&
      (limit === 0 || Number(dish.price) < limit) &&
      (food === '' || mentionsFood(asItComes(dish), food)) &&
      (!isSpicy || dish.spiceLevel > 0) &&
      fits(dish),
  )
  if (food !== '' && fitting.length === 0) return null
  const notice = isExcluding ? [BY_DECLARATION, ALLERGY_NOTICE] : []
  if (fitting.length === 0)
    return say(text("I can't name a dish like that.", 'No puedo nombrar un plato así.'), ...notice)
  const [how, names] = [describeWish(isSpicy, limit, said), formatDishNames(fitting)]
  return offerDishes(fitting, text(`${toTitle(how.en)}: ${names.en}.`, `${toTitle(how.es)}: ${names.es}.`), ...notice)
}

/** Phrases that report something instead of ordering it. */
const TELLING =
  /\b(?:was(?! (?:wondering|thinking|hoping|looking))|were|heard|tried|talks?(?: \w+)? about|i (?:really |just )?loved? (?:the|your)|already (?:have|had|got|ordered|bought)|(?:is|are) (?:so |really |very |pretty )?(?:good|great|delicious|tasty|amazing|cold|burnt)|ate|had|tasted|hates?|hated|dislikes?|(?:dont|doesnt|do not|does not|cant|cannot|never) (?:eat|like|do)|yesterday|last (?:night|time|week|year))\b/

/** Questions for a kind of dishes. */
const ASKS_KIND =
  /\b(?:what|whats|which|(?<!without |not |need |want )anything|have you got|do you (?:have|serve|offer)|(?:is|are) there)\b/

const isRequest = (words: readonly string[]): boolean => requestPattern.test(words.join(' '))

/** Whether words report something and request nothing. */
export const isTelling = (words: readonly string[]): boolean => TELLING.test(words.join(' ')) && !isRequest(words)

/** Whether a sentence may ask for a kind of dishes instead of ordering one. */
export const mayAskForKind = (sentence: string, words: readonly string[]): boolean =>
  ASKS_KIND.test(sentence) || !isRequest(words)
