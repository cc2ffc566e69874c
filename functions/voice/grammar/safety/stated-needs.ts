import type { Text } from '#shared/voice/text'
import { addSentences, askToConfirm, type Answer } from '../answer'
import type { GuestMessage } from '../edit/intent'
import { findNames } from '../recognize/names'
import { splitWords, type Words } from '../tokenize/words'
import { describeUndeclaredFoods, type Diet } from './allergens'
import { describeDiet, fitsDiet } from './food-warnings'
import { listNewDishes, type NewDish, type OrderedDish } from './ordered-dish'
import { describeRawFood, isCooked } from './raw-food'

type Need = {
  readonly words: RegExp
  readonly isMet: (dish: OrderedDish) => boolean
  /** Says what is declared. */
  readonly describe: (dish: OrderedDish) => readonly Text[]
}

const diet = (words: RegExp, named: Diet): Need => ({
  words,
  isMet: (dish) => fitsDiet(dish, named),
  describe: (dish) => [describeDiet(dish, named)],
})

const undeclared = (words: RegExp, named: string): Need => ({
  words,
  isMet: () => false,
  describe: () => describeUndeclaredFoods([named]),
})

/** Words that state what a dish must be. */
const needs: readonly Need[] = [
  {
    // `cooked medium` is how a steak is done.
    words: /^(?:cooked|cocinad[oa]s?|cocid[oa]s?)(?! (?:medium|rare|well|with|without|in)\b)/,
    isMet: isCooked,
    describe: (dish) => [describeRawFood(dish)],
  },
  diet(/^(?:vegans?|vegan[oa]s?|plant based)\b/, 'vegan'),
  diet(/^(?:vegetarians?|vegetarian[oa]s?|meatless|meat free|pescatarians?)\b/, 'vegetarian'),
  undeclared(/^halal\b/, 'halal'),
  undeclared(/^kosher\b/, 'kosher'),
  undeclared(/^msg free\b/, 'msg'),
]

const isSaidAt = (words: Words, at: number, need: RegExp): boolean => need.test(words.slice(at, at + 2).join(' '))

const isSaid = (words: Words, need: RegExp): boolean => words.some((_, at) => isSaidAt(words, at, need))

/** Whether a line has an option with the word, such as a vegan pizza's. */
const isOption = ({ dish, item }: NewDish, need: RegExp): boolean =>
  dish.optionGroups.some(({ options }) =>
    options.some(({ id, name }) => item.options.includes(id) && isSaid(splitWords(name), need)),
  )

/**
 * Asks for confirmation of each new line that is not declared as an adjective of the message says:
 * `a cooked tuna roll`, `a vegan miso soup`, `dinner for a vegetarian`. An adjective that became a
 * note is about the lines with that note only.
 */
export function confirmStatedNeeds(answer: Answer, input: GuestMessage): Answer {
  const dishes = listNewDishes(answer, input)
  const words = splitWords(input.message)
  const said = dishes.length === 0 ? [] : needs.filter((need) => isSaid(words, need.words))
  if (said.length === 0) return answer
  const names = findNames(words, input.vocabulary)
  const isFree = (at: number) =>
    !names.some(({ from, to }) => from <= at && at < to) && !/^(?:not|non|isnt|arent)$/.test(words[at - 1] ?? '')
  const judged = said
    .filter((need) => words.some((_, at) => isFree(at) && isSaidAt(words, at, need.words)))
    .filter((need) => !dishes.some((dish) => isOption(dish, need.words)))
    .map((need) => {
      const noted = dishes.filter(({ item }) => isSaid(splitWords(item.notes), need.words))
      const own = noted.length > 0 ? noted : dishes
      const unmet = own.filter((dish) => !need.isMet(dish))
      return { isMet: unmet.length === 0, facts: (unmet.length > 0 ? unmet : own).flatMap(need.describe) }
    })
  // The word has a part in the order.
  const sentences = answer.sentences.filter(
    ({ missing = '' }) => !said.some((need) => isSaid(splitWords(missing), need.words)),
  )
  const facts = judged.flatMap((each) => each.facts)
  return judged.every(({ isMet }) => isMet)
    ? addSentences({ ...answer, sentences }, ...facts)
    : askToConfirm({ ...answer, sentences }, ...facts)
}
