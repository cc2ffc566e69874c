import type { MenuItem } from '#shared/menu/contract'
import { toPhoneticWord, type PhoneticWord } from './phonetics'
import { singularize, stopWords } from './words'

const LINKS = new Set(['and', 'with', 'of', 'the', 'a', 'in', ','])

/** Splits a name into its words. */
export type SplitName = (name: string) => readonly string[]

/** Returns the words of a name without links. */
export const nameWords = (name: string, split: SplitName): readonly string[] =>
  split(name).filter((word) => !LINKS.has(word))

/** How many names have to end or start with a word that is a kind of dish. */
const KIND_ENDS = 2
const KIND_STARTS = 4

const countEach = (stems: readonly (string | undefined)[]): ReadonlyMap<string | undefined, number> => {
  const counts = new Map<string | undefined, number>()
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return counts
}

/** Lists the words with which several names end or many names start. */
export function listKinds(menu: readonly MenuItem[], split: SplitName): ReadonlySet<string> {
  const names = menu.map(({ name }) => nameWords(name, split).map(singularize))
  const long = names.filter((name) => name.length > 1)
  const [starts, ends] = [countEach(long.map((name) => name.at(0))), countEach(long.map((name) => name.at(-1)))]
  const isKind = (stem: string) => (ends.get(stem) ?? 0) >= KIND_ENDS || (starts.get(stem) ?? 0) >= KIND_STARTS
  return new Set(names.flat().filter(isKind))
}

/** Lists the names of options, each as its words. */
export const listOptionNames = (menu: readonly MenuItem[], split: SplitName): readonly (readonly string[])[] => {
  const options = menu.flatMap(({ optionGroups }) => optionGroups.flatMap((group) => group.options))
  return options.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]).map(split)
}

/** Lists the option names that consist of two small words, such as `well done`. */
export function listSmallNames(names: readonly (readonly string[])[]): ReadonlySet<string> {
  const small = names.filter((words) => words.length === 2 && words.every((word) => stopWords.has(word)))
  return new Set(small.map((words) => words.join(' ')))
}

/**
 * Lists the words of option names that a guest may misspell, by their stems: of several with one
 * stem, the last.
 */
export function listOptionWords(names: readonly (readonly string[])[]): ReadonlyMap<string, PhoneticWord> {
  const words = new Map<string, string>()
  for (const word of names.flat()) words.set(singularize(word), word)
  return new Map([...words].map(([stem, word]) => [stem, toPhoneticWord(word)]))
}
