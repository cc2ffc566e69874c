import { findAllergens } from '#shared/menu/dietary/allergies'
import { getEdits, toPhoneticWord, type PhoneticWord } from './phonetics'
import type { Vocabulary } from './vocabulary'
import {
  courtesies,
  foreignFoodWords,
  modifierWords,
  parseNumberAt,
  separators,
  singularize,
  stopWords,
  styleWords,
} from './words'

/** Shorter words are too often another word; of the heard word, one letter may be missing. */
const SHORTEST = 5
/** From this length on, two letters may be wrong. */
const LONG = 8

const consonantsOf = (word: string): string => word.replace(/[aeiou]/g, '').replace(/(.)\1+/g, '$1')

const generalWords = [stopWords, courtesies, separators, modifierWords, styleWords, foreignFoodWords] as const

type Known = Pick<Vocabulary, 'named' | 'words' | 'optionWords'>

/** Returns the only option word that a word misspells, or undefined. */
function findMeant(text: string, { words, optionWords }: Known): PhoneticWord | undefined {
  const heard = toPhoneticWord(text)
  const isKnown = [text, heard.stem].some(
    (word) => words.has(word) || optionWords.has(word) || generalWords.some((general) => general.has(word)),
  )
  if (text.length < SHORTEST - 1 || isKnown || parseNumberAt([text], 0) || findAllergens(text).length > 0)
    return undefined
  const near = [...optionWords.values()].filter(({ stem }) => {
    // `wrapped` is a form of `wrapper`.
    const isForm = stem.slice(0, -1) === heard.stem.slice(0, -1)
    if (stem.length < SHORTEST || stem[0] !== heard.stem[0] || isForm) return false
    const edits = getEdits(heard.stem, stem)
    const longest = Math.max(heard.stem.length, stem.length)
    return edits === 1
      ? longest > SHORTEST || stem.length > heard.stem.length || consonantsOf(heard.stem) === consonantsOf(stem)
      : edits === 2 && longest >= LONG
  })
  return near.length === 1 ? near[0] : undefined
}

/**
 * Corrects misspelled words of option names: `carmel` for `caramel`. Leaves the words of a dish's
 * name: the guest confirms a misspelled dish.
 */
export function correctOptionWords(words: readonly string[], known: Known): readonly string[] {
  const meant = words.map((word) => findMeant(word, known))
  const stems = words.map((word, at) => meant[at]?.stem ?? singularize(word))
  const isInName = (at: number) =>
    known.named.some(({ words: own }) => {
      const near = stems.slice(Math.max(0, at - own.length), at + own.length + 1)
      const isHere = own.some(({ stem }) => stem === stems[at])
      return own.length > 1 && isHere && own.every(({ stem }) => near.includes(stem))
    })
  return words.map((word, at) => {
    const text = meant[at]?.text
    return text === undefined || isInName(at) ? word : text
  })
}
