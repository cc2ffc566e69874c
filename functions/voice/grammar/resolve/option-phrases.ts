import { allergens, type MenuItem } from '#shared/menu/contract'
import { PAUSE, isPlural, parseNumberAt, singularize, splitWords } from '../tokenize/words'
import { findFoodAliasAt, type FoodAlias, type FoodAliases, type KnownOption } from './option-aliases'
import { actOf, without, type OptionRequest } from './option-requests'
import { articles, doses, isEnd, pastUnit, timesAt, units } from './measures'
import { cuesByFirst, type OptionCue } from './option-cues'

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
export const isAt = (words: Words, at: number, phrase: Words): boolean =>
  phrase.every((word, index) => words[at + index] === word)

/** How a guest asks for an option that the kitchen serves apart. */
export const ON_THE_SIDE = 'on the side'

/** Whether the words at a position are `on the side`. */
export const isOnSide = (words: Words, at: number): boolean => isAt(words, at, ON_THE_SIDE.split(' '))

/** Maximum number of small words in a row: `just a`, `some of the`. */
const MAX_ARTICLES = 4

/** Skips articles and measures such as `cups of`, unless they start a name. */
export function pastSmall(words: Words, from: number, calls?: FoodAliases): number {
  let at = from
  while (at < from + MAX_ARTICLES && articles.has(words[at] ?? '')) at += 1
  if (calls && (findFoodAliasAt(words, at, calls)?.stems.length ?? 0) > 1) return at
  return units.has(singularize(words[at] ?? '')) && words[at + 1] === 'of' ? at + 2 : at
}

/** Whether a reading has a name that options of several groups share. */
const isShared = ({ acts }: OptionReading): boolean =>
  acts.some((act) => act.kind === 'take' && (act.otherwise?.length ?? 0) > 0)

/** Whether `well` starts a sentence. It describes a steak only after the steak. */
const isFiller = (words: Words, at: number, call: FoodAlias): boolean =>
  // `can I get`: no can.
  (/^(?:can|will|may)$/.test(call.stems.join(' ')) && /^(?:i|we|you|u)$/.test(words[at + 1] ?? '')) ||
  (call.stems.join(' ') === 'well' &&
    (at === 0 ? words.length > 1 : words[at - 1] === PAUSE || words[at - 1] === 'as' || !isEnd(words[at + 1])))

const canCount = (foods: readonly KnownOption[]): boolean =>
  foods.reduce((sum, { option, turn }) => sum + (turn === 'plain' || turn === 'extra' ? option.upTo : 0), 0) > 1

/** Whether a dish is named at a position. */
const isNameAt = (words: Words, at: number, { name, alsoCalled }: MenuItem): boolean =>
  [name, ...alsoCalled].some((each) =>
    splitWords(each).every((word, index) => singularize(words[at + index] ?? '') === singularize(word)),
  )

type Read = (words: Words, at: number, calls: FoodAliases) => OptionReading | null

/**
 * Reads each position of a sentence once for each dish. Readings nest (`with a side of extra
 * onions`), so that repeated cues would otherwise take exponential time.
 */
function onceForEachPosition(read: Read): Read {
  const sentences = new WeakMap<Words, Map<FoodAliases, Map<number, OptionReading | null>>>()
  return (words, at, calls) => {
    const dishes = sentences.get(words) ?? new Map<FoodAliases, Map<number, OptionReading | null>>()
    const readings = dishes.get(calls) ?? new Map<number, OptionReading | null>()
    sentences.set(words, dishes)
    dishes.set(calls, readings)
    const known = readings.get(at)
    const reading = known === undefined ? read(words, at, calls) : known
    readings.set(at, reading)
    return reading
  }
}

/** `brown rice`, `two cups of ginger sauce`, `extra onions`: the longest of the readings. */
export const plainAt = onceForEachPosition((words, at, calls) => {
  const [direct, cued] = [directAt(words, at, calls), cuedAt(words, at, calls)]
  // `double decaf espresso`: two words for one option each.
  const isTwice = cued?.acts.some((act) => act.kind === 'double' && !canCount(act.foods)) ?? false
  // `double bacon cheeseburger`: the size and a topping.
  const isSize = cued?.acts.some(({ kind }) => kind === 'double') && isNameAt(words, at + cued.length, calls.dish)
  if (direct && (!cued || direct.length >= cued.length || isTwice || isSize)) return direct
  return cued ?? countedAt(words, at, calls)
})

const allergenWords: ReadonlySet<string> = new Set(allergens.map(singularize))

/** `sugar free`, unless it is about an allergen, which the safety rules read. */
function freeOf(words: Words, at: number, call: FoodAlias): OptionReading | null {
  const length = call.stems.length
  const isFree = words[at + length] === 'free' && !allergenWords.has(call.stems.join(' '))
  const refused = isFree ? without(call) : null
  return refused && { length: length + 1, acts: [refused], isCued: true, named: length }
}

/** `yum yum sauce`, `medium rare` */
function directAt(words: Words, at: number, calls: FoodAliases): OptionReading | null {
  const call = findFoodAliasAt(words, at, calls)
  if (!call || (call.isKind && call.stems.length === 1) || isFiller(words, at, call)) return null
  const free = freeOf(words, at, call)
  if (free) return free
  // `a cinnamon sprinkle`
  const end =
    at +
    call.stems.length +
    Number(/^(?:sprinkle|drizzle|dusting|topping)s?$/.test(words[at + call.stems.length] ?? ''))
  const isSingle = [...call.named, ...call.meant].every(({ group }) => group.max === 1)
  // `nuggets six piece times two`: what is said once counts the dishes.
  const times = isSingle ? { count: null, to: end } : timesAt(words, end)
  const act = actOf(null, call, times.count)
  return act && { length: times.to - at, acts: [act], isCued: false, named: call.stems.length }
}

/** `two cups of ginger sauce`, `a side of onions` */
function countedAt(words: Words, at: number, calls: FoodAliases): OptionReading | null {
  const number = parseNumberAt(words, at)
  if (!number) return null
  const from = at + number.length
  const first = pastSmall(words, from, calls)
  // `two with bacon` are pieces of a line.
  if (/^(?:with|without|no|in|on|add|topped|served|hold)$/.test(words[first] ?? '')) return null
  const whole = plainAt(words, first, calls)
  const next = whole ? first : pastUnit(words, first)
  const rest = whole ?? (next > first ? plainAt(words, next, calls) : null)
  const [act] = rest?.acts ?? []
  if (!rest || !act || (act.kind !== 'take' && act.kind !== 'more')) return null
  const isDose = words.slice(from, next + rest.length).some((word) => doses.has(singularize(word)))
  // `three orders of large`, `three cans of`: the number is the dish's own.
  const isOrder = /^(?:order|portion|serving)s?$/.test(words[from] ?? '')
  const isSingle = act.foods.every(({ group, option }) => option.upTo === 1 && (group.max === 1 || isOrder))
  if (isSingle && !number.isArticle && !isDose) return null
  const last = words[next + rest.length - 1] ?? ''
  // `two shots of espresso`, also where `shot of espresso` is the name.
  const measured = words.slice(from, canCount(act.foods) ? next + rest.length : next)
  const isUnit = isDose || [...measured, last].some((word) => units.has(singularize(word)))
  if (number.isArticle && !rest.isCued && !isUnit) return null
  const isMany = isPlural(last) && number.value > 1
  if (!number.isArticle && !isUnit && !isMany && !canCount(act.foods)) return null
  return {
    length: next - at + rest.length,
    acts: [{ ...act, count: number.value }],
    isCued: rest.isCued || isUnit,
    isCounted: !number.isArticle && !isUnit,
    named: rest.named,
  }
}

/** `extra onions`, `no rice`, `with brown rice` */
const cuedAt = onceForEachPosition((words, at, calls) => {
  for (const [phrase, cue] of cuesByFirst.get(words[at] ?? '') ?? []) {
    // `with everything except onions`, where an option is called `everything`.
    const all = cue === 'without' ? phrase.findIndex((word) => word === 'everything' || word === 'all') : -1
    const isOption = all >= 0 && findFoodAliasAt(words, at + all, calls) !== null
    const reading = !isOption && isAt(words, at, phrase) ? afterCue(words, at, phrase, cue, calls) : null
    if (reading) return reading
  }
  return null
})

function afterCue(words: Words, at: number, phrase: Words, cue: OptionCue, calls: FoodAliases): OptionReading | null {
  // `with a little honey`: an amount that starts with an article.
  const next = at + phrase.length - Number(phrase.at(-1) === 'a')
  const isNamed = (findFoodAliasAt(words, next, calls)?.stems.length ?? 0) > 1
  const amount = cue === 'add' && !isNamed ? cuedAt(words, next, calls) : null
  if (amount) return { ...amount, length: next - at + amount.length }
  let from = pastSmall(words, at + phrase.length, calls)
  const inner = parseNumberAt(words, from)
  const nested = cue === 'add' ? plainAt(words, from, calls) : null
  if (nested && (nested.isCued || (!inner && !isShared(nested)))) {
    // `with an extra shot` is one more.
    const isOne = /^(?:a|an)$/.test(words[from - 1] ?? '')
    const acts = nested.acts.map((act) => (isOne && act.kind === 'more' ? { ...act, count: act.count ?? 1 } : act))
    return { ...nested, acts, length: from - at + nested.length, isCued: true }
  }
  if (inner && (cue === 'more' || cue === 'add')) from = pastUnit(words, pastSmall(words, from + inner.length))
  const call = findFoodAliasAt(words, from, calls)
  if (!call || isFiller(words, from, call)) return null
  const times = timesAt(words, from + call.stems.length)
  // `extra shot of espresso` is one more.
  const isMeasure = cue === 'more' && units.has(call.stems[0] ?? '')
  const act = actOf(cue, call, inner && !inner.isArticle ? inner.value : (times.count ?? (isMeasure ? 1 : null)))
  const isListed = phrase[0] === 'with' && isPlural(words[times.to - 1] ?? '')
  if (!act || (cue === 'add' && inner && inner.value > 1 && !isListed && !canCount(call.named))) return null
  // `leave off`, `take the avocado off`
  const isOff = cue === 'without' && /^(?:off|out|away)$/.test(words[times.to] ?? '')
  if (/^(?:take|leave) the$/.test(phrase.join(' ')) && !isOff) return null
  return { length: times.to - at + (isOff ? 1 : 0), acts: [act], isCued: true, named: call.stems.length }
}
