import type { BoundClause } from './bind'
import { updateLastLine } from './lines'
import type { SpokenLine } from './lines'
import { applyOptionRequests } from './options/dress'
import { addUnresolved } from './wish'
import type { IntentState } from './wish'

const ALL = /\b(?:everything|all of (?:it|them|that)|the whole (?:order|thing)|my (?:order|cart)|todo)\b/

/** Whether a line is meant by a dish and how it is wanted: `the well done steak`. */
function isMeant({ dish, notes, options }: SpokenLine, said: SpokenLine): boolean {
  if (dish.id !== said.dish.id) return false
  const [now, then] = [
    applyOptionRequests(dish, notes, options),
    applyOptionRequests(dish, [...notes, ...said.notes], options),
  ]
  return then.notes.length > now.notes.length || now.options.join() === then.options.join()
}

/** Lines but those that are meant. */
export const removeMatching = (lines: readonly SpokenLine[], bound: BoundClause): readonly SpokenLine[] =>
  lines.filter((line) => !bound.lines.some((said) => isMeant(line, said)))

/** `remove two dragon rolls` of five, here or in the cart. */
function lessOf(state: IntentState, { lines }: BoundClause): IntentState | null {
  const [said, ...others] = lines
  if (!said || said.quantity === null || others.length > 0) return null
  const here = state.add.filter((line) => isMeant(line, said))
  const there = here.length > 0 ? here : state.context.filter((line) => isMeant(line, said))
  const [line] = there
  const left = (line?.quantity ?? 1) - said.quantity
  if (!line || there.length > 1 || left < 1) return null
  const less = { ...line, quantity: left }
  return here.length > 0
    ? { ...state, add: state.add.map((each) => (each === line ? less : each)) }
    : { ...state, update: [less] }
}

/** `remove two`: of what was said last, as long as some are left. */
function withFewer(state: IntentState, by: number): IntentState | null {
  const last = state.add.at(-1) ?? state.context.at(-1)
  const left = (last?.quantity ?? 1) - by
  if (!last || left < 1) return null
  return state.add.length > 0
    ? { ...state, add: updateLastLine(state.add, (line) => ({ ...line, quantity: left })) }
    : { ...state, update: [{ ...last, quantity: left }] }
}

/** What is taken back of what was said, or out of the cart. */
export function applyRemoval(state: IntentState, words: readonly string[], bound: BoundClause): IntentState {
  const text = words.join(' ')
  const isSaid = bound.lines.length > 0
  const here = state.add.length > 0
  if (isSaid) {
    const less = lessOf(state, bound)
    if (less) return less
    const elsewhere = bound.lines.filter(({ dish }) => !state.add.some((line) => line.dish.id === dish.id))
    const remove = elsewhere.flatMap((said) => {
      const known = state.context.filter((line) => isMeant(line, said))
      const those = known.length > 0 ? known : [said]
      return those.map((line) => ({
        ...line,
        said: said.said,
        quantity: said.quantity ?? line.quantity ?? 1,
        notes: [],
      }))
    })
    return addUnresolved(
      { ...state, add: removeMatching(state.add, bound), remove: [...state.remove, ...remove] },
      bound,
    )
  }
  if (bound.several.length + bound.unknown.length > 0) return addUnresolved(state, bound)
  const fewer = bound.quantity === null || ALL.test(text) ? null : withFewer(state, bound.quantity)
  if (fewer) return fewer
  if (here) return { ...state, add: ALL.test(text) ? [] : state.add.slice(0, -1) }
  if (ALL.test(text)) return { ...state, remove: state.context, isUnclear: state.context.length === 0 }
  return { ...state, remove: state.context.slice(-1), isUnclear: state.context.length === 0 }
}
