import { PAUSE, parseNumberAt, phraseList } from '../tokenize/words'
import { editOf, toWords, type LineEdit, type MarkedWord, type MarkedWords } from '../tokenize/marked-words'
import { bindClause, type BoundClause } from './bind'
import { parseClause } from './parse-clause'
import type { SpokenLine } from '../resolve/line-options'
import { addUnresolved, setDishTotal, type IntentState } from './intent'

/**
 * The effect of a clause on earlier ones: `add` adds, `fix` changes the last line, `drop` removes
 * the last line. The others change the known dish `of`.
 */
export type Clause = {
  readonly turn: 'add' | 'fix' | 'drop' | LineEdit['kind']
  readonly words: MarkedWords
  readonly of?: number | undefined
}

const turns = (
  [
    [
      'drop',
      `scratch that, forget about it, forget about that, actually nothing, forget all that, strike that, never mind,
      nevermind, forget it, forget that, cancel that, not that`,
    ],
    [
      'fix',
      `on second thought, no wait, oh wait, wait no, wait, or actually, no actually, actually, i mean, i meant, no sorry,
      sorry, make that, make it, make them, make those, change that to, change it to, change them to, or rather,
      or better, better make, correction, lets say, rather, no i wanted, no i ordered, no i asked for, oops, no make,
      no make that, no make it, actually make that, actually make it, no no, mejor, perdon, no i want, no i said,
      i said, lets make that, lets make it, let us make it`,
    ],
  ] as const
)
  .flatMap(([turn, phrases]) => phraseList(phrases).map((phrase) => ({ turn, phrase })))
  .sort((one, other) => other.phrase.length - one.phrase.length)

// Phrases that remove a dish in the middle of a sentence. The words after them name the dish.
const REMOVAL =
  /^(?:scratch|forget(?: about)?|remove|drop|cancel|delete|strike|get rid of|take off|take out|never mind|nevermind|leave off|lose) (?:the|my|those|these) (?!(?:,|and|i|one)\b)[a-z]/

const removesAt = (words: readonly string[], at: number): boolean => REMOVAL.test(words.slice(at, at + 6).join(' '))

/**
 * Returns the number of words of a phrase at a position, ignoring pauses: `no, I wanted`. 0 if it
 * is absent.
 */
function phraseAt(words: readonly string[], at: number, phrase: readonly string[]): number {
  let place = at
  for (const word of phrase) {
    while (place > at && words[place] === PAUSE) place += 1
    if (words[place] !== word) return 0
    place += 1
  }
  return place - at
}

function turnAt(words: readonly string[], at: number) {
  for (const { phrase, turn } of turns) {
    const length = phraseAt(words, at, phrase)
    if (length > 0) return { turn, length }
  }
  // `three rolls, no, two`. At the start, a number after `no` is only a number.
  const next = words[at + 1] === ',' ? at + 2 : at + 1
  return words[at] === 'no' && at > 0 && parseNumberAt(words, next) ? ({ turn: 'fix', length: 1 } as const) : null
}

/** Splits a sentence where it corrects itself. */
export function splitClauses(marked: MarkedWords): readonly Clause[] {
  const words = toWords(marked)
  const clauses: Clause[] = []
  let turn: Clause['turn'] = 'add'
  let own: MarkedWord[] = []
  let of: number | undefined
  const end = () => {
    if (own.length > 0 || turn === 'drop' || of !== undefined) clauses.push({ turn, words: own, of })
    own = []
    of = undefined
  }
  for (let at = 0; at < words.length;) {
    const known = editOf(marked[at])
    if (known) {
      end()
      turn = known.kind
      of = known.kind === 'add' ? undefined : known.of
      at += 1
      continue
    }
    const found = removesAt(words, at) ? ({ turn: 'fix', length: 0 } as const) : turnAt(words, at)
    if (found?.length === 0 && own.length === 0) {
      own.push(marked[at] ?? '')
      at += 1
    } else if (found) {
      end()
      turn = found.turn
      at += found.length
    } else {
      const word = words[at] ?? ''
      if (word === 'instead') turn = turn === 'add' ? 'fix' : turn
      else own.push(marked[at] ?? '')
      at += 1
    }
  }
  if (own.length > 0 || turn === 'drop' || of !== undefined || clauses.length === 0)
    clauses.push({ turn, words: own, of })
  return clauses
}

const isOf =
  (id: number) =>
  ({ dish }: SpokenLine): boolean =>
    dish.id === id

const removed = (line: SpokenLine): SpokenLine => ({ ...line, quantity: line.quantity ?? 1, notes: [] })

/** `scratch the tuna rolls`: removes a dish from this sentence or from the cart. */
function gone(state: IntentState, id: number): IntentState {
  if (state.add.some(isOf(id))) return { ...state, add: state.add.filter((line) => !isOf(id)(line)) }
  const known = state.context.filter(isOf(id))
  const dish = dishOf(state, id)
  const those = known.length > 0 || !dish ? known : [{ dish, quantity: 1, notes: [], said: dish.name }]
  return { ...state, remove: [...state.remove, ...those.map(removed)] }
}

const dishOf = ({ vocabulary }: IntentState, id: number) => vocabulary.menu.find((dish) => dish.id === id)

function declined(state: IntentState, id: number): IntentState {
  const dish = dishOf(state, id)
  return dish ? { ...state, declined: [...state.declined, dish] } : state
}

/** `make the dragon rolls four`: sets the quantity of a dish. */
function counted(state: IntentState, id: number, { quantity }: BoundClause): IntentState {
  const now = (line: SpokenLine): SpokenLine =>
    isOf(id)(line) ? { ...line, quantity: quantity ?? line.quantity } : line
  if (state.add.some(isOf(id))) return { ...state, add: state.add.map(now) }
  if (quantity === null) return state
  const line = setDishTotal(state.context, id, quantity)
  return line ? { ...state, update: [...state.update, line] } : { ...state, isUnclear: true }
}

/** `swap the cola for a green tea`: replaces a dish. Changes nothing if no new dish is named. */
function instead(state: IntentState, id: number, bound: BoundClause): IntentState {
  const [first, ...others] = bound.lines
  const old = state.add.find(isOf(id)) ?? state.context.findLast(isOf(id))
  if (!first || !old) return addUnresolved(state, bound)
  const fresh = { ...first, quantity: first.quantity ?? old.quantity }
  const noted = addUnresolved(state, bound)
  if (state.add.includes(old))
    return { ...noted, add: [...state.add.flatMap((line) => (line === old ? [fresh] : [line])), ...others] }
  return { ...noted, update: [...state.update, fresh, ...others, { ...old, quantity: 0, notes: [] }] }
}

/** `double that`: multiplies the quantity of the last line. */
function multiplied(state: IntentState, times: number): IntentState {
  const more = (lines: readonly SpokenLine[]) =>
    lines.slice(-1).map((line) => ({ ...line, quantity: (line.quantity ?? 1) * times }))
  if (state.add.length > 0) return { ...state, add: [...state.add.slice(0, -1), ...more(state.add)] }
  return { ...state, update: more(state.context), isUnclear: state.context.length === 0 }
}

/** Applies an edit of a dish that was named before or is in the cart. */
export function applyEdit(state: IntentState, { turn, words, of = 0 }: Clause): IntentState {
  if (turn === 'times') return multiplied(state, of)
  const bound = bindClause(parseClause(words, state.vocabulary))
  if (turn === 'gone') return gone(state, of)
  if (turn === 'declined') return declined(state, of)
  return turn === 'count' ? counted(state, of, bound) : instead(state, of, bound)
}
