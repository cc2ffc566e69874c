import type { MenuItem } from '#shared/menu/contract'
import { PAUSE, parseNumberAt } from '../tokenize/words'
import type { Vocabulary } from '../tokenize/vocabulary'
import type { LineDraft, Reader } from '../parse/divide'
import { readAfter } from '../parse/read-after'
import { isContent } from '../parse/region-words'
import { areOptions } from './dish-options'
import type { Mention } from './names'
import { isCounted } from './partial-names'

type Words = readonly string[]

/** The least share of a menu's options that a dish has whose name guests leave out. */
const MAIN = 0.5

/**
 * Guests leave the dish's name out in short sentences only. Reading a long one for every dish takes
 * long.
 */
const MAX_IMPLYING_WORDS = 60

/**
 * Finds dishes that are named by their options only: `a large with pepperoni`, `a sprite` where it
 * is a flavor. Returns mentions without words, before the options.
 */
export function findImplied(
  words: Words,
  lines: readonly LineDraft[],
  vocabulary: Vocabulary,
  readerOf: Reader,
): readonly Mention[] {
  if (words.length > MAX_IMPLYING_WORDS) return []
  const withOptions = vocabulary.menu.filter(({ optionGroups }) => optionGroups.length > 0)
  const at = (from: number, dish: MenuItem): Mention => ({ from, to: from, dishes: [dish], isWhole: false, weight: 0 })
  const [first] = lines
  if (first) {
    if (first.before.unknown.length > 0) {
      const main = findMain(first.mention.from)
      if (main) return [main]
    }
    const spans = lines.flatMap(({ before, after }) => [...before.unknown, ...after.unknown])
    return spans.flatMap(({ from, to, isItem }) => {
      if (!isItem && !isCounted(words, from, lines)) return []
      return findOnly(from, to)
    })
  }
  const main = findMain(words.length)
  return main ? [main] : spansOf(words).flatMap(([from, to]) => (isCounted(words, from, []) ? findOnly(from, to) : []))

  /** Finds the only dish that has all options of a span. */
  function findOnly(from: number, to: number): readonly Mention[] {
    const [dish, ...others] = withOptions.filter((each) => areOptions(from, to, readerOf(each)))
    return dish && others.length === 0 ? [at(from, dish)] : []
  }

  /** Finds the only dish whose options explain the words up to a position. */
  function findMain(to: number): Mention | null {
    const most = Math.max(...withOptions.map(countOptions))
    const fitting = withOptions.filter((dish) => {
      if (countOptions(dish) < most * MAIN) return false
      const region = readAfter(words, 0, endOfItem(words, to), readerOf(dish), {
        isLast: true,
        isMany: true,
        before: null,
      })
      const count = region.pieces.flatMap(({ notes }) => notes).length
      return count >= 2 && region.unknown.length + region.loose.length === 0 && !region.isHard
    })
    const [only, ...others] = fitting
    if (!only || others.length > 0) return null
    // `five mediums`: the number is the dish's own.
    const starts = (place: number) => {
      const reading = readerOf(only)(place, to)
      return reading !== null && reading.isCounted !== true
    }
    return at(
      words.findIndex((_, place) => starts(place)),
      only,
    )
  }
}

/** Lists the spans of words that may name something, without numbers. */
function spansOf(words: Words): readonly (readonly [from: number, to: number])[] {
  const isOpen = (at: number) => isContent(words[at]) && parseNumberAt(words, at) === null
  const starts = words.flatMap((_, at) => (isOpen(at) && !isOpen(at - 1) ? [at] : []))
  return starts.map(
    (from) => [from, from + words.slice(from).findIndex((_, at) => !isOpen(from + at + 1)) + 1] as const,
  )
}

const countOptions = ({ optionGroups }: MenuItem): number =>
  optionGroups.reduce((sum, { options }) => sum + options.length, 0)

/** Returns where the item before a dish ends: at the separator before the dish's number. */
function endOfItem(words: Words, to: number): number {
  if (to === words.length) return to
  const last = words.slice(0, to).findLastIndex((word) => word === 'and' || word === PAUSE || word === 'plus')
  return last < 0 ? to : last
}
