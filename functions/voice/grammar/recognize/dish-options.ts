import { PAUSE, parseNumberAt, stopWords } from '../tokenize/words'
import { ON_THE_SIDE, isOnSide } from '../resolve/option-phrases'
import type { Reader } from '../parse/divide'
import type { OptionReader } from '../parse/option-reader'
import type { Mention } from './names'

type Words = readonly string[]

/** Returns the option request of a dish that covers a span, looking back over its cue. */
function coveringReading({ dishes: [dish] }: Mention, span: Mention, earliest: number, readerOf: Reader) {
  if (!dish || dish.optionGroups.length === 0) return null
  for (let from = Math.max(earliest, span.from - 4); from <= span.from; from += 1) {
    const reading = readerOf(dish)(from, Infinity)
    // `edamame on the side` is rather the dish of that name.
    const isAside = reading?.acts.some((act) => act.kind === 'take' && act.aside === ON_THE_SIDE) ?? false
    if (reading && !(isAside && span.isWhole) && from + reading.length >= span.to) return { from, reading }
  }
  return null
}

/**
 * Whether the words of a span are requests and links only, whether they have a `with`, whether they
 * start with a request, and which options they refuse.
 */
function listBetween(words: Words, from: number, to: number, read: OptionReader) {
  let hasWith = false
  let isList = true
  const refused = new Set<string>()
  for (let at = from; at < to && isList;) {
    const reading = read(at, to)
    const word = words[at] ?? ''
    if (word === 'with' || word === 'add') hasWith = true
    // After `with`, words that no option explains don't end the list.
    isList = reading !== null || hasWith || stopWords.has(word) || word === PAUSE
    for (const { kind, foods } of reading?.acts ?? [])
      if (kind === 'without') foods.forEach(({ option }) => refused.add(option.id))
    at += reading?.length ?? 1
  }
  return { isList, hasWith, isRead: isList && read(from, to) !== null, refused }
}

/** Whether a small amount precedes a position: `a shot of`. */
const isDose = (words: Words, at: number): boolean =>
  /^(?:shot|pump|splash|squirt|drizzle|dash)s? of$/.test(words.slice(at - 2, at).join(' '))

/** `and a side of guacamole`, `then fried egg`: whether a dish of its own starts here. */
function startsItem(words: Words, { from }: Mention): boolean {
  const side = [from - 2, from].find((at) => /^sides? of$/.test(words.slice(at, at + 2).join(' ')))
  if (side !== undefined && side >= 0) return !words.slice(Math.max(0, side - 2), side).includes('with')
  const start = parseNumberAt(words, from - 1) ? from - 1 : from
  return words[start - 1] === 'then' || /\b(?:as well as|along with)$/.test(words.slice(0, start).join(' '))
}

/** Whether a mention is a topping or side of the dish before it. */
function isOptionOf(words: Words, dish: Mention, mention: Mention, readerOf: Reader): boolean {
  const covering = coveringReading(dish, mention, dish.to, readerOf)
  const [known] = dish.dishes
  if (!known) return false
  // `a chai with honey and a shot of espresso`, where the dish has no such option.
  if (!covering)
    return isDose(words, mention.from) && listBetween(words, dish.to, mention.from, readerOf(known)).hasWith
  // `and a side of guacamole`, where the menu has it as a side.
  if (mention.isWhole && startsItem(words, mention)) return false
  const { from, reading } = covering
  // `a shot of espresso`: a longer name than the dish's.
  if (from < mention.from && reading.named > mention.weight) return true
  const { isList, hasWith, refused } = listBetween(words, dish.to, mention.from, readerOf(known))
  // `a burger with no bacon, then a bacon`
  if (reading.acts.some(({ kind, foods }) => kind !== 'without' && foods.some(({ option }) => refused.has(option.id))))
    return false
  const first = words[from] ?? ''
  const before = words[mention.from - 1] ?? ''
  const number = parseNumberAt(words, mention.from - 1)
  if (reading.isCued && from < mention.from) {
    const isAdding = /^(?:add|plus|a|an|and|side|in|throw|put)$/.test(first) || parseNumberAt(words, from) !== null
    return !(isAdding && number)
  }
  if (!isList) return false
  if (!number) return before !== 'of' || hasWith
  const isSingle = reading.acts.every(({ foods }) => foods.every(({ group }) => group.max === 1))
  return number.isArticle && hasWith && (isSingle || before !== 'of')
}

/** Whether a span consists of a dish's options only, without a cue: `bacon double` burger. */
export function areOptions(from: number, to: number, read: OptionReader): boolean {
  const reading = from < to ? read(from, to) : null
  if (!reading || reading.isCued) return from === to
  return areOptions(from + reading.length, to, read)
}

/** Drops mentions that are options of a dish next to them. */
export function dropOptions(words: Words, all: readonly Mention[], readerOf: Reader): readonly Mention[] {
  // `dressing on the side` is a note, unless it is a dish and no option of the one before.
  const mentions = all.filter((mention, at) => {
    const previous = all[at - 1]
    const isAside = previous !== undefined && isOnSide(words, mention.to) && !parseNumberAt(words, mention.from - 1)
    return !isAside || (mention.isWhole && !coveringReading(previous, mention, previous.to, readerOf))
  })
  // `bacon cheeseburger`: an option right before its dish.
  const own = mentions.filter((mention, at) => {
    const next = mentions[at + 1]
    // `two shots of espresso in a coffee`: a measured option before its dish.
    const measured = next && coveringReading(next, mention, mentions[at - 1]?.to ?? 0, readerOf)
    if (
      measured &&
      measured.from < mention.from &&
      words[mention.from - 1] === 'of' &&
      (measured.reading.isCued || measured.reading.named > mention.weight)
    )
      return false
    const [dish] = next?.dishes ?? []
    if (!next || !dish) return true
    // `add bacon and cheese to a burger`
    const isPut = /^(?:to|on|onto|in|into) (?:a|an|the|my|that|one)$/.test(
      words.slice(next.from - 2, next.from).join(' '),
    )
    if (isPut && listBetween(words, mention.from, next.from - 2, readerOf(dish)).isRead) return false
    return !areOptions(mention.from, next.from, readerOf(dish))
  })
  return own.reduce<readonly Mention[]>((chosen, mention) => {
    const last = chosen.at(-1)
    return last && mention.weight > 0 && isOptionOf(words, last, mention, readerOf) ? chosen : [...chosen, mention]
  }, [])
}

/** `a large cola and a small one`: adds a mention of the dish before for each such `one`. */
export function withPronouns(words: Words, mentions: readonly Mention[], readerOf: Reader): readonly Mention[] {
  return words.reduce<readonly Mention[]>((all, word, at) => {
    const isPronoun = /^ones?$/.test(word) && !all.some(({ from, to }) => from <= at && at < to)
    const last = all.findLast(({ from, to }) => to <= at && to > from)
    const [dish] = last?.dishes ?? []
    if (!isPronoun || !last || !dish) return all
    const from = [at - 1, at - 2].find((place) => place > last.to && readerOf(dish)(place, at)?.length === at - place)
    const number = from === undefined ? null : parseNumberAt(words, from - 1)
    const isCounted = number !== null && (word === 'ones' || number.value === 1)
    // `one large one small` are pieces.
    const isPiece = words[(from ?? at) - 1] === 'one' && readerOf(dish)(at + 1, words.length)?.isCued === false
    if (isPiece) return all
    if (from === undefined || !isCounted || readerOf(dish)(from, at)?.isCued) return all
    const pronoun: Mention = { from: at, to: at + 1, dishes: [dish], isWhole: true, weight: 1 }
    return [...all, pronoun].sort((one, other) => one.from - other.from)
  }, mentions)
}
