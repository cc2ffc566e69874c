import type { GuestMessage } from '../grammar/edit/intent'
import { removeExcluded } from '../grammar/questions/exclusion-list'
import { listAskedDishes } from '../grammar/safety/asked-dishes'
import { filterByKnownNeeds } from '../grammar/safety/known-needs'
import type { Sentence } from '../reading/read'

/**
 * Returns the dishes that a reply to a sentence may be about: not those that the sentence, an
 * active filter or an allergy of the cart's lines excludes. A dish that the guest names whole
 * stays.
 */
export function selectDishes({ words, intent, named: all, hasName }: Sentence, sentence: string, input: GuestMessage) {
  const several = removeExcluded(intent.several, sentence)
  const menu = filterByKnownNeeds(input.vocabulary.menu, input)
  const named = hasName ? all : filterByKnownNeeds(all, input)
  return {
    menu,
    named,
    /** The dishes that the sentence asks about, with their options. */
    listAsked: () => listAskedDishes(named, words, input),
    intent: {
      ...intent,
      several: several.map((each) => ({ ...each, dishes: filterByKnownNeeds(each.dishes, input) })),
    },
  }
}
