import { contradictsItself } from '../grammar/resolve/contradictions'
import type { MenuItem } from '#shared/menu/contract'
import type { Intent } from '../grammar/edit/intent'
import { isDoubtful } from '../grammar/parse/doubts'
import type { LineDraft } from '../grammar/parse/draft'
import {
  saidIn,
  toLines,
  withoutCountedTwice,
  withoutLead,
  withRepeatedNames,
  withSharedNumber,
  withSharedRequests,
} from '../grammar/parse/lines'
import { findNames } from '../grammar/recognize/names'
import type { SpokenLine } from '../grammar/resolve/line-options'
import { foreignFoodWords, isPlural, parseNumberAt, singularize, type Words } from '../grammar/tokenize/words'
import type { Reading } from './refusals'
import type { Segment } from './segments'

/** Whether unknown words right next to a name make it another dish: `chicken pizza`. */
const isOtherDish = (words: Words, { mention, before, after }: LineDraft): boolean =>
  after.unknown.some(
    ({ from, to, isItem }) => !isItem && from === mention.to && foreignFoodWords.has(singularize(words[to - 1] ?? '')),
  ) ||
  (!mention.isWhole &&
    [...before.unknown, ...after.unknown].some(({ from, to }) => to === mention.from || from === mention.to))

const PRONOUN = /^(?:that|those|them|these)$/

const HOMOPHONES = new Map([
  ['to', 2],
  ['too', 2],
  ['for', 4],
])

/** `get to colas`: reads a word before a plural that sounds like a number. */
function withSoundedNumber(words: Words, draft: LineDraft): LineDraft {
  const { mention, before } = draft
  const start = words[mention.from - 2]
  const isBegin = start === undefined || /^(?:get|add|want|order|have|take|and|,|me|like)$/.test(start)
  const number = HOMOPHONES.get(words[mention.from - 1] ?? '')
  const isSounded = before.quantity === null && isBegin && number !== undefined && isPlural(words[mention.to - 1] ?? '')
  return isSounded ? { ...draft, before: { ...before, quantity: number } } : draft
}

const BEFORE_WISH =
  /^(?:the|some|want|get|have|me|order|add|of|us|like|take|need|try|grab|also|then|with|quiero|dame|bring|and|plus|,)$/

/** Whether unknown words name something wanted, and are not just filler. */
const isWanted = (words: Words, from: number): boolean =>
  from === 0 || BEFORE_WISH.test(words[from - 1] ?? '') || parseNumberAt(words, from - 1) !== null

/** A code that no dish has is named as the menu writes codes. */
const toSaid = (said: string): string => (/^[a-z]{1,3}\d{1,3}$/.test(said) ? said.toUpperCase() : said)

export type Bound = Pick<Intent, 'several' | 'unknown'> & { readonly lines: readonly SpokenLine[] }

/** Builds the lines of a segment's dishes, the names that fit several, and what is unknown. */
export function bind(
  { words, counting, vocabulary }: Reading,
  { drafts: own, choices, lead, isEach }: Segment,
  known: readonly MenuItem[],
): Bound {
  const several: Bound['several'][number][] = []
  const unknown: Bound['unknown'][number][] = []
  // Without a dish, any words may name one.
  const spans = lead.region.unknown.filter(({ isItem, from }) => isItem || (own.length === 0 && isWanted(words, from)))
  const here = own.flatMap(({ mention }) => (mention.isWhole ? mention.dishes : []))
  const read = own
    .map((draft) => withSoundedNumber(words, draft))
    .map((draft) => {
      const { mention } = draft
      const there = mention.dishes.filter((dish) => known.includes(dish) || here.includes(dish))
      const isDefinite = /^(?:the|my|that|those)$/.test(words[mention.from - 1] ?? '')
      return mention.dishes.length > 1 && there.length === 1 && isDefinite
        ? { ...draft, mention: { ...mention, dishes: there, isOpen: false } }
        : draft
    })
  const isBetween = words.slice(0, read[0]?.mention.from ?? 0).includes('between')
  const left: LineDraft[] = []
  for (let at = 0; at < read.length; at += 1) {
    const draft = read[at]
    if (!draft) break
    const group = [draft]
    for (let next = read[at + 1]; next; next = read[at + 1]) {
      const last = group.at(-1)?.mention.to ?? 0
      const start = next.mention.from
      if (!isBetween && !choices.some((place) => place >= last && place < start)) break
      group.push(next)
      at += 1
    }
    const { mention, before } = draft
    const notes = before.pieces.flatMap((piece) => piece.notes)
    const said = group.map((each) => saidIn(words, each.mention)).join(' or ')
    if (group.length > 1)
      several.push({
        said,
        dishes: [...new Set(group.flatMap((each) => each.mention.dishes.slice(0, 2)))],
        quantity: before.quantity,
        notes,
      })
    else if (isOtherDish(words, draft)) {
      const around = [...before.unknown, { ...mention, isItem: true }, ...draft.after.unknown].filter(
        ({ from, to }) => to >= mention.from - 0 && from <= mention.to,
      )
      const from = Math.min(...around.map((each) => each.from))
      const to = Math.max(...around.map((each) => each.to))
      unknown.push({ said: saidIn(words, { from, to }), near: mention.isWhole ? [] : mention.dishes.slice(0, 3) })
    } else if (mention.dishes.length > 1 || mention.isOpen === true)
      several.push({ said, dishes: mention.dishes, quantity: before.quantity, notes })
    else left.push(draft)
  }
  const drafts = withRepeatedNames(
    words,
    withoutCountedTwice(words, withSharedNumber(words, withSharedRequests(left))),
  ).map((line, at) => (at === 0 ? withoutLead(words, line) : line))
  const items = [
    ...spans,
    ...drafts.flatMap(({ before, after }) => [...before.unknown, ...after.unknown].filter(({ isItem }) => isItem)),
  ]
  const shared = drafts.flatMap(({ after }) => after.shared)
  const lines = drafts
    .flatMap((line) => toLines(words, line))
    .map((line) => ({
      ...line,
      // `I'll take two of them`: the dish in question.
      said: PRONOUN.test(line.said) ? line.dish.name : line.said,
      quantity: line.quantity ?? (isEach ? (lead.region.quantity ?? own[0]?.before.quantity ?? null) : null),
      notes: [...line.notes, ...shared],
    }))
  const isUnsure = isDoubtful(counting, drafts, lines, findNames(words, vocabulary))
  return {
    lines: lines.map((line) => (isUnsure || contradictsItself(line) ? { ...line, isUnsure: true } : line)),
    several,
    unknown: [...unknown, ...items.map((span) => ({ said: toSaid(saidIn(words, span)), near: [] }))],
  }
}
