import type { MenuItem } from '#shared/menu/contract'
import { emptyIntent, setDishTotal, type Intent, type SpokenItem } from '../grammar/edit/intent'
import { updateLastLine, type SpokenLine } from '../grammar/resolve/line-options'
import { PAUSE } from '../grammar/tokenize/words'
import { bind, type Bound } from './bind'
import type { Amount } from './constructs'
import { isOf, refuse, type Reading, type State } from './refusals'
import { about, isEmpty, notesOf, STYLE, toLinesOf, withRequests } from './requests'
import type { Segment } from './segments'

/** The cart's lines as lines of a sentence. */
export const toContextLines = (context: readonly SpokenItem[], menu: readonly MenuItem[]): readonly SpokenLine[] =>
  context.flatMap(({ itemId, quantity, notes, options }) => {
    const dish = menu.find(({ id }) => id === itemId)
    return dish ? [{ dish, quantity, notes: notes ? [notes] : [], said: dish.name, options, isThere: true }] : []
  })

const addOpen = (state: State, { several, unknown }: Bound): State => ({
  ...state,
  several: [...state.several, ...several],
  unknown: [...state.unknown, ...unknown],
})

function fix(state: State, segment: Segment, bound: Bound, text: string, isReplaced = false): State {
  const { lead, isMore } = segment
  const [first, ...others] = bound.lines
  if (state.add.length === 0) {
    const refused = state.declined.at(-1)
    // `I can't have two rolls, make it one`
    if (!first && refused && lead.region.quantity !== null)
      return {
        ...state,
        declined: [],
        add: [{ dish: refused, quantity: lead.region.quantity, notes: notesOf(lead), said: refused.name }],
      }
    if (!first) return about(state, segment, text, bound)
    return { ...state, add: bound.lines }
  }
  // `a burger and a kombucha, no make that a cola`: replaces what is not on the menu.
  const last = state.unknown.at(-1)
  if (first && isEmpty(lead) && last && isReplaced)
    return { ...state, unknown: state.unknown.filter((each) => each !== last), add: [...state.add, ...bound.lines] }
  const style = STYLE.test(text) && isEmpty(lead) ? [text] : []
  const changed = updateLastLine(state.add, (line) => ({
    ...line,
    quantity: lead.region.quantity ?? line.quantity,
    notes: [...line.notes, ...style],
  }))
  if (!first || !isEmpty(lead)) return { ...state, add: [...toLinesOf(changed, lead, true), ...bound.lines] }
  if (isMore) return { ...state, add: [...state.add, ...bound.lines] }
  const same = state.add.findLastIndex(isOf(first.dish))
  if (same >= 0)
    return {
      ...state,
      add: [
        ...state.add.map((line, at) =>
          at === same ? withRequests({ ...line, quantity: first.quantity ?? line.quantity }, first.notes) : line,
        ),
        ...others,
      ],
    }
  const old = state.add.at(-1)
  return {
    ...state,
    add: [...state.add.slice(0, -1), { ...first, quantity: first.quantity ?? old?.quantity ?? null }, ...others],
  }
}

/** `no, a dragon roll`: replaces the only line of the cart, or asks which. */
function mend(state: State, bound: Bound): State {
  const [first] = bound.lines
  const last = state.context.at(-1)
  if (!first || !last) return { ...state, add: bound.lines }
  const same = state.context.findLast(isOf(first.dish))
  if (!same && new Set(state.context.map(({ dish }) => dish.id)).size > 1) return { ...state, replacing: first.dish }
  if (same)
    return { ...state, update: [withRequests({ ...same, quantity: first.quantity ?? same.quantity }, first.notes)] }
  return {
    ...state,
    update: [
      { ...first, quantity: first.quantity ?? last.quantity },
      { ...last, quantity: 0, notes: [] },
    ],
  }
}

/** `only one cola`, `one less roll`: changes how many of a dish all its lines have. */
function amounted(state: State, dish: MenuItem, { kind, value }: Amount): State {
  const lines = state.context.filter(isOf(dish))
  const now = lines.reduce((sum, { quantity }) => sum + (quantity ?? 1), 0)
  const total = kind === 'times' ? now * value : kind === 'total' ? value : now - value
  if (total < 1) return { ...state, remove: [...state.remove, ...lines.map((line) => ({ ...line, notes: [] }))] }
  const line = setDishTotal(lines, dish.id, total)
  return line ? { ...state, update: [...state.update, line] } : { ...state, isUnclear: true }
}

/** `swap the cola for a tea`, `make the rolls four`, `make the steak rare` */
function change(state: State, segment: Segment, bound: Bound): State {
  const { lead } = segment
  const [dish] = segment.change?.target.dishes ?? []
  if (!dish) return state
  if (segment.change?.amount) return amounted(state, dish, segment.change.amount)
  const [first, ...others] = bound.lines
  const here = state.add.find(isOf(dish))
  const there = state.context.findLast(isOf(dish))
  const old = here ?? there
  if (first) {
    const fresh = { ...first, quantity: first.quantity ?? old?.quantity ?? 1 }
    if (here) return { ...state, add: [...state.add.flatMap((line) => (line === here ? [fresh] : [line])), ...others] }
    const gone: SpokenLine = { dish, quantity: 0, notes: [], said: dish.name, options: there?.options }
    return { ...state, update: [...state.update, fresh, ...others, gone] }
  }
  const { quantity } = lead.region
  const notes = notesOf(lead)
  if (quantity === null && notes.length === 0) return { ...state, isUnclear: true }
  if (here)
    return {
      ...state,
      add: state.add.map((line) =>
        line === here ? withRequests({ ...line, quantity: quantity ?? line.quantity }, notes) : line,
      ),
    }
  const line: SpokenLine = there ?? { dish, quantity: 1, notes: [], said: dish.name }
  const counted =
    quantity !== null && there
      ? setDishTotal(state.context, dish.id, quantity)
      : { ...line, quantity: quantity ?? line.quantity }
  return counted ? { ...state, update: [...state.update, withRequests(counted, notes)] } : { ...state, isUnclear: true }
}

/** `double that`, `minus two`: changes the quantity of the last line. */
function scaled(state: State, { scale }: Segment): State {
  const last = state.add.at(-1) ?? state.context.at(-1)
  if (!scale || !last) return { ...state, isUnclear: true }
  const now = last.quantity ?? 1
  const quantity = scale.kind === 'scale' ? now * scale.factor : now - scale.value
  if (state.add.length > 0)
    return {
      ...state,
      add: updateLastLine(state.add, (line) => ({ ...line, quantity })).filter((line) => line.quantity !== 0),
    }
  return quantity < 1 ? { ...state, remove: [{ ...last, notes: [] }] } : { ...state, update: [{ ...last, quantity }] }
}

function step(reading: Reading, state: State, segment: Segment, at: number): State {
  const { words, segments } = reading
  const known = [...state.add, ...state.context].map(({ dish }) => dish)
  if (segment.turn === 'stance') return refuse(state, segment, reading)
  if (segment.scale) return scaled(state, segment)
  const bound = bind(reading, segment, known)
  const text = words
    .slice(segment.body, segment.to)
    .filter((word) => word !== PAUSE)
    .join(' ')
  const withOpen = addOpen(state, bound)
  switch (segment.turn) {
    case 'change':
      return change(withOpen, segment, bound)
    case 'drop': {
      const { lead } = segment
      if (lead.region.quantity !== null && bound.lines.length === 0 && state.add.length > 0)
        return fix(withOpen, segment, bound, text)
      const before: State = {
        ...withOpen,
        add: state.add.slice(0, -1),
        remove: state.add.length === 0 ? state.context.slice(-1) : state.remove,
        isUnclear: known.length === 0 && bound.lines.length === 0,
      }
      return { ...before, add: [...before.add, ...bound.lines] }
    }
    case 'fix': {
      const refused = segments
        .slice(at + 1)
        .find(({ stance }) => stance?.stance === 'refusal' && stance.dishes.length > 0)
      const [old] = refused?.stance?.dishes ?? []
      const isHere = old !== undefined && state.add.some(isOf(old))
      const isMended = state.add.length === 0 && state.context.length > 0 && bound.lines.length > 0 && !segment.isMore
      if (isMended && !old && state.remove.length + state.omitted.length === 0) return mend(withOpen, bound)
      if (isHere)
        return { ...withOpen, add: [...state.add.flatMap((line) => (isOf(old)(line) ? bound.lines : [line]))] }
      const said = words
        .slice(0, segment.from)
        .filter((word) => word !== PAUSE)
        .join(' ')
      const isReplaced = state.unknown.at(-1) !== undefined && said.endsWith(state.unknown.at(-1)?.said ?? '')
      if (STYLE.test(text) && state.add.length > 0)
        return fix(state, segment, { lines: [], several: [], unknown: [] }, text)
      return fix(isReplaced ? addOpen(state, bound) : withOpen, segment, bound, text, isReplaced)
    }
    default: {
      const { lead } = segment
      if (state.add.length === 0 && bound.lines.length === 0) return about(withOpen, segment, text, bound)
      // `no cream cheese in the Philly` changes the line of the cart.
      const [first] = bound.lines
      const there = first && state.add.length === 0 ? state.context.findLast(isOf(first.dish)) : undefined
      const draft = segment.drafts[0]
      const isDefinite = draft !== undefined && /^(?:the|my|that|el|la)$/.test(words[draft.mention.from - 1] ?? '')
      const requests = first ? [...notesOf(lead), ...first.notes] : []
      if (there && isDefinite && draft.before.quantity === null && requests.length > 0 && bound.lines.length === 1)
        return { ...withOpen, update: [withRequests(there, requests)] }
      const before = isEmpty(lead) ? state.add : toLinesOf(state.add, lead, false)
      const late = !isEmpty(lead) && state.add.length === 0
      const lines =
        late && first ? [{ ...first, notes: [...notesOf(lead), ...first.notes] }, ...bound.lines.slice(1)] : bound.lines
      return { ...withOpen, add: [...before, ...lines] }
    }
  }
}

/** Stage 3b: what the segments of a sentence do to the cart. */
export function toIntent(reading: Reading, context: readonly SpokenLine[]): Intent {
  const start: State = { ...emptyIntent, context, omitted: [] }
  const state = reading.segments.reduce<State>((now, segment, at) => step(reading, now, segment, at), start)
  // What wasn't found may be why: `a burger, no lemonade`.
  const isFound = state.unknown.length + state.several.length === 0
  return isFound ? { ...state, remove: [...state.remove, ...state.omitted] } : state
}
