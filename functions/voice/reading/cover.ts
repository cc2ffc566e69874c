import { afterName } from './after-name'
import { beforeName, openDishes } from './before-name'
import type { Construct, Mention } from './constructs'
import type { Spans } from './spans'
import { startState, type State } from './state'

/** How many readings of the words so far are followed; fewer in a long message, for its time. */
const BEAM = { short: 12, long: 5 } as const
const LONG = 70
/** Readings that cost so much more than the best are given up. */
const MOST_BEHIND = 5
/** A dish that starts here, or is named by its options only, is read on from the same position. */
const ROUNDS = 3

/**
 * Stage 2: covers a sentence by the spans with the lowest sum of costs (dynamic programming over
 * positions and the dish that the words are about). `cart` lists the dishes of the cart, the last
 * first.
 */
export function coverSentence(spans: Spans, cart: readonly Mention[]): readonly Construct[] {
  const { words, stances } = spans
  const ids = new Map<Mention | null, number>()
  const idOf = (mention: Mention | null) => {
    const id = ids.get(mention) ?? ids.size
    ids.set(mention, id)
    return id
  }
  const inside = new Set(
    [...stances.values()].flatMap(({ from, to, isForced }) =>
      isForced ? Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index) : [],
    ),
  )
  const beams = Array.from({ length: words.length + 1 }, () => new Map<string, State>())
  const push = (state: State) => {
    const beam = beams[state.at]
    if (!beam || inside.has(state.at)) return
    const flags = [state.isMany, state.quantity === null, state.pieces > 1].map(Number).join('')
    const key = `${idOf(state.head)} ${idOf(state.pending)} ${flags}`
    const known = beam.get(key)
    if (!known || state.cost < known.cost) beam.set(key, state)
  }
  push(startState(null, cart.length > 0 ? 0.1 : 0))
  cart.forEach((head, at) => push(startState(head, at * 0.05)))
  const extend = (state: State) => {
    const { at, pending } = state
    if (!pending && stances.get(at)?.isForced !== true) openDishes(spans, state).forEach(push)
    for (const { meaning, to, cost, step, of } of pending
      ? beforeName(spans, state, pending)
      : afterName(spans, state)) {
      const head = of ?? pending ?? state.head
      const last: Construct = { ...meaning, from: at, to, cost, head, isBefore: pending !== null }
      push({ ...state, ...step, at: to, cost: state.cost + cost, last, previous: state })
    }
  }
  for (const beam of beams.slice(0, -1)) {
    const done = new Set<State>()
    for (let round = 0; round < ROUNDS; round += 1) {
      const open = [...beam.values()].filter((state) => !done.has(state)).sort((one, other) => one.cost - other.cost)
      const most = (open[0]?.cost ?? 0) + MOST_BEHIND
      for (const state of open.slice(0, words.length > LONG ? BEAM.long : BEAM.short)) {
        done.add(state)
        if (state.cost <= most) extend(state)
      }
    }
  }
  const ends = [...(beams.at(-1)?.values() ?? [])].filter(({ pending }) => pending === null)
  const cover: Construct[] = []
  const [best] = ends.sort((one, other) => one.cost - other.cost)
  for (let state = best ?? null; state?.last; state = state.previous) cover.unshift(state.last)
  return cover
}
