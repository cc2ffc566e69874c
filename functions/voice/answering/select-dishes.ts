import type { GuestMessage } from '../grammar/edit/intent'
import { readExclusions, removeExcluded } from '../grammar/questions/exclusion-list'
import { listQuestionedDishes } from '../grammar/safety/questioned-dishes'
import { filterByKnownNeeds } from '../grammar/safety/needs'
import { listOrdered } from '../grammar/safety/ordered-dish'
import type { Sentence } from '../reading/read'

/**
 * Returns the dishes that a reply to a sentence may be about: not those that the sentence, an
 * active filter or an allergy of the cart's lines excludes. A dish that the guest names whole
 * stays.
 */
export function selectDishes({ words, intent, named: all, hasName }: Sentence, sentence: string, input: GuestMessage) {
  const several = removeExcluded(intent.several, sentence)
  const known = filterByKnownNeeds(input.vocabulary.menu, input)
  // The sentence before may have excluded something: `anything but shrimp. What do you recommend`.
  const { isExcluding, fits } = readExclusions(input.message)
  const fitting = isExcluding ? known.filter(fits) : known
  const menu = fitting.length > 0 ? fitting : known
  const named = hasName ? all : filterByKnownNeeds(all, input)
  return {
    menu,
    /** Also the dishes that the message excludes, for answers that leave them out themselves. */
    known,
    named,
    /** The dishes that the sentence asks about, with their options. */
    listQuestioned: () => listQuestionedDishes(named, words, input),
    /** The lines of the cart, also those that the message excludes. */
    listLines: () => listOrdered(input.context ?? [], input.vocabulary.menu),
    intent: {
      ...intent,
      several: several.map((each) => ({ ...each, dishes: filterByKnownNeeds(each.dishes, input) })),
    },
  }
}
