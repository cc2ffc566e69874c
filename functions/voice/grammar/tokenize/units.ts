import { memoize } from '#shared/platform/memoize'
import { getSimilarity, toPhoneticWord, type PhoneticWord } from './phonetics'
import type { Vocabulary, VocabularyDish } from './vocabulary'
import { PAUSE, foreignFoodWords, stopWords, synonyms } from './words'

/** Menu words that heard words match, by their stems, with their similarity. */
export type Matches = ReadonlyMap<string, number>

type Match = {
  readonly matches: Matches
  /** The names that contain a matching word, in the menu's order. */
  readonly names: readonly VocabularyDish[]
}

/** A menu word that one to three heard words match. */
export type Unit = Match & { readonly to: number }

const JOINED = 3

const synonymsOf = (heard: PhoneticWord): readonly string[] =>
  synonyms.get(heard.stem) ?? synonyms.get(heard.text) ?? []

function matchWord(text: string, { words, exactWords }: Vocabulary): Matches {
  const heard = toPhoneticWord(text)
  const exact = words.get(heard.stem)
  const matches = new Map<string, number>(exact ? [[exact.stem, 1]] : [])
  for (const other of synonymsOf(heard)) {
    const known = words.get(toPhoneticWord(other).stem)
    if (known && !matches.has(known.stem)) matches.set(known.stem, 0.95)
  }
  if (matches.size > 0 || stopWords.has(text) || stopWords.has(heard.stem) || foreignFoodWords.has(heard.stem))
    return matches
  for (const known of words.values()) {
    const likeness = exactWords.has(known.stem) ? 0 : getSimilarity(heard, known)
    if (likeness > 0) matches.set(known.stem, likeness)
  }
  return matches
}

/**
 * Matches several heard words joined to one menu word, unless one of them is a menu word itself.
 */
function matchJoined(texts: readonly string[], vocabulary: Vocabulary): Matches {
  const none = new Map<string, number>()
  if (texts.every((text) => stopWords.has(text)) || texts.some((text) => text === PAUSE || text === 'and')) return none
  const heard = toPhoneticWord(texts.join(''))
  const exact = vocabulary.words.get(heard.stem)
  if (exact && heard.stem.length > 5) return new Map([[exact.stem, 0.98]])
  if (texts.some((text) => vocabulary.words.has(toPhoneticWord(text).stem))) return none
  if (heard.stem.length < 5) return none
  const found = [...vocabulary.words.values()].flatMap((known): [string, number][] => {
    const likeness = known.stem.length < 4 || vocabulary.exactWords.has(known.stem) ? 0 : getSimilarity(heard, known)
    return likeness >= (texts.some((text) => stopWords.has(text)) ? 0.85 : 0.7) ? [[known.stem, likeness * 0.98]] : []
  })
  return new Map(found)
}

/** Maximum number of heard words, and of joined words, whose matches are remembered for a menu. */
const MOST_MATCHES = 2000

type Matcher = (text: string) => Match

const matchers = new WeakMap<Vocabulary, Matcher>()

/** Returns what matches words to a menu's words. Words that are separated by spaces are joined. */
function matcherOf(vocabulary: Vocabulary): Matcher {
  const known = matchers.get(vocabulary)
  if (known) return known
  const matcher = memoize((text): Match => {
    const texts = text.split(' ')
    const matches = texts.length > 1 ? matchJoined(texts, vocabulary) : matchWord(text, vocabulary)
    const isNamed = ({ words }: VocabularyDish) => words.some(({ stem }) => matches.has(stem))
    return { matches, names: matches.size > 0 ? vocabulary.named.filter(isNamed) : [] }
  }, MOST_MATCHES)
  matchers.set(vocabulary, matcher)
  return matcher
}

/** Finds all units of a sentence, by the positions where they start. */
export function unitsOf(words: readonly string[], vocabulary: Vocabulary): readonly (readonly Unit[])[] {
  const matchOf = matcherOf(vocabulary)
  return words.map((_, from) => {
    const units: Unit[] = []
    let said = ''
    for (let to = from; to < Math.min(from + JOINED, words.length); to += 1) {
      const text = words[to] ?? ''
      said = to === from ? text : `${said} ${text}`
      const match = matchOf(said)
      if (match.matches.size > 0) units.push({ ...match, to: to + 1 })
    }
    return units
  })
}
