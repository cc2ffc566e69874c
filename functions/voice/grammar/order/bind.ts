import type { MenuItem } from '#shared/menu/contract'
import type { ClausePart } from './parse-clause'
import { addCountedNote, addNote as withNoteOn, dropRemainders, refersToLine } from '../options/line-options'
import type { SpokenLine } from '../options/line-options'
import { separators, singularize } from '../text/words'

type Several = { readonly said: string; readonly dishes: readonly MenuItem[] }
type Unknown = { readonly said: string; readonly near: readonly MenuItem[] }

export type BoundClause = {
  readonly lines: readonly SpokenLine[]
  readonly several: readonly Several[]
  readonly unknown: readonly Unknown[]
  /** Notes and a number for which no dish was named. */
  readonly notes: readonly string[]
  readonly quantity: number | null
  /** A number that ended before the first dish: it is about what was said earlier. */
  readonly earlier: number | null
  /** Notes that ended there, too. */
  readonly earlierNotes: readonly string[]
}

/** What has its dish so far, and what still waits for one. */
type Binding = BoundClause & {
  /** How many of every dish, where `each` was said. */
  readonly each: number | null
  /** What was named last is no line, so a note after it is on nothing. */
  readonly isLost: boolean
}

type Piece<Kind extends ClausePart['kind']> = Extract<ClausePart, { kind: Kind }>
/** The part of a sentence, and where in it a piece stands. */
type Place = { readonly heard: readonly ClausePart[]; readonly index: number }

const nothing: Binding = {
  lines: [], several: [], unknown: [], notes: [], quantity: null, earlier: null, earlierNotes: [], each: null, isLost: false,
} // prettier-ignore

// What comes right before the name of something that is wanted, rather than before any other word.
const beforeWish = new Set(
  'the some want get have me order add of us like take need try grab also then with quiero dame bring'.split(' '),
)
const homophones: ReadonlyMap<string | null, number> = new Map([
  ['to', 2],
  ['too', 2],
  ['for', 4],
])

const wordOf = (piece: ClausePart | undefined): string | null => (piece?.kind === 'word' ? piece.text : null)

/** The word so many places on, or back; null if there is none, or something else than a word. */
const wordAt = ({ heard, index }: Place, away: number): string | null => wordOf(heard[index + away])

const isPlural = (said: string): boolean => {
  const last = said.split(' ').at(-1) ?? ''
  return singularize(last) !== last
}

const onEvery = (binding: Binding, change: (line: SpokenLine) => SpokenLine): Binding => ({
  ...binding,
  lines: binding.lines.map(change),
})

const onLast = (binding: Binding, change: (line: SpokenLine) => SpokenLine): Binding => ({
  ...binding,
  lines: binding.lines.map((line, at) => (at === binding.lines.length - 1 ? change(line) : line)),
})

const noting = (binding: Binding, note: string): Binding => ({ ...binding, lines: withNoteOn(binding.lines, note) })

/** A dish takes the number and the notes that waited for it. */
const placed = (binding: Binding, dish: MenuItem, said: string): Binding => ({
  ...binding,
  lines: [...binding.lines, { dish, quantity: binding.quantity ?? binding.each, notes: binding.notes, said }],
  quantity: null,
  notes: [],
  isLost: false,
})

/** What waited was for something that is no line, and goes with it. */
const lost = (binding: Binding): Binding => ({ ...binding, quantity: null, notes: [], isLost: true })

/** `two each`, `each two`, `two of each` */
const isForEach = (place: Place): boolean =>
  wordAt(place, 1) === 'each' ||
  wordAt(place, -1) === 'each' ||
  (wordAt(place, 1) === 'of' && wordAt(place, 2) === 'each')

const forEach = (binding: Binding, value: number): Binding => ({
  ...onEvery(binding, (line) => ({ ...line, quantity: line.quantity ?? value })),
  each: value,
  quantity: binding.lines.length === 0 ? value : binding.quantity,
})

/**
 * A number that is said after its dish: `california roll times three`, `two of them`, `dragon roll
 * two`.
 */
function isOfLast({ lines, quantity }: Binding, { isArticle }: Piece<'number'>, place: Place): boolean {
  if (quantity !== null || lines.at(-1)?.quantity !== null) return false
  const [before, after] = [wordAt(place, -1), wordAt(place, 1)]
  const isTimes = before === 'times' || after === 'times' || after === 'time'
  const isOfThem = after === 'of' && /^(?:them|those|these|that|it)$/.test(wordAt(place, 2) ?? '')
  const next = place.heard.slice(place.index + 1).find((other) => other.kind !== 'word' || separators.has(other.text))
  const isTrailing = !isArticle && (!next || next.kind === 'word')
  return isTimes || isOfThem || isTrailing
}

function withNumber(binding: Binding, number: Piece<'number'>, place: Place): Binding {
  if (isForEach(place)) return forEach(binding, number.value)
  if (isOfLast(binding, number, place)) return onLast(binding, (line) => ({ ...line, quantity: number.value }))
  // `a couple of`, `two of the`; an article never takes the place of a number.
  const isKept = number.isArticle && binding.quantity !== null
  return isKept ? binding : { ...binding, quantity: number.value }
}

/** `get to dragon rolls`: a word that sounds like a number, before more than one. */
function soundedNumber(said: string, place: Place): number | null {
  const start = place.heard[place.index - 2]
  const isBegin = !start || /^(?:get|add|want|order|have|take|and|,|me|like)$/.test(wordOf(start) ?? '')
  return isBegin && isPlural(said) ? (homophones.get(wordAt(place, -1)) ?? null) : null
}

function withDish(binding: Binding, { dish, said }: Piece<'dish'>, place: Place): Binding {
  const quantity = binding.quantity ?? soundedNumber(said, place)
  // `a dragon roll and a cola, make the dragon roll crispy`: a line that is there, not one more.
  const isThere = /^(?:the|my)$/.test(wordAt(place, -1) ?? '') && binding.lines.some((line) => line.dish.id === dish.id)
  return quantity === null && isThere ? binding : placed({ ...binding, quantity }, dish, said)
}

/** Where a name fits several dishes, the one that is known already is meant. */
function withSeveral(binding: Binding, several: Piece<'several'>, known: readonly MenuItem[]): Binding {
  const here = new Set([...known, ...binding.lines.map(({ dish }) => dish)].map(({ id }) => id))
  const [dish, ...others] = several.dishes.filter(({ id }) => here.has(id))
  return dish && others.length === 0 && known.length > 0
    ? placed(binding, dish, several.said)
    : lost({ ...binding, several: [...binding.several, several] })
}

/** Whether words that name nothing on the menu were wanted, and not just said along the way. */
function isWanted(place: Place): boolean {
  const before = place.heard[place.index - 1]
  if (!before || before.kind === 'number') return true
  const word = wordOf(before)
  return word !== null && (beforeWish.has(word) || separators.has(word))
}

function withUnknown(binding: Binding, unknown: Piece<'unknown'>, place: Place): Binding {
  const isNear = unknown.near.length > 0
  if (wordAt(place, -1) === 'with' && binding.lines.length > 0 && !isNear)
    return noting(binding, `with ${unknown.said}`)
  const named = { ...binding, unknown: [...binding.unknown, unknown] }
  if (isWanted(place)) return lost(named)
  return isNear ? { ...named, quantity: null } : binding
}

/**
 * A note that is said before its dish: `extra spicy dragon roll`, `no onions on the dragon roll`.
 */
function isAhead(place: Place): boolean {
  const { heard, index } = place
  const next = heard[index + 1]?.kind
  if (next === 'dish' || next === 'several') return true
  return (
    /^(?:on|for|in|with)$/.test(wordAt(place, 1) ?? '') &&
    heard.slice(index + 2, index + 4).some(({ kind }) => kind === 'dish')
  )
}

/** Whether a dish follows before this wish ends: `a large lemonade`. */
function isBeforeDish({ heard, index }: Place): boolean {
  const next = heard.slice(index + 1).find((piece) => piece.kind !== 'note' && !(piece.kind === 'word' && !separators.has(piece.text)))
  return next?.kind === 'dish' || next?.kind === 'several' || next?.kind === 'unknown'
} // prettier-ignore

/**
 * How many pieces of the last dish a note is for: `one rare`, `another well done`; null where it is
 * for all of it.
 */
function countBefore({ quantity }: Binding, place: Place): number | null {
  if (isBeforeDish(place)) return null
  if (wordAt(place, -1) === 'another') return quantity ?? 1
  const number = place.heard.slice(0, place.index).findLast((piece) => piece.kind === 'number')
  return number?.isArticle ? null : quantity
}

function withNote(binding: Binding, { text }: Piece<'note'>, place: Place): Binding {
  const { lines, quantity, isLost } = binding
  if (lines.length > 0 && refersToLine(text)) return noting({ ...binding, quantity: null }, text)
  const count = lines.length > 0 && !isLost ? countBefore(binding, place) : null
  if (count !== null) return { ...binding, lines: addCountedNote(lines, count, text), quantity: null }
  const isOfNext = isAhead(place) && wordAt(place, -1) !== null && wordAt(place, -1) !== 'with'
  const isFree = quantity === null || !isBeforeDish(place)
  if (lines.length > 0 && !isLost && isFree && !isOfNext) return noting({ ...binding, quantity: null }, text)
  return isLost && quantity === null ? binding : { ...binding, notes: [...binding.notes, text] }
}

/**
 * `make that two and a cola`: the number ended before the first dish. `the other`: what is left of
 * a number.
 */
function withWord(binding: Binding, { text }: Piece<'word'>): Binding {
  const rest = binding.lines.findLast(({ isRest }) => isRest)
  if (rest && /^(?:others?|rest)$/.test(text)) return { ...binding, quantity: rest.quantity }
  if (binding.lines.length > 0 || !/^(?:and|plus|also|then|y)$/.test(text)) return binding
  const { quantity, notes, earlierNotes } = binding
  const earlier = quantity ?? binding.earlier
  return { ...binding, earlier, quantity: null, notes: [], earlierNotes: [...earlierNotes, ...notes] }
}

function withPiece(binding: Binding, piece: ClausePart, place: Place, known: readonly MenuItem[]): Binding {
  switch (piece.kind) {
    case 'number':
      return withNumber(binding, piece, place)
    case 'dish':
      return withDish(binding, piece, place)
    case 'several':
      return withSeveral(binding, piece, known)
    case 'unknown':
      return withUnknown(binding, piece, place)
    case 'note':
      return withNote(binding, piece, place)
    case 'word':
      return withWord(binding, piece)
  }
}

/** Gives every number and note of a part of a sentence to its dish. */
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
