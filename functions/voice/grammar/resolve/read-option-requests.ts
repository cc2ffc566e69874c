import { PAUSE, wordSet } from '../tokenize/words'
import { findFoodAliasAt, type FoodAlias, type FoodAliases } from './option-aliases'
import { ON_THE_SIDE, isAt, isOnSide, pastSmall, plainAt, type OptionReading } from './option-phrases'
import { actOf, without, type OptionRequest } from './option-requests'

type Words = readonly string[]

const isDefault = ({ named }: FoodAlias): boolean => named.some(({ option }) => option.isDefault)

/** Finds a food by its name or by a word that distinguishes it: `the rice … brown`. */
function otherAt(
  words: Words,
  at: number,
  head: string,
  calls: FoodAliases,
): { readonly call: FoodAlias; readonly to: number } | null {
  const call = findFoodAliasAt(words, at, calls)
  if (call && !call.isKind) return { call, to: at + call.stems.length }
  const short = findFoodAliasAt([words[at] ?? '', head], 0, calls)
  if (short && short.stems.length === 2) return { call: short, to: at + 1 }
  return call ? { call, to: at + call.stems.length } : null
}

const SWAPS = wordSet('swap switch change replace trade exchange substitute sub swapping make')

function swapOf(fresh: FoodAlias, old: FoodAlias, length: number): OptionReading | null {
  const act = actOf('add', fresh, null)
  const out = without(old, true)
  return act && out ? { length, acts: [out, act], isCued: true, named: 2 } : null
}

/** `swap the rice for noodles`, `sub noodles for the rice`, `make the rice brown`. */
function swapAt(words: Words, at: number, calls: FoodAliases): OptionReading | null {
  const verb = words[at] ?? ''
  if (!SWAPS.has(verb)) return null
  const from = pastSmall(words, words[at + 1] === 'out' ? at + 2 : at + 1)
  const first = findFoodAliasAt(words, from, calls)
  if (!first) return null
  const link = from + first.stems.length
  const isMake = verb === 'make'
  if (!isMake && !/^(?:for|with|to|into|by)$/.test(words[link] ?? '')) return null
  const next = pastSmall(words, isMake ? link : link + 1)
  const second = otherAt(words, next, first.stems.at(-1) ?? '', calls)
  if (!second || second.call === first) return null
  const isTurned = /^sub/.test(verb) && words[link] === 'for' && (isDefault(second.call) || !isDefault(first))
  return isTurned ? swapOf(first, second.call, second.to - at) : swapOf(second.call, first, second.to - at)
}

const INSTEAD = [['instead', 'of'], ['rather', 'than'], ['in', 'place', 'of'], ['not']] as const

/** Counts the words from a position that name the replaced food: `instead of the rice`. */
function insteadAt(
  words: Words,
  at: number,
  calls: FoodAliases,
): { readonly length: number; readonly call: FoodAlias } | null {
  const link = INSTEAD.find((phrase) => isAt(words, at, phrase))
  if (!link) return null
  const from = pastSmall(words, at + link.length)
  const call = findFoodAliasAt(words, from, calls)
  return call ? { length: from - at + call.stems.length, call } : null
}

/** Reads the option request that starts at a position, or returns null. */
export function readOptionAt(words: Words, at: number, calls: FoodAliases): OptionReading | null {
  const swap = swapAt(words, at, calls)
  if (swap) return swap
  const alone = words[at] === 'not' ? null : insteadAt(words, at, calls)
  if (alone) {
    const out = without(alone.call, true)
    return out ? { length: alone.length, acts: [out], isCued: true, named: 1 } : null
  }
  const plain = plainAt(words, at, calls)
  if (!plain) return null
  const end = at + plain.length
  if (isOnSide(words, end)) {
    const [act] = plain.acts
    // What the dish comes with is only a note for the kitchen.
    const isNew = act?.kind === 'take' && act.foods.some(({ option, turn }) => turn === 'plain' && !option.isDefault)
    if (!isNew || plain.acts.length > 1) return null
    return { ...plain, length: plain.length + 3, acts: [{ ...act, aside: ON_THE_SIDE }], isCued: true }
  }
  const old = insteadAt(words, end, calls)
  const out = old && without(old.call, true)
  if (old && out) return { ...plain, length: plain.length + old.length, acts: [out, ...plain.acts], isCued: true }
  return words[end] === 'instead' && words[end + 1] !== 'of'
    ? { ...plain, length: plain.length + 1, isCued: true }
    : plain
}

/**
 * Reads all option requests of a note. Returns null if part of the note is about something else.
 */
export function readOptionRequests(words: Words, calls: FoodAliases): readonly OptionRequest[] | null {
  const acts: OptionRequest[] = []
  for (let at = 0; at < words.length;) {
    const reading = readOptionAt(words, at, calls)
    if (reading) acts.push(...reading.acts)
    else if (!/^(?:and|with|,|but|please|y|con)$/.test(words[at] ?? '')) return null
    at += reading?.length ?? 1
  }
  return acts.length > 0 ? acts : null
}

/**
 * Returns the end of a continued list such as `no onions or mushrooms`. Stops at food that may be
 * wanted.
 */
export function alsoWithoutAt(words: Words, at: number, calls: FoodAliases): number {
  const link = /^(?:or|nor|and|,)$/.test(words[at] ?? '') ? (/^(?:or|and)$/.test(words[at + 1] ?? '') ? 2 : 1) : 0
  const call = link > 0 ? findFoodAliasAt(words, at + link, calls) : null
  if (!call) return 0
  const isLeftOut = [...call.named, ...call.meant].some(({ turn }) => turn === 'no')
  return isLeftOut || /^(?:or|nor)$/.test(words[at] ?? '') ? link + call.stems.length : 0
}

type ReadAt = (at: number, end: number) => OptionReading | null

/**
 * Finds the next food of a refused list: `no onions, pickles or mustard`. A food of which only one
 * may be chosen is wanted, or follows one: `no onions and white bread`.
 */
export function readRefusedListAt(words: Words, at: number, end: number, read: ReadAt, refused: OptionReading) {
  const first = /^(?:or|nor|and|,)$/.test(words[at] ?? '') ? 1 : 0
  const second = first > 0 && /^(?:or|and)$/.test(words[at + 1] ?? '') ? 2 : first
  // `hold the onions and the tomato`
  const link = second > 0 && /^(?:the|any|my)$/.test(words[at + second] ?? '') ? second + 1 : second
  const reading = link > 0 ? read(at + link, end) : null
  const isOther = reading?.isCued ?? true
  if (!reading || isOther || !reading.acts.every((act) => act.kind === 'take' && act.count === null)) return null
  // `no foam, cinnamon on top`
  const next = at + link + reading.length
  if (words[at] === PAUSE && [next - 2, next].some((place) => isAt(words, place, ['on', 'top']))) return null
  const isSingle = [reading, refused].some(({ acts }) =>
    acts.some(({ foods }) => foods.length > 0 && foods.every(({ group }) => group.max === 1)),
  )
  // `no rice and corn`: a kind as a whole is refused, and what follows is of another group.
  const groups = new Set(refused.acts.flatMap(({ foods }) => foods.map(({ group }) => group)))
  const isKind = refused.acts.some(({ foods }) => new Set(foods.map(({ food }) => food)).size > 1)
  const isApart = isKind && !reading.acts.some(({ foods }) => foods.some(({ group }) => groups.has(group)))
  if ((isSingle || isApart) && !/^(?:or|nor)$/.test(words[at + second - 1] ?? '')) return null
  return {
    from: at + link,
    to: at + link + reading.length,
    /** `or mustard`: the whole list is refused. */
    isChoice: /^(?:or|nor)$/.test(words[at + second - 1] ?? ''),
    /** `and the tomato`, or a food that the dish comes with: refused for certain. */
    isIncluded: link > second || reading.acts.some(({ foods }) => foods.some(({ option }) => option.isDefault)),
  }
}
