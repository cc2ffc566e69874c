import { bindClause } from './bind'
import type { BoundClause } from './bind'
import type { Clause } from './corrections'
import { parseClause } from './hear'
import type { SpokenLine } from './lines'
import { addUnresolved } from './wish'
import type { IntentState } from './wish'

const isOf =
  (id: number) =>
  ({ dish }: SpokenLine): boolean =>
    dish.id === id

const removed = (line: SpokenLine): SpokenLine => ({ ...line, quantity: line.quantity ?? 1, notes: [] })

/** `scratch the tuna rolls`: of this sentence, or of the cart. */
function gone(state: IntentState, id: number): IntentState {
  if (state.add.some(isOf(id))) return { ...state, add: state.add.filter((line) => !isOf(id)(line)) }
  const known = state.context.filter(isOf(id))
  const dish = dishOf(state, id)
  const those = known.length > 0 || !dish ? known : [{ dish, quantity: 1, notes: [], said: dish.name }]
  return { ...state, remove: [...state.remove, ...those.map(removed)] }
}

const dishOf = ({ vocabulary }: IntentState, id: number) => vocabulary.named.find(({ dish }) => dish.id === id)?.dish

function declined(state: IntentState, id: number): IntentState {
  const dish = dishOf(state, id)
  return dish ? { ...state, declined: [...state.declined, dish] } : state
}

/** `make the dragon rolls four` */
function counted(state: IntentState, id: number, { quantity }: BoundClause): IntentState {
  const now = (line: SpokenLine): SpokenLine =>
    isOf(id)(line) ? { ...line, quantity: quantity ?? line.quantity } : line
  if (state.add.some(isOf(id))) return { ...state, add: state.add.map(now) }
  return { ...state, update: [...state.update, ...state.context.filter(isOf(id)).map(now)] }
}

/** `swap the cola for a green tea`: where nothing on the menu is named, everything stays. */
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

/** `double that` */
function multiplied(state: IntentState, times: number): IntentState {
  const more = (lines: readonly SpokenLine[]) => lines.slice(-1).map((line) => ({ ...line, quantity: (line.quantity ?? 1) * times })) // prettier-ignore
  if (state.add.length > 0) return { ...state, add: [...state.add.slice(0, -1), ...more(state.add)] }
  return { ...state, update: more(state.context), isUnclear: state.context.length === 0 }
}

/** A turn about a dish that was said before, or lies in the cart. */
export function applyEdit(state: IntentState, { turn, words, of = 0 }: Clause): IntentState {
  if (turn === 'times') return multiplied(state, of)
  const bound = bindClause(parseClause(words, state.vocabulary))
  if (turn === 'gone') return gone(state, of)
  if (turn === 'declined') return declined(state, of)
  return turn === 'count' ? counted(state, of, bound) : instead(state, of, bound)
}
