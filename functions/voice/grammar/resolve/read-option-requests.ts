import { PAUSE, wordSet, type Words } from '../tokenize/words'
import { findFoodAliasAt, type FoodAlias, type FoodAliases } from './option-aliases'
import { ON_THE_SIDE, isAt, isOnSide, pastSmall, plainAt, type OptionReading } from './option-phrases'
import { createOptionRequest, createRemoval, type OptionRequest } from './option-requests'

const isDefault = ({ named }: FoodAlias): boolean => named.some(({ option }) => option.isDefault)

const SWAPS = wordSet('swap switch change replace trade exchange substitute sub swapping make')

function swapOf(fresh: FoodAlias, old: FoodAlias, length: number): OptionReading | null {
  const request = createOptionRequest('add', fresh, null)
  const out = createRemoval(old, true)
  return request && out ? { length, requests: [out, request], isCued: true, named: 2 } : null
}

/** `swap the rice for noodles`, `sub noodles for the rice`, `make the rice brown`. */
function swapAt(words: Words, at: number, aliases: FoodAliases): OptionReading | null {
  const verb = words[at] ?? ''
  if (!SWAPS.has(verb)) return null
  const from = pastSmall(words, words[at + 1] === 'out' ? at + 2 : at + 1)
  const first = findFoodAliasAt(words, from, aliases)
  if (!first) return null
  const link = from + first.stems.length
  const isMake = verb === 'make'
  if (!isMake && !/^(?:for|with|to|into|by)$/.test(words[link] ?? '')) return null
  const next = pastSmall(words, isMake ? link : link + 1)
  const second = findFoodAliasAt(words, next, aliases)
  if (!second || second === first) return null
  const length = next + second.stems.length - at
  const isTurned = /^sub/.test(verb) && words[link] === 'for' && (isDefault(second) || !isDefault(first))
  return isTurned ? swapOf(first, second, length) : swapOf(second, first, length)
}

const INSTEAD = [['instead', 'of'], ['rather', 'than'], ['in', 'place', 'of'], ['not']] as const

/** Counts the words from a position that name the replaced food: `instead of the rice`. */
function insteadAt(
  words: Words,
  at: number,
  aliases: FoodAliases,
): { readonly length: number; readonly alias: FoodAlias } | null {
  const link = INSTEAD.find((phrase) => isAt(words, at, phrase))
  if (!link) return null
  const from = pastSmall(words, at + link.length)
  const alias = findFoodAliasAt(words, from, aliases)
  return alias ? { length: from - at + alias.stems.length, alias } : null
}

/** Reads the option request that starts at a position, or returns null. */
export function readOptionAt(words: Words, at: number, aliases: FoodAliases): OptionReading | null {
  const swap = swapAt(words, at, aliases)
  if (swap) return swap
  const alone = words[at] === 'not' ? null : insteadAt(words, at, aliases)
  if (alone) {
    const out = createRemoval(alone.alias, true)
    return out ? { length: alone.length, requests: [out], isCued: true, named: 1 } : null
  }
  const plain = plainAt(words, at, aliases)
  if (!plain) return null
  const end = at + plain.length
  if (isOnSide(words, end)) {
    const [request] = plain.requests
    // What the dish comes with is only a note for the kitchen.
    const isNew =
      request?.kind === 'take' && request.foods.some(({ option, effect }) => effect === 'plain' && !option.isDefault)
    if (!isNew || plain.requests.length > 1) return null
    return { ...plain, length: plain.length + 3, requests: [{ ...request, aside: ON_THE_SIDE }], isCued: true }
  }
  const old = insteadAt(words, end, aliases)
  const out = old && createRemoval(old.alias, true)
  if (old && out)
    return { ...plain, length: plain.length + old.length, requests: [out, ...plain.requests], isCued: true }
  return words[end] === 'instead' && words[end + 1] !== 'of'
    ? { ...plain, length: plain.length + 1, isCued: true }
    : plain
}

/**
 * Reads all option requests of a note. Returns null if part of the note is about something else.
 */
export function readOptionRequests(words: Words, aliases: FoodAliases): readonly OptionRequest[] | null {
  const requests: OptionRequest[] = []
  for (let at = 0; at < words.length;) {
    const reading = readOptionAt(words, at, aliases)
    if (reading) requests.push(...reading.requests)
    else if (!/^(?:and|with|,|but|please|y|con)$/.test(words[at] ?? '')) return null
    at += reading?.length ?? 1
  }
  return requests.length > 0 ? requests : null
}

/**
 * Returns the end of a continued list such as `no onions or mushrooms`. Stops at food that may be
 * wanted.
 */
export function alsoWithoutAt(words: Words, at: number, aliases: FoodAliases): number {
  const link = /^(?:or|nor|and|,)$/.test(words[at] ?? '') ? (/^(?:or|and)$/.test(words[at + 1] ?? '') ? 2 : 1) : 0
  const alias = link > 0 ? findFoodAliasAt(words, at + link, aliases) : null
  if (!alias) return 0
  const isLeftOut = [...alias.named, ...alias.meant].some(({ effect }) => effect === 'no')
  return isLeftOut || /^(?:or|nor)$/.test(words[at] ?? '') ? link + alias.stems.length : 0
}

type ReadAt = (at: number) => OptionReading | null

/**
 * Finds the next food of a refused list: `no onions, pickles or mustard`. A food of which only one
 * may be chosen is wanted, or follows one: `no onions and white bread`.
 */
export function readRefusedListAt(words: Words, at: number, read: ReadAt, refused: OptionReading) {
  const first = /^(?:or|nor|and|,)$/.test(words[at] ?? '') ? 1 : 0
  const second = first > 0 && /^(?:or|and)$/.test(words[at + 1] ?? '') ? 2 : first
  // `hold the onions and the tomato`
  const link = second > 0 && /^(?:the|any|my)$/.test(words[at + second] ?? '') ? second + 1 : second
  const reading = link > 0 ? read(at + link) : null
  const isOther = reading?.isCued ?? true
  if (!reading || isOther || !reading.requests.every((request) => request.kind === 'take' && request.count === null))
    return null
  // `no foam, cinnamon on top`
  const next = at + link + reading.length
  if (words[at] === PAUSE && [next - 2, next].some((place) => isAt(words, place, ['on', 'top']))) return null
  const isSingle = [reading, refused].some(({ requests }) =>
    requests.some(({ foods }) => foods.length > 0 && foods.every(({ group }) => group.max === 1)),
  )
  // `no rice and corn`: a kind as a whole is refused, and what follows is of another group.
  const groups = new Set(refused.requests.flatMap(({ foods }) => foods.map(({ group }) => group)))
  const isKind = refused.requests.some(({ foods }) => new Set(foods.map(({ food }) => food)).size > 1)
  const isApart = isKind && !reading.requests.some(({ foods }) => foods.some(({ group }) => groups.has(group)))
  if ((isSingle || isApart) && !/^(?:or|nor)$/.test(words[at + second - 1] ?? '')) return null
  return {
    from: at + link,
    to: at + link + reading.length,
    /** `or mustard`: the whole list is refused. */
    isChoice: /^(?:or|nor)$/.test(words[at + second - 1] ?? ''),
    /** `and the tomato`, or a food that the dish comes with: refused for certain. */
    isIncluded: link > second || reading.requests.some(({ foods }) => foods.some(({ option }) => option.isDefault)),
  }
}
