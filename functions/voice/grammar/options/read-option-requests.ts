import { PAUSE, parseNumberAt, singularize } from '../text/words'
import { cuesByFirst, findFoodAliasAt } from './option-aliases'
import type { FoodAlias, FoodAliases, KnownOption, OptionCue } from './option-aliases'

/** A change of a dish's options that a guest asks for. */
export type OptionRequest =
  | {
      readonly kind: 'take' | 'more'
      readonly foods: readonly KnownOption[]
      readonly count: number | null
      /** What the kitchen has to know about the option: `light`. */
      readonly aside?: string
    }
  | { readonly kind: 'double'; readonly foods: readonly KnownOption[]; readonly times: number }
  | { readonly kind: 'light'; readonly foods: readonly KnownOption[] }
  /** `isLoose`: the food may be absent without an error, as in `noodles instead of rice`. */
  | { readonly kind: 'without'; readonly foods: readonly KnownOption[]; readonly isLoose?: boolean }

/** An option request and its number of words. */
export type OptionReading = {
  readonly length: number
  readonly acts: readonly OptionRequest[]
  /** The number of words that name options. */
  readonly named: number
  /** Whether it starts with a number that is not part of a name: `two sugars`. */
  readonly isCounted?: boolean
  /** Whether a word such as `no` or `extra` shows that this is an option and not another dish. */
  readonly isCued: boolean
}

type Words = readonly string[]
const isAt = (words: Words, at: number, phrase: Words): boolean =>
  phrase.every((word, index) => words[at + index] === word)

const articles = new Set(['just', 'only', 'the', 'a', 'an', 'some', 'any', 'my', 'of', 'your', 'la', 'el'])
const units = new Set('side cup order portion serving piece scoop pump shot squirt drizzle splash packet dash slice spoon spoonful teaspoon scoopful dollop drop touch bit sprinkle helping strip can bottle bag amount'.split(' ')) // prettier-ignore

/** Skips articles and measures such as `cups of`. Returns the next position. */
function pastSmall(words: Words, from: number): number {
  let at = from
  while (articles.has(words[at] ?? '')) at += 1
  return units.has(singularize(words[at] ?? '')) && words[at + 1] === 'of' ? at + 2 : at
}

/** Skips a measure that a number counts, also without `of`: `two pumps caramel`. */
const pastUnit = (words: Words, at: number): number =>
  units.has(singularize(words[at] ?? '')) && words[at + 1] !== 'of' ? at + 1 : at

/** Returns the options of a food; for a kind of food, the options that the dish comes with. */
function foodsOf({ named, meant, isKind }: FoodAlias, turn: 'plain' | 'any'): readonly KnownOption[] {
  const fits = (each: KnownOption) => turn === 'any' || each.turn === 'plain' || each.turn === 'extra'
  const [own, other] = [named.filter(fits), meant.filter(fits)]
  const all = own.length > 0 ? own : other
  const usual = isKind ? all.filter(({ option }) => option.isDefault) : all
  const foods = new Set(usual.map(({ food }) => food))
  return foods.size === 1 ? all.filter(({ food }) => foods.has(food)) : []
}

const turned = (foods: readonly KnownOption[], turn: KnownOption['turn']): boolean =>
  foods.some((each) => each.turn === turn)

function without(call: FoodAlias, isLoose = false): OptionRequest | null {
  if (call.isKind) return { kind: 'without', foods: call.named, isLoose }
  const no = [...call.named, ...call.meant].filter(({ turn }) => turn === 'no')
  const own = foodsOf(call, 'any')
  const foods = [...new Set([...no, ...own, ...call.named])]
  return foods.length > 0 ? { kind: 'without', foods, isLoose } : null
}

const plainOnly = ({ named, meant, ...call }: FoodAlias): FoodAlias => ({
  ...call,
  named: named.filter(({ turn }) => turn === 'plain'),
  meant: meant.filter(({ turn }) => turn === 'plain'),
})

function actOf(cue: OptionCue | null, call: FoodAlias, count: number | null): OptionRequest | null {
  if (cue === 'without') return without(call)
  if (cue === 'no extra') {
    const foods = [...call.named, ...call.meant].filter(({ turn }) => turn === 'extra')
    return { kind: 'without', foods, isLoose: true }
  }
  if (cue === 'light') {
    const foods = [...call.named, ...call.meant].filter(({ turn }) => turn === 'light')
    if (foods.length > 0) return { kind: 'light', foods }
    const plain = foodsOf(call, 'plain')
    return turned(plain, 'plain') ? { kind: 'take', foods: plain, count: null, aside: 'light' } : null
  }
  const all = foodsOf(call, 'plain')
  const isPlain = cue === null || cue === 'add'
  // `cheese` is the plain one, although there is `Extra cheese` too.
  const foods = isPlain && !turned(all, 'plain') ? foodsOf(plainOnly(call), 'plain') : all
  const has = turned(foods, 'plain') || turned(foods, 'extra')
  if (cue === 'double' || cue === 'triple')
    return has ? { kind: 'double', foods, times: cue === 'double' ? 2 : 3 } : null
  if (cue === 'more') return has ? { kind: 'more', foods, count } : null
  if (turned(foods, 'plain')) return { kind: 'take', foods, count }
  if (cue !== 'add') return null
  // Foods that exist only as an extra, or that were removed before.
  if (turned(foods, 'extra')) return { kind: 'more', foods, count }
  const left = [...call.named, ...call.meant].filter(({ turn }) => turn === 'no')
  return left.length > 0 && !call.isKind ? { kind: 'take', foods: left, count: null } : null
}

const timesAt = (words: Words, at: number): { readonly count: number | null; readonly to: number } => {
  if (words[at] === 'twice') return { count: 2, to: at + 1 }
  const number = words[at] === 'times' ? parseNumberAt(words, at + 1) : null
  return number ? { count: number.value, to: at + 1 + number.length } : { count: null, to: at }
}

const isEnd = (word: string | undefined): boolean =>
  word === undefined || word === PAUSE || /^(?:and|with|please|but|on|for|instead|thanks|then|also|one|y)$/.test(word)

/** Whether `well` starts a sentence. It describes a steak only after the steak. */
const isFiller = (words: Words, at: number, call: FoodAlias): boolean =>
  // `can I get`: no can.
  (call.stems.length === 1 && /^(?:i|we|you|u)$/.test(words[at + 1] ?? '')) ||
  (call.stems.join(' ') === 'well' &&
    (at === 0 ? words.length > 1 : words[at - 1] === PAUSE || words[at - 1] === 'as' || !isEnd(words[at + 1])))

const canCount = (foods: readonly KnownOption[]): boolean =>
  foods.reduce((sum, { option, turn }) => sum + (turn === 'plain' || turn === 'extra' ? option.upTo : 0), 0) > 1

/** `brown rice`, `two cups of ginger sauce`, `extra onions`: the longest of the readings. */
function plainAt(words: Words, at: number, calls: FoodAliases): OptionReading | null {
  const [direct, cued] = [directAt(words, at, calls), cuedAt(words, at, calls)]
  // `double decaf espresso`: two words for one option each.
  const isTwice = cued?.acts.some((act) => act.kind === 'double' && !canCount(act.foods)) ?? false
  if (direct && (!cued || direct.length >= cued.length || isTwice)) return direct
  return cued ?? countedAt(words, at, calls)
}

/** `yum yum sauce`, `medium rare` */
function directAt(words: Words, at: number, calls: FoodAliases): OptionReading | null {
  const call = findFoodAliasAt(words, at, calls)
  if (!call || (call.isKind && call.stems.length === 1) || isFiller(words, at, call)) return null
  const times = timesAt(words, at + call.stems.length)
  const act = actOf(null, call, times.count)
  return act && { length: times.to - at, acts: [act], isCued: false, named: call.stems.length }
}

/** `two cups of ginger sauce`, `a side of onions` */
function countedAt(words: Words, at: number, calls: FoodAliases): OptionReading | null {
  const number = parseNumberAt(words, at)
  if (!number) return null
  const from = at + number.length
  const first = pastSmall(words, from)
  // `two with bacon` are pieces of a line.
  if (/^(?:with|without|no|in|on|add|topped|served|hold)$/.test(words[first] ?? '')) return null
  const whole = plainAt(words, first, calls)
  const next = whole ? first : pastUnit(words, first)
  const isUnit = words.slice(from, next).some((word) => units.has(singularize(word)))
  const rest = whole ?? (next > first ? plainAt(words, next, calls) : null)
  const [act] = rest?.acts ?? []
  if (!rest || !act || (act.kind !== 'take' && act.kind !== 'more')) return null
  if (number.isArticle && !rest.isCued && !isUnit) return null
  if (!number.isArticle && !isUnit && !canCount(act.foods)) return null
  return {
    length: next - at + rest.length,
    acts: [{ ...act, count: number.value }],
    isCued: rest.isCued || isUnit,
    isCounted: !number.isArticle && !isUnit,
    named: rest.named,
  }
}

const isPlural = (word: string): boolean => singularize(word) !== word

/** `extra onions`, `no rice`, `with brown rice` */
function cuedAt(words: Words, at: number, calls: FoodAliases): OptionReading | null {
  for (const [phrase, cue] of cuesByFirst.get(words[at] ?? '') ?? []) {
    const reading = isAt(words, at, phrase) ? afterCue(words, at, phrase, cue, calls) : null
    if (reading) return reading
  }
  return null
}

function afterCue(words: Words, at: number, phrase: Words, cue: OptionCue, calls: FoodAliases): OptionReading | null {
  let from = pastSmall(words, at + phrase.length)
  const inner = parseNumberAt(words, from)
  const nested = cue === 'add' ? plainAt(words, from, calls) : null
  if (nested && (nested.isCued || !inner)) {
    // `with an extra shot` is one more.
    const isOne = /^(?:a|an)$/.test(words[from - 1] ?? '')
    const acts = nested.acts.map((act) => (isOne && act.kind === 'more' ? { ...act, count: act.count ?? 1 } : act))
    return { ...nested, acts, length: from - at + nested.length, isCued: true }
  }
  if (inner && (cue === 'more' || cue === 'add')) from = pastUnit(words, pastSmall(words, from + inner.length))
  const call = findFoodAliasAt(words, from, calls)
  if (!call || isFiller(words, from, call)) return null
  const times = timesAt(words, from + call.stems.length)
  const act = actOf(cue, call, inner && !inner.isArticle ? inner.value : times.count)
  const isListed = phrase[0] === 'with' && isPlural(words[times.to - 1] ?? '')
  if (!act || (cue === 'add' && inner && !inner.isArticle && !isListed && !canCount(call.named))) return null
  // `leave off`, `take the avocado off`
  const isOff = cue === 'without' && /^(?:off|out|away)$/.test(words[times.to] ?? '')
  if ((phrase.join(' ') === 'take the' || phrase.join(' ') === 'leave the') && !isOff) return null
  return { length: times.to - at + (isOff ? 1 : 0), acts: [act], isCued: true, named: call.stems.length }
}

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

const SWAPS = new Set([
  'swap',
  'switch',
  'change',
  'replace',
  'trade',
  'exchange',
  'substitute',
  'sub',
  'swapping',
  'make',
])

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
  // A food on the side is a note for the kitchen.
  if (isAt(words, end, ['on', 'the', 'side'])) return null
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
 * may be chosen is wanted: `no onions and white bread`.
 */
export function readRefusedListAt(words: Words, at: number, end: number, read: ReadAt) {
  const first = /^(?:or|nor|and|,)$/.test(words[at] ?? '') ? 1 : 0
  const link = first > 0 && /^(?:or|and)$/.test(words[at + 1] ?? '') ? 2 : first
  const reading = link > 0 ? read(at + link, end) : null
  const isOther = reading?.isCued ?? true
  if (!reading || isOther || !reading.acts.every((act) => act.kind === 'take' && act.count === null)) return null
  const isSingle = reading.acts.some(({ foods }) => foods.every(({ group }) => group.max === 1))
  if (isSingle && !/^(?:or|nor)$/.test(words[at + link - 1] ?? '')) return null
  return { from: at + link, to: at + link + reading.length }
}
