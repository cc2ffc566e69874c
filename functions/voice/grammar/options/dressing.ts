import { MAX_NOTE_LENGTH } from '#shared/contract/orders'
import type { VoiceItem } from '#shared/contract/voice'
import { formatSelection, resolveSelection } from '#shared/rules/options'
import { joinWords } from '../facts'
import type { SpokenLine } from '../lines'
import { applyOptionRequests } from './dress'

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
