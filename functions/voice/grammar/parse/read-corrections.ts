import { findOptionGroups } from '../resolve/apply-option-requests'
import type { SpokenLine } from '../resolve/line-options'
import type { MenuItem } from '#shared/menu/contract'
import type { BoundClause } from '../edit/bind'
import { splitClauses } from '../edit/corrections'
import { findNames } from '../recognize/names'
import { toWords } from '../tokenize/marked-words'
import { PAUSE, parseNumberAt, splitWords } from '../tokenize/words'
import type { Vocabulary } from '../tokenize/vocabulary'
import { readOrder } from './read-order'

type Words = readonly string[]

const REMOVES =
  /\b(?:drop|scratch|forget|remove|delete|cancel|strike|take|rid|lose|skip|never|leave|not|dont|after all|anymore)\b/

/** Whether a clause starts with a dish: `make it a latte`, not `make it large`. */
function startsWithDish(words: Words, vocabulary: Vocabulary): boolean {
  const [first] = findNames(words, vocabulary)
  const start = words.findIndex((word) => word !== PAUSE && word !== 'and')
  const before = first && words.slice(start, first.from)
  return before !== undefined && !before.some((word) => word === PAUSE || word === 'and')
}

/** Whether a clause starts with an option of the dish: `make it a meal with a cola`. */
function startsWithOption(words: Words, dish: MenuItem): boolean {
  const start = words.findIndex((word, at) => word !== PAUSE && !parseNumberAt(words, at)?.isArticle)
  const end = words.indexOf('with')
  return end > start && findOptionGroups(dish, words.slice(start, end).join(' ')).length > 0
}

/**
 * `a cheeseburger, make it a double`: finds the dish whose name the words and the last dish make.
 */
function findLongerName({ dish, said }: SpokenLine, words: Words, vocabulary: Vocabulary): MenuItem | null {
  const more = words.filter((word, at) => word !== PAUSE && !parseNumberAt(words, at)?.isArticle)
  const names = [said, dish.name, ...dish.alsoCalled].map((name) => [...more, ...splitWords(name)])
  const found = names.flatMap((name) =>
    findNames(name, vocabulary).filter(({ from, to }) => from === 0 && to === name.length),
  )
  return more.length > 0 ? (found[0]?.dishes[0] ?? null) : null
}

/** `a bowl with chicken, make that steak`: drops the choice that a new one replaces. */
function withoutReplaced({ dish, notes }: SpokenLine, fresh: string | undefined): readonly string[] {
  const groups = fresh === undefined || /^(?:with|add|extra|and|no) /.test(fresh) ? [] : findOptionGroups(dish, fresh)
  const same = notes.filter((note) => findOptionGroups(dish, note).some((id) => groups.includes(id)))
  return same.length === 1 ? notes.filter((note) => !same.includes(note)) : notes
}

/** Applies what a clause says about the last line, and adds the dishes that it orders. */
function corrected(lines: readonly SpokenLine[], words: Words, vocabulary: Vocabulary): readonly SpokenLine[] | null {
  const last = lines.at(-1)
  if (!last) return null
  if (startsWithDish(words, vocabulary) && !startsWithOption(words, last.dish)) {
    const order = readOrder(words, vocabulary)
    const [first, ...others] = order?.lines ?? []
    if (!first || (order?.unknown.length ?? 0) > 0) return null
    return [...lines.slice(0, -1), { ...first, quantity: first.quantity ?? last.quantity }, ...others]
  }
  const longer = findLongerName(last, words, vocabulary)
  if (longer) return [...lines.slice(0, -1), { ...last, dish: longer }]
  const order = readOrder(words, vocabulary, last.dish)
  const [first, ...others] = order?.lines ?? []
  if (!first || first.dish !== last.dish || (order?.unknown.length ?? 0) > 0) return null
  // Another dish may be meant by what is no option of this one.
  if (!first.notes.every((note) => findOptionGroups(last.dish, note).length > 0)) return null
  const otherNotes = withoutReplaced(last, first.notes[0])
  const changed = { ...last, quantity: first.quantity ?? last.quantity, notes: [...otherNotes, ...first.notes] }
  return [...lines.slice(0, -1), changed, ...others]
}

/**
 * Reads an order that corrects itself: `a latte, make it large`, `two colas, no wait, three`.
 * Returns null if it takes the rules for the cart or for names of what is corrected.
 */
export function readCorrectedOrder(words: Words, vocabulary: Vocabulary): BoundClause | null {
  const [first, ...rest] = splitClauses(words).map((clause) => ({ ...clause, words: toWords(clause.words) }))
  if (!first || first.turn !== 'add' || rest.length === 0 || rest.some(({ turn }) => turn !== 'fix')) return null
  if (rest.some((clause) => REMOVES.test(clause.words.join(' ')))) return null
  const order = readOrder(first.words, vocabulary)
  if (!order) return null
  const [fix, ...others] = rest
  const unknown = order.unknown.at(-1)
  // `a burger and a sprite, no make that a cola`: the dish replaces what is not on the menu.
  const isReplaced =
    fix &&
    unknown &&
    first.words
      .join(' ')
      .replace(/(?<![ ,])[ ,]+$/, '')
      .endsWith(unknown.said) &&
    startsWithDish(fix.words, vocabulary)
  const instead = isReplaced ? readOrder(fix.words, vocabulary) : null
  if (order.unknown.length > (instead ? 1 : 0) || (instead?.unknown.length ?? 0) > 0) return null
  const lines = (instead ? others : rest).reduce<readonly SpokenLine[] | null>(
    (now, clause) => now && corrected(now, clause.words, vocabulary),
    [...order.lines, ...(instead?.lines ?? [])],
  )
  return lines && { ...order, lines, unknown: [] }
}
