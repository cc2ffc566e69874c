import type { MenuCategory, MenuItem } from './contract'
import { isVegetarian } from './dietary/dish-facts'
import { hasKindOfFood, isKindOfFood, namesKindOfFood } from './dietary/kinds-of-food'
import { toDietaryPreferences } from './dietary/exclusions'
import { listHideReasons, type FilterableDish } from './dietary/filters'
import { getDishAsItComes } from './dietary/verdict'
import { matchesSearch } from './listing'
import { isSimilarWord, normalizeText, singularize } from '../platform/text'
import { getRemovedIngredient } from './option-text'
import { readSearch } from './search-exclusions'
import { stopWords, synonyms } from './search-terms'

/** Returns the ids of the dishes that match a search. */
export type MenuSearcher = (search: string) => ReadonlySet<number>

/** Synonyms for typed searches, in addition to those of the voice assistant. */
const typedSynonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    soda: ['cola', 'soda'],
    pop: ['cola', 'soda'],
    vegetarian: ['vegetarian'],
    veggie: ['vegetarian', 'vegetable'],
    veg: ['vegetarian', 'vegetable'],
    vegan: ['vegan'],
    hot: ['spicy', 'hot'],
    chile: ['chili', 'spicy'],
    drink: ['drink'],
    beverage: ['drink'],
    starter: ['appetizer'],
    kid: ['kids'],
    crabmeat: ['crab'],
    mayonnaise: ['mayo'],
  }),
)

const wordsOf = (text: string): readonly string[] =>
  normalizeText(text)
    .replace(/&/g, ' and ')
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

type IndexedDish = {
  readonly item: MenuItem
  /** The dish without its options, and as it comes. Both have to fit. */
  readonly assessed: readonly FilterableDish[]
  readonly words: ReadonlySet<string>
  /**
   * Ingredients that options can remove. The dish contains them even if its description doesn't
   * mention them.
   */
  readonly ingredients: ReadonlySet<string>
  /** Words of the options that the dish offers, by all their names. */
  readonly options: ReadonlySet<string>
}

const stems = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(singularize))

/** Joins each word with the next one, as people also write them: `spring rolls` is `springroll`. */
const joinNeighbors = (words: readonly string[]): readonly string[] =>
  words.slice(1).map((word, index) => singularize(`${words[index] ?? ''}${word}`))

function indexDish(item: MenuItem, category: string): IndexedDish {
  const { name, description, code, allergens } = item
  const usual = getDishAsItComes(item)
  const marks = [
    isVegetarian(usual) && 'vegetarian',
    item.spiceLevel > 0 && 'spicy',
    item.isPopular && 'popular',
  ].filter((mark) => mark !== false)
  const text = [name, ...item.alsoCalled, description, code, category, ...(allergens ?? []), ...marks].join(' ')
  const leftOut = item.optionGroups.flatMap(({ options }) =>
    options.flatMap((option) => getRemovedIngredient(option.name) ?? []),
  )
  const options = item.optionGroups.flatMap((group) =>
    group.options.flatMap((option) =>
      getRemovedIngredient(option.name) === null ? [option.name, ...option.alsoCalled] : [],
    ),
  )
  const joined = [name, ...item.alsoCalled].flatMap((each) => joinNeighbors(wordsOf(each)))
  return {
    item,
    assessed: [{ ...item, without: [] }, usual],
    words: new Set([...stems(text), ...joined]),
    ingredients: stems(leftOut.join(' ')),
    options: stems(options.join(' ')),
  }
}

/**
 * Returns the menu words that a typed word means: itself, words it begins, synonyms, or similar
 * words.
 */
function findMeanings(typed: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const stem = singularize(typed)
  const wanted = [stem, ...(typedSynonyms.get(stem) ?? synonyms.get(stem) ?? [])].map(singularize)
  const all = [...known]
  const found = new Set(wanted.filter((word) => known.has(word)))
  if (typed.length > 1) for (const word of all) if (word.startsWith(typed) || word.startsWith(stem)) found.add(word)
  if (isKindOfFood(typed)) for (const word of all) if (namesKindOfFood(word, typed)) found.add(word)
  if (found.size > 0) return found
  return new Set(all.filter((word) => isSimilarWord(stem, word)))
}

/**
 * Creates a function that searches dishes by text: plurals, any word order, typing errors,
 * other names, synonyms, codes and ingredients (docs/product/menu.md#search). It never returns a
 * dish that the text excludes.
 */
export function createMenuSearch(items: readonly MenuItem[], categories: readonly MenuCategory[]): MenuSearcher {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const dishes = items.map((item) => indexDish(item, names.get(item.categoryId) ?? ''))
  const known = new Set(dishes.flatMap(({ words }) => [...words]))
  const meaningCache = new Map<string, ReadonlySet<string>>()
  // While the guest types, only the last word is new.
  const getMeanings = (word: string) => {
    const matches = meaningCache.get(word) ?? findMeanings(word, known)
    meaningCache.set(word, matches)
    return matches
  }
  const isExcluding = (words: readonly string[]) => {
    const excluded = words.flatMap(wordsOf).filter((word) => !stopWords.has(word))
    const stemsExcluded = excluded.flatMap((word) => [...getMeanings(word), singularize(word)])
    return ({ item, words: own, ingredients }: IndexedDish) =>
      words.length > 0 &&
      (item.allergens === null ||
        words.some((each) => hasKindOfFood(item, each)) ||
        stemsExcluded.some((stem) => own.has(stem) || ingredients.has(stem)))
  }
  return (search) => {
    const { filters, unmapped, remaining } = readSearch(search)
    const excludes = isExcluding(unmapped)
    const preferences = toDietaryPreferences(filters)
    const fits = ({ assessed }: IndexedDish) =>
      filters.length === 0 || assessed.every((dish) => listHideReasons(dish, preferences).length === 0)
    const typed = wordsOf(remaining)
    const significantWords = typed.filter((word) => !stopWords.has(word))
    const searched = significantWords.length > 0 ? significantWords : typed
    const meanings = searched.map(getMeanings)
    // Two typed words may be one on the menu: `yaki soba`, and `su 7` for a code.
    const asOneWord = joinNeighbors(searched).flatMap((word, at) =>
      known.has(word) ? [[...meanings.slice(0, at), new Set([word]), ...meanings.slice(at + 2)]] : [],
    )
    const readings = [meanings, ...asOneWord].filter((reading) => reading.length > 0)
    const isFound = ({ item, words }: IndexedDish) =>
      matchesSearch(item, remaining) ||
      readings.some((reading) => reading.every((matches) => [...matches].some((word) => words.has(word))))
    const stemsTyped = significantWords.map(singularize)
    const hasOption = ({ options }: IndexedDish) =>
      stemsTyped.length > 0 && stemsTyped.every((stem) => options.has(stem))
    const select = (isMatch: (dish: IndexedDish) => boolean) =>
      dishes.filter((dish) => isMatch(dish) && fits(dish) && !excludes(dish)).map(({ item }) => item.id)
    const found = select(isFound)
    // Nothing is called so: the dishes that offer such an option.
    return new Set(found.length > 0 ? found : select(hasOption))
  }
}
