import { PAUSE, type Words } from '../tokenize/words'
import type { Vocabulary } from '../tokenize/vocabulary'
import { listTerms } from './names'

const foodNames = new WeakMap<Vocabulary, ReadonlySet<string>>()

/** Lists the names of dishes and options as terms, computed once per menu. */
function listFoodNames(vocabulary: Vocabulary): ReadonlySet<string> {
  const known = foodNames.get(vocabulary)
  if (known) return known
  const foods = vocabulary.menu.flatMap((dish) => [dish, ...dish.optionGroups.flatMap(({ options }) => options)])
  const names = new Set(
    foods.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]).map((name) => listTerms(name).join(' ')),
  )
  foodNames.set(vocabulary, names)
  return names
}

/**
 * Repeats the last word that joined names share: `green and red salsa` becomes `green salsa and red
 * salsa`. Names that the menu has as they are stay: `chicken and beef teriyaki`.
 */
export function repeatSharedHeads(words: Words, vocabulary: Vocabulary): Words {
  const names = listFoodNames(vocabulary)
  const isName = (...parts: readonly (string | undefined)[]) =>
    names.has(listTerms(parts.filter((part) => part !== undefined).join(' ')).join(' '))
  let repeated = words
  for (let at = words.length - 3; at > 0; at -= 1) {
    const [first, joiner, second, head] = repeated.slice(at - 1, at + 3)
    if (joiner !== 'and' && joiner !== PAUSE) continue
    // `hibachi steak and chicken teriyaki`
    const isComplete = isName(first) || (at > 1 && isName(repeated[at - 2], first))
    const isShared = isName(first, head) && isName(second, head) && !isName(head) && !isName(first, second, head)
    if (isShared && !isComplete && head !== undefined)
      repeated = [...repeated.slice(0, at), head, ...repeated.slice(at)]
  }
  return repeated
}
