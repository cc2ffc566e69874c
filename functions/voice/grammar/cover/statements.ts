import { getDefaultOptionIds } from '#shared/menu/options'
import type { Answer } from '../answer'
import type { GuestMessage } from '../edit/intent'
import { offerLine } from '../questions/open-questions'
import { findNames } from '../recognize/names'
import { extractDiet } from '../safety/food-warnings'
import { extractAllergies } from '../safety/allergies'
import { parseNumberAt, requestPattern, splitWords } from '../tokenize/words'
import { listUnexplained } from './cover'

/** Words of a person, or before a dish that both know. */
const ABOUT =
  /\b(?:i|me|my|we|us|our|he|she|him|her|his|they|them|their|the|your|that|this|those|these|mi|mis|nos|se|su|sus|tu|el|la|los|las|ese|esa|esos|esas|del|al)\b/

/** Parts that are no sign of a statement, or of an order. */
const NEUTRAL = /\b(?:on the side|me da)\b/g

/**
 * Proposes no dish of a message that says something about it: `the roll made me cough`. Such a
 * message has no number, no request and no option, and a word without a part in an order.
 */
export function offerTopic(answer: Answer, { message, vocabulary }: GuestMessage): Answer {
  const [item] = answer.items
  const dish = vocabulary.menu.find(({ id }) => id === item?.itemId)
  if (answer.action !== 'add_to_cart' || answer.confidence !== 'low' || !item || !dish) return answer
  const words = splitWords(message)
  const said = words.join(' ').replace(NEUTRAL, '')
  if (requestPattern.test(said) || !ABOUT.test(said)) return answer
  const [first] = findNames(words, vocabulary)
  const isCounted = words.slice(0, first?.from).some((_, at) => parseNumberAt(words, at) !== null)
  const usual = getDefaultOptionIds(dish.optionGroups)
  const isUsual = item.options.length === usual.length && item.options.every((id) => usual.includes(id))
  if (isCounted || !isUsual || listUnexplained(words, [dish], vocabulary).length === 0) return answer
  const hasNeeds = extractAllergies(words, vocabulary).needs !== null || extractDiet(said).diet !== null
  return hasNeeds ? answer : offerLine(dish, null)
}
