import { findOptionGroups } from '../resolve/apply-option-requests'
import type { SpokenLine } from '../resolve/line-options'
import type { MenuItem } from '#shared/menu/contract'
import { PAUSE, parseNumberAt, requestPattern, type Words } from '../tokenize/words'
import { listTerms } from '../recognize/names'
import type { LineDraft } from './draft'

const PRONOUN = /^ones?$/

/** Returns the words of a span. */
export const saidIn = (words: Words, { from, to }: { readonly from: number; readonly to: number }): string =>
  words.slice(from, to).join(' ')

/** Lists the choices right after the name, such as a size. Further pieces share them. */
function firstChoices(dish: MenuItem, notes: readonly string[]): readonly string[] {
  const single = new Set(dish.optionGroups.flatMap(({ id, max }) => (max === 1 ? [id] : [])))
  const isChoice = (note: string) => {
    const groups = /^(?:with|no|extra|add|and) /.test(note) ? [] : findOptionGroups(dish, note)
    return groups.length > 0 && groups.every((id) => single.has(id))
  }
  const end = notes.findIndex((note) => !isChoice(note))
  return end < 0 ? notes : notes.slice(0, end)
}

/** Builds the lines of a dish: one, or one for each piece with its own requests. */
export function toLines(words: Words, { mention, before, after }: LineDraft): readonly SpokenLine[] {
  const [dish] = mention.dishes
  if (!dish) return []
  const unknown = [...before.unknown, ...after.unknown].filter(({ isItem }) => !isItem)
  const [shared, ...pieces] = after.pieces
  const counted = pieces.filter(({ isNew }) => isNew !== true)
  const notes = [
    ...(before.pieces[0]?.notes ?? []),
    ...unknown.map((span) => saidIn(words, span)),
    ...(shared?.notes ?? []),
    ...after.every,
    ...after.loose.map(({ note }) => note),
  ]
  const quantity = after.quantity ?? before.quantity
  const line: SpokenLine = {
    dish,
    quantity,
    notes,
    said: saidIn(words, { from: mention.from, to: Math.max(mention.to, mention.from + 1) }),
    ...(after.isUnsure && { isUnsure: true }),
  }
  const earlier = before.pieces.slice(1).map((piece) => ({ ...piece, notes: [...piece.notes, ...after.every] }))
  const others = [...earlier, ...pieces.filter(({ isNew }) => isNew === true)].map((piece) => ({
    ...line,
    quantity: piece.count,
    notes: piece.notes,
  }))
  if (counted.length === 0) return [line, ...others]
  const sum = counted.reduce((total, { count }) => total + (count ?? 1), 0)
  // `a steak rare and another well done`: the pieces are further ones.
  const isWhole = counted.some(({ isPart }) => isPart) || (counted.length > 1 && quantity === sum)
  // `two subs, half size, one no pickles`: one of those ordered, unless it repeats their choice.
  const sharedNotes = shared?.notes ?? []
  const groupsOf = (texts: readonly string[]) => texts.flatMap((note) => findOptionGroups(dish, note))
  const groups = new Set(groupsOf([...(before.pieces[0]?.notes ?? []), ...sharedNotes]))
  const isRepeated = counted.some((piece) => groupsOf(piece.notes).some((id) => groups.has(id)))
  const isPart = (quantity ?? 1) > sum && !isRepeated && !counted.some(({ isAdded }) => isAdded)
  // `one roll and one with no wasabi`: two rolls.
  const isAnother = counted[0]?.isAdded === true && (quantity ?? 1) <= sum
  const isFurther =
    (!isWhole && !isPart && (sharedNotes.length > 0 || isRepeated || isAnother)) || (quantity ?? sum) < sum
  const rest = isFurther ? (quantity ?? 1) : (quantity ?? sum) - sum
  const common = isFurther
    ? [...(before.pieces[0]?.notes ?? []), ...firstChoices(dish, sharedNotes), ...after.every]
    : notes
  return [
    ...(rest > 0 ? [{ ...line, quantity: rest }] : []),
    ...counted.map((piece) => ({ ...line, quantity: piece.count, notes: [...common, ...piece.notes] })),
    ...others,
  ]
}

/** Drops unknown words before the number of the first dish: `I want to place an order for two`. */
export function withoutLead(words: Words, line: LineDraft): LineDraft {
  const { before, mention } = line
  const number = words.findLastIndex((_, at) => at < mention.from && parseNumberAt(words, at) !== null)
  const isRequest = requestPattern.test(words.slice(0, mention.from).join(' '))
  if (!isRequest || number < 0) return line
  return { ...line, before: { ...before, unknown: before.unknown.filter(({ from }) => from > number) } }
}

/**
 * Gives requests for every dish to the dishes before that have such an option: `a latte and a
 * coffee, both decaf`. A dish of several pieces is meant alone,
 * unless each dish before has several.
 */
export function withSharedRequests(lines: readonly LineDraft[]): readonly LineDraft[] {
  const notesOf = (line: LineDraft | undefined) =>
    line ? [...line.before.pieces, ...line.after.pieces].flatMap(({ notes }) => notes) : []
  const areMany = lines.every(({ before }) => (before.quantity ?? 1) > 1)
  return lines.map((line, at) => {
    const { same } = line.after
    const shared = lines.slice(at + 1).flatMap(({ after, before, mention }) => {
      const isAlone = (!areMany && (before.quantity ?? 1) > 1) || after.pieces.length > 1
      return isAlone || mention === line.mention ? [] : after.every
    })
    const [dish] = line.mention.dishes
    const groupsOf = (note: string) => (dish ? findOptionGroups(dish, note) : [])
    const isOfKind = (note: string) =>
      dish?.optionGroups.some(({ id, name }) => groupsOf(note).includes(id) && listTerms(name).includes(same ?? ''))
    const repeated = same === null ? [] : notesOf(lines[at - 1]).filter((note) => same === 'all' || isOfKind(note))
    const notes = [...repeated, ...shared].filter((note) => groupsOf(note).length > 0)
    return notes.length === 0 ? line : { ...line, after: { ...line.after, every: [...line.after.every, ...notes] } }
  })
}

/** `a decaf coffee please, a big one`: whether words describe the dish that was just ordered. */
function isAfterthought(words: Words, line: LineDraft, previous: LineDraft | undefined): boolean {
  const { mention, before } = line
  const article = words.findLastIndex((word, at) => at < mention.from && /^an?$/.test(word))
  if (!previous || !PRONOUN.test(saidIn(words, mention)) || words[article - 1] !== PAUSE) return false
  const chosen = [...previous.before.groups, ...previous.after.groups]
  return previous.mention.dishes[0] === mention.dishes[0] && !before.groups.some((id) => chosen.includes(id))
}

/**
 * Gives what is said about `the cheeseburger` to the cheeseburger that was ordered before.
 */
export function withRepeatedNames(words: Words, lines: readonly LineDraft[]): readonly LineDraft[] {
  return lines.reduce<readonly LineDraft[]>((all, line) => {
    const { mention, before, after } = line
    const isPlain = before.unknown.length === 0
    const isDefinite = isPlain && before.quantity === null && /^(?:the|my)$/.test(words[mention.from - 1] ?? '')
    const isSame = isDefinite || isAfterthought(words, line, all.at(-1))
    const at = isSame ? all.findLastIndex((each) => each.mention.dishes[0] === mention.dishes[0]) : -1
    if (at < 0) return [...all, line]
    const more = [...before.pieces, ...after.pieces].flatMap(({ notes }) => notes)
    return all.map((each, index) =>
      index === at
        ? {
            ...each,
            after: {
              ...each.after,
              every: [...each.after.every, ...more],
              unknown: [...each.after.unknown, ...after.unknown],
              loose: [...each.after.loose, ...after.loose],
            },
          }
        : each,
    )
  }, [])
}

/**
 * `three iced teas: two small ones and a large one`: the pieces are all that were ordered. They
 * share what is said before the name.
 */
export function withoutCountedTwice(words: Words, lines: readonly LineDraft[]): readonly LineDraft[] {
  const piecesOf = (at: number) => {
    const next = lines.slice(at + 1)
    const end = next.findIndex(({ mention }) => !PRONOUN.test(saidIn(words, mention)))
    const pieces = end < 0 ? next : next.slice(0, end)
    const sum = pieces.reduce((total, { before }) => total + (before.quantity ?? 1), 0)
    const line = lines[at]
    const isBare = line?.after.pieces.every(({ notes }) => notes.length === 0) ?? false
    return pieces.length > 1 && isBare && line?.before.quantity === sum ? pieces : []
  }
  const shares = lines.map((line, at) => ({ line, pieces: piecesOf(at) })).filter(({ pieces }) => pieces.length > 0)
  return lines
    .filter((line) => !shares.some((share) => share.line === line))
    .map((line) => {
      const share = shares.find(({ pieces }) => pieces.includes(line))
      const [own, ...others] = line.before.pieces
      const notes = [...(share?.line.before.pieces[0]?.notes ?? []), ...(own?.notes ?? [])]
      return share ? { ...line, before: { ...line.before, pieces: [{ count: null, notes }, ...others] } } : line
    })
}

/** `two sides of rice and beans`: the number is for both dishes. */
export function withSharedNumber(words: Words, lines: readonly LineDraft[]): readonly LineDraft[] {
  return lines.map((line, at) => {
    const previous = lines[at - 1]
    if (!previous || line.before.quantity !== null) return line
    const isSide = /^(?:sides?|orders?) of$/.test(
      words.slice(previous.mention.from - 2, previous.mention.from).join(' '),
    )
    const isLinked = words.slice(previous.mention.to, line.mention.from).join(' ') === 'and'
    return isSide && isLinked ? { ...line, before: { ...line.before, quantity: previous.before.quantity } } : line
  })
}
