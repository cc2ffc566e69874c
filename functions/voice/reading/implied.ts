import type { MenuItem } from '#shared/menu/contract'
import type { Subject } from '../grammar/edit/intent'
import type { OptionReader } from '../grammar/parse/option-reader'
import { isContent } from '../grammar/parse/region-words'
import { PAUSE, parseNumberAt, type Words } from '../grammar/tokenize/words'
import type { Mention } from './constructs'
import { costs } from './costs'
import type { Segment } from './segments'
import type { Spans } from './spans'

/** The least share of a menu's options that a dish has whose name guests leave out. */
const MAIN = 0.5

/** Guests leave the dish's name out in short sentences only. */
const MAX_IMPLYING_WORDS = 60

const PIECES = /^(?:ones?|some|it|that|those|them|these)$/

const at = (from: number, dish: MenuItem, to = from): Mention => ({
  from,
  to,
  dishes: [dish],
  isWhole: true,
  weight: 1,
  cost: costs.name,
})

const countOptions = ({ optionGroups }: MenuItem): number =>
  optionGroups.reduce((sum, { options }) => sum + options.length, 0)

/** Whether a span consists of a dish's options only, without a cue: `large sprite`. */
function areOptions(from: number, to: number, read: OptionReader): boolean {
  const reading = from < to ? read(from, to) : null
  if (!reading || reading.isCued) return from === to
  return areOptions(from + reading.length, to, read)
}

/** Whether a number or an article precedes a position, with at most two words between. */
const isCounted = (words: Words, from: number): boolean =>
  [1, 2, 3].some((back) => {
    const between = words.slice(from - back + 1, from)
    return (
      parseNumberAt(words, from - back) !== null &&
      !between.some((word) => word === PAUSE || word === 'and' || word === 'with')
    )
  })

/** Returns where the item before a dish ends: at the separator before the dish's number. */
function endOfItem(words: Words, to: number): number {
  if (to === words.length) return to
  const last = words.slice(0, to).findLastIndex((word) => word === 'and' || word === PAUSE || word === 'plus')
  return last < 0 ? to : last
}

/** Counts the requests that explain all words up to a position; 0 if a word is left. */
function countRequests(
  { words, readerOf }: Spans,
  dish: MenuItem,
  to: number,
): { readonly count: number; readonly first: number } {
  const read = readerOf(dish)
  let count = 0
  let first = -1
  for (let place = 0; place < to;) {
    const reading = read(place, to)
    const number = parseNumberAt(words, place)
    if (reading && number?.isArticle !== true) {
      if (first < 0 && reading.isCounted !== true) first = place
      count += 1
      place += reading.length
    } else if (number) place += number.length
    else if (isContent(words[place])) return { count: 0, first: -1 }
    else place += 1
  }
  return { count, first }
}

/** Finds the only dish whose options explain the words: `a large with pepperoni`. */
function findMain(spans: Spans, to: number): readonly Mention[] {
  const { menu } = spans.vocabulary
  const most = Math.max(...menu.map(countOptions))
  const fits = menu.flatMap((dish) => {
    if (countOptions(dish) === 0 || countOptions(dish) < most * MAIN) return []
    const { count, first } = countRequests(spans, dish, endOfItem(spans.words, to))
    return count >= 2 && first >= 0 ? [at(first, dish)] : []
  })
  return fits.length === 1 ? fits : []
}

/** Finds dishes that are named by their options only, where a reading leaves words open. */
export function findImplied(spans: Spans, segments: readonly Segment[]): readonly Mention[] {
  const { words, vocabulary, readerOf } = spans
  if (words.length > MAX_IMPLYING_WORDS) return []
  const drafts = segments.flatMap((segment) => segment.drafts)
  const open = segments.flatMap(({ lead, drafts: own }) => [
    ...lead.region.unknown,
    ...own.flatMap(({ before, after }) => [...before.unknown, ...after.unknown]),
  ])
  const withOptions = vocabulary.menu.filter(({ optionGroups }) => optionGroups.length > 0)
  const findOnly = (begin: number, to: number): readonly Mention[] => {
    const from = begin + (parseNumberAt(words, begin)?.length ?? 0)
    const [dish, ...others] = withOptions.filter((each) => areOptions(from, to, readerOf(each)))
    return dish && others.length === 0 ? [at(from, dish)] : []
  }
  const [first] = drafts
  if (first) {
    if (open.length === 0) return []
    const isBefore = open.some(({ to }) => to <= first.mention.from)
    const main = isBefore ? findMain(spans, first.mention.from) : []
    if (main.length > 0) return main
    return open.flatMap(({ from, to, isItem }) => (isItem || isCounted(words, from) ? findOnly(from, to) : []))
  }
  const main = findMain(spans, words.length)
  if (main.length > 0) return main
  return open.flatMap(({ from, to }) => (isCounted(words, from) ? findOnly(from, to) : []))
}

/** `do you have rolls? I'll take two`: finds the words that stand for the dish in question. */
export function findSubject(words: Words, subject: Subject | undefined): readonly Mention[] {
  if (!subject) return []
  const mentionAt = (from: number, to?: number) => {
    const dish = subject()
    return dish ? [at(from, dish, to)] : []
  }
  const pronoun = words.findIndex((word, place) => PIECES.test(word) && words[place + 1] !== 'of')
  if (pronoun >= 0) return mentionAt(pronoun, pronoun + 1)
  const number = words.findIndex((_, place) => parseNumberAt(words, place)?.isArticle === false)
  const length = parseNumberAt(words, number)?.length ?? 0
  return number >= 0 ? mentionAt(number + length) : []
}
