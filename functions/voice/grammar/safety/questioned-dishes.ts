import type { MenuItem } from '#shared/menu/contract'
import type { GuestMessage } from '../edit/intent'
import { findNames } from '../recognize/names'
import { applyOptionRequests } from '../resolve/apply-option-requests'
import { getFoodAliases, MAX_CART_LINES } from '../resolve/option-aliases'
import { readOptionAt } from '../resolve/read-option-requests'
import { detectAllergens } from './allergens'
import { asItComes, asOrdered, listOrdered, type OrderedDish } from './ordered-dish'
import type { Words } from '../tokenize/words'

/** What comes before a food that is asked for, and is no option: `does it have shrimp`. */
const ASKS_FOR =
  /\b(?:have|has|having|contains?|containing|includes?|use|uses|there|of|from|to|for|(?:comes?|made|makes?|cooked|served|fried|done|prepared|is|are) with)(?: (?:any|some|a|an|the|real|raw|much|no))*$/
const FREE = /^(?:free|allerg\w*|intoleran\w*)$/
const LONGEST_CUE = 4

/** Lists the options and foods that a sentence adds to a dish, in its words. */
function listSaidRequests(dish: MenuItem, words: Words, isName: (at: number, dish: MenuItem) => boolean) {
  const said: string[] = []
  const aliases = getFoodAliases(dish)
  for (let at = 0; at < words.length;) {
    const reading = isName(at, dish) ? null : readOptionAt(words, at, aliases)
    const isFood = reading !== null || (!isName(at, dish) && detectAllergens(words[at] ?? '').length > 0)
    const to = at + (reading?.length ?? 1)
    const start = words[at] === 'with' ? at + 1 : at
    const before = words.slice(Math.max(0, start - LONGEST_CUE), start).join(' ')
    const isListed = /\b(?:and|or)$/.test(before) && detectAllergens(words[start - 2] ?? '').length > 0
    const isFree = FREE.test(words[to] ?? '') || words.slice(at, to).some((word) => FREE.test(word))
    const isAskedFor = isListed || ASKS_FOR.test(before) || isFree
    if (isFood && !isAskedFor) said.push(words.slice(at, to).join(' '))
    at = to
  }
  return said
}

/**
 * Returns the dishes that a sentence asks about, each with the options that the sentence names. A
 * dish that the cart has counts with the options of its lines. Without a dish, these are the lines
 * of the cart.
 */
export function listQuestionedDishes(
  named: readonly MenuItem[],
  words: Words,
  { vocabulary, context = [] }: GuestMessage,
): readonly OrderedDish[] {
  const names = findNames(words, vocabulary)
  const isName = (at: number, dish: MenuItem) =>
    names.some(({ from, to, dishes }) => from <= at && at < to && dishes.some(({ id }) => id === dish.id))
  const linesOf = (dish: MenuItem) => {
    const held = context.filter(({ itemId }) => itemId === dish.id)
    return held.length > 0 ? held.map((line) => asOrdered(dish, line)) : [asItComes(dish)]
  }
  const lines = named.length > 0 ? named.flatMap(linesOf) : listOrdered(context, vocabulary.menu)
  return lines.map((ordered, at) => {
    const { dish, line } = ordered
    const said = at < lines.length - MAX_CART_LINES ? [] : listSaidRequests(dish, words, isName)
    if (said.length === 0) return ordered
    const { options, notes } = applyOptionRequests(dish, said, line.options)
    return asOrdered(dish, { options, notes: [line.notes ?? '', ...notes].join(', ') })
  })
}
