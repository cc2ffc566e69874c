import type { MenuItem } from '#shared/menu/contract'
import type { BoundClause } from '../edit/bind'
import { foreignFoodWords, isPlural, singularize } from '../tokenize/words'
import type { Vocabulary } from '../tokenize/vocabulary'
import { dropOptions, withPronouns } from '../recognize/dish-options'
import { findImplied } from '../recognize/implied-dishes'
import { findNames, type Mention } from '../recognize/names'
import { findPartialNames } from '../recognize/partial-names'
import { createReaders, divide, isOpen, type LineDraft } from './divide'
import { isDoubtful } from './doubts'
import {
  saidIn,
  toLines,
  withLateRequests,
  withRepeatedNames,
  withSharedNumber,
  withSharedRequests,
  withoutCountedTwice,
  withoutLead,
} from './lines'

type Words = readonly string[]

/** Whether unknown words right after a name make it another dish: `chicken pizza`. */
const isOtherDish = (words: Words, { mention, before, after }: LineDraft): boolean =>
  after.unknown.some(
    ({ from, to, isItem }) => !isItem && from === mention.to && foreignFoodWords.has(singularize(words[to - 1] ?? '')),
  ) ||
  (!mention.isWhole &&
    [...before.unknown, ...after.unknown].some(({ from, to }) => to === mention.from || from === mention.to))

/** `get to colas`: whether a word before a plural sounds like a number. */
const isSounded = (words: Words, from: number, to: number): boolean =>
  /^(?:to|too|for)$/.test(words[from - 1] ?? '') && isPlural(words[to - 1] ?? '')

/**
 * Reads an order as dishes with their options, from whole names and the dishes' options. With a
 * `lead`, the words continue what was said about that dish, the first of the result. Returns null
 * if the words need the rules for corrections, references or misheard names.
 */
export function readOrder(words: Words, vocabulary: Vocabulary, lead?: MenuItem): BoundClause | null {
  const readerOf = createReaders(words, vocabulary)
  const leading: readonly Mention[] = lead ? [{ from: 0, to: 0, dishes: [lead], isWhole: true, weight: 1 }] : []
  const names = withPronouns(words, [...leading, ...findNames(words, vocabulary)], readerOf)
  const divideAll = (mentions: readonly Mention[]) => divide(words, dropOptions(words, mentions, readerOf), readerOf)
  const exact = names.length > 0 ? divideAll(names) : []
  const added = exact.length === 0 || exact.some(isOpen) ? findPartialNames(words, exact, vocabulary) : []
  const others = exact
    .map(({ mention }) => mention)
    .filter(({ from, to }) => !added.some((part) => part.from < to && from < part.to))
  const all = [...others, ...added].sort((one, other) => one.from - other.from)
  const named = added.length === 0 ? exact : divideAll(all)
  const implied = named.length === 0 || named.some(isOpen) ? findImplied(words, named, vocabulary, readerOf) : []
  const spoken = [...named.map(({ mention }) => mention), ...implied].sort((one, other) => one.from - other.from)
  const spokenLines = withSharedRequests(
    withLateRequests(words, implied.length === 0 ? named : divideAll(spoken), readerOf),
  )
  const lines = withRepeatedNames(words, withoutCountedTwice(words, withSharedNumber(words, spokenLines))).map(
    (line, at) => (at === 0 ? withoutLead(words, line) : line),
  )
  if (lines.length === 0 || lines.some(({ mention }) => mention.dishes.length !== 1)) return null
  if (lines.some(({ before, after }) => before.isHard || after.isHard)) return null
  if (lines.some((line) => isOtherDish(words, line))) return null
  if (lines.some(({ mention: { from, to }, before }) => before.quantity === null && isSounded(words, from, to)))
    return null
  const items = lines.flatMap(({ before, after }) =>
    [...before.unknown, ...after.unknown].filter(({ isItem }) => isItem),
  )
  const read = lines.flatMap((line) => toLines(words, line))
  const isUnsure = isDoubtful(words, lines, read, names)
  return {
    lines: isUnsure ? read.map((line) => ({ ...line, isUnsure })) : read,
    several: [],
    unknown: items.map((span) => ({ said: saidIn(words, span), near: [] })),
    notes: [],
    quantity: null,
    earlier: null,
    earlierNotes: [],
  }
}
