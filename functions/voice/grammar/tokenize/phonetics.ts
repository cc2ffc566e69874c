import { distance } from 'fastest-levenshtein'
import { memoize } from '#shared/platform/memoize'
import { singularize } from './words'

// Sounds of letters, longer groups first. Omitted letters are silent.
const sounds = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^(?:x|sc(?=[ei])|ps)/, 's'],
  [/mb$/, 'm'],
  [/gh(?=t|$)/g, ''],
  [/t?ch|sh|sch?(?=[hi])|[ts]i(?=on|a)/g, 'x'],
  [/ph|v/g, 'f'],
  [/c(?=[eiy])|z/g, 's'],
  [/dg|g(?=[eiy])/g, 'j'],
  [/ck|[cqg]/g, 'k'],
  [/th|d/g, 't'],
  [/b/g, 'p'],
  [/(.)\1+/g, '$1'],
  [/^[aeiouy]+/, 'A'],
  [/(?!^)[aeiouyhw]/g, ''],
] as const

/** Returns the phonetic key of a word; equal for words that are easily confused. */
export const getPhoneticKey = (word: string): string =>
  sounds.reduce((text: string, [letters, sound]) => text.replace(letters, sound), word)

/** A word with its stem and phonetic key. */
export type PhoneticWord = { readonly text: string; readonly stem: string; readonly key: string }

/** Maximum number of words whose phonetic key is remembered. */
const MOST_WORDS = 5000

export const toPhoneticWord = memoize((text): PhoneticWord => {
  const stem = singularize(text)
  return { text, stem, key: getPhoneticKey(stem) }
}, MOST_WORDS)

const PHONETIC_LENGTH = 3

const misspellings = (length: number): number => {
  if (length < 4) return 0
  if (length < 6) return 1
  return length < 9 ? 2 : 3
}

const soundsLike = (one: PhoneticWord, other: PhoneticWord): boolean => one.key !== '' && one.key === other.key

const lettersOf = (word: string): string => [...word].sort().join('')

/** Whether two words of distance 2 differ by two swapped letters, which counts as one mistake. */
const isTransposed = (one: string, other: string): boolean =>
  one.length === other.length && one[0] === other[0] && lettersOf(one) === lettersOf(other)

/** Counts the mistakes that make one word of another: wrong, missing, added and swapped letters. */
export function getEdits(one: string, other: string): number {
  const edits = distance(one, other)
  return edits === 2 && isTransposed(one, other) ? 1 : edits
}

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
  const shortest = Math.min(heard.stem.length, known.stem.length)
  const sounds = soundsLike(heard, known)
  // Counting mistakes is slow; most words differ by more letters than a mistake explains.
  if (!sounds && longest - shortest > Math.max(misspellings(shortest), 1)) return 0
  const edits = getEdits(heard.stem, known.stem)
  const likeness = 1 - edits / longest
  const key = Math.min(heard.key.length, known.key.length)
  if (sounds && likeness >= (key >= PHONETIC_LENGTH ? 0.4 : 0.6)) return Math.max(0.85, likeness)
  // A short word alone is weak evidence, but enough among other words of a name.
  if (shortest === 3 && edits === 1 && heard.stem[0] === known.stem[0]) return 0.6
  if (edits > misspellings(shortest)) return 0
  if (heard.stem[0] !== known.stem[0] && edits > 1) return 0
  return likeness >= 0.65 ? likeness : 0
}
