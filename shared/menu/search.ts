import type { MenuCategory, MenuItem } from './contract'
import { isVegetarian } from './dietary/dish-facts'
import { parseExclusions, toDietaryPreferences } from './dietary/exclusions'
import { listHideReasons } from './dietary/filters'
import { applySelectionToDish, getAvailableDefaults } from './dietary/verdict'
import { matchesSearch } from './listing'
import { isSimilarWord, normalizeText, singularize } from '../platform/text'
import { getRemovedIngredient } from './option-text'
import { stopWords, synonyms } from './search-terms'

/** The ids of the dishes that a search means. */
export type MenuSearcher = (search: string) => ReadonlySet<number>

/** What people type and would not say to the assistant, beside the words that it knows. */
const alsoTyped: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    coke: ['cola'],
    pepsi: ['cola'],
    soda: ['cola', 'soda'],
    pop: ['cola', 'soda'],
    vegetarian: ['vegetarian'],
    veggie: ['vegetarian', 'vegetable'],
    veg: ['vegetarian', 'vegetable'],
    vegan: ['vegan'],
    beef: ['steak'],
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

type Indexed = {
  readonly item: MenuItem
  readonly words: ReadonlySet<string>
  /**
   * What a guest can have left out of the dish: it is in there, whether or not the description
   * says so.
   */
  readonly ingredients: ReadonlySet<string>
}

const stems = (text: string): ReadonlySet<string> => new Set(wordsOf(text).map(singularize))

function indexed(item: MenuItem, category: string): Indexed {
  const { name, description, code, allergens } = item
  const marks = [
    isVegetarian(item) && 'vegetarian',
    item.spiceLevel > 0 && 'spicy',
    item.isPopular && 'popular',
  ].filter((mark) => mark !== false)
  const text = [name, description, code, category, ...(allergens ?? []), ...marks].join(' ')
  const leftOut = item.optionGroups.flatMap(({ options }) =>
    options.flatMap((option) => getRemovedIngredient(option.name) ?? []),
  )
  return { item, words: stems(text), ingredients: stems(leftOut.join(' ')) }
}

/**
 * What a typed word stands for among the words of the menu: itself, the start of one, its synonyms,
 * or a near miss.
 */
function meant(typed: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const stem = singularize(typed)
  const wanted = [stem, ...(alsoTyped.get(stem) ?? synonyms.get(stem) ?? [])].map(singularize)
  const all = [...known]
  const found = new Set(wanted.filter((word) => known.has(word)))
  if (typed.length > 1) for (const word of all) if (word.startsWith(typed) || word.startsWith(stem)) found.add(word)
  if (found.size > 0) return found
  return new Set(all.filter((word) => isSimilarWord(stem, word)))
}

/**
 * Returns a function that finds dishes by a typed text: plurals, any order of words, typing errors,
 * synonyms, codes and ingredients (docs/product/menu.md#finding-a-dish). It never finds what the
 * text excludes.
 */
export function createMenuSearch(items: readonly MenuItem[], categories: readonly MenuCategory[]): MenuSearcher {
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const dishes = items.map((item) => indexed(item, names.get(item.categoryId) ?? ''))
  const known = new Set(dishes.flatMap(({ words }) => [...words]))
  const before = new Map<string, ReadonlySet<string>>()
  // While a sentence is typed only its last word is new.
  const meaning = (word: string) => {
    const wish = before.get(word) ?? meant(word, known)
    before.set(word, wish)
    return wish
  }
  const isExcluding = (words: readonly string[]) => {
    const excluded = words.flatMap(wordsOf).filter((word) => !stopWords.has(word))
    const stemsExcluded = excluded.flatMap((word) => [...meaning(word), singularize(word)])
    return ({ item, words: own, ingredients }: Indexed) =>
      words.length > 0 &&
      (item.allergens === null || stemsExcluded.some((stem) => own.has(stem) || ingredients.has(stem)))
  }
  return (search) => {
    const { filters, unmapped, remaining } = parseExclusions(search)
    const excludes = isExcluding(unmapped)
    const preferences = toDietaryPreferences(filters)
    const fits = (item: MenuItem) =>
      filters.length === 0 ||
      [item, applySelectionToDish(item, getAvailableDefaults(item))].every(
        (dish) => listHideReasons(dish, preferences).length === 0,
      )
    const typed = wordsOf(remaining)
    const telling = typed.filter((word) => !stopWords.has(word))
    const wishes = (telling.length > 0 ? telling : typed).map(meaning)
    const isFound = ({ item, words }: Indexed) =>
      matchesSearch(item, remaining) ||
      (wishes.length > 0 && wishes.every((wish) => [...wish].some((word) => words.has(word))))
    return new Set(
      dishes.filter((dish) => isFound(dish) && fits(dish.item) && !excludes(dish)).map(({ item }) => item.id),
    )
  }
}
