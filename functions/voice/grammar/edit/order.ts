import type { MenuItem } from '#shared/menu/contract'
import { foodTest } from '../cover/food-words'
import { bindClause, type BoundClause } from './bind'
import { applyEdit, splitClauses, type Clause } from './corrections'
import { parseClause, type ClausePart } from './parse-clause'
import { addNote, updateLastLine, type SpokenLine } from '../resolve/line-options'
import { requestOf, toWords, type MarkedWords } from '../tokenize/marked-words'
import { applyRemoval, markRefusals } from './removals'
import type { Vocabulary } from '../tokenize/vocabulary'
import { addUnresolved, setDishTotal, type Intent, type IntentState, type SpokenItem } from './intent'

const REMOVES =
  /^(?:(?:please|can you|could you|i want to|i would like to|id like to|just|and|then|actually|ok|no|hmm|um|uh|oh|but|you can|lets) )*(?:remove|delete|cancel|drop|scratch|strike|never mind|nevermind|get rid of|take (?:off|out|away|back)|take (?:the|my|that|it|those) (?:.+ )?(?:off|out|away|back)|forget|leave off|quita|quitar|elimina|i dont (?:want|need)|i do not want|dont (?:add|want|need)|do not (?:add|want)|no longer want|without the|undo)\b/
const CHANGES =
  /^(?:(?:please|can you|could you|i want to|just|and|ok) )*(?:change|update|set|make) (?:the|my|those|that) \w/
const SWAPS =
  /^(?:(?:please|can you|could you|i want to|just) )*(?:replace|swap|switch|change|trade|exchange)\b.* (?:with|to|for|by|into) /
const MORE = /\b(?:another|more|same again|same thing|again|otro|otra|mas)\b/
const SAME = /\bsame\b/
const IT = /\b(?:it|that|them|those|these|one|ones|this)\b/
const ADDS = /^(?:and |please |also )*(?:add|also|another|plus|give|throw|id also|ill also)\b/

/** The intent of a sentence that asks for nothing. */
export const emptyIntent: Intent = {
  add: [],
  remove: [],
  update: [],
  several: [],
  unknown: [],
  declined: [],
  replacing: null,
  isUnclear: false,
}

const contextLines = (context: readonly SpokenItem[], menu: readonly MenuItem[]): readonly SpokenLine[] =>
  context.flatMap(({ itemId, quantity, notes, options }) => {
    const dish = menu.find(({ id }) => id === itemId)
    return dish ? [{ dish, quantity, notes: notes ? [notes] : [], said: dish.name, options, isThere: true }] : []
  })

/** `make that three`, `extra spicy`: applies a number or notes to an existing line. */
const changed = (line: SpokenLine, { quantity, notes }: Pick<BoundClause, 'quantity' | 'notes'>): SpokenLine => ({
  ...line,
  quantity: quantity ?? line.quantity,
  notes: [...line.notes, ...notes],
})

const withNotes = (lines: readonly SpokenLine[], notes: readonly string[]): readonly SpokenLine[] =>
  notes.reduce(addNote, lines)

const STYLE = /^(?:a bit |a little |really |very |extra |super )?(?:spicy|hot|crispy|mild|plain)$/

function fixed(lines: readonly SpokenLine[], bound: BoundClause, words: readonly string[]): readonly SpokenLine[] {
  const [first, ...others] = bound.lines
  const text = words.filter((word) => word !== ',').join(' ')
  if (!first)
    return withNotes(
      updateLastLine(lines, (line) => changed(line, { ...bound, notes: [] })),
      STYLE.test(text) ? [text] : bound.notes,
    )
  if (bound.earlier !== null || bound.earlierNotes.length > 0) {
    const counted = updateLastLine(lines, (line) => ({ ...line, quantity: bound.earlier ?? line.quantity }))
    return [...withNotes(counted, bound.earlierNotes), ...bound.lines]
  }
  if (ADDS.test(text)) return [...lines, ...bound.lines]
  const same = lines.findLastIndex(({ dish }) => dish.id === first.dish.id)
  if (same >= 0) {
    const now = lines.map((line, index) => (index === same ? changed(line, first) : line))
    return [...now, ...others]
  }
  const last = lines.at(-1)
  return [...lines.slice(0, -1), { ...first, quantity: first.quantity ?? last?.quantity ?? null }, ...others]
}

function swapping(state: IntentState, bound: BoundClause): IntentState | null {
  const [old, fresh] = bound.lines
  if (!old || !fresh) return null
  const known = state.context.findLast(({ dish }) => dish.id === old.dish.id)
  const quantity = fresh.quantity ?? old.quantity ?? known?.quantity ?? 1
  return {
    ...state,
    update: [
      { ...fresh, quantity },
      { ...old, quantity: 0, notes: [], options: known?.options },
    ],
  }
}

/** Applies a number, note or change without a dish to the last line. */
function about(state: IntentState, turn: Clause['turn'], words: readonly string[], bound: BoundClause): IntentState {
  const text = words.filter((word) => word !== ',').join(' ')
  const style = turn === 'fix' && STYLE.test(text) ? [text] : bound.notes
  const last = state.context.at(-1)
  if (bound.quantity === null && style.length === 0) {
    if (last && MORE.test(text) && bound.unknown.length === 0)
      return { ...state, add: [{ ...last, quantity: SAME.test(text) ? last.quantity : 1 }] }
    return addUnresolved(state, bound)
  }
  if (bound.several.length + bound.unknown.length > 0) return addUnresolved(state, bound)
  if (!last) return { ...state, isUnclear: true }
  if (MORE.test(text))
    return { ...state, add: [{ ...last, quantity: bound.quantity ?? 1, notes: [...last.notes, ...style] }] }
  const counted = bound.quantity === null ? last : setDishTotal(state.context, last.dish.id, bound.quantity)
  if (!counted) return { ...state, isUnclear: true }
  const now = withNotes(
    updateLastLine(state.context, () => counted),
    style,
  )
  const isSame = (line: SpokenLine, index: number) =>
    line.quantity === state.context[index]?.quantity && line.notes.length === state.context[index]?.notes.length
  return { ...state, update: now.filter((line, index) => !isSame(line, index)) }
}

/** `change the roll to two, crispy`: updates the named dishes. */
const changing = (state: IntentState, bound: BoundClause): IntentState => {
  const update = bound.lines.flatMap((line) => {
    const total = line.quantity ?? bound.quantity
    const isOnlyCount = total !== null && line.notes.length === 0
    const counted = isOnlyCount ? setDishTotal(state.context, line.dish.id, total) : null
    if (counted) return [{ ...counted, said: line.said }]
    if (isOnlyCount && state.context.some(({ dish }) => dish.id === line.dish.id)) return []
    const known = state.context.findLast(({ dish }) => dish.id === line.dish.id)
    return [{ ...line, quantity: total ?? known?.quantity ?? null, options: known?.options }]
  })
  return addUnresolved({ ...state, update, isUnclear: update.length < bound.lines.length }, bound)
}

/**
 * `no, a dragon roll`: corrects the known line or replaces it. Replaces none of several lines if
 * the sentence names none.
 */
function mending(state: IntentState, bound: BoundClause): IntentState | null {
  const last = state.context.at(-1)
  const [first] = bound.lines
  if (!last || !first) return null
  const same = state.context.findLast(({ dish }) => dish.id === first.dish.id)
  if (!same && new Set(state.context.map(({ dish }) => dish.id)).size > 1)
    return addUnresolved({ ...state, replacing: first.dish }, bound)
  const instead = [
    { ...first, quantity: first.quantity ?? last.quantity },
    { ...last, quantity: 0, notes: [] },
  ]
  return addUnresolved({ ...state, update: same ? [changed(same, first)] : instead }, bound)
}

function adding(state: IntentState, bound: BoundClause): IntentState {
  const counted = updateLastLine(state.add, (line) => ({ ...line, quantity: bound.quantity ?? line.quantity }))
  const noted = bound.lines.length === 0 ? withNotes(counted, bound.notes) : withNotes(state.add, bound.earlierNotes)
  return addUnresolved({ ...state, add: [...noted, ...bound.lines] }, bound)
}

/** `scratch that`: removes the last line of this sentence or of the last reply. */
const dropping = (state: IntentState): IntentState => ({
  ...state,
  add: state.add.slice(0, -1),
  remove: state.add.length === 0 ? state.context.slice(-1) : state.remove,
})

/** `no dragon roll`: whether a clause refuses a dish. */
const isRefusal = (heard: readonly ClausePart[], text: string): boolean =>
  /^no\b/.test(text) && heard[0]?.kind === 'word' && heard[1]?.kind === 'dish'

/** Moves notes about an earlier line to the first dish when there is no earlier line. */
const backAt = (bound: BoundClause, hasEarlier: boolean): BoundClause =>
  hasEarlier || bound.earlierNotes.length === 0
    ? bound
    : {
        ...bound,
        earlierNotes: [],
        lines: bound.lines.map((line, at) =>
          at > 0 ? line : { ...line, notes: [...bound.earlierNotes, ...line.notes] },
        ),
      }

function step(state: IntentState, clause: Clause): IntentState {
  const words = toWords(clause.words)
  if (clause.of !== undefined || clause.turn === 'times') return applyEdit(state, clause)
  const text = words.filter((word) => word !== ',').join(' ')
  const isRemoval = REMOVES.test(text)
  // `no cream cheese in the Philly` changes the existing Philly.
  const isNote =
    requestOf(clause.words[0]) !== null ||
    (/^(?:no|without|extra|hold|sin)\b/.test(text) && foodTest(state.vocabulary)(words[1] ?? ''))
  const isOfThere = isNote && / (?:in|on|for|from) (?:the|my|that) /.test(text)
  const isReference = clause.turn !== 'add' || isRemoval || isOfThere || CHANGES.test(text)
  const known = [...state.add, ...state.context].map(({ dish }) => dish)
  const heard = parseClause(clause.words, state.vocabulary)
  const bound = backAt(bindClause(heard, isReference ? known : []), state.add.length > 0)
  // `scratch that, two` sets a quantity of the same dish.
  const isNumber = bound.quantity !== null && bound.lines.length + bound.several.length + bound.unknown.length === 0
  const turn = clause.turn === 'drop' && isNumber && state.add.length > 0 ? 'fix' : clause.turn
  const before = turn === 'drop' ? dropping(state) : state
  const isFirst = before.add.length === 0
  const isNamed = bound.lines.length > 0
  if (turn === 'drop' && text === '') return { ...before, isUnclear: known.length === 0 }
  const swapped = SWAPS.test(text) ? swapping(before, bound) : null
  if (swapped) return addUnresolved(swapped, bound)
  if (isRemoval || (turn === 'add' && isFirst && isRefusal(heard, text))) return applyRemoval(before, words, bound)
  const isThere = bound.lines.every(({ dish }) => before.context.some((line) => line.dish.id === dish.id))
  if (isFirst && isNamed && (CHANGES.test(text) || (isOfThere && isThere))) return changing(before, bound)
  if (isFirst && !isNamed) return about(before, turn, words, bound)
  if (!isFirst && turn === 'fix') return addUnresolved({ ...before, add: fixed(before.add, bound, words) }, bound)
  const mended = turn === 'fix' && !ADDS.test(text) ? mending(before, bound) : null
  return mended ?? adding(before, bound)
}

/** Whether the words refer to an earlier dish: `it`, `that`, `another`. */
export const refersBack = (text: string): boolean => IT.test(text) || MORE.test(text)

/** Reads the intent of a sentence, with the sentence's own refusals and corrections applied. */
export function parseIntent(words: MarkedWords, vocabulary: Vocabulary, context: readonly SpokenItem[]): Intent {
  const menu = vocabulary.menu
  const start: IntentState = { ...emptyIntent, context: contextLines(context, menu), vocabulary }
  return splitClauses(markRefusals(words, vocabulary)).reduce(step, start)
}
