import { separators, wordSet } from '../tokenize/words'
import type { ClausePart } from './parse-clause'

/** A position in the pieces of a clause. */
export type Position = { readonly heard: readonly ClausePart[]; readonly index: number }

// Words right before the name of something wanted.
const beforeRequest = wordSet(
  'the some want get have me order add of us like take need try grab also then with quiero dame bring',
)

export const wordOf = (piece: ClausePart | undefined): string | null => (piece?.kind === 'word' ? piece.text : null)

/**
 * Returns the word `away` pieces after this one (negative: before); null if that piece is no word.
 */
export const wordAt = ({ heard, index }: Position, away: number): string | null => wordOf(heard[index + away])

/** `two each`, `each two`, `two of each` */
export const isForEach = (position: Position): boolean =>
  wordAt(position, 1) === 'each' ||
  wordAt(position, -1) === 'each' ||
  (wordAt(position, 1) === 'of' && wordAt(position, 2) === 'each')

/** Whether words that match nothing on the menu name something wanted, and are not just filler. */
export function isWanted(position: Position): boolean {
  const before = position.heard[position.index - 1]
  if (!before || before.kind === 'number') return true
  const word = wordOf(before)
  return word !== null && (beforeRequest.has(word) || separators.has(word))
}

/** Whether a dish follows before the request ends: `a large lemonade`. */
export function isBeforeDish({ heard, index }: Position): boolean {
  const next = heard
    .slice(index + 1)
    .find((piece) => piece.kind !== 'note' && !(piece.kind === 'word' && !separators.has(piece.text)))
  return next?.kind === 'dish' || next?.kind === 'several' || next?.kind === 'unknown'
}
