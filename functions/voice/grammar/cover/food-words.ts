import { findAllergens } from '#shared/menu/dietary/allergies'
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
