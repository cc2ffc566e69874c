import type { MenuItem } from '#shared/menu/contract'
import { getFoodAliases } from '../options/option-aliases'
import type { SpokenLine } from '../options/line-options'
import type { BoundClause } from '../order/bind'
import { chooseDish, findMentions, isOnlyModifiers } from '../text/mentions'
import {
  PAUSE,
  foreignFoodWords,
  parseNumberAt,
  requestPattern,
  singularize,
  splitWords,
  stopWords,
} from '../text/words'
import type { Token, Vocabulary } from '../text/vocabulary'
import { findNames } from './names'
import type { Mention } from './names'
import { createOptionReader, isOnSide, nothingRead, readAfter, readBefore } from './region'
import type { OptionReader, Region } from './region'

const smallNameCache = new WeakMap<Vocabulary, ReadonlySet<string>>()

/** Lists the option names on the menu that consist of small words, such as `well done`. */
function listSmallNames(vocabulary: Vocabulary): ReadonlySet<string> {
  const known = smallNameCache.get(vocabulary)
  if (known) return known
  const options = vocabulary.menu.flatMap(({ optionGroups }) => optionGroups.flatMap((group) => group.options))
  const names = options.flatMap(({ name, alsoCalled }) => [name, ...alsoCalled]).map(splitWords)
  const small = new Set(names.filter((words) => words.length === 2 && words.every((word) => stopWords.has(word))).map((words) => words.join(' '))) // prettier-ignore
  smallNameCache.set(vocabulary, small)
  return small
}

type Words = readonly string[]
type Reader = (dish: MenuItem) => OptionReader

function createReaders(words: Words, vocabulary: Vocabulary): Reader {
  const smallNames = listSmallNames(vocabulary)
  const readers = new Map<MenuItem, OptionReader>()
  return (dish) => {
    const reader = readers.get(dish) ?? createOptionReader(words, getFoodAliases(dish), smallNames)
    readers.set(dish, reader)
    return reader
  }
}

/** Returns the option request of a dish that covers a span, looking back over its cue. */
function coveringReading({ dishes: [dish] }: Mention, span: Mention, earliest: number, readerOf: Reader) {
  if (!dish || dish.optionGroups.length === 0) return null
  for (let from = Math.max(earliest, span.from - 4); from <= span.from; from += 1) {
    const reading = readerOf(dish)(from, Infinity)
    if (reading && from + reading.length >= span.to) return { from, reading }
  }
  return null
}

/** Whether the words between a dish and a span are requests and links only, and start with `with`. */
function listBetween(words: Words, from: number, to: number, read: OptionReader) {
  let hasWith = false
  for (let at = from; at < to;) {
    const reading = read(at, to)
    const word = words[at] ?? ''
    if (word === 'with' || word === 'add') hasWith = true
    if (!reading && !stopWords.has(word) && word !== PAUSE && word !== 'with') return { isList: false, hasWith }
    at += reading?.length ?? 1
  }
  return { isList: true, hasWith }
}

/** Whether a mention is a topping or side of the dish before it. */
function isOptionOf(words: Words, dish: Mention, mention: Mention, readerOf: Reader): boolean {
  const covering = coveringReading(dish, mention, dish.to, readerOf)
  const [known] = dish.dishes
  if (!covering || !known) return false
  const { from, reading } = covering
  const first = words[from] ?? ''
  const before = words[mention.from - 1] ?? ''
  const number = parseNumberAt(words, mention.from - 1)
  if (reading.isCued && from < mention.from) {
    const isAdding = /^(?:add|plus|a|an|and|side|in|throw|put)$/.test(first) || parseNumberAt(words, from) !== null
    return !(isAdding && number)
  }
  const { isList, hasWith } = listBetween(words, dish.to, mention.from, readerOf(known))
  if (!isList) return false
  if (!number) return before !== 'of' || hasWith
  const isSingle = reading.acts.every(({ foods }) => foods.every(({ group }) => group.max === 1))
  return number.isArticle && hasWith && (isSingle || before !== 'of')
}

/** Drops mentions that are options of a dish next to them. */
function dropOptions(words: Words, all: readonly Mention[], readerOf: Reader): readonly Mention[] {
  const mentions = all.filter(({ from, to }, at) => at === 0 || !isOnSide(words, to) || parseNumberAt(words, from - 1))
  // `bacon cheeseburger`: an option right before its dish.
  const own = mentions.filter((mention, at) => {
    const next = mentions[at + 1]
    if (!next || next.from !== mention.to) return true
    const [dish] = next.dishes
    const reading = dish && readerOf(dish)(mention.from, next.from)
    return !reading || mention.from + reading.length < mention.to
  })
  return own.reduce<readonly Mention[]>((chosen, mention) => {
    const last = chosen.at(-1)
    return last && mention.weight > 0 && isOptionOf(words, last, mention, readerOf) ? chosen : [...chosen, mention]
  }, [])
}

type LineDraft = { readonly mention: Mention; readonly before: Region; readonly after: Region }

const nothing: Region = { quantity: null, pieces: [], unknown: [], loose: [], cost: 0, isHard: false }

/** Divides the words between dishes: each part goes to the dish that it fits best. */
function divide(words: Words, mentions: readonly Mention[], readerOf: Reader): readonly LineDraft[] {
  const readers = mentions.map(({ dishes: [dish] }) => (dish ? readerOf(dish) : nothingRead))
  const read = (at: number): OptionReader => readers[at] ?? nothingRead
  const before: Region[] = []
  const after: Region[] = []
  mentions.forEach((mention, at) => {
    const previous = mentions[at - 1]
    if (!previous) {
      before.push(readBefore(words, 0, mention.from, read(at)))
      return
    }
    let best: { readonly cost: number; readonly left: Region; readonly right: Region } | null = null
    for (let cut = previous.to; cut <= mention.from; cut += 1) {
      const left = readAfter(words, previous.to, cut, read(at - 1), false)
      const right = readBefore(words, cut, mention.from, read(at))
      const cost = left.cost + right.cost
      if (!best || cost < best.cost) best = { cost, left, right }
    }
    after.push(best?.left ?? nothing)
    before.push(best?.right ?? nothing)
  })
  const last = mentions.at(-1)
  if (last) after.push(readAfter(words, last.to, words.length, read(mentions.length - 1), true))
  return mentions.map((mention, at) => ({ mention, before: before[at] ?? nothing, after: after[at] ?? nothing }))
}

const saidIn = (words: Words, { from, to }: { readonly from: number; readonly to: number }): string =>
  words.slice(from, to).join(' ')

/** Builds the lines of a dish: one, or one for each piece with its own requests. */
function toLines(words: Words, { mention, before, after }: LineDraft): readonly SpokenLine[] {
  const [dish] = mention.dishes
  if (!dish) return []
  const unknown = [...before.unknown, ...after.unknown].filter(({ isItem }) => !isItem)
  const [shared, ...counted] = after.pieces
  const notes = [
    ...(before.pieces[0]?.notes ?? []),
    ...unknown.map((span) => saidIn(words, span)),
    ...(shared?.notes ?? []),
    ...after.loose.map(({ note }) => note),
  ]
  const quantity = after.quantity ?? before.quantity
  const line: SpokenLine = {
    dish,
    quantity,
    notes,
    said: saidIn(words, { from: mention.from, to: Math.max(mention.to, mention.from + 1) }),
  }
  if (counted.length === 0) return [line]
  const sum = counted.reduce((total, { count }) => total + (count ?? 1), 0)
  // `a steak rare and another well done`: the pieces are further ones.
  const isFurther = (shared?.notes ?? []).length > 0 || (quantity ?? sum) < sum
  const rest = isFurther ? (quantity ?? 1) : (quantity ?? sum) - sum
  const common = isFurther ? (before.pieces[0]?.notes ?? []) : notes
  return [
    ...(rest > 0 ? [{ ...line, quantity: rest }] : []),
    ...counted.map((piece) => ({ ...line, quantity: piece.count, notes: [...common, ...piece.notes] })),
  ]
}

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at)

const toToken = (word: string): Token => ({ kind: 'word', text: word })

/** Finds parts of names and misheard names among the words that no whole name or option explains. */
function findParts(words: Words, lines: readonly LineDraft[], vocabulary: Vocabulary): readonly Mention[] {
  const open = new Set(
    lines.length === 0
      ? words.keys()
      : lines.flatMap(({ mention, before, after }) =>
          [...before.unknown, ...after.unknown].flatMap(({ from, to }) => {
            const isNext = to === mention.from || from === mention.to
            return range(isNext ? Math.min(from, mention.from) : from, isNext ? Math.max(to, mention.to) : to)
          }),
        ),
  )
  const tokens = words.map((word, at) => toToken(open.has(at) && !parseNumberAt(words, at) ? word : PAUSE))
  return findMentions(tokens, vocabulary).flatMap((mention): Mention[] => {
    const choice = chooseDish(mention, vocabulary)
    const { from, to } = mention
    if (choice.kind === 'several' && isOnlyModifiers(mention, vocabulary)) return []
    // Without a dish, the guest has to choose.
    const dishes = choice.kind === 'several' ? [] : [choice.dish]
    return [{ from, to, dishes, isWhole: false, weight: to - from }]
  })
}

const isOpen = ({ before, after }: LineDraft): boolean => before.unknown.length + after.unknown.length > 0

/** Whether a number or an article precedes a position, with at most two words between. */
const isCounted = (words: Words, at: number, lines: readonly LineDraft[]): boolean =>
  [1, 2, 3].some((back) => {
    const isName = lines.some(({ mention }) => mention.to > at - back && mention.to <= at)
    const isLinked = words.slice(at - back + 1, at).some((word) => word === PAUSE || word === 'and' || word === 'with')
    return parseNumberAt(words, at - back) !== null && !isName && !isLinked
  })

/** The least share of a menu's options that a dish has whose name guests leave out. */
const MAIN = 0.5

/**
 * Finds dishes that are named by their options only: `a large with pepperoni`, `a sprite` where it
 * is a flavor. Returns mentions without words, before the options.
 */
function findImplied(
  words: Words,
  lines: readonly LineDraft[],
  vocabulary: Vocabulary,
  readerOf: Reader,
): readonly Mention[] {
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
      const [dish, ...others] = withOptions.filter((each) => {
        const reading = readerOf(each)(from, to)
        return reading && from + reading.length >= to && reading.acts.every(({ kind }) => kind === 'take')
      })
      return dish && others.length === 0 ? [at(from, dish)] : []
    })
  }
  const main = findMain(words.length)
  return main ? [main] : []

  /** Finds the only dish whose options explain the words up to a position. */
  function findMain(to: number): Mention | null {
    const most = Math.max(...withOptions.map(countOptions))
    const fitting = withOptions.filter((dish) => {
      if (countOptions(dish) < most * MAIN) return false
      const region = readAfter(words, 0, endOfItem(words, to), readerOf(dish), true)
      const count = region.pieces.flatMap(({ notes }) => notes).length
      return count >= 2 && region.unknown.length + region.loose.length === 0 && !region.isHard
    })
    const [only, ...others] = fitting
    if (!only || others.length > 0) return null
    return at(
      words.findIndex((_, place) => readerOf(only)(place, to) !== null),
      only,
    )
  }
}

const countOptions = ({ optionGroups }: MenuItem): number => optionGroups.reduce((sum, { options }) => sum + options.length, 0) // prettier-ignore

/** Returns where the item before a dish ends: at the separator before the dish's number. */
function endOfItem(words: Words, to: number): number {
  if (to === words.length) return to
  const last = words.slice(0, to).findLastIndex((word) => word === 'and' || word === PAUSE || word === 'plus')
  return last < 0 ? to : last
}

/** Whether unknown words right after a name make it another dish: `chicken pizza`. */
const isOtherDish = (words: Words, { mention, before, after }: LineDraft): boolean =>
  after.unknown.some(
    ({ from, to, isItem }) => !isItem && from === mention.to && foreignFoodWords.has(singularize(words[to - 1] ?? '')),
  ) ||
  (!mention.isWhole &&
    [...before.unknown, ...after.unknown].some(({ from, to }) => to === mention.from || from === mention.to))

const STARTS = /^(?:i|we|my|can|could|may|id|ill|hi|hey|hello|please|yes|ok|okay)$/

/** Whether words before the first number or request are about something else than an order. */
function tellsStory(words: Words, { before, mention }: LineDraft): boolean {
  if (requestPattern.test(words.slice(0, mention.from).join(' '))) return false
  const first = words.findIndex((_, at) => at < mention.from && parseNumberAt(words, at) !== null)
  return before.unknown.some(({ from }) => (first < 0 ? from > 0 && STARTS.test(words[0] ?? '') && from < mention.from - 2 : from < first)) // prettier-ignore
}

/** Drops the unknown words before the number of the first dish: `I want to place an order for two`. */
function withoutLead(words: Words, line: LineDraft): LineDraft {
  const { before, mention } = line
  const number = words.findLastIndex((_, at) => at < mention.from && parseNumberAt(words, at) !== null)
  const isRequest = requestPattern.test(words.slice(0, mention.from).join(' '))
  if (!isRequest || number < 0) return line
  return { ...line, before: { ...before, unknown: before.unknown.filter(({ from }) => from > number) } }
}

const SPANISH =
  /\b(?:una?|unos|unas|dos|tres|cuatro|cinco|quiero|quisiera|dame|por favor|sopa|rollos?|pollo|sin|media|te)\b/

/** `get to colas`: whether a word before a plural sounds like a number. */
const isSounded = (words: Words, from: number, to: number): boolean =>
  /^(?:to|too|for)$/.test(words[from - 1] ?? '') && singularize(words[to - 1] ?? '') !== words[to - 1]

/**
 * Gives requests after the last dish to the earlier dish that has such an option: `a burger and a
 * cola, no onions`.
 */
function withLateRequests(words: Words, lines: readonly LineDraft[], readerOf: Reader): readonly LineDraft[] {
  const last = lines.at(-1)
  if (!last || lines.length < 2) return lines
  const ownerOf = (from: number, to: number) =>
    lines.slice(0, -1).findLastIndex(
      ({
        mention: {
          dishes: [dish],
        },
      }) => {
        const reading = dish && readerOf(dish)(from, to)
        return reading && from + reading.length >= to
      },
    )
  const late = [...last.after.loose, ...last.after.unknown].flatMap(({ from, to }) => {
    const owner = ownerOf(from, to)
    return owner < 0 ? [] : [{ from, owner, note: saidIn(words, { from, to }) }]
  })
  if (late.length === 0) return lines
  const isLate = ({ from }: { readonly from: number }) => late.some((each) => each.from === from)
  return lines.map((line, at) => {
    const notes = late.filter(({ owner }) => owner === at).map(({ note }) => note)
    const { after } = line
    if (line === last)
      return {
        ...line,
        after: {
          ...after,
          loose: after.loose.filter((each) => !isLate(each)),
          unknown: after.unknown.filter((each) => !isLate(each)),
        },
      }
    const [shared, ...counted] = after.pieces
    return notes.length === 0
      ? line
      : {
          ...line,
          after: { ...after, pieces: [{ count: null, notes: [...(shared?.notes ?? []), ...notes] }, ...counted] },
        }
  })
}

/**
 * Reads an order as dishes with their options, from whole names and the dishes' options. Returns
 * null if the words need the rules for corrections, references or misheard names.
 */
export function readOrder(words: Words, vocabulary: Vocabulary): BoundClause | null {
  const readerOf = createReaders(words, vocabulary)
  const names = findNames(words, vocabulary)
  const divideAll = (mentions: readonly Mention[]) => divide(words, dropOptions(words, mentions, readerOf), readerOf)
  const exact = names.length > 0 ? divideAll(names) : []
  const parts = exact.length === 0 || exact.some(isOpen) ? findParts(words, exact, vocabulary) : []
  const isApart = ({ from, to }: Mention) =>
    !exact.some(({ mention }) => from < mention.to && mention.from < to) &&
    exact.every(({ before, after }) =>
      [...before.unknown, ...after.unknown].every(
        (span) => span.isItem || span.to <= from || to <= span.from || isCounted(words, from, exact),
      ),
    )
  const isWider = ({ from, to }: Mention) =>
    exact.some(({ mention }) => from <= mention.from && mention.to <= to && to - from > mention.to - mention.from)
  // `plain burger`: a word next to a name describes it.
  const isNextTo = ({ from, to }: Mention) => exact.some(({ mention }) => to === mention.from || from === mention.to)
  const added = parts.filter((part) => isWider(part) || (isApart(part) && !isNextTo(part)))
  const kept = exact.map(({ mention }) => mention).filter(({ from, to }) => !added.some((part) => part.from < to && from < part.to)) // prettier-ignore
  const all = [...kept, ...added].sort((one, other) => one.from - other.from)
  const named = added.length === 0 ? exact : divideAll(all)
  const implied = named.length === 0 || named.some(isOpen) ? findImplied(words, named, vocabulary, readerOf) : []
  const spoken = [...named.map(({ mention }) => mention), ...implied].sort((one, other) => one.from - other.from)
  const spokenLines = withLateRequests(words, implied.length === 0 ? named : divideAll(spoken), readerOf)
  const lines = spokenLines.map((line, at) => (at === 0 ? withoutLead(words, line) : line))
  if (lines.length === 0 || lines.some(({ mention }) => mention.dishes.length !== 1)) return null
  if (lines.some(({ before, after }) => before.isHard || after.isHard)) return null
  if (lines.some((line) => isOtherDish(words, line))) return null
  const [first] = lines
  if (!first || tellsStory(words, first) || SPANISH.test(words.join(' '))) return null
  if (lines.some(({ mention: { from, to }, before }) => before.quantity === null && isSounded(words, from, to)))
    return null
  const items = lines.flatMap(({ before, after }) =>
    [...before.unknown, ...after.unknown].filter(({ isItem }) => isItem),
  )
  return {
    lines: lines.flatMap((line) => toLines(words, line)),
    several: [],
    unknown: items.map((span) => ({ said: saidIn(words, span), near: [] })),
    notes: [],
    quantity: null,
    earlier: null,
    earlierNotes: [],
  }
}
