import type { MenuItem } from '#shared/menu/contract'
import type { Intent } from '../grammar/edit/intent'
import { findOptionGroups } from '../grammar/resolve/apply-option-requests'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import { PAUSE, parseNumberAt, singularize, stemsOfName, stopWords, type Words } from '../grammar/tokenize/words'

const JOINS = /\b(?:with|and|con|y)\b/

/** Whether a dish has an option for each part of a request. */
const hasOptions = (dish: MenuItem, request: string): boolean =>
  request
    .split(JOINS)
    .map((part) => part.trim())
    .every((part) => part === '' || findOptionGroups(dish, part).length > 0)

/**
 * Reads a sentence that orders one kind of dish with options, and no dish by its name: `two steaks
 * medium rare with fried rice`. The dishes of that kind with these options remain to choose from,
 * and the choice has the options.
 */
export function readOpenKind(intent: Intent, words: Words, { menu }: Vocabulary): Intent {
  const { add, update, remove, declined, several, unknown } = intent
  const isOther = [add, update, remove, declined].some((list) => list.length > 0)
  if (isOther || several.length + unknown.length !== 1) return intent
  const said = words.filter((word) => word !== PAUSE)
  const at = said.findIndex((word, index) => !stopWords.has(word) && parseNumberAt(said, index) === null)
  const kind = said[at] ?? ''
  const request = said
    .slice(at + 1)
    .filter((word) => word !== 'please')
    .join(' ')
  const likely = [...several, ...unknown].flatMap((each) => ('dishes' in each ? each.dishes : each.near))
  const dishes = [...new Set([...likely, ...menu])].filter(
    (dish) => stemsOfName(dish.name).has(singularize(kind)) && request !== '' && hasOptions(dish, request),
  )
  if (dishes.length === 0) return intent
  const quantity = said.slice(0, at).map((_, index) => parseNumberAt(said, index)?.value ?? null)
  return {
    ...intent,
    unknown: [],
    several: [{ said: kind, dishes, quantity: quantity.at(-1) ?? null, notes: [request] }],
  }
}
