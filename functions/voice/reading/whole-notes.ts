import { anyFoodTest } from '../grammar/cover/food-words'
import { emptyWords } from '../grammar/cover/stance-cues'
import type { Intent } from '../grammar/edit/intent'
import { findNames } from '../grammar/recognize/names'
import { findOptionGroups } from '../grammar/resolve/apply-option-requests'
import type { SpokenLine } from '../grammar/resolve/line-options'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import { PAUSE, courtesies, parseNumberAt, separators, stopWords, wordSet, type Words } from '../grammar/tokenize/words'

/** Words that may turn a food into its opposite, although they mean nothing elsewhere. */
const REVERSING = wordSet('no not never nope nah out off up away down without wont cant dont can easy')
/** Words that ask for a food. */
const ASKING = wordSet('add put give get make extra side need plus order')

const isHarmless = (word: string): boolean =>
  !REVERSING.has(word) && [emptyWords, stopWords, courtesies, separators, ASKING].some((list) => list.has(word))

/** Returns where some words stand in a sentence; -1 if they don't. */
const findWords = (words: Words, part: Words): number =>
  words.findIndex((_, at) => part.every((word, index) => words[at + index] === word))

type Sentence = {
  readonly words: Words
  /** Whether a note names foods and says nothing about them. */
  readonly isBareFood: (note: string) => boolean
  /** Whether a clause ends at a word: at a pause, a dish, a number, or an addition. */
  readonly isEnd: (at: number) => boolean
}

function toSentence(words: Words, vocabulary: Vocabulary): Sentence {
  const names = findNames(words, vocabulary).filter(({ isWhole }) => isWhole)
  const isFood = anyFoodTest(vocabulary)
  return {
    words,
    isBareFood: (note) => note.split(' ').every((word) => separators.has(word) || isFood(word)),
    isEnd: (at) =>
      [undefined, PAUSE, 'with', 'con'].includes(words[at]) ||
      names.some(({ from, to }) => from <= at && at < to) ||
      parseNumberAt(words, at)?.isArticle === false,
  }
}

/** Returns what was said around a food in its clause; the food alone if that changes nothing. */
function readAround(note: string, { words, isEnd }: Sentence): string {
  const own = note.split(' ')
  const at = findWords(words, own)
  if (at < 0) return note
  let [from, to] = [at, at + own.length]
  while (from > 0 && !isEnd(from - 1)) from -= 1
  while (!isEnd(to)) to += 1
  while (from < at && isHarmless(words[from] ?? '')) from += 1
  while (to > at + own.length && isHarmless(words[to - 1] ?? '')) to -= 1
  return words.slice(from, to).join(' ')
}

/** Reads what the guest said of a food that stands alone in a note. */
function readFood(note: string, { dish }: SpokenLine, sentence: Sentence): string {
  return findOptionGroups(dish, note).length === 0 && sentence.isBareFood(note) ? readAround(note, sentence) : note
}

/**
 * Replaces a note that is a food alone by the guest's whole words, if others stand around it: of
 * `shrimp not permitted` and `cut the cream cheese` the food alone would say the opposite. The line
 * then waits for confirmation.
 */
function keepWords(line: SpokenLine, sentence: Sentence): SpokenLine {
  const whole = line.notes.map((note) => readFood(note, line, sentence))
  if (whole.every((note, at) => note === line.notes[at])) return line
  const isWithin = (note: string) => whole.some((each) => each !== note && ` ${each} `.includes(` ${note} `))
  return { ...line, notes: [...new Set(whole)].filter((note) => !isWithin(note)), isUnsure: true }
}

/** Keeps the guest's words in the notes of an intent wherever a food alone could mislead. */
export function keepGuestsWords(intent: Intent, words: Words, vocabulary: Vocabulary): Intent {
  if ([...intent.add, ...intent.update].every(({ notes }) => notes.length === 0)) return intent
  const sentence = toSentence(words, vocabulary)
  const [add, update] = [intent.add, intent.update].map((lines) => lines.map((line) => keepWords(line, sentence)))
  const notes = [...(add ?? []), ...(update ?? [])].flatMap((line) => line.notes)
  const isNoted = (said: string) => notes.some((note) => ` ${note} `.includes(` ${said} `))
  return {
    ...intent,
    add: add ?? intent.add,
    update: update ?? intent.update,
    unknown: intent.unknown.filter(({ said }) => !isNoted(said)),
  }
}
