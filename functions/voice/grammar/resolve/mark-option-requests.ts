import type { MenuItem } from '#shared/menu/contract'
import { chooseDish, findMentions } from '../tokenize/mentions'
import { PAUSE, parseNumberAt, singularize, stemsOfName, stopWords, wordSet } from '../tokenize/words'
import { dishCodeAt } from '../tokenize/codes'
import { PLACEHOLDER, toWords, type MarkedWord, type MarkedWords } from '../tokenize/marked-words'
import { type Token, type Vocabulary } from '../tokenize/vocabulary'
import { getFoodAliases, MAX_CART_LINES, type FoodAliases } from './option-aliases'
import { alsoWithoutAt, readOptionAt } from './read-option-requests'
import type { OptionReading } from './option-phrases'

type Words = readonly string[]

/** A span of words that mentions dishes. */
type DishSpan = {
  readonly from: number
  readonly to: number
  readonly dishes: readonly MenuItem[]
  /** Share of the only dish's name that is said; 0 if several dishes are possible. */
  readonly coverage: number
  readonly isFull: boolean
}

const markOf = (words: Words): MarkedWord => ({ request: words.join(' ') })

function tokenAt(words: Words, at: number): Token {
  const number = parseNumberAt(words, at)
  const word = words[at] ?? ''
  const text = word === PLACEHOLDER ? PAUSE : word
  return number ? { kind: 'number', text, value: number.value, isArticle: number.isArticle } : { kind: 'word', text }
}

const SEVERAL = 4

function spokenIn(words: Words, vocabulary: Vocabulary): readonly DishSpan[] {
  const codes = words.flatMap((_, from): DishSpan[] => {
    const code = dishCodeAt(words, from, vocabulary)
    const dish = code && vocabulary.byCode.get(code.said)
    return code && dish ? [{ from, to: from + code.length, dishes: [dish], coverage: 1, isFull: true }] : []
  })
  const mentioned = findMentions(
    words.map((_, at) => tokenAt(words, at)),
    vocabulary,
  ).map((mention): DishSpan => {
    const choice = chooseDish(mention, vocabulary)
    const { from, to } = mention
    if (choice.kind === 'several')
      return { from, to, dishes: choice.dishes.slice(0, SEVERAL), coverage: 0, isFull: false }
    const candidate = mention.candidates.find(({ dish }) => dish === choice.dish)
    return { from, to, dishes: [choice.dish], coverage: candidate?.coverage ?? 0, isFull: choice.isFull }
  })
  return [...mentioned, ...codes].sort((one, other) => one.from - other.from)
}

/** Least share of a dish's name for a match. */
const NAMED = 0.5

/**
 * `spicy tunas`: whether the span has more than one word of a dish's name, each spelled as there.
 */
const isNamed = ({ from, to, dishes, isFull }: DishSpan, words: Words): boolean => {
  const [dish] = dishes
  if (isFull) return true
  return (
    to - from > 1 &&
    dishes.length === 1 &&
    !!dish &&
    words.slice(from, to).every((word) => stemsOfName(dish.name).has(singularize(word)))
  )
}

const cueWords = wordSet('extra double triple hold skip minus light heavy easy additional instead please side')
const isCueWord = (word: string): boolean => cueWords.has(word) || stopWords.has(word)

/** Whether the word before negates: `no`, `without the`. */
const isRefused = (words: Words, at: number): boolean =>
  /\b(?:no|without|hold|skip|minus|sin|not|dont|nix|leave)(?: (?:off|out))?(?: (?:the|any|want|put|add))*$/.test(
    words.slice(Math.max(0, at - 4), at).join(' '),
  )

/** Whether option words are about this dish and not the name of another dish. */
function isAbout(
  reading: OptionReading,
  at: number,
  dish: MenuItem,
  words: Words,
  spoken: readonly DishSpan[],
): boolean {
  if (!reading.isCued && isRefused(words, at)) return false
  const end = at + reading.length
  // `remove the rare steak` removes a dish.
  if (/^(?:remove|drop|take|get|ditch|lose|i)$/.test(words[at] ?? '') && spoken.some(({ from }) => from === end))
    return false
  const inside = spoken.filter(({ from, to, coverage }) => from < end && to > at && coverage > 0)
  if (inside.some(({ to, from }) => to > end || from < at)) {
    if (inside.some((span) => (span.to > end || span.from < at) && isNamed(span, words))) return false
  }
  // If a dish name contains all words of the request, the dish is as likely.
  const foods = words.flatMap((word, place) => (place >= at && place < end && !isCueWord(word) ? [place] : []))
  const colliding = inside.filter(
    ({ coverage, from, to }) =>
      from >= at && to <= end && coverage >= NAMED && foods.every((place) => place >= from && place < to),
  )
  const before = spoken.findLast(({ to, coverage }) => to <= at && coverage > 0)
  // An avocado roll with tuna is not a tuna roll with avocado.
  const isOfMenu = spoken.some(({ from, to }) => foods.every((place) => place >= from && place < to))
  if (!reading.isCued && !before && isOfMenu && spoken.some(({ from }) => from >= end)) return false
  const isOfLast = before?.dishes.includes(dish) ?? true
  const isCounted = /^(?:a|an)$/.test(words[at - 1] ?? '') || parseNumberAt(words, at - 1) !== null
  if (colliding.length === 0) {
    const isWeak = inside.some(({ from, to }) => from >= at && to <= end)
    return !isWeak || reading.isCued || (isOfLast && !isCounted)
  }
  const isAdding = /^(?:add|plus|throw|put|a|side)$/.test(words[at] ?? '')
  const isWith = words[at - 1] === 'with' || words[at] === 'with'
  if (reading.isCued ? isAdding : !isWith) return false
  return before ? isOfLast : !colliding.some(({ dishes }) => dishes.includes(dish))
}

/** Whether the unwanted food can be in the dish. `remove the steak` may be about another dish. */
const isThere = ({ acts }: OptionReading, taken: ReadonlySet<string>): boolean =>
  acts.every(
    (act) =>
      act.kind !== 'without' ||
      act.isLoose ||
      act.foods.some(({ turn, option }) => turn === 'no' || option.isDefault || taken.has(option.id)),
  )

const ORDINAL = /^(?:first|second|third|fourth|last|other)$/
const EVERY = /^(?:both|all|each|everything)$/

/**
 * Counts the words from a position that select one of several lines: `on the second one`, `for
 * both`.
 */
export function lineReferenceAt(words: Words, at: number): { readonly length: number; readonly which: Words } {
  const none = { length: 0, which: [] }
  const link = /^(?:on|for|in|with|from|of)$/.test(words[at] ?? '') ? 1 : 0
  const the = words[at + link] === 'the' ? 1 : 0
  const word = words[at + link + the] ?? ''
  if (ORDINAL.test(word) && the > 0) {
    const one = /^(?:one|ones)$/.test(words[at + link + 2] ?? '') ? 1 : 0
    return one + link > 0 ? { length: link + 2 + one, which: ['on', 'the', word] } : none
  }
  if (!EVERY.test(word)) return none
  const of = words[at + link + 1] === 'of' && /^(?:them|those|these)$/.test(words[at + link + 2] ?? '') ? 2 : 0
  return { length: link + 1 + of, which: ['on', 'both'] }
}

const hasOptions = ({ optionGroups }: MenuItem): boolean => optionGroups.length > 0

/** Marks each option request in a sentence, so that later steps ignore its words. */
export function markOptionRequests(
  marked: MarkedWords,
  vocabulary: Vocabulary,
  context: readonly MenuItem[],
  held: ReadonlySet<string> = new Set(),
): MarkedWords {
  const words = toWords(marked)
  const taken = new Set(held)
  const inCart = context.toReversed().filter(hasOptions).slice(0, MAX_CART_LINES)
  let spoken = spokenIn(words, vocabulary)
  const out: MarkedWord[] = []
  const dishesFor = (at: number): readonly MenuItem[] => {
    const before = spoken.filter(({ to }) => to <= at).reverse()
    const after = spoken.filter(({ from }) => from >= at)
    const dishes = [...before, ...after].flatMap((each) => each.dishes)
    return [...new Set([...dishes.filter(hasOptions), ...inCart])]
  }
  const best = (at: number): { readonly reading: OptionReading; readonly calls: FoodAliases } | null => {
    let found: { readonly reading: OptionReading; readonly calls: FoodAliases } | null = null
    for (const dish of dishesFor(at)) {
      const calls = getFoodAliases(dish)
      const reading = readOptionAt(words, at, calls)
      const length: number = found?.reading.length ?? 0
      const isBetter = found !== null && !isThere(found.reading, taken) && reading?.length === length
      if (!reading || reading.length < length || (reading.length === length && !isBetter)) continue
      if (isAbout(reading, at, dish, words, spoken)) found = { reading, calls }
    }
    return found
  }
  for (let at = 0; at < words.length;) {
    const span = spoken.find(({ from }) => from === at)
    const ahead = lineReferenceAt(words, at)
    const link = ahead.length > 0 && /^(?:with|should|gets|to|be|,|has)$/.test(words[at + ahead.length] ?? '') ? 1 : 0
    const before = ahead.length > 0 ? best(at + ahead.length + link) : null
    const found = before ?? best(at)
    const isNone = found !== null && !isThere(found.reading, taken)
    if (!found || isNone) {
      // The whole name of a dish is no option request for another dish.
      const length = isNone ? (found?.reading.length ?? 1) : span && isNamed(span, words) ? span.to - at : 1
      out.push(...marked.slice(at, at + length))
      at += length
      continue
    }
    const from = before ? at + ahead.length + link : at
    const end = from + found.reading.length
    // An option of one dish is not a separate dish.
    spoken = spoken.filter((each) => each.from < from || each.to > end)
    for (const { kind, foods } of found.reading.acts)
      if (kind !== 'without') foods.forEach(({ option }) => taken.add(option.id))
    const behind = before ? { length: 0, which: ahead.which } : lineReferenceAt(words, end)
    const isOut = found.reading.acts.every(({ kind }) => kind === 'without')
    out.push(markOf([...words.slice(from, end), ...behind.which]))
    at = end + behind.length
    for (let more = isOut ? alsoWithoutAt(words, at, found.calls) : 0; more > 0;) {
      const food = words.slice(at, at + more).filter((word) => !/^(?:or|nor|and|,)$/.test(word))
      out.push(markOf(['no', ...food, ...behind.which]))
      at += more
      more = alsoWithoutAt(words, at, found.calls)
    }
  }
  return out
}
