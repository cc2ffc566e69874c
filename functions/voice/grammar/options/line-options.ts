import type { MenuItem } from '#shared/menu/contract'
import { applyOptionRequests, findOptionGroups } from './apply-option-requests'
import { MAX_NOTE_LENGTH } from '#shared/orders/contract'
import type { VoiceItem } from '#shared/voice/contract'
import { resolveSelection } from '#shared/menu/options'
import { formatSelection } from '#shared/menu/option-text'
import { joinWords } from '../questions/facts'

/** A dish with how often and how it is wanted; without a number said, the quantity is null. */
export type SpokenLine = {
  readonly dish: MenuItem
  readonly quantity: number | null
  readonly notes: readonly string[]
  /** What was said of it. */
  readonly said: string
  /**
   * The options of a line that is there, before any wish of this sentence; left out where it is new
   * or not known.
   */
  readonly options?: readonly string[] | undefined
  /** What is left of a number of which some pieces are wanted otherwise. */
  readonly isRest?: boolean | undefined
  /** Pieces of a line that is there, from now on a line of their own. */
  readonly isApart?: boolean
  /** It is in the cart, or waits for it. */
  readonly isThere?: boolean
  /** What was said of options, in the guest's words. */
  readonly wishes?: readonly string[]
}

/** Lines of which the last is otherwise. */
export const updateLastLine = (
  lines: readonly SpokenLine[],
  change: (line: SpokenLine) => SpokenLine,
): readonly SpokenLine[] => lines.map((line, index) => (index === lines.length - 1 ? change(line) : line))

/** The same dish with the same notes is one line. */
export function mergeLines<L extends SpokenLine>(lines: readonly L[]): readonly L[] {
  const keyOf = ({ dish, notes, options = [] }: SpokenLine) => `${dish.id} ${notes.join()} ${options.join()}`
  const kept = new Map<string, L>()
  for (const line of lines) {
    const earlier = kept.get(keyOf(line))
    kept.set(keyOf(line), earlier ? { ...line, quantity: (earlier.quantity ?? 1) + (line.quantity ?? 1) } : line)
  }
  return [...kept.values()]
}

const EVERY = / (?:on|for|in) (?:both|all|either|each|everything|all of them|both of them)$/
const ORDINAL = / (?:on|for|in|with) the (first|second|third|fourth|last|other)$/
const places = ['first', 'second', 'third', 'fourth']

/** A note without what it says of whom it is for. */
const bare = (note: string): string => note.replace(EVERY, '').replace(ORDINAL, '')

const noted = (line: SpokenLine, note: string): SpokenLine => ({ ...line, notes: [...line.notes, note] })

const onAt = (lines: readonly SpokenLine[], at: number, note: string): readonly SpokenLine[] =>
  lines.map((line, index) => (index === at ? noted(line, note) : line))

/** The line that a note is for: the last of which it is an option, else the last. */
function atOf(lines: readonly SpokenLine[], note: string): number {
  const at = lines.findLastIndex(({ dish }) => findOptionGroups(dish, note).length > 0)
  return at < 0 ? lines.length - 1 : at
}

/** Some pieces of a line as a line of their own. */
function apart(lines: readonly SpokenLine[], at: number, count: number, note: string): readonly SpokenLine[] {
  const line = lines[at]
  if (!line) return lines
  const rest: SpokenLine = { ...line, quantity: (line.quantity ?? count) - count, isRest: true }
  const { isRest: _, ...own } = line
  const others = lines.map((each, index) => (index === at ? rest : each))
  return [...others, { ...noted(own, note), quantity: count, ...(line.isThere && { isApart: true }) }]
}

/** `on the second one`: of several lines that one, of several pieces of one line one piece. */
function onNth(lines: readonly SpokenLine[], word: string, note: string): readonly SpokenLine[] {
  const fitting = lines.flatMap(({ dish }, index) => (findOptionGroups(dish, note).length > 0 ? [index] : []))
  const those = fitting.length > 0 ? fitting : [...lines.keys()]
  const [only] = those
  if (only !== undefined && those.length === 1 && (lines[only]?.quantity ?? 1) > 1) return apart(lines, only, 1, note)
  const nth = places.indexOf(word)
  // The second of all lines, unless only some of them can be wanted so.
  const at = nth < 0 ? those.at(-1) : those.includes(nth) ? nth : those[nth]
  return onAt(lines, at ?? lines.length - 1, note)
}

/** Lines with a note, each where it belongs. */
export function addNote(lines: readonly SpokenLine[], note: string): readonly SpokenLine[] {
  if (lines.length === 0) return lines
  const text = bare(note)
  if (EVERY.test(note)) return lines.map((line) => noted(line, text))
  const [, word] = ORDINAL.exec(note) ?? []
  return word ? onNth(lines, word, text) : onAt(lines, atOf(lines, text), text)
}

/** Whether a note says for which lines it is. */
export const refersToLine = (note: string): boolean => EVERY.test(note) || ORDINAL.test(note)

/**
 * `two steaks, one rare and one well done`: so many pieces of the dish that was named last are
 * wanted so.
 */
export function addCountedNote(lines: readonly SpokenLine[], count: number, note: string): readonly SpokenLine[] {
  const rest = lines.findLastIndex(({ isRest }) => isRest)
  const at = rest < 0 ? lines.length - 1 : rest
  const line = lines[at]
  if (!line) return lines
  const own = findOptionGroups(line.dish, note)
  const isOther = line.notes.some((each) => findOptionGroups(line.dish, each).some((group) => own.includes(group)))
  const left = line.quantity
  if (!isOther && (left === null || left > count || (line.isRest && left === count)))
    return apart(lines, at, count, note)
  if (!isOther && !line.isRest && left === count) return onAt(lines, at, note)
  const { isRest: _, ...piece } = line
  return [...lines, { ...piece, quantity: count, notes: [note] }]
}

/** The lines without what is left of a number once each of its pieces is wanted in its own way. */
export const dropRemainders = (lines: readonly SpokenLine[]): readonly SpokenLine[] =>
  lines.flatMap(({ isRest, ...line }) => (isRest && line.quantity === 0 ? [] : [line]))

/**
 * A line whose wishes were read: its options are all that it takes, its notes what is no option.
 */
export type LineWithOptions = SpokenLine & {
  readonly options: readonly string[]
  /** What is to be said of its options, in sentences. */
  readonly remarks: readonly string[]
  /** A question without whose answer the line can't be. */
  readonly asks: string | null
  /** The options that it had, where it has others now. */
  readonly was?: readonly string[]
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join()

function remarksOn({ dish }: SpokenLine, usual: readonly string[], refused: readonly string[]): readonly string[] {
  const asUsual = usual.map((name) => `I took the ${dish.name} ${name}, as usual; say if you'd like it another way.`)
  return [...refused, ...asUsual]
}

/** Reads the wishes of a line (docs/product/voice.md#options). */
export function resolveLineOptions(line: SpokenLine): LineWithOptions {
  const { dish, notes, options } = line
  const found = applyOptionRequests(dish, notes, options)
  const open = dish.optionGroups.filter(({ id }) => found.open.includes(id))
  const choices = open.flatMap((group) =>
    group.options.flatMap(({ name, isAvailable }) => (isAvailable ? [name.toLowerCase()] : [])),
  )
  const isGone = line.quantity === 0
  const isOther = options !== undefined && !line.isApart && (isGone || !same(options, found.options))
  return {
    ...line,
    notes: found.notes,
    wishes: notes.filter((note) => !found.notes.includes(note)),
    options: found.options,
    remarks: remarksOn(line, found.usual, found.refused),
    asks: open.length > 0 ? `How would you like the ${dish.name}: ${joinWords(choices, 'or')}?` : null,
    ...(isOther && { was: options }),
  }
}

/**
 * Pieces of a line that differ from it in no option are told apart by a note, as are those of
 * whoever knows of no options: it is one line, `1 x no wasabi`.
 */
export function separateDuplicates(
  lines: readonly LineWithOptions[],
  context: readonly SpokenLine['options'][],
): readonly LineWithOptions[] {
  const isKnown = context.some((options) => options !== undefined)
  return lines.reduce<readonly LineWithOptions[]>((now, line) => {
    const whole = line.isApart
      ? now.find(({ dish, options }) => dish.id === line.dish.id && (!isKnown || same(options, line.options)))
      : undefined
    if (!whole) return [...now, line]
    const own = [...line.notes, ...(same(whole.options, line.options) ? [] : (line.wishes ?? []))]
    const fresh = own.filter((note) => !whole.notes.includes(note)).join(', ')
    const all = {
      ...whole,
      quantity: (whole.quantity ?? 1) + (line.quantity ?? 1),
      notes: [...whole.notes, `${line.quantity ?? 1} x ${fresh}`],
    }
    return now.map((each) => (each === whole ? all : each))
  }, [])
}

/** A line as the reply tells it. */
export const toVoiceItem = ({ dish, quantity, notes, options, was }: LineWithOptions): VoiceItem => ({
  itemId: dish.id,
  itemName: dish.name,
  quantity: quantity ?? 1,
  notes: notes.join(', ').slice(0, MAX_NOTE_LENGTH),
  options: [...options],
  ...(was && { was: [...was] }),
})

/** A line in words: `2 Hibachi Steak (medium rare, fried rice; cut in half)`. */
export function formatSpokenLine({ dish, quantity, notes, options, was }: LineWithOptions): string {
  const { chosen } = resolveSelection(dish.optionGroups, options)
  const choice = formatSelection(dish.optionGroups, chosen)
  // What was changed back to as it comes is said, too.
  const back = chosen.filter(
    ({ option, group }) => was && !was.includes(option.id) && option.isDefault && group.min === 0,
  )
  const how = [choice, back.map(({ option }) => option.name.toLowerCase()).join(', '), notes.join(', ')]
    .filter(Boolean)
    .join('; ')
  return `${quantity ?? 1} ${dish.name}${how ? ` (${how})` : ''}`
}

/**
 * What is said of lines beside what they are: what can't be, what was taken as usual, what the
 * kitchen will read.
 */
export function listRemarks(lines: readonly LineWithOptions[]): readonly string[] {
  const noted = lines.filter(({ dish }) => dish.optionGroups.length > 0).flatMap(({ notes }) => notes)
  const note = noted.length > 0 ? [`I've noted "${[...new Set(noted)].join(', ')}" for the kitchen.`] : []
  return [...new Set(lines.flatMap(({ remarks }) => remarks)), ...note]
}
