import type { MenuItem } from '#shared/menu/contract'
import { findNamedFoods } from '#shared/menu/dietary/note-coverage'
import type { Answer } from '../grammar/answer'
import type { Clause } from '../grammar/cover/clauses'
import type { GuestMessage } from '../grammar/edit/intent'
import { findNames } from '../grammar/recognize/names'
import { singularize, stemsOfName, type Words } from '../grammar/tokenize/words'
import { isWithin, type Span } from './pieces'

/** Returns the longest run of a name's words, the first of equal ones; null if there is none. */
function findRun(words: Words, name: string, taken: readonly Span[]): Span | null {
  const stems = stemsOfName(name)
  const isOfName = (word: string) => stems.has(singularize(word)) || stems.has(word.replace(/s$/, ''))
  let longest: Span = { from: 0, to: 0 }
  let from = 0
  words.forEach((word, at) => {
    if (!isOfName(word) || isWithin(taken, at)) from = at + 1
    else if (at + 1 - from > longest.to - longest.from) longest = { from, to: at + 1 }
  })
  return longest.to > longest.from ? longest : null
}

const addRuns = (words: Words, names: readonly string[], spans: readonly Span[]): readonly Span[] =>
  names.reduce<readonly Span[]>((taken, name) => {
    const run = findRun(words, name, taken)
    return run ? [...taken, run] : taken
  }, spans)

/** Finds the words that the answer took as the names of dishes, and of options that it changes. */
export function findHandled(
  words: Words,
  clauses: readonly Clause[],
  { action, items }: Answer,
  { vocabulary, context = [] }: GuestMessage,
) {
  const lines = items.flatMap((item) => {
    // Nothing to take out: the food was refused.
    if (action === 'remove_from_cart' && !context.some(({ itemId }) => itemId === item.itemId)) return []
    const dish = vocabulary.menu.find(({ id }) => id === item.itemId)
    return dish ? [{ dish, item }] : []
  })
  const refusing = clauses.filter(({ stance }) => stance === 'refusal' || stance === 'feeling')
  // `no edamame` refuses a dish, `problems with edamame` a food.
  const whole = findNames(words, vocabulary).filter(
    ({ isWhole, weight, from }) => isWhole && (weight > 1 || isWithin(refusing, from)),
  )
  const named = whole.flatMap((name) => name.dishes)
  const ordered = lines.map(({ dish }) => dish)
  const namesOf = (dishes: readonly MenuItem[]) => dishes.map(({ name, alsoCalled }) => [name, ...alsoCalled].join(' '))
  // `two agedashi tofus, no tofus after all`
  const withdrawn = addRuns(words, namesOf(named.filter((dish) => !ordered.includes(dish))), whole).filter(
    (span) => whole.some((name) => name === span) || isWithin(refusing, span.from),
  )
  // Next to another dish, a food alone may be what the guest can't eat.
  const isFoodAlone = ({ from, to }: Span) =>
    ordered.length > 1 &&
    to - from === 1 &&
    !whole.some((name) => name.from === from) &&
    findNamedFoods(words[from] ?? '').length > 0
  const dishes = addRuns(words, namesOf(ordered.filter((dish) => !named.includes(dish))), withdrawn).filter(
    (span) => withdrawn.includes(span) || !isFoodAlone(span),
  )
  const options = lines.flatMap(({ dish, item }) =>
    dish.optionGroups.flatMap((group) =>
      group.options.flatMap(({ id, name, isDefault }) => (item.options.includes(id) === isDefault ? [] : name)),
    ),
  )
  return { dishes, all: addRuns(words, options, dishes) }
}
