import type { MenuItem } from '#shared/menu/contract'
import { isBeforeDish, isForEach, isWanted, wordAt, wordOf, type Position } from './clause-position'
import type { ClausePart } from './parse-clause'
import {
  addCountedNote,
  addNote as withNoteOn,
  dropRemainders,
  refersToLine,
  type SpokenLine,
} from '../resolve/line-options'
import { isPlural, separators } from '../tokenize/words'

type Several = {
  readonly said: string
  readonly dishes: readonly MenuItem[]
  /** The number and the notes before the name. */
  readonly quantity?: number | null
  readonly notes?: readonly string[]
}
type Unknown = { readonly said: string; readonly near: readonly MenuItem[] }

export type BoundClause = {
  readonly lines: readonly SpokenLine[]
  readonly several: readonly Several[]
  readonly unknown: readonly Unknown[]
  /** Notes and a number that belong to no dish of the clause. */
  readonly notes: readonly string[]
  readonly quantity: number | null
  /** A number before the first dish, which belongs to an earlier line. */
  readonly earlier: number | null
  /** Notes before the first dish, which belong to an earlier line. */
  readonly earlierNotes: readonly string[]
}

/** The clause as bound so far. `quantity` and `notes` wait for the next dish. */
type Binding = BoundClause & {
  /** The quantity of every dish, after `each`. */
  readonly each: number | null
  /** The last name was no line, so a note after it is dropped. */
  readonly isLost: boolean
}

type Piece<Kind extends ClausePart['kind']> = Extract<ClausePart, { kind: Kind }>
const nothing: Binding = {
  lines: [],
  several: [],
  unknown: [],
  notes: [],
  quantity: null,
  earlier: null,
  earlierNotes: [],
  each: null,
  isLost: false,
}

const homophones = new Map<string | null, number>(Object.entries({ to: 2, too: 2, for: 4 }))

const onEvery = (binding: Binding, change: (line: SpokenLine) => SpokenLine): Binding => ({
  ...binding,
  lines: binding.lines.map(change),
})

const onLast = (binding: Binding, change: (line: SpokenLine) => SpokenLine): Binding => ({
  ...binding,
  lines: binding.lines.map((line, at) => (at === binding.lines.length - 1 ? change(line) : line)),
})

const noting = (binding: Binding, note: string): Binding => ({ ...binding, lines: withNoteOn(binding.lines, note) })

/** Adds a line for a dish with the pending number and notes. */
const placed = (binding: Binding, dish: MenuItem, said: string): Binding => ({
  ...binding,
  lines: [...binding.lines, { dish, quantity: binding.quantity ?? binding.each, notes: binding.notes, said }],
  quantity: null,
  notes: [],
  isLost: false,
})

/** Drops the pending number and notes, which belong to something that is no line. */
const lost = (binding: Binding): Binding => ({ ...binding, quantity: null, notes: [], isLost: true })

const forEach = (binding: Binding, value: number): Binding => ({
  ...onEvery(binding, (line) => ({ ...line, quantity: line.quantity ?? value })),
  each: value,
  quantity: binding.lines.length === 0 ? value : binding.quantity,
})

/**
 * Whether a number follows its dish: `california roll times three`, `two of them`, `dragon roll
 * two`.
 */
function isOfLast({ lines, quantity }: Binding, { isArticle }: Piece<'number'>, position: Position): boolean {
  if (quantity !== null || lines.at(-1)?.quantity !== null) return false
  const [before, after] = [wordAt(position, -1), wordAt(position, 1)]
  const isTimes = before === 'times' || after === 'times' || after === 'time'
  const isOfThem = after === 'of' && /^(?:them|those|these|that|it)$/.test(wordAt(position, 2) ?? '')
  const next = position.heard
    .slice(position.index + 1)
    .find((other) => other.kind !== 'word' || separators.has(other.text))
  const isTrailing = !isArticle && (!next || next.kind === 'word')
  return isTimes || isOfThem || isTrailing
}

function withNumber(binding: Binding, number: Piece<'number'>, position: Position): Binding {
  if (isForEach(position)) return forEach(binding, number.value)
  if (isOfLast(binding, number, position)) return onLast(binding, (line) => ({ ...line, quantity: number.value }))
  // `a couple of`, `two of the`: an article does not replace a number.
  const isNumberSet = number.isArticle && binding.quantity !== null
  return isNumberSet ? binding : { ...binding, quantity: number.value }
}

/** `get to dragon rolls`: reads a homophone of a number before a plural. */
function soundedNumber(said: string, position: Position): number | null {
  const start = position.heard[position.index - 2]
  const isBegin = !start || /^(?:get|add|want|order|have|take|and|,|me|like)$/.test(wordOf(start) ?? '')
  return isBegin && isPlural(said.split(' ').at(-1) ?? '') ? (homophones.get(wordAt(position, -1)) ?? null) : null
}

function withDish(binding: Binding, { dish, said }: Piece<'dish'>, position: Position): Binding {
  const quantity = binding.quantity ?? soundedNumber(said, position)
  // `a dragon roll and a cola, make the dragon roll crispy` changes the existing line.
  const isThere =
    /^(?:the|my)$/.test(wordAt(position, -1) ?? '') && binding.lines.some((line) => line.dish.id === dish.id)
  return quantity === null && isThere ? binding : placed({ ...binding, quantity }, dish, said)
}

/** Chooses the dish that is already known when a name fits several. */
function withSeveral(binding: Binding, several: Piece<'several'>, known: readonly MenuItem[]): Binding {
  const here = new Set([...known, ...binding.lines.map(({ dish }) => dish)].map(({ id }) => id))
  const [dish, ...others] = several.dishes.filter(({ id }) => here.has(id))
  return dish && others.length === 0 && known.length > 0
    ? placed(binding, dish, several.said)
    : lost({
        ...binding,
        several: [...binding.several, { ...several, quantity: binding.quantity, notes: binding.notes }],
      })
}

function withUnknown(binding: Binding, unknown: Piece<'unknown'>, position: Position): Binding {
  const isNear = unknown.near.length > 0
  const named = { ...binding, unknown: [...binding.unknown, unknown] }
  if (isWanted(position)) return lost(named)
  return isNear ? { ...named, quantity: null } : binding
}

/**
 * Returns how many pieces of the last dish a note is for: `one rare`, `another well done`; null for
 * all of them.
 */
function countBefore({ quantity }: Binding, position: Position): number | null {
  if (isBeforeDish(position)) return null
  if (wordAt(position, -1) === 'another') return quantity ?? 1
  const number = position.heard.slice(0, position.index).findLast((piece) => piece.kind === 'number')
  return number?.isArticle ? null : quantity
}

function withNote(binding: Binding, { text }: Piece<'note'>, position: Position): Binding {
  const { lines, quantity, isLost } = binding
  if (lines.length > 0 && refersToLine(text)) return noting({ ...binding, quantity: null }, text)
  const count = lines.length > 0 && !isLost ? countBefore(binding, position) : null
  if (count !== null) return { ...binding, lines: addCountedNote(lines, count, text), quantity: null }
  const isFree = quantity === null || !isBeforeDish(position)
  if (lines.length > 0 && !isLost && isFree) return noting({ ...binding, quantity: null }, text)
  return isLost && quantity === null ? binding : { ...binding, notes: [...binding.notes, text] }
}

/**
 * `make that two and a cola`: the number belongs to an earlier line. `the other`: the remaining
 * pieces.
 */
function withWord(binding: Binding, { text }: Piece<'word'>): Binding {
  const rest = binding.lines.findLast(({ isRest }) => isRest)
  if (rest && /^(?:others?|rest)$/.test(text)) return { ...binding, quantity: rest.quantity }
  if (binding.lines.length > 0 || !/^(?:and|plus|also|then|y)$/.test(text)) return binding
  const { quantity, notes, earlierNotes } = binding
  const earlier = quantity ?? binding.earlier
  return { ...binding, earlier, quantity: null, notes: [], earlierNotes: [...earlierNotes, ...notes] }
}

function withPiece(binding: Binding, piece: ClausePart, position: Position, known: readonly MenuItem[]): Binding {
  switch (piece.kind) {
    case 'number':
      return withNumber(binding, piece, position)
    case 'dish':
      return withDish(binding, piece, position)
    case 'several':
      return withSeveral(binding, piece, known)
    case 'unknown':
      return withUnknown(binding, piece, position)
    case 'note':
      return withNote(binding, piece, position)
    case 'word':
      return withWord(binding, piece)
  }
}

/** Assigns every number and note of a clause to its dish. */
export function bindClause(heard: readonly ClausePart[], known: readonly MenuItem[] = []): BoundClause {
  const { lines, several, unknown, notes, quantity, earlier, earlierNotes } = heard.reduce(
    (binding, piece, index) => withPiece(binding, piece, { heard, index }, known),
    nothing,
  )
  const bound = { lines: dropRemainders(lines), several, unknown, earlier }
  return lines.length === 0
    ? { ...bound, notes: [...earlierNotes, ...notes], quantity: quantity ?? earlier, earlierNotes: [] }
    : { ...bound, notes, quantity, earlierNotes }
}
