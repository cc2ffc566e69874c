import type { MenuItem } from '#shared/menu/contract'
import { toPhoneticWord, type PhoneticWord } from './phonetics'
import { singularize, splitWords, stopWords } from './words'

const LINKS = new Set(['and', 'with', 'of', 'the', 'a', 'in', ','])

/** Returns the words of a name without links. */
export const nameWords = (name: string): readonly string[] => splitWords(name).filter((word) => !LINKS.has(word))

/** How many names have to end or start with a word that is a kind of dish. */
const KIND_ENDS = 2
const KIND_STARTS = 4

/** Lists the words with which several names end or many names start. */
export function listKinds(menu: readonly MenuItem[]): ReadonlySet<string> {
  const names = menu.map(({ name }) => nameWords(name).map(singularize))
  const count = (stem: string, at: 0 | -1) => names.filter((name) => name.length > 1 && name.at(at) === stem).length
  const stems = new Set(names.flat())
  return new Set([...stems].filter((stem) => count(stem, -1) >= KIND_ENDS || count(stem, 0) >= KIND_STARTS))
}

/** Lists the option names that consist of two small words, such as `well done`. */
export function listSmallNames(menu: readonly MenuItem[]): ReadonlySet<string> {
  const options = menu.flatMap(({ optionGroups }) => optionGroups.flatMap((group) => group.options))
  const names = options.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]).map(splitWords)
  const small = names.filter((words) => words.length === 2 && words.every((word) => stopWords.has(word)))
  return new Set(small.map((words) => words.join(' ')))
}

/** Lists the words of option names that a guest may misspell, by their stems. */
export function listOptionWords(menu: readonly MenuItem[]): ReadonlyMap<string, PhoneticWord> {
  const options = menu.flatMap(({ optionGroups }) => optionGroups.flatMap((group) => group.options))
  const words = options.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled].flatMap(splitWords))
  return new Map(words.map(toPhoneticWord).map((word) => [word.stem, word]))
}
