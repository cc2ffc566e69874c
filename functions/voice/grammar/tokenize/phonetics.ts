import { distance } from 'fastest-levenshtein'
import { memoize } from '#shared/platform/memoize'
import { singularize } from './words'

// Sounds of letters, longer groups first. Omitted letters are silent.
const soundsOfLetters = [
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
  soundsOfLetters.reduce((text: string, [letters, sound]) => text.replace(letters, sound), word)

/** A word with its stem and phonetic key. */
export type PhoneticWord = { readonly text: string; readonly stem: string; readonly key: string }

/** Maximum number of words whose phonetic key is remembered. */
const MOST_WORDS = 5000

export const toPhoneticWord = memoize((text): PhoneticWord => {
  const stem = singularize(text)
  return { text, stem, key: getPhoneticKey(stem) }
}, MOST_WORDS)

/** Mistakes that a word of a length may have. */
const maxEdits = (length: number): number => {
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

/** Likeness of words that sound alike, whatever their letters. */
const SAME_SOUND = 0.85
/** Likeness of short words with one mistake: weak evidence alone, enough next to other words. */
const SHORT_WITH_MISTAKE = 0.6
/** Share of equal letters from which words with a telling sound, or with a short one, are alike. */
const MIN_LETTERS = { tellingSound: 0.4, shortSound: 0.6, noSound: 0.65 }
/** Length of a phonetic key that few words share. */
const TELLING_KEY_LENGTH = 3

/**
 * Returns how well a heard word matches a menu word: 1 if equal or plural, less for a misspelling
 * or a similar sound, else 0.
 */
export function getSimilarity(heard: PhoneticWord, known: PhoneticWord): number {
  if (heard.text === known.text || heard.stem === known.stem) return 1
  const lengths = [heard.stem.length, known.stem.length]
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)]
  const isSameStart = heard.stem[0] === known.stem[0]
  const isSameSound = soundsLike(heard, known)
  // `tee` for `tea`
  if (longest === 3 && isSameStart && isSameSound && distance(heard.stem, known.stem) === 1) return SHORT_WITH_MISTAKE
  if (longest < 4) return 0
  // Counting mistakes is slow; most words differ by more letters than a mistake explains.
  if (!isSameSound && longest - shortest > Math.max(maxEdits(shortest), 1)) return 0
  const edits = getEdits(heard.stem, known.stem)
  const likeness = 1 - edits / longest
  const isTelling = Math.min(heard.key.length, known.key.length) >= TELLING_KEY_LENGTH
  if (isSameSound && likeness >= (isTelling ? MIN_LETTERS.tellingSound : MIN_LETTERS.shortSound))
    return Math.max(SAME_SOUND, likeness)
  if (shortest === 3 && edits === 1 && isSameStart) return SHORT_WITH_MISTAKE
  if (edits > maxEdits(shortest) || (edits > 1 && !isSameStart)) return 0
  return likeness >= MIN_LETTERS.noSound ? likeness : 0
}
