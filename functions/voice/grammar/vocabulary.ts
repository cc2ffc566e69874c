import type { MenuItem } from '#shared/contract/menu'
import { singularize, splitWords } from './normalise'
import { getSimilarity, toPhoneticWord } from './similar'
import type { PhoneticWord } from './similar'

/** A dish as it is listened for. */
export type VocabularyDish = {
  readonly dish: MenuItem
  /** The words of its name, without `and`. */
  readonly words: readonly PhoneticWord[]
  /** What each of them tells: much if few dishes have it. */
  readonly weights: readonly number[]
}

/** What the assistant listens for, derived from a menu as it is. */
export type Vocabulary = {
  readonly named: readonly VocabularyDish[]
  readonly words: ReadonlyMap<string, PhoneticWord>
  readonly byCode: ReadonlyMap<string, MenuItem>
  readonly prefixes: ReadonlySet<string>
}

const LINKS = new Set(['and', 'with', 'of', 'the', 'a', 'in', ','])

const nameWords = (name: string): readonly string[] => splitWords(name).filter((word) => !LINKS.has(word))

/**
 * Builds what to listen for from a menu; a few milliseconds, so keep it as long as the menu is the
 * same.
 */
export function buildVocabulary(menu: readonly MenuItem[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const { name } of menu)
    for (const stem of new Set(nameWords(name).map(singularize))) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  const words = new Map<string, PhoneticWord>()
  const wordOf = (text: string): PhoneticWord => {
    const known = words.get(singularize(text)) ?? toPhoneticWord(text)
    words.set(known.stem, known)
    return known
  }
  const named = menu.map((dish) => {
    const own = nameWords(dish.name).map(wordOf)
    return { dish, words: own, weights: own.map(({ stem }) => 1 / Math.sqrt(counts.get(stem) ?? 1) + 0.15) }
  })
  const codes = menu.map((dish) => [dish.code.toLowerCase(), dish] as const)
  return {
    named,
    words,
    byCode: new Map(codes),
    prefixes: new Set(codes.map(([code]) => code.replace(/\d+$/, ''))),
  }
}

/** How many words from a place on are the whole name of a dish, in its order; 0 if none. */
export function fullNameAt({ named }: Vocabulary, words: readonly string[], at: number): number {
  let longest = 0
  for (const { words: own } of named) {
    let place = at
    let fits = own.length > 0
    for (const { stem } of own) {
      while (place > at && words[place] === 'and') place += 1
      if (singularize(words[place] ?? '') !== stem) {
        fits = false
        break
      }
      place += 1
    }
    if (fits) longest = Math.max(longest, place - at)
  }
  return longest
}

const LONGEST_NAME = 5

/**
 * How alike each word must be to its own of a name, and all of them together, for the name to be
 * meant.
 */
const NEARLY = { each: 0.75, all: 0.85 } as const

/**
 * Whether a dish's whole name of several words begins at a place, though some of them are misheard.
 */
export function nearlyNamedAt({ named }: Vocabulary, words: readonly string[], at: number): boolean {
  const heard = words.slice(at, at + LONGEST_NAME).map(toPhoneticWord)
  return named.some(({ words: own }) => {
    if (own.length < 2 || own.length > heard.length) return false
    const likenesses = own.map((word, place) => {
      const said = heard[place]
      return said ? getSimilarity(said, word) : 0
    })
    const sum = likenesses.reduce((total, likeness) => total + likeness, 0)
    return sum >= NEARLY.all * own.length && likenesses.every((likeness) => likeness >= NEARLY.each)
  })
}
