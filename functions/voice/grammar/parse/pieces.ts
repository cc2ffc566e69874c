import { modifierWords, parseNumberAt, singularize, type Words } from '../tokenize/words'
import { ON_THE_SIDE, isOnSide } from '../resolve/option-phrases'
import type { OptionReader } from './option-reader'
import { CUES, HARD, SEPARATORS, isContent } from './region-words'

/** Returns where unknown words end: at a small word, a cue or a known request. */
export function endOfUnknown(words: Words, at: number, end: number, read: OptionReader): number {
  let place = at
  const isMore = (from: number) =>
    from < end &&
    isContent(words[from]) &&
    // `a gluten free bun`
    (!HARD.has(words[from] ?? '') ||
      (words[from] === 'free' && from > at && from + 1 < end && isContent(words[from + 1]))) &&
    (from === at || !read(from, end)) &&
    !parseNumberAt(words, from)
  while (isMore(place)) {
    place += 1
    // `cut in half`
    if (/^(?:in|into|of)$/.test(words[place] ?? '') && isMore(place + 1)) place += 1
  }
  return place
}

/** Reads the note at `no`, `with` and the like: `no bun on the side`. Empty without such words. */
export function cuedNoteAt(words: Words, at: number, read: OptionReader) {
  const next = words[at + 1] ?? ''
  const start = /^(?:the|any|some|a|an|on|with|no|extra)$/.test(next) ? at + 2 : at + 1
  const end = endOfUnknown(words, start, words.length, read)
  if (end === start) return { end, note: '' }
  const isAside = isOnSide(words, end)
  const isLinked = words[at] === 'with' && (isAside || /^(?:no|extra)$/.test(next))
  return { end, note: words.slice(isLinked ? at + 1 : at, end).join(' ') + (isAside ? ` ${ON_THE_SIDE}` : '') }
}

/** Whether a number or an article is before a position: `a milkshake`, `some slaw`. */
const isCounted = (words: Words, at: number): boolean =>
  /^(?:some|the|my|of)$/.test(words[at - 1] ?? '') ||
  parseNumberAt(words, at - 1) !== null ||
  parseNumberAt(words, at - 2)?.length === 2

/** Returns where the requests that start at a position end; the position itself without any. */
function endOfRequests(words: Words, at: number, read: OptionReader): number {
  const end = words.length
  let place = at
  for (;;) {
    const next = place > at && words[place] === 'and' ? place + 1 : place
    const reading = read(next)
    if (reading) place = next + reading.length
    else if (CUES.has(words[next] ?? '') && isContent(words[next + 1])) place = endOfUnknown(words, next + 1, end, read)
    else if (next > place && isContent(words[next])) place = endOfUnknown(words, next, end, read)
    else return place
  }
}

/**
 * Returns where the requests of an unknown item end: `a milkshake with onions and cheese`. `at` is
 * the position after it, returned if the words there are no requests of that item.
 */
export const endOfItemAt = (
  words: Words,
  item: { readonly from: number; readonly to: number },
  at: number,
  read: OptionReader,
): number =>
  item.to === at && (words[at] === 'with' || isCounted(words, item.from)) ? endOfRequests(words, at, read) : at

/** Returns where the words `the first one` end; the same position if there are none. */
function pastOrdinal(words: Words, at: number): number {
  const ordinal = words[at] === 'the' ? at + 1 : at
  if (!/^(?:first|second|third|fourth|last)$/.test(words[ordinal] ?? '')) return at
  return ordinal + 1 + Number(words[ordinal + 1] === 'one')
}

/** What was said about a dish before a position. */
type Said = {
  /** Whether another piece was described. */
  readonly isNext: boolean
  readonly hasRequests: boolean
}

/** `one with bacon`, `three without`, `the first one plain`: how many pieces a request is for. */
export function pieceAt(
  words: Words,
  at: number,
  read: OptionReader,
  { isNext, hasRequests }: Said,
): { readonly count: number; readonly to: number; readonly isPart: boolean; readonly isNew?: boolean } | null {
  const word = words[at] ?? ''
  const number = parseNumberAt(words, at)
  const isOther = word === 'another' || word === 'other'
  const past = pastOrdinal(words, at)
  if (past > at) {
    const isKnown = read(past) !== null || (isNext && modifierWords.has(words[past] ?? ''))
    return isKnown ? { count: 1, to: past, isPart: true } : null
  }
  if (/^(?:single|couple|dozen)$/.test(word)) return null
  if (!isOther && (!number || number.isArticle || number.length > 1)) return null
  const isOfThem = words[at + 1] === 'of' && /^(?:them|those|these)$/.test(words[at + 2] ?? '')
  const to = isOfThem ? at + 3 : words[at + 1] === 'one' || words[at + 1] === 'of' ? at + 2 : at + 1
  // `three without`, `one without it`: what was named before is left out.
  const left = /^(?:it|that|them|those|any)$/.test(words[to + 1] ?? '') ? to + 2 : to + 1
  const isWithout = words[to] === 'without' && (left >= words.length || SEPARATORS.has(words[left] ?? ''))
  // `one with no wasabi`: a food that is no option, which the kitchen reads as a note.
  const no = words[to] === 'with' ? to + 1 : to
  const isRefusing = /^(?:no|without|sin)$/.test(words[no] ?? '') && isContent(words[no + 1])
  const isKnown =
    read(to) !== null ||
    isRefusing ||
    (isNext && modifierWords.has(words[to] ?? '')) ||
    ((isNext || hasRequests) && isWithout)
  return to < words.length && isKnown ? { count: isOther ? 1 : (number?.value ?? 1), to, isPart: isOfThem } : null
}

/** `two creams one sugar`: whether `one` counts an option of which several may be chosen. */
export const isOneOption = (words: Words, at: number, read: OptionReader): boolean => {
  const reading = /^(?:one|1)$/.test(words[at] ?? '') ? read(at + 1) : null
  return reading?.isCued === false && reading.requests.every(({ foods }) => foods.every(({ group }) => group.max > 1))
}

/** `both with`, `all decaf`: counts the words that say that a request is for each dish before. */
export function everyAt(words: Words, at: number, read: OptionReader): number {
  const isEverything = words[at] === 'everything' && words[at - 1] !== 'with'
  if (!isEverything && !/^(?:both|all|each)$/.test(words[at] ?? '')) return 0
  const of = words[at + 1] === 'of' && /^(?:them|those|these)$/.test(words[at + 2] ?? '') ? 3 : 1
  return read(at + of) ? of : 0
}

/** Whether a word names a kind of options: `milk`, `size`. */
export const isKindOfOption = (word: string, { kinds }: OptionReader): boolean =>
  word === 'size' || kinds.has(singularize(word))

/** `with the same toppings`, `same milk`: counts the words that repeat the requests before. */
export function sameAt(words: Words, at: number, read: OptionReader): number {
  const from = at + Number(words[at] === 'with')
  const the = from + Number(words[from] === 'the')
  const next = words[the + 1] ?? ''
  const isKind = isKindOfOption(next, read)
  if (words[the] !== 'same' || (the === at && !isKind)) return 0
  return the + 1 - at + Number(isKind || /^(?:things?|toppings?|stuff|way|options?|again)$/.test(next))
}

/** `with room for cream`, `leave room`: counts the words up to `room`. */
export function roomAt(words: Words, at: number): number {
  const room = /^(?:with|leave|and)$/.test(words[at] ?? '') ? at + 1 : at
  const from = words[room] === 'leave' || words[room] === 'some' ? room + 1 : room
  return words[from] === 'room' && (from > at || words[from + 1] === 'for') ? from + 1 - at : 0
}

/** Reads the note at `with room for cream`; null without it. */
export function roomNoteAt(words: Words, at: number, read: OptionReader) {
  const length = roomAt(words, at)
  if (length === 0) return null
  const food = words[at + length] === 'for' ? 1 + Math.max(1, read(at + length + 1)?.length ?? 1) : 0
  const to = Math.min(words.length, at + length + food)
  return { to, note: words.slice(at + length - 1, to).join(' ') }
}

/** `on one of them`: counts the words that say how many pieces a request before is for. */
export function partAt(words: Words, at: number): { readonly count: number; readonly length: number } | null {
  const number = /^(?:on|for|in|to)$/.test(words[at] ?? '') ? parseNumberAt(words, at + 1) : null
  if (!number || number.isArticle || number.length > 1) return null
  const isOf = words[at + 2] === 'of' && /^(?:them|those|these)$/.test(words[at + 3] ?? '')
  const isEnd = words[at + 2] === undefined || SEPARATORS.has(words[at + 2] ?? '')
  return isOf || isEnd ? { count: number.value, length: isOf ? 4 : 2 } : null
}

/**
 * `one medium sprite`: returns the unknown words of an item of its own, after its number and
 * options.
 */
export function otherItemAt(
  words: Words,
  at: number,
  read: OptionReader,
): { readonly from: number; readonly to: number } | null {
  const number = parseNumberAt(words, at)
  if (!number || (at > 0 && !SEPARATORS.has(words[at - 1] ?? ''))) return null
  let place = at + number.length
  const from = place
  for (let reading = read(place); reading && !reading.isCued; reading = read(place)) place += reading.length
  const to = place > from && isContent(words[place]) ? endOfUnknown(words, place, words.length, read) : place
  return to > place && place > from ? { from: place, to } : null
}

/** `a large one … and a medium with ham`: another of the same dish, by an option chosen before. */
export function againAt(words: Words, at: number, read: OptionReader, groups: readonly string[]) {
  const isNext = SEPARATORS.has(words[at - 1] ?? '') && parseNumberAt(words, at)?.isArticle === true
  const reading = isNext ? read(at + 1) : null
  const isChosen = reading?.requests.some(({ foods }) => foods.some(({ group }) => groups.includes(group.id)))
  return reading && !reading.isCued && isChosen === true ? { count: 1, to: at + 1, isPart: false, isNew: true } : null
}

/** `a soda, three of them`, `a soda times two`: reads the number after a name, or returns null. */
export function quantityAfterAt(words: Words, at: number, endOfName: number) {
  const times = words[at] === 'times' ? parseNumberAt(words, at + 1) : null
  if (times) return { value: times.value, to: at + 1 + times.length }
  const number = parseNumberAt(words, at)
  if (!number || number.isArticle) return null
  const { value, length } = number
  const to = at + length
  const isOfThem = /^(?:of|times|time)$/.test(words[to] ?? '') && /^(?:them|those|these)?$/.test(words[to + 1] ?? '')
  if (isOfThem) return { value, to: to + 2 }
  const isAtOnce = at === endOfName + Number(words[endOfName] === 'that') && SEPARATORS.has(words[to] ?? '')
  return isAtOnce || !words.slice(to).some(isContent) ? { value, to } : null
}
