import { distance } from 'fastest-levenshtein'
import { listKinds, listSmallNames, nameWords } from './menu-words'
import { PAUSE, parseNumberAt, singularize } from './words'
import type { MenuItem } from '#shared/menu/contract'

// Sounds of letters, longer groups first. Omitted letters are silent.
const sounds = [
  [/^(?:kn|gn|pn)/, 'n'], [/^wr/, 'r'], [/^(?:x|sc(?=[ei])|ps)/, 's'], [/mb$/, 'm'], [/gh(?=t|$)/g, ''],
  [/t?ch|sh|sch?(?=[hi])|[ts]i(?=on|a)/g, 'x'], [/ph|v/g, 'f'], [/c(?=[eiy])|z/g, 's'], [/dg|g(?=[eiy])/g, 'j'], [/ck|[cqg]/g, 'k'],
  [/th|d/g, 't'], [/b/g, 'p'], [/(.)\1+/g, '$1'], [/^[aeiouy]+/, 'A'], [/(?!^)[aeiouyhw]/g, ''],
] as const // prettier-ignore

/** Returns the phonetic key of a word; equal for words that are easily confused. */
export const getPhoneticKey = (word: string): string =>
  sounds.reduce((text: string, [letters, sound]) => text.replace(letters, sound), word)

/** A word with its stem and phonetic key. */
export type PhoneticWord = { readonly text: string; readonly stem: string; readonly key: string }

export const toPhoneticWord = (text: string): PhoneticWord => ({
  text,
  stem: singularize(text),
  key: getPhoneticKey(singularize(text)),
})

const PHONETIC_LENGTH = 3

const misspellings = (length: number): number => {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

const soundsLike = (one: PhoneticWord, other: PhoneticWord): boolean => one.key !== '' && one.key === other.key

const lettersOf = (word: string): string => [...word].sort().join('')

/** Whether two words differ by two swapped letters, which counts as one mistake. */
const isTransposed = (one: string, other: string): boolean =>
  one.length === other.length &&
  one[0] === other[0] &&
  distance(one, other) === 2 &&
  lettersOf(one) === lettersOf(other)

/**
 * Returns how well a heard word matches a menu word: 1 if equal or plural, less for a misspelling
 * or a similar sound, else 0.
 */
export function getSimilarity(heard: PhoneticWord, known: PhoneticWord): number {
  if (heard.text === known.text || heard.stem === known.stem) return 1
  const longest = Math.max(heard.stem.length, known.stem.length)
  const isSlip = longest === 3 && heard.stem[0] === known.stem[0] && soundsLike(heard, known)
  // `tee` for `tea`: a short word alone is weak evidence, but enough among other words of a name.
  if (longest < 4) return isSlip && distance(heard.stem, known.stem) === 1 ? 0.6 : 0
  const edits = isTransposed(heard.stem, known.stem) ? 1 : distance(heard.stem, known.stem)
  const likeness = 1 - edits / longest
  const sounds = soundsLike(heard, known)
  const key = Math.min(heard.key.length, known.key.length)
  if (sounds && likeness >= (key >= PHONETIC_LENGTH ? 0.4 : 0.6)) return Math.max(0.85, likeness)
  const shortest = Math.min(heard.stem.length, known.stem.length)
  // A short word alone is weak evidence, but enough among other words of a name.
  if (shortest === 3 && edits === 1 && heard.stem[0] === known.stem[0]) return 0.6
  if (edits > misspellings(shortest)) return 0
  if (heard.stem[0] !== known.stem[0] && edits > 1) return 0
  return likeness >= 0.65 ? likeness : 0
}

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

/** The words to recognize, derived from a menu. */
export type Vocabulary = {
  readonly menu: readonly MenuItem[]
  readonly named: readonly VocabularyDish[]
  readonly words: ReadonlyMap<string, PhoneticWord>
  /** Short words that occur in other names only: a similar word is more often something else. */
  readonly exactWords: ReadonlySet<string>
  /** Words of kinds of dishes (`pizza`, `soup`): with them alone, the guest has to choose. */
  readonly kinds: ReadonlySet<string>
  /** Option names of two small words, such as `well done`. */
  readonly smallNames: ReadonlySet<string>
  readonly byCode: ReadonlyMap<string, MenuItem>
  readonly prefixes: ReadonlySet<string>
}

/**
 * Builds the vocabulary of a menu. Takes a few milliseconds, so cache it until the menu changes.
 */
export function buildVocabulary(menu: readonly MenuItem[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const { name, alsoCalled } of menu) {
    const stems = [name, ...alsoCalled].flatMap(nameWords).map(singularize)
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  }
  const words = new Map<string, PhoneticWord>()
  const wordOf = (text: string): PhoneticWord => {
    const known = words.get(singularize(text)) ?? toPhoneticWord(text)
    words.set(known.stem, known)
    return known
  }
  const toNamed = (dish: MenuItem, name: string): VocabularyDish => {
    const own = nameWords(name).map(wordOf)
    const weights = own.map(({ stem }) => 1 / Math.sqrt(counts.get(stem) ?? 1) + 0.15)
    return { dish, isOwn: name === dish.name, words: own, weights }
  }
  const named = menu.flatMap((dish) => [dish.name, ...dish.alsoCalled].map((name) => toNamed(dish, name)))
  const codes = menu.map((dish) => [dish.code.toLowerCase(), dish] as const)
  const own = new Set(menu.flatMap(({ name }) => nameWords(name).map(singularize)))
  return {
    kinds: listKinds(menu),
    smallNames: listSmallNames(menu),
    exactWords: new Set([...words.keys()].filter((stem) => !own.has(stem) && stem.length < 6)),
    menu,
    named,
    words,
    byCode: new Map(codes),
    prefixes: new Set(codes.map(([code]) => code.replace(/\d+$/, ''))),
  }
}

/** Returns the number of words at a position that are the whole name of a dish; 0 if none. */
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

/** Minimum similarity of each word and of the average for a misheard name. */
const NEARLY = { each: 0.75, all: 0.85 } as const

/**
 * Whether the whole name of a dish, of several words, starts at a position with some words
 * misheard.
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

/** A piece of a sentence after codes, numbers and notes were read. */
export type Token =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'number'; readonly text: string; readonly value: number; readonly isArticle: boolean }
  | { readonly kind: 'code'; readonly said: string; readonly dish: MenuItem | undefined }
  | { readonly kind: 'note'; readonly text: string }

const letterNames: Readonly<Record<string, string>> = {
  aitch: 'h', haitch: 'h', ess: 's', es: 's', are: 'r', ar: 'r', jay: 'j', tee: 't', bee: 'b', pee: 'p', pea: 'p',
  kay: 'k', cay: 'k', ay: 'a', eh: 'a', you: 'u',
} // prettier-ignore

const letterOf = (word: string | undefined): string =>
  word === undefined ? '' : /^[a-z]$/.test(word) ? word : (letterNames[word] ?? '')

type Code = { readonly said: string; readonly length: number }

function spelledPrefix(words: readonly string[], at: number, prefixes: ReadonlySet<string>): Code | null {
  const first = words[at] ?? ''
  const second = letterOf(words[at + 1])
  const both = letterOf(first) + second
  if (second !== '' && letterOf(first) !== '' && prefixes.has(both)) return { said: both, length: 2 }
  if (prefixes.has(first)) return { said: first, length: 1 }
  const one = first === 'are' || first === 'you' ? '' : letterOf(first)
  return prefixes.has(one) ? { said: one, length: 1 } : null
}

/** `two a four`, `item a four`: whether `a` is a code letter and not an article. */
const isCounted = (words: readonly string[], at: number): boolean =>
  /^(?:number|item|code|the)$/.test(words[at - 1] ?? '') ||
  (at > 0 && parseNumberAt(words, at - 1)?.isArticle === false)

/** Reads the dish code that starts at a word: `sr10`, `sr ten`, `s r 10`, `aitch three`. */
export function dishCodeAt(words: readonly string[], at: number, { prefixes }: Vocabulary): Code | null {
  const whole = /^([a-z]{1,3})(\d{1,3})s?$/.exec(words[at] ?? '')
  if (whole && prefixes.has(whole[1] ?? '')) return { said: `${whole[1]}${whole[2]}`, length: 1 }
  const letter = /^([a-z])(\d{1,3})s?$/.exec(words[at + 1] ?? '')
  if (letter && letterOf(words[at]) !== '' && prefixes.has(letterOf(words[at]) + (letter[1] ?? ''))) {
    return { said: `${letterOf(words[at])}${letter[1]}${letter[2]}`, length: 2 }
  }
  const prefix = spelledPrefix(words, at, prefixes)
  if (!prefix) return null
  // `b number three`
  const link = /^(?:number|no|num)$/.test(words[at + prefix.length] ?? '') ? 1 : 0
  const number = parseNumberAt(words, at + prefix.length + link)
  if (!number || number.isArticle || number.value === 0 || number.value > 99) return null
  // `a five` is a code, `a five star meal` and `a couple of rolls` are not.
  const after = words[at + prefix.length + link + number.length]
  const isArticle = words[at] === 'a' && prefix.length === 1 && !isCounted(words, at)
  if (
    isArticle &&
    (words[at + 1] === 'couple' ||
      words[at + 1] === 'dozen' ||
      (after !== undefined && after !== PAUSE && after !== 'and' && after !== 'please'))
  )
    return null
  return { said: `${prefix.said}${number.value}`, length: prefix.length + link + number.length }
}

/** Replaces codes and numbers in words by tokens. */
export function tokenize(words: readonly string[], vocabulary: Vocabulary): readonly Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const code = dishCodeAt(words, at, vocabulary)
    const number = code ? null : parseNumberAt(words, at)
    if (code) tokens.push({ kind: 'code', said: code.said, dish: vocabulary.byCode.get(code.said) })
    else if (number)
      tokens.push({ kind: 'number', text: words[at] ?? '', value: number.value, isArticle: number.isArticle })
    else tokens.push({ kind: 'word', text: words[at] ?? '' })
    at += code?.length ?? number?.length ?? 1
  }
  return tokens
}
