import type { MenuItem } from '#shared/menu/contract'
import { applyOptionRequests, findOptionGroups } from './apply-option-requests'
import { MAX_CART_LINES } from './option-aliases'
import { MAX_NOTE_LENGTH } from '#shared/orders/contract'
import type { VoiceItem } from '#shared/voice/contract'
import { resolveSelection } from '#shared/menu/options'
import { formatSelection } from '#shared/menu/option-text'
import { fitNotes } from '#shared/orders/cart/note-length'
import { listTexts, text, type Text } from '#shared/voice/text'

/** A dish with its quantity (null if the guest gave no number), notes and options. */
export type SpokenLine = {
  readonly dish: MenuItem
  readonly quantity: number | null
  readonly notes: readonly string[]
  /** The guest's words for the dish. */
  readonly said: string
  /**
   * The options of an existing line before this sentence; undefined if the line is new or unknown.
   */
  readonly options?: readonly string[] | undefined
  /** The line was split off an existing line. */
  readonly isApart?: boolean
  /** The line is in the cart or in the pending reply. */
  readonly isThere?: boolean
  /** The guest may have meant the line in another way, and has to confirm it. */
  readonly isUnsure?: boolean
  /** Option requests in the guest's words. */
  readonly optionRequests?: readonly string[]
}

/** Replaces the last line. */
export const updateLastLine = (
  lines: readonly SpokenLine[],
  change: (line: SpokenLine) => SpokenLine,
): readonly SpokenLine[] => lines.map((line, index) => (index === lines.length - 1 ? change(line) : line))

/** Merges lines with the same dish and notes; unsure if they name it in different words. */
export function mergeLines<L extends SpokenLine>(lines: readonly L[]): readonly L[] {
  const keyOf = ({ dish, notes, options = [] }: SpokenLine) => `${dish.id} ${notes.join()} ${options.join()}`
  const merged = new Map<string, L>()
  for (const line of lines) {
    const earlier = merged.get(keyOf(line))
    const isUnsure = earlier?.isUnsure === true || line.isUnsure === true || (earlier && earlier.said !== line.said)
    const quantity = (earlier?.quantity ?? 1) + (line.quantity ?? 1)
    merged.set(keyOf(line), earlier ? { ...line, quantity, ...(isUnsure && { isUnsure }) } : line)
  }
  return [...merged.values()]
}

const noted = (line: SpokenLine, note: string): SpokenLine => ({ ...line, notes: [...line.notes, note] })

const onAt = (lines: readonly SpokenLine[], at: number, note: string): readonly SpokenLine[] =>
  lines.map((line, index) => (index === at ? noted(line, note) : line))

/**
 * Returns the index of the line that a note is for: the last of the latest lines that has such an
 * option, else the last line.
 */
function atOf(lines: readonly SpokenLine[], note: string): number {
  const latest = lines.slice(-MAX_CART_LINES)
  const at = latest.findLastIndex(({ dish }) => findOptionGroups(dish, note).length > 0)
  return lines.length - latest.length + (at < 0 ? latest.length - 1 : at)
}

/** Splits `count` pieces off a line into a line of their own. */
function apart(lines: readonly SpokenLine[], at: number, count: number, note: string): readonly SpokenLine[] {
  const line = lines[at]
  if (!line) return lines
  const rest: SpokenLine = { ...line, quantity: (line.quantity ?? count) - count }
  const others = lines.map((each, index) => (index === at ? rest : each))
  return [...others, { ...noted(line, note), quantity: count, ...(line.isThere && { isApart: true }) }]
}

/** `on the second one`: selects one of several lines, or one piece of a single line. */
function onNth(lines: readonly SpokenLine[], nth: number, note: string): readonly SpokenLine[] {
  const fitting = lines.flatMap(({ dish }, index) => (findOptionGroups(dish, note).length > 0 ? [index] : []))
  const those = fitting.length > 0 ? fitting : [...lines.keys()]
  const [only] = those
  if (only !== undefined && those.length === 1 && (lines[only]?.quantity ?? 1) > 1) return apart(lines, only, 1, note)
  // Counts all lines, unless only some of them can take the note.
  const at = nth < 0 ? those.at(-1) : those.includes(nth) ? nth : those[nth]
  return onAt(lines, at ?? lines.length - 1, note)
}

/** Adds a note to the line that it is for: the `nth` (-1 is the last), or the likeliest. */
export const addNote = (lines: readonly SpokenLine[], note: string, nth: number | null): readonly SpokenLine[] =>
  nth === null ? onAt(lines, atOf(lines, note), note) : onNth(lines, nth, note)

/**
 * A line after its requests were read: `options` is complete, `notes` are the requests that are no
 * options.
 */
export type LineWithOptions = SpokenLine & {
  readonly options: readonly string[]
  /** Sentences about the options for the reply. */
  readonly remarks: readonly Text[]
  /** A question that the guest must answer before the line can be added. */
  readonly question: Text | null
  /** A required choice has no default, so the guest still has to choose. */
  readonly isIncomplete?: boolean
  /** The options before the change. */
  readonly was?: readonly string[]
}

const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join() === [...other].sort().join()

function remarksOn({ dish }: SpokenLine, usual: readonly string[], refused: readonly Text[]): readonly Text[] {
  const asUsual = usual.map((name) =>
    text(
      `I took the ${dish.name} ${name}, as usual; say if you'd like it another way.`,
      `Puse ${dish.name} ${name}, como siempre; dígame si lo quiere de otra manera.`,
    ),
  )
  return [...refused, ...asUsual]
}

/** Reads the option requests of a line (docs/product/voice.md#options). */
export function resolveLineOptions(line: SpokenLine): LineWithOptions {
  const { dish, notes, options } = line
  const found = applyOptionRequests(dish, notes, options)
  const open = dish.optionGroups.filter(({ id }) => found.open.includes(id))
  const choices = open.flatMap((group) =>
    group.options.flatMap(({ name, isAvailable }) => (isAvailable ? [name.toLowerCase()] : [])),
  )
  const { en, es } = listTexts(choices, 'or')
  const question =
    open.length > 0 ? text(`How would you like the ${dish.name}: ${en}?`, `¿Cómo quiere ${dish.name}: ${es}?`) : null
  // Without any default, the reply proposes the dish and asks for the choice.
  const isIncomplete = open.length > 0 && open.every(({ options: own }) => own.every(({ isDefault }) => !isDefault))
  const isGone = line.quantity === 0
  const isOther = options !== undefined && !line.isApart && (isGone || !same(options, found.options))
  return {
    ...line,
    notes: found.notes,
    optionRequests: notes.filter((note) => !found.notes.includes(note)),
    options: found.options,
    remarks: [...remarksOn(line, found.usual, found.refused), ...(isIncomplete && question !== null ? [question] : [])],
    question: isIncomplete ? null : question,
    ...(isIncomplete && { isIncomplete }),
    ...(isOther && { was: options }),
  }
}

/**
 * Adds notes to lines of the same dish and options, so that the kitchen can tell them apart. A cart
 * without options shows them as one line, `1 x no wasabi`.
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
    const own = [...line.notes, ...(same(whole.options, line.options) ? [] : (line.optionRequests ?? []))]
    const fresh = own.filter((note) => !whole.notes.includes(note)).join(', ')
    const all = {
      ...whole,
      quantity: (whole.quantity ?? 1) + (line.quantity ?? 1),
      notes: [...whole.notes, `${line.quantity ?? 1} x ${fresh}`],
    }
    return now.map((each) => (each === whole ? all : each))
  }, [])
}

const isTooLong = (notes: readonly string[]): boolean => notes.join(', ').length > MAX_NOTE_LENGTH

/** Joins notes as the kitchen gets them. If not all fit, those about allergies come first. */
const writeNotes = (notes: readonly string[]): string =>
  isTooLong(notes) ? fitNotes(notes, MAX_NOTE_LENGTH) : notes.join(', ')

/** Converts a line to an item of the reply. */
export const toVoiceItem = ({ dish, quantity, notes, options, was }: LineWithOptions): VoiceItem => ({
  itemId: dish.id,
  itemName: dish.name,
  quantity: quantity ?? 1,
  notes: writeNotes(notes),
  options: [...options],
  ...(was && { was: [...was] }),
})

/** Formats a line for speech: `2 Hibachi Steak (medium rare, fried rice; cut in half)`. */
export function formatSpokenLine({ dish, quantity, notes, options, was }: LineWithOptions): string {
  const { chosen } = resolveSelection(dish.optionGroups, options)
  const choice = formatSelection(dish.optionGroups, chosen)
  // Mentions a choice that was changed back to the default, too.
  const back = chosen.filter(
    ({ option, group }) => was && !was.includes(option.id) && option.isDefault && group.min === 0,
  )
  const how = [choice, back.map(({ option }) => option.name.toLowerCase()).join(', '), writeNotes(notes)]
    .filter(Boolean)
    .join('; ')
  return `${quantity ?? 1} ${dish.name}${how ? ` (${how})` : ''}`
}

const describeCutNote = ({ dish: { name } }: LineWithOptions): Text =>
  text(
    `Not all of that fits into the note for the ${name}, so please call us about the rest.`,
    `No todo cabe en la nota para ${name}: llámenos por lo demás.`,
  )

/** Quotes the notes of lines as the kitchen gets them, and says where they are shortened. */
export function describeNotes(lines: readonly LineWithOptions[]): readonly Text[] {
  const quoted = lines.flatMap(({ notes }) => (isTooLong(notes) ? [writeNotes(notes)] : notes))
  const notes = [...new Set(quoted)].join(', ')
  const note = text(`I've noted "${notes}" for the kitchen.`, `Anoté "${notes}" para la cocina.`)
  return [...(notes === '' ? [] : [note]), ...lines.filter((line) => isTooLong(line.notes)).map(describeCutNote)]
}

/**
 * Lists the remarks about lines: requests that can't be met, assumed defaults, and notes for the
 * kitchen.
 */
export const listRemarks = (lines: readonly LineWithOptions[]): readonly Text[] => [
  ...lines.flatMap(({ remarks }) => remarks),
  // Of a dish without options, the line shows the whole note.
  ...describeNotes(lines.filter(({ dish, notes }) => dish.optionGroups.length > 0 || isTooLong(notes))),
]
