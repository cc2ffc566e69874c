import { detectAllergens } from '../safety/allergens'
import {
  PAUSE,
  courtesies,
  modifierWords,
  parseNumberAt,
  phraseList,
  separators,
  singularize,
  stopWords,
  wordSet,
} from '../tokenize/words'
import { lineReferenceAt } from '../resolve/mark-option-requests'
import { PLACEHOLDER, requestOf, toWords, type MarkedWords } from '../tokenize/marked-words'
import { dishCodeAt } from '../tokenize/codes'
import { fullNameAt, nearlyNamedAt, type Vocabulary } from '../tokenize/vocabulary'

/** A piece of a sentence: a note, or the words between notes. */
type NotePiece =
  { readonly kind: 'words'; readonly words: readonly string[] } | { readonly kind: 'note'; readonly text: string }

// Phrases that start a note about how a dish is made, the longest first.
const cues = phraseList(`
  with no, with extra, with light, without any, without the, without, hold the, leave off the, leave out the, leave off,
  leave out, skip the, go easy on the, go easy on, easy on the, easy on, go light on the, light on the, heavy on the,
  not too, dont put, do not put, make it less, no, sin, hold, minus, less, extra, light, substitute, sub`)

const fixed = phraseList('cut in half, very spicy, super spicy, not spicy, no spice, mild, on the side')

const FOODS_BEFORE_FREE = 4

// Words after which `no` is not about an ingredient.
const notAfterNo = wordSet(`
  wait make actually thanks thank i im sorry scratch lets that thats its it just problem worries way change cancel gracias not no never the give add`)

const OF_WHICH = /^(?:on|for|in|with) the (?:first|second|third|fourth|last|other)$/

const at = (words: readonly string[], place: number, phrase: readonly string[]): boolean =>
  phrase.every((word, index) => words[place + index] === word)

/**
 * Counts the words from a position that exclude ingredients: `gluten free`, `nut and dairy free`.
 */
function freeAt(words: readonly string[], place: number): number {
  const end = words.indexOf('free', place)
  if (words[end + 1] === 'of' || words[end + 1] === 'from') return 0
  const foods = end > place && end - place <= FOODS_BEFORE_FREE ? words.slice(place, end) : []
  const isOne = (word: string) => word === 'and' || word === 'or' || word === 'tree' || detectAllergens(word).length > 0
  return foods.every(isOne) && detectAllergens(foods.join(' ')).length > 0 && foods[0] !== 'and' && foods[0] !== 'or'
    ? foods.length + 1
    : 0
}

const startsWish = (words: readonly string[], place: number, vocabulary: Vocabulary): boolean =>
  parseNumberAt(words, place) !== null ||
  dishCodeAt(words, place, vocabulary) !== null ||
  fullNameAt(vocabulary, words, place) >= 2 ||
  /^(?:i|ill|id|can|could|add|give|get|also|then|make|for|remove|actually|wait|quiero|dame|what|how|is|are|do|does)$/.test(
    words[place] ?? '',
  )

const isCue = (words: readonly string[], place: number, vocabulary: Vocabulary) =>
  words[place] === PLACEHOLDER ||
  cueAt(words, place, vocabulary) !== null ||
  freeAt(words, place) > 0 ||
  fixed.some((phrase) => phrase[0] !== 'on' && at(words, place, phrase))

function cueAt(words: readonly string[], place: number, vocabulary: Vocabulary): readonly string[] | null {
  const cue = cues.find((phrase) => at(words, place, phrase))
  if (!cue) return null
  const next = words[place + cue.length]
  if (next === undefined || next === PAUSE || courtesies.has(next) || next === PLACEHOLDER) return null
  if (cue[0] === 'no' && (notAfterNo.has(next) || fullNameAt(vocabulary, words, place + 1) > 0)) return null
  if (cue[0] === 'no' && startsWish(words, place + 1, vocabulary)) return null
  return cue
}

/** Returns where a note ends: at the next request, a pause or a courtesy. */
function endOf(words: readonly string[], from: number, vocabulary: Vocabulary): number {
  let place = from
  while (place < words.length) {
    const word = words[place] ?? ''
    if (word === PAUSE || (courtesies.has(word) && word !== 'so')) return place
    if (place > from && isCue(words, place, vocabulary)) return place
    if (separators.has(word)) {
      if (startsWish(words, place + 1, vocabulary) || isCue(words, place + 1, vocabulary)) return place
      if (nearlyNamedAt(vocabulary, words, place + 1)) return place
      if (separators.has(words[place + 1] ?? '')) return place
    } else if (place > from || fullNameAt(vocabulary, words, place) >= 2) {
      if (word !== 'for' && startsWish(words, place, vocabulary)) return place
      if (word === 'for' && at(words, place, ['for', 'my'])) return place
    }
    // `extra spicy tuna`: a style, then the dish.
    if (
      place > from &&
      modifierWords.has(singularize(words[place - 1] ?? '')) &&
      vocabulary.words.has(singularize(word))
    )
      return place
    place += 1
  }
  return place
}

const trailing = wordSet('and on it that them with in for to the from my of at')

function trimmed(words: readonly string[]): readonly string[] {
  if (/ to (?:my|the|our) (?:cart|order|bag|basket)$/.test(words.join(' '))) return trimmed(words.slice(0, -3))
  const last = words.at(-1)
  return last !== undefined && trailing.has(last) ? trimmed(words.slice(0, -1)) : words
}

/** Returns where the food on the side starts: after the last dish, link or small word before it. */
function sideFrom(words: readonly string[], vocabulary: Vocabulary): number {
  const small = words.findLastIndex((word) => stopWords.has(word) || word === PAUSE) + 1
  const ends = words
    .map((_, place) => place + fullNameAt(vocabulary, words, place))
    .filter((end, place) => end > place + 1)
  return Math.max(small, ...ends)
}

/** `well done`: an option of other dishes that consists of small words. */
const smallNameAt = (words: readonly string[], place: number, { smallNames }: Vocabulary) =>
  smallNames.has(words.slice(place, place + 2).join(' ')) ? words.slice(place, place + 2) : undefined

/** Extracts the notes of a sentence: `no onions`, `extra spicy`, `ginger dressing on the side`. */
export function extractNotes(marked: MarkedWords, vocabulary: Vocabulary): readonly NotePiece[] {
  const words = toWords(marked)
  const pieces: NotePiece[] = []
  let plain: string[] = []
  const flush = () => {
    if (plain.length > 0) pieces.push({ kind: 'words', words: plain })
    plain = []
  }
  const note = (text: readonly string[]) => {
    flush()
    pieces.push({ kind: 'note', text: text.join(' ') })
  }
  for (let place = 0; place < words.length;) {
    const option = requestOf(marked[place])
    if (option !== null) {
      note([option])
      place += 1
      continue
    }
    const whole = fullNameAt(vocabulary, words, place)
    const free = freeAt(words, place)
    const phrase =
      free > 0
        ? words.slice(place, place + free)
        : whole > 0
          ? undefined
          : (smallNameAt(words, place, vocabulary) ?? fixed.find((candidate) => at(words, place, candidate)))
    const cue = phrase || whole > 0 ? null : cueAt(words, place, vocabulary)
    if (phrase?.[0] === 'on') {
      const start = sideFrom(plain, vocabulary)
      const body = plain.slice(start)
      plain = plain.slice(0, body.length > 0 && plain[start - 1] === 'with' ? start - 1 : start)
      const before = pieces.at(-1)
      if (body.length > 0) note([...body, ...phrase])
      else if (before?.kind === 'note' && plain.length === 0)
        pieces[pieces.length - 1] = { kind: 'note', text: `${before.text} on the side` }
      else note(phrase)
      place += phrase.length
    } else if (phrase) {
      const { length, which } = lineReferenceAt(words, place + phrase.length)
      note([...phrase, ...which])
      place += phrase.length + length
    } else if (cue) {
      const from = place + cue.length
      const end = endOf(words, from, vocabulary)
      const body = trimmed(words.slice(from, end))
      if (body.length > 0) note([...cue.filter((word) => word !== 'with' || cue.length === 1), ...body])
      else plain.push(...words.slice(place, Math.max(end, from)))
      // `no ice on the second one`: the number is not a quantity.
      const isOne = words[end] === 'one' && OF_WHICH.test(body.slice(-3).join(' '))
      place = Math.max(end, from) + (isOne ? 1 : 0)
    } else if (whole > 0) {
      plain.push(...words.slice(place, place + whole))
      place += whole
    } else {
      plain.push(words[place] === PLACEHOLDER ? PAUSE : (words[place] ?? ''))
      place += 1
    }
  }
  flush()
  return pieces
}
