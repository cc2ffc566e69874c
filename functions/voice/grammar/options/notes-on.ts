import type { SpokenLine } from '../lines'
import { findOptionGroups } from './dress'

const EVERY = / (?:on|for|in) (?:both|all|either|each|everything|all of them|both of them)$/
const ORDINAL = / (?:on|for|in|with) the (first|second|third|fourth|last|other)$/
const places = ['first', 'second', 'third', 'fourth']

/** A note without what it says of whom it is for. */
const bare = (note: string): string => note.replace(EVERY, '').replace(ORDINAL, '')

const noted = (line: SpokenLine, note: string): SpokenLine => ({ ...line, notes: [...line.notes, note] })

const onAt = (lines: readonly SpokenLine[], at: number, note: string): readonly SpokenLine[] =>
  lines.map((line, index) => (index === at ? noted(line, note) : line))

/** The line that a note is for: the last of which it is an option, else the last. */
function atOf(lines: readonly SpokenLine[], note: string): number {
  const at = lines.findLastIndex(({ dish }) => findOptionGroups(dish, note).length > 0)
  return at < 0 ? lines.length - 1 : at
}

/** Some pieces of a line as a line of their own. */
function apart(lines: readonly SpokenLine[], at: number, count: number, note: string): readonly SpokenLine[] {
  const line = lines[at]
  if (!line) return lines
  const rest: SpokenLine = { ...line, quantity: (line.quantity ?? count) - count, isRest: true }
  const { isRest: _, ...own } = line
  const others = lines.map((each, index) => (index === at ? rest : each))
  return [...others, { ...noted(own, note), quantity: count, ...(line.isThere && { isApart: true }) }]
}

/** `on the second one`: of several lines that one, of several pieces of one line one piece. */
function onNth(lines: readonly SpokenLine[], word: string, note: string): readonly SpokenLine[] {
  const fitting = lines.flatMap(({ dish }, index) => (findOptionGroups(dish, note).length > 0 ? [index] : []))
  const those = fitting.length > 0 ? fitting : [...lines.keys()]
  const [only] = those
  if (only !== undefined && those.length === 1 && (lines[only]?.quantity ?? 1) > 1) return apart(lines, only, 1, note)
  const nth = places.indexOf(word)
  // The second of all lines, unless only some of them can be wanted so.
  const at = nth < 0 ? those.at(-1) : those.includes(nth) ? nth : those[nth]
  return onAt(lines, at ?? lines.length - 1, note)
}

/** Lines with a note, each where it belongs. */
export function addNote(lines: readonly SpokenLine[], note: string): readonly SpokenLine[] {
  if (lines.length === 0) return lines
  const text = bare(note)
  if (EVERY.test(note)) return lines.map((line) => noted(line, text))
  const [, word] = ORDINAL.exec(note) ?? []
  return word ? onNth(lines, word, text) : onAt(lines, atOf(lines, text), text)
}

/** Whether a note says for which lines it is. */
export const refersToLine = (note: string): boolean => EVERY.test(note) || ORDINAL.test(note)

/**
 * `two steaks, one rare and one well done`: so many pieces of the dish that was named last are
 * wanted so.
 */
export function addCountedNote(lines: readonly SpokenLine[], count: number, note: string): readonly SpokenLine[] {
  const rest = lines.findLastIndex(({ isRest }) => isRest)
  const at = rest < 0 ? lines.length - 1 : rest
  const line = lines[at]
  if (!line) return lines
  const own = findOptionGroups(line.dish, note)
  const isOther = line.notes.some((each) => findOptionGroups(line.dish, each).some((group) => own.includes(group)))
  const left = line.quantity
  if (!isOther && (left === null || left > count || (line.isRest && left === count)))
    return apart(lines, at, count, note)
  if (!isOther && !line.isRest && left === count) return onAt(lines, at, note)
  const { isRest: _, ...piece } = line
  return [...lines, { ...piece, quantity: count, notes: [note] }]
}

/** The lines without what is left of a number once each of its pieces is wanted in its own way. */
export const dropRemainders = (lines: readonly SpokenLine[]): readonly SpokenLine[] =>
  lines.flatMap(({ isRest, ...line }) => (isRest && line.quantity === 0 ? [] : [line]))
