import { distance } from 'fastest-levenshtein'
import { singularize } from './normalise'
import { getPhoneticKey } from './phonetic'

/** A word with what it is compared by. */
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

/** Two letters in the wrong order are one mistake. */
const isTransposed = (one: string, other: string): boolean =>
  one.length === other.length &&
  one[0] === other[0] &&
  distance(one, other) === 2 &&
  lettersOf(one) === lettersOf(other)

/**
 * How well a heard word stands for a menu's word, from 0 to 1: the same or its plural 1, a
 * misspelling or a word that sounds the same less, anything else 0.
 */
export function getSimilarity(heard: PhoneticWord, known: PhoneticWord): number {
  if (heard.text === known.text || heard.stem === known.stem) return 1
  const longest = Math.max(heard.stem.length, known.stem.length)
  const isSlip = longest === 3 && heard.stem[0] === known.stem[0] && soundsLike(heard, known)
  // `tee` for `tea`: a short word alone proves too little; beside others of a name it will do.
  if (longest < 4) return isSlip && distance(heard.stem, known.stem) === 1 ? 0.6 : 0
  const edits = isTransposed(heard.stem, known.stem) ? 1 : distance(heard.stem, known.stem)
  const likeness = 1 - edits / longest
  const sounds = soundsLike(heard, known)
  const key = Math.min(heard.key.length, known.key.length)
  if (sounds && likeness >= (key >= PHONETIC_LENGTH ? 0.4 : 0.6)) return Math.max(0.85, likeness)
  const shortest = Math.min(heard.stem.length, known.stem.length)
  // A short word alone proves too little; beside others of a name it will do.
  if (shortest === 3 && edits === 1 && heard.stem[0] === known.stem[0]) return 0.6
  if (edits > misspellings(shortest)) return 0
  if (heard.stem[0] !== known.stem[0] && edits > 1) return 0
  return likeness >= 0.65 ? likeness : 0
}
