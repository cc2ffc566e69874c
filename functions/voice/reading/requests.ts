import { setDishTotal } from '../grammar/edit/intent'
import { findOptionGroups } from '../grammar/resolve/apply-option-requests'
import { addNote, updateLastLine, type SpokenLine } from '../grammar/resolve/line-options'
import type { Bound } from './bind'
import type { State } from './refusals'
import type { Lead, Segment } from './segments'

const MORE = /\b(?:another|more|same again|same thing|again|otro|otra|mas)\b/
const SAME = /\bsame\b/
/** A style that is no menu's option. */
export const STYLE = /^(?:a bit |a little |really |very |extra |super )?(?:spicy|hot|crispy|mild|plain)$/

export const notesOf = ({ region }: Lead): readonly string[] => [
  ...region.pieces.flatMap(({ notes }) => notes),
  ...region.every,
  ...region.shared,
  ...region.loose.map(({ note }) => note),
]

/** A choice that a new one replaces is dropped: `with chicken, make that steak`. */
export function withRequests(line: SpokenLine, notes: readonly string[]): SpokenLine {
  const groups = notes.flatMap((note) =>
    /^(?:with|add|extra|and|no) /.test(note) ? [] : findOptionGroups(line.dish, note),
  )
  const same = line.notes.filter((note) => findOptionGroups(line.dish, note).some((id) => groups.includes(id)))
  return {
    ...line,
    notes: [...(same.length === 1 ? line.notes.filter((note) => !same.includes(note)) : line.notes), ...notes],
  }
}

/** Gives requests without a dish to the lines that they are for. */
export function toLinesOf(lines: readonly SpokenLine[], lead: Lead, isFix: boolean): readonly SpokenLine[] {
  const notes = notesOf(lead)
  if (lead.isForEvery)
    return notes.reduce((now, note) => now.map((line) => ({ ...line, notes: [...line.notes, note] })), lines)
  return notes.reduce((now, note, place) => {
    const added = addNote(now, note, lead.nth)
    if (!isFix || place > 0) return added
    return added.map((line, at) => (line === now[at] || !now[at] ? line : withRequests(now[at], [note])))
  }, lines)
}

export const isEmpty = (lead: Lead): boolean => lead.region.quantity === null && notesOf(lead).length === 0

/** What words without a dish say about the cart. */
export function about(state: State, segment: Segment, text: string, bound: Bound): State {
  const { lead } = segment
  const { quantity } = lead.region
  const last = state.context.at(-1)
  const style = segment.turn === 'fix' && STYLE.test(text) ? [text] : []
  const isBare = quantity === null && notesOf(lead).length + style.length === 0
  if (isBare) {
    if (last && MORE.test(text) && bound.unknown.length === 0)
      return { ...state, add: [{ ...last, quantity: SAME.test(text) ? last.quantity : 1 }] }
    return state
  }
  if (bound.several.length + bound.unknown.length > 0) return state
  if (!last) return { ...state, isUnclear: true }
  if (MORE.test(text) || (segment.isMore && notesOf(lead).length === 0))
    return { ...state, add: [{ ...last, quantity: quantity ?? 1, notes: [...last.notes, ...notesOf(lead)] }] }
  const counted = quantity === null ? last : setDishTotal(state.context, last.dish.id, quantity)
  if (!counted) return { ...state, isUnclear: true }
  const now = toLinesOf(
    updateLastLine(state.context, () => ({ ...counted, notes: [...counted.notes, ...style] })),
    lead,
    false,
  )
  const isSame = (line: SpokenLine, index: number) =>
    line.quantity === state.context[index]?.quantity && line.notes.length === state.context[index]?.notes.length
  return { ...state, update: now.filter((line, index) => !isSame(line, index)) }
}
