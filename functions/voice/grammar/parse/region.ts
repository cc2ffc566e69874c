import { modifierWords, parseNumberAt, singularize } from '../text/words'
import { CUES, HARD, ON_SIDE, REFUSALS, SEPARATORS, isContent, isHardAt, isOnSide, startsItem } from './region-words'
import type { FoodAliases } from '../options/option-aliases'
import { readOptionAt, readRefusedListAt } from '../options/read-option-requests'
import { isShared, type OptionReading } from '../options/option-phrases'

type Words = readonly string[]

/** The requests for some pieces of a line: `one with bacon`. `count` is null for all pieces. */
export type Piece = {
  readonly count: number | null
  readonly notes: readonly string[]
  /** Whether the pieces are some of those ordered: `no onions on one of them`. */
  readonly isPart?: boolean
}

/** What the words before or after a dish say about it. */
export type Region = {
  readonly quantity: number | null
  readonly pieces: readonly Piece[]
  /** Requests for this dish and those before it: `both with cream`. */
  readonly every: readonly string[]
  /** Whether the dish is wanted like the one before: `with the same`. */
  readonly isSame: boolean
  /** Words that are neither requests nor small words. */
  readonly unknown: readonly { readonly from: number; readonly to: number; readonly isItem: boolean }[]
  /** Requests for something that is no option of the dish: `no bun`. */
  readonly loose: readonly { readonly from: number; readonly to: number; readonly note: string }[]
  /** How badly the words fit the dish; 0 if each is explained. */
  readonly cost: number
  /** The words contain something that only the rules for corrections understand. */
  readonly isHard: boolean
}

/** Returns the option request at a position, not past `end`. */
export type OptionReader = {
  (at: number, end: number): OptionReading | null
  /** Names of other dishes' options that consist of small words: `well done`. */
  readonly smallNames: ReadonlySet<string>
  /** Words that several options share: `cheese`. */
  readonly kinds: ReadonlySet<string>
}

/** Reads no option. */
export const nothingRead: OptionReader = Object.assign(() => null, {
  smallNames: new Set<string>(),
  kinds: new Set<string>(),
})

/** Creates a reader of a dish's options that remembers what it read. */
export function createOptionReader(words: Words, aliases: FoodAliases, smallNames: ReadonlySet<string>): OptionReader {
  const cache = new Map<number, OptionReading | null>()
  const read = (at: number, end: number): OptionReading | null => {
    const known = cache.get(at)
    const reading = known === undefined ? readOptionAt(words, at, aliases) : known
    cache.set(at, reading)
    return reading && at + reading.length > end ? readOptionAt(words.slice(0, end), at, aliases) : reading
  }
  const kinds = aliases.calls.flatMap(({ stems, isKind }) => (isKind ? stems : []))
  return Object.assign(read, { smallNames, kinds: new Set(kinds) })
}

/** Returns where unknown words end: at a small word, a cue or a known request. */
function endOfUnknown(words: Words, at: number, end: number, read: OptionReader): number {
  let place = at
  const isMore = (from: number) => from < end && isContent(words[from]) && !HARD.has(words[from] ?? '') && (from === at || !read(from, end)) && !parseNumberAt(words, from) // prettier-ignore
  while (isMore(place)) {
    place += 1
    // `cut in half`
    if (/^(?:in|into|of)$/.test(words[place] ?? '') && isMore(place + 1)) place += 1
  }
  return place
}

/** The words of a line after which a piece may start. */
type Line = { readonly isLast: boolean; readonly quantity: number | null }

/** `one with bacon`, `three without`, `the other well done`: how many pieces the request is for. */
function pieceAt(words: Words, at: number, end: number, read: OptionReader, isNext: boolean): { readonly count: number; readonly to: number; readonly isPart: boolean } | null {
  const word = words[at] ?? ''
  const number = parseNumberAt(words, at)
  const isOther = word === 'another' || word === 'other'
  if (/^(?:single|couple|dozen)$/.test(word)) return null
  if (!isOther && (!number || number.isArticle || number.length > 1)) return null
  const isOfThem = words[at + 1] === 'of' && /^(?:them|those|these)$/.test(words[at + 2] ?? '')
  const to = isOfThem ? at + 3 : words[at + 1] === 'one' || words[at + 1] === 'of' ? at + 2 : at + 1
  // `three without`: what was named before is left out.
  const isWithout = words[to] === 'without' && (to + 1 >= end || SEPARATORS.has(words[to + 1] ?? ''))
  const isKnown = read(to, end) !== null || (isNext && (modifierWords.has(words[to] ?? '') || isWithout))
  return to < end && isKnown ? { count: isOther ? 1 : (number?.value ?? 1), to, isPart: isOfThem } : null
} // prettier-ignore

/** `both with`, `all decaf`: counts the words that say that a request is for each dish before. */
function everyAt(words: Words, at: number, end: number, read: OptionReader): number {
  if (!/^(?:both|all|each)$/.test(words[at] ?? '')) return 0
  const of = words[at + 1] === 'of' && /^(?:them|those|these)$/.test(words[at + 2] ?? '') ? 3 : 1
  return at + of < end && read(at + of, end) ? of : 0
}

/** `with the same toppings`: counts the words that repeat the requests before. */
function sameAt(words: Words, at: number): number {
  const from = at + Number(words[at] === 'with')
  const the = from + Number(words[from] === 'the')
  if (words[the] !== 'same' || the === at) return 0
  return the + 1 - at + Number(/^(?:things?|toppings?|stuff|way|options?)$/.test(words[the + 1] ?? ''))
}

/** `on one of them`: counts the words that say how many pieces a request before is for. */
function partAt(words: Words, at: number): { readonly count: number; readonly length: number } | null {
  const number = /^(?:on|for|in)$/.test(words[at] ?? '') ? parseNumberAt(words, at + 1) : null
  if (!number || number.isArticle || number.length > 1) return null
  const isOf = words[at + 2] === 'of' && /^(?:them|those|these)$/.test(words[at + 3] ?? '')
  const isEnd = words[at + 2] === undefined || SEPARATORS.has(words[at + 2] ?? '')
  return isOf || isEnd ? { count: number.value, length: isOf ? 4 : 2 } : null
}

/** `one medium sprite`: returns the unknown words of an item of its own, after its number and options. */
function otherItemAt(
  words: Words,
  at: number,
  end: number,
  read: OptionReader,
): { readonly from: number; readonly to: number } | null {
  const number = parseNumberAt(words, at)
  if (!number || (at > 0 && !SEPARATORS.has(words[at - 1] ?? ''))) return null
  let place = at + number.length
  const from = place
  while (place < end) {
    const reading = read(place, end)
    if (!reading || reading.isCued) break
    place += reading.length
  }
  const to = place > from && isContent(words[place]) ? endOfUnknown(words, place, end, read) : place
  return to > place && place > from ? { from: place, to } : null
}

type Draft = {
  quantity: number | null
  pieces: { count: number | null; notes: string[]; isPart?: boolean }[]
  every: string[]
  isSame: boolean
  unknown: { from: number; to: number; isItem: boolean }[]
  loose: { from: number; to: number; note: string }[]
  cost: number
  isHard: boolean
}

/** The worth of each word that a request explains. */
const READ = 0.6

const newDraft = (): Draft => ({ quantity: null, pieces: [{ count: null, notes: [] }], every: [], isSame: false, unknown: [], loose: [], cost: 0, isHard: false }) // prettier-ignore

const noteOf = (words: Words, from: number, to: number): string => words.slice(from, to).join(' ')

/** Reads the words before a dish: its number and the options named first. */
export function readBefore(words: Words, from: number, to: number, read: OptionReader): Region {
  const draft = newDraft()
  let hasContent = false
  for (let at = from; at < to;) {
    const whole = parseNumberAt(words, at)
    // `a single espresso`: the size and not the number, if the dish has one.
    const number =
      whole && whole.length > 1 && read(at + 1, to) ? { ...whole, length: 1, isArticle: true, value: 1 } : whole
    const reading = read(at, to)
    const word = words[at] ?? ''
    if (reading && !(number && (number.isArticle || reading.isCounted))) {
      draft.pieces[0]?.notes.push(noteOf(words, at, at + reading.length))
      draft.cost +=
        (word === 'with' ? 3 : 0) +
        (reading.isCued && word !== 'extra' && word !== 'double' ? 1.5 : 0) -
        READ * reading.named
      at += reading.length
      hasContent = true
    } else if (number) {
      const isSet = number.isArticle && draft.quantity !== null
      if (!isSet) {
        draft.cost += draft.quantity !== null && draft.quantity > 1 ? 2 : 0
        draft.quantity = number.value
      }
      draft.cost += hasContent ? 0.7 : 0
      at += number.length
      hasContent = true
    } else if (isHardAt(words, at)) {
      draft.isHard = true
      at += 1
    } else if (isContent(word)) {
      const end = Math.max(at + 1, endOfUnknown(words, at, to, read))
      const isItem = end < to && (SEPARATORS.has(words[end] ?? '') || parseNumberAt(words, end) !== null)
      draft.unknown.push({ from: at, to: end, isItem })
      draft.cost += end - at
      // `two medium sprites and a burger`: what was read so far is about the unknown item.
      const isNew = SEPARATORS.has(words[end] ?? '') && parseNumberAt(words, end + 1) !== null
      if (isNew) Object.assign(draft, { quantity: null, pieces: newDraft().pieces })
      at = end
      hasContent = true
    } else {
      // `no cola` refuses the dish.
      if (REFUSALS.has(word)) draft.isHard = true
      if (SEPARATORS.has(word) && hasContent) draft.cost += 1.5
      if (CUES.has(word)) draft.cost += 2.5
      at += 1
    }
  }
  return draft
}

/** Reads the words after a dish: requests, notes, and a number that follows it. */
export function readAfter(
  words: Words,
  from: number,
  to: number,
  read: OptionReader,
  { isLast, quantity }: Line,
): Region {
  const draft = newDraft()
  let isEvery = false
  let isListed = false
  const notes = () => (isEvery ? draft.every : draft.pieces.at(-1)?.notes)
  const add = (note: string) => notes()?.push(note)
  let isBare = true
  for (let at = from; at < to;) {
    const word = words[at] ?? ''
    const piece = pieceAt(words, at, to, read, draft.pieces.length > 1)
    const other = otherItemAt(words, at, to, read)
    const every = everyAt(words, at, to, read)
    const reading = word === 'with' && words[at + 1] === 'room' ? null : read(at, to)
    const number = parseNumberAt(words, at)
    if (other) {
      draft.unknown.push({ ...other, isItem: true })
      draft.cost += other.to - at
      at = other.to
    } else if (sameAt(words, at) > 0) {
      const last = draft.pieces.at(-1)
      const isPiece = draft.pieces.length > 1 && /^(?:for|on|with)$/.test(words[at + sameAt(words, at)] ?? '')
      if (isPiece) draft.pieces.push({ count: 1, notes: [...(last?.notes ?? [])] })
      else draft.isSame = true
      at += sameAt(words, at)
      while (isPiece && /^(?:for|on|with|the|other|one)$/.test(words[at] ?? '')) at += 1
    } else if (every > 0) {
      isEvery = true
      at += every
    } else if (word === 'each' && !isBare) {
      at += 1
    } else if (word === 'on' && words[at + 1] === 'top') {
      at += words[at + 2] === 'of' ? 4 : 2
    } else if (reading && !(piece && word === 'one' && reading.isCounted === true && (quantity ?? 2) > 1)) {
      const end = at + reading.length
      isListed = isListed || /^(?:with|add|topped)$/.test(word)
      // `everything but onions`
      const isBut = words[at - 1] === 'but' && /^(?:everything|toppings?|all)$/.test(words[at - 2] ?? '')
      add(
        (isBut && !reading.isCued ? 'no ' : isListed && isShared(reading) && !reading.isCued ? 'with ' : '') +
          noteOf(words, at, end),
      )
      draft.cost -= READ * reading.named
      if (!reading.isCued && isBare && !isLast) draft.cost += 0.4
      at = end
      const isRefused = isBut || reading.acts.every(({ kind }) => kind === 'without')
      for (
        let next = isRefused ? readRefusedListAt(words, at, to, read, reading) : null;
        next;
        next = readRefusedListAt(words, at, to, read, reading)
      ) {
        // prettier-ignore
        add(`no ${noteOf(words, next.from, next.to)}`)
        at = next.to
      }
      const part = partAt(words, at)
      const own = part && !isEvery ? draft.pieces.at(-1)?.notes.pop() : undefined
      if (part && own !== undefined) draft.pieces.push({ count: part.count, notes: [own], isPart: true })
      at += part?.length ?? 0
      isBare = false
    } else if (isHardAt(words, at)) {
      draft.isHard = true
      at += 1
    } else if (piece) {
      draft.pieces.push({ count: piece.count, notes: [], isPart: piece.isPart })
      isEvery = false
      // Before another dish, the number is rather that dish's own.
      draft.cost += isLast ? 0 : /^(?:one|another|other)$/.test(word) ? 1.2 : 2.5
      at = piece.to
    } else if (word === 'times' && parseNumberAt(words, at + 1)) {
      const times = parseNumberAt(words, at + 1)
      draft.quantity = times?.value ?? null
      at += 1 + (times?.length ?? 0)
    } else if (
      number &&
      !number.isArticle &&
      /^(?:of|times|time)$/.test(words[at + number.length] ?? '') &&
      /^(?:them|those|these)?$/.test(words[at + number.length + 1] ?? '')
    ) {
      // prettier-ignore
      draft.quantity = number.value
      at += number.length + 2
    } else if (number) {
      const end = at + number.length
      const isAlone = isLast
        ? !words.slice(end, to).some(isContent)
        : at === from + Number(words[from] === 'that') && SEPARATORS.has(words[end] ?? '')
      if (isAlone && !number.isArticle) draft.quantity = number.value
      else draft.cost += number.isArticle ? 1.2 : 1.5
      at = end
    } else if (word === 'room' && words[at + 1] === 'for') {
      const end = Math.min(to, at + 2 + Math.max(1, read(at + 2, to)?.length ?? 1))
      draft.loose.push({ from: at, to: end, note: noteOf(words, at, end) })
      at = end
    } else if (word === 'with' && words[at + 1] === 'room') {
      at += 1
    } else if (CUES.has(word)) {
      const start = /^(?:the|any|some|a|an|on|with|no|extra)$/.test(words[at + 1] ?? '') ? at + 2 : at + 1
      const end = endOfUnknown(words, start, to, read)
      const isAside = isOnSide(words, end)
      if (end > start) {
        const isLinked = word === 'with' && (isAside || /^(?:no|extra)$/.test(words[at + 1] ?? ''))
        draft.loose.push({
          from: at,
          to: end,
          note: noteOf(words, isLinked ? at + 1 : at, end) + (isAside ? ON_SIDE : ''),
        })
        draft.cost += 0.6
        at = end + (isAside ? 3 : 0)
      } else {
        // `a cola, hold the roll`: what is refused is the next dish.
        if (!isLast && REFUSALS.has(word) && !words.slice(at + 1, to).some(isContent)) draft.isHard = true
        at += 1
      }
      isBare = false
    } else if (isOnSide(words, at)) {
      const last = notes()?.pop()
      add(last === undefined ? ON_SIDE.trim() : `${last}${ON_SIDE}`)
      at += 3
    } else if (at + 1 < to && read.smallNames.has(`${word} ${words[at + 1]}`)) {
      draft.loose.push({ from: at, to: at + 2, note: noteOf(words, at, at + 2) })
      at += 2
    } else if (isContent(word) && isOnSide(words, endOfUnknown(words, at, to, read))) {
      const end = endOfUnknown(words, at, to, read)
      draft.loose.push({ from: at, to: end, note: noteOf(words, at, end) + ON_SIDE })
      at = end + 3
      isBare = false
    } else if (isContent(word) && read.kinds.has(singularize(word))) {
      draft.loose.push({ from: at, to: at + 1, note: word })
      draft.cost += 0.6
      at += 1
      isBare = false
    } else if (isContent(word)) {
      const end = Math.max(at + 1, endOfUnknown(words, at, to, read))
      const isItem = startsItem(words, from, at)
      draft.unknown.push({ from: at, to: end, isItem })
      draft.cost += end - at
      at = end
      isBare = false
    } else {
      if (SEPARATORS.has(word)) isBare = false
      at += 1
    }
  }
  return draft
}
