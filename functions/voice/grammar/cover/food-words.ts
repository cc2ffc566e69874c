import { findAllergens } from '#shared/menu/dietary/allergies'
import { isKindOfFood } from '#shared/menu/dietary/kinds-of-food'
import { detectAllergens } from '../safety/allergens'
import type { Vocabulary } from '../tokenize/vocabulary'
import { PAUSE, singularize, splitWords, stopWords, synonyms } from '../tokenize/words'

const foodWords = new WeakMap<Vocabulary, ReadonlySet<string>>()

/** Returns a test for words of the menu's options and descriptions, and for allergens. */
export function foodTest(vocabulary: Vocabulary): (word: string) => boolean {
  const described = () => vocabulary.menu.flatMap(({ description }) => splitWords(description).map(singularize))
  const foods =
    foodWords.get(vocabulary) ??
    new Set([...vocabulary.optionWords.keys(), ...described()].filter((word) => word !== PAUSE && !stopWords.has(word)))
  foodWords.set(vocabulary, foods)
  return (word) =>
    [word, ...(synonyms.get(word) ?? [])].some((each) => foods.has(singularize(each))) || findAllergens(word).length > 0
}

/** Returns a test for words of foods, also of those that no dish has by this name: `pork`. */
export function anyFoodTest(vocabulary: Vocabulary): (word: string) => boolean {
  const isOfMenu = foodTest(vocabulary)
  return (word) => isOfMenu(word) || detectAllergens(word).length > 0 || isKindOfFood(word)
}
