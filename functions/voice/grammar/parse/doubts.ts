import type { SpokenLine } from '../resolve/line-options'
import type { Mention } from '../recognize/names'
import { doses } from '../resolve/measures'
import { parseNumberAt, singularize, stopWords, type Words } from '../tokenize/words'
import type { LineDraft } from './draft'
import { SEPARATORS } from './region-words'

/** What separates dishes rather than options. */
const AFTER_ITEM = /(?:^| )(?:also|then|plus|along with|as well as)$/

/** How far before a name its number may be: `two large iced lattes`. */
const LONGEST_LEAD = 5

const isSeparator = (words: Words, at: number): boolean => SEPARATORS.has(words[at] ?? '') || words[at] === 'with'

/** Whether a dish starts where an order may go on: at a number, or next to a separator. */
const startsClearly = (words: Words, { from, mention }: LineDraft): boolean =>
  from === 0 ||
  isSeparator(words, from - 1) ||
  isSeparator(words, from) ||
  parseNumberAt(words, from) !== null ||
  (from === mention.from && (parseNumberAt(words, from - 1) !== null || stopWords.has(words[from - 1] ?? '')))

const endsItem = (words: Words, at: number): boolean =>
  AFTER_ITEM.test(words.slice(Math.max(0, at - 2), at + 1).join(' '))

/** `and two espressos with milk`: whether a name that was read as an option starts like a dish. */
function startsApart(words: Words, { from }: Mention): boolean {
  for (let at = from - 1; at >= Math.max(0, from - LONGEST_LEAD); at -= 1) {
    const number = parseNumberAt(words, at)
    if (number)
      return endsItem(words, at - 1) || (words[at - 1] !== 'with' && (number.value > 1 || isSeparator(words, at - 1)))
    if (endsItem(words, at)) return true
    if (isSeparator(words, at) || (words[at] === 'of' && doses.has(singularize(words[at - 1] ?? '')))) return false
  }
  return false
}

/** Lists the numbers from two on in some words. */
const numbersIn = (words: Words): readonly number[] =>
  words.flatMap((_, at) => {
    const number = parseNumberAt(words, at)
    return number && number.value > 1 ? [number.value] : []
  })

/**
 * Whether an order may have been read in another way: a dish starts within a phrase, a counted name
 * was read as an option, or a number counts nothing.
 */
export function isDoubtful(
  words: Words,
  drafts: readonly LineDraft[],
  lines: readonly SpokenLine[],
  names: readonly Mention[],
): boolean {
  const mentions = drafts.map(({ mention }) => mention)
  const asOptions = names.filter(({ from, to }) => !mentions.some((each) => each.from < to && from < each.to))
  if (!drafts.every((draft) => startsClearly(words, draft))) return true
  if (asOptions.some((name) => startsApart(words, name))) return true
  const totals = mentions.map(({ dishes: [dish] }) =>
    lines.reduce((sum, line) => (line.dish === dish ? sum + (line.quantity ?? 1) : sum), 0),
  )
  const counted = [
    ...lines.map(({ quantity }) => quantity ?? 1),
    ...new Set(totals),
    ...numbersIn(lines.flatMap(({ notes }) => notes.flatMap((note) => note.split(' ')))),
    ...mentions.flatMap(({ from, to }) => numbersIn(words.slice(from, to))),
  ]
  const timesIn = (list: readonly number[], number: number) => list.filter((each) => each === number).length
  const said = numbersIn(words)
  return said.some((number) => timesIn(said, number) > timesIn(counted, number))
}
