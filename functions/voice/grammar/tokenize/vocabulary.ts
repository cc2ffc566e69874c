import { getSimilarity, toPhoneticWord, type PhoneticWord } from './phonetics'
import { listKinds, listOptionNames, listOptionWords, listSmallNames, nameWords } from './menu-words'
import { singularize, splitWords } from './words'
import { memoize } from '#shared/platform/memoize'
import type { MenuItem } from '#shared/menu/contract'

/** A name of a dish with its words. A dish has one for its name and for each other name. */
export type VocabularyDish = {
  readonly dish: MenuItem
  /** Whether this is the dish's own name. */
  readonly isOwn: boolean
  /** The words of the name, without `and`. */
  readonly words: readonly PhoneticWord[]
  /** The weight of each word: high if few dishes share it. */
  readonly weights: readonly number[]
}

/** Names of dishes that begin with the same words, by the stem of the next word. */
type NameNode = { isName: boolean; readonly next: Map<string, NameNode> }

/** The words to recognize, derived from a menu. */
export type Vocabulary = {
  readonly menu: readonly MenuItem[]
  readonly named: readonly VocabularyDish[]
  /** The names, word by word. */
  readonly names: NameNode
  /** The stems of names that are similar to a word, with their likeness. */
  readonly nearStems: (word: string) => readonly (readonly [stem: string, likeness: number])[]
  /** The words of dish names, by their stems. */
  readonly words: ReadonlyMap<string, PhoneticWord>
  /** The words of option names, by their stems. */
  readonly optionWords: ReadonlyMap<string, PhoneticWord>
  /** Short words that occur in other names only: a similar word is more often something else. */
  readonly exactWords: ReadonlySet<string>
  /** Words of kinds of dishes (`pizza`, `soup`): with them alone, the guest has to choose. */
  readonly kinds: ReadonlySet<string>
  /** Option names of two small words, such as `well done`. */
  readonly smallNames: ReadonlySet<string>
  readonly byCode: ReadonlyMap<string, MenuItem>
  readonly prefixes: ReadonlySet<string>
}

function buildNames(named: readonly VocabularyDish[]): NameNode {
  const root: NameNode = { isName: false, next: new Map() }
  for (const { words } of named) {
    let node = root
    for (const { stem } of words) {
      const next = node.next.get(stem) ?? { isName: false, next: new Map() }
      node.next.set(stem, next)
      node = next
    }
    node.isName = true
  }
  return root
}

/** Minimum similarity of each word and of the average for a misheard name. */
const NEARLY = { each: 0.75, all: 0.85 } as const

/** Heard words whose similar stems are cached: many messages have the same ones. */
const MAX_HEARD_WORDS = 500

function listNearStems(words: ReadonlyMap<string, PhoneticWord>, text: string): readonly (readonly [string, number])[] {
  const heard = toPhoneticWord(text)
  return [...words].flatMap(([stem, word]): readonly (readonly [string, number])[] => {
    const likeness = getSimilarity(heard, word)
    return likeness < NEARLY.each ? [] : [[stem, likeness]]
  })
}

/**
 * Builds the vocabulary of a menu. Takes a few milliseconds, so cache it until the menu changes.
 */
export function buildVocabulary(menu: readonly MenuItem[]): Vocabulary {
  // Splitting takes most of the time, and dishes share names of options.
  const split = memoize(splitWords, Infinity)
  const wordsOf = (name: string) => nameWords(name, split)
  const counts = new Map<string, number>()
  for (const { name, alsoCalled } of menu) {
    const stems = [name, ...alsoCalled].flatMap(wordsOf).map(singularize)
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const words = new Map<string, PhoneticWord>()
  const wordOf = (text: string): PhoneticWord => {
    const known = words.get(singularize(text)) ?? toPhoneticWord(text)
    words.set(known.stem, known)
    return known
  }
  const toNamed = (dish: MenuItem, name: string): VocabularyDish => {
    const own = wordsOf(name).map(wordOf)
    const weights = own.map(({ stem }) => 1 / Math.sqrt(counts.get(stem) ?? 1) + 0.15)
    return { dish, isOwn: name === dish.name, words: own, weights }
  }
  const named = menu.flatMap((dish) => [dish.name, ...dish.alsoCalled].map((name) => toNamed(dish, name)))
  const codes = menu.map((dish) => [dish.code.toLowerCase(), dish] as const)
  const own = new Set(menu.flatMap(({ name }) => wordsOf(name).map(singularize)))
  const optionNames = listOptionNames(menu, split)
  return {
    kinds: listKinds(menu, split),
    smallNames: listSmallNames(optionNames),
    exactWords: new Set([...words.keys()].filter((stem) => !own.has(stem) && stem.length < 6)),
    menu,
    named,
    names: buildNames(named),
    nearStems: memoize((word) => listNearStems(words, word), MAX_HEARD_WORDS),
    words,
    optionWords: listOptionWords(optionNames),
    byCode: new Map(codes),
    prefixes: new Set(codes.map(([code]) => code.replace(/(?<!\d)\d+$/, ''))),
  }
}

/** Returns the number of words at a position that are the whole name of a dish; 0 if none. */
export function fullNameAt({ names }: Vocabulary, words: readonly string[], at: number): number {
  let longest = 0
  let node: NameNode | undefined = names
  for (let place = at; ; place += 1) {
    while (place > at && words[place] === 'and') place += 1
    node = node.next.get(singularize(words[place] ?? ''))
    if (!node) return longest
    if (node.isName) longest = place + 1 - at
  }
}

const LONGEST_NAME = 5

/**
 * Whether the whole name of a dish, of several words, starts at a position with some words
 * misheard.
 */
export function nearlyNamedAt({ names, nearStems }: Vocabulary, words: readonly string[], at: number): boolean {
  const heard = words.slice(at, at + LONGEST_NAME)
  const isNamed = (node: NameNode, place: number, sum: number): boolean => {
    if (node.isName && place >= 2 && sum >= NEARLY.all * place) return true
    const word = heard[place]
    if (word === undefined) return false
    return nearStems(word).some(([stem, likeness]) => {
      const next = node.next.get(stem)
      return next !== undefined && isNamed(next, place + 1, sum + likeness)
    })
  }
  return isNamed(names, 0, 0)
}
