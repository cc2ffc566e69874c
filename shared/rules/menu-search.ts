import type { MenuCategory, MenuItem } from '../contract/menu'
import { isGlutenFree, isVegetarian } from './dietary'
import { matchesSearch } from './menu-listing'
import { plainText } from './plain-text'
import { stemOf } from './voice/stem'
import { sameThing, smallWords } from './voice/words'

/** The ids of the dishes that a search means. */
export type Finder = (search: string) => ReadonlySet<number>

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
  plainText(text)
    .replace(/&/g, ' and ')
    .replace(/'/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')

/** How many slips of the finger a word of this length may hold. */
const slips = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/** Whether two words are the same but for so many letters; neighbours in the wrong order are one. */
function isNear(one: string, other: string, most: number): boolean {
  if (most === 0 || Math.abs(one.length - other.length) > most) return false
  // Whoever errs seldom errs at the first letter, and most words are passed over by it.
  if (one[0] !== other[0] && (one[0] !== other[1] || one[1] !== other[0])) return false
  let [before, last]: [number[], number[]] = [[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      const [left = 0, above = 0, across = 0] = [next[column - 1], last[column], last[column - 1]]
      let cost = Math.min(left + 1, above + 1, across + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1])
        cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next.push(cost)
    }
    ;[before, last] = [last, next]
  }
  return (last[other.length] ?? Infinity) <= most
}

type Indexed = { readonly item: MenuItem; readonly words: ReadonlySet<string> }

function indexed(item: MenuItem, category: string): Indexed {
  const { name, description, code, allergens } = item
  const marks = [
    isVegetarian(item) && 'vegetarian',
    isGlutenFree(item) && 'gluten free',
    item.spiceLevel > 0 && 'spicy',
    item.isPopular && 'popular',
  ].filter((mark) => mark !== false)
  const text = [name, description, code, category, ...(allergens ?? []), ...marks].join(' ')
  return { item, words: new Set(wordsOf(text).map(stemOf)) }
}

/** What a typed word stands for among the words of the menu: itself, the start of one, its synonyms, or a near miss. */
function meant(typed: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const stem = stemOf(typed)
  const wanted = [stem, ...(alsoTyped.get(stem) ?? sameThing.get(stem) ?? [])].map(stemOf)
  const all = [...known]
  const found = new Set(wanted.filter((word) => known.has(word)))
  if (typed.length > 1) for (const word of all) if (word.startsWith(typed) || word.startsWith(stem)) found.add(word)
  if (found.size > 0) return found
  return new Set(all.filter((word) => isNear(stem, word, slips(Math.min(stem.length, word.length)))))
}

/**
 * Makes what finds dishes as people type them: plurals, any order of words, near misses, the words of two kitchens for
 * one thing, codes and ingredients (docs/product/menu.md#finding-a-dish).
 */
export function finderOf(items: readonly MenuItem[], categories: readonly MenuCategory[]): Finder {
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
  return (search) => {
    const typed = wordsOf(search)
    const telling = typed.filter((word) => !smallWords.has(word))
    const wishes = (telling.length > 0 ? telling : typed).map(meaning)
    const isFound = ({ item, words }: Indexed) =>
      matchesSearch(item, search) ||
      (wishes.length > 0 && wishes.every((wish) => [...wish].some((word) => words.has(word))))
    return new Set(dishes.filter(isFound).map(({ item }) => item.id))
  }
}
