import { allergens, type MenuItem } from '#shared/menu/contract'
import { PAUSE, isPlural, parseNumberAt, singularize, splitWords, type Words } from '../tokenize/words'
import { findFoodAliasAt, type FoodAlias, type FoodAliases, type KnownOption } from './option-aliases'
import { createOptionRequest, createRemoval, type OptionRequest } from './option-requests'
import { articles, doses, isEnd, pastUnit, timesAt, units } from './measures'
import { cuesByFirst, type OptionCue } from './option-cues'

/** An option request and its number of words. */
export type OptionReading = {
  readonly length: number
  readonly requests: readonly OptionRequest[]
  /** The number of words that name options. */
  readonly named: number
  /** Whether it starts with a number that is not part of a name: `two sugars`. */
  readonly isCounted?: boolean
  /** Whether a word such as `no` or `extra` shows that this is an option and not another dish. */
  readonly isCued: boolean
}

export const isAt = (words: Words, at: number, phrase: Words): boolean =>
  phrase.every((word, index) => words[at + index] === word)

/** How a guest asks for an option that the kitchen serves apart. */
export const ON_THE_SIDE = 'on the side'

/** Whether the words at a position are `on the side`. */
export const isOnSide = (words: Words, at: number): boolean => isAt(words, at, ON_THE_SIDE.split(' '))

/** Maximum number of small words in a row: `just a`, `some of the`. */
const MAX_ARTICLES = 4

/** Skips articles and measures such as `cups of`, unless they start a name. */
export function pastSmall(words: Words, from: number, aliases?: FoodAliases): number {
  let at = from
  while (at < from + MAX_ARTICLES && articles.has(words[at] ?? '')) at += 1
  if (aliases && (findFoodAliasAt(words, at, aliases)?.stems.length ?? 0) > 1) return at
  return units.has(singularize(words[at] ?? '')) && words[at + 1] === 'of' ? at + 2 : at
}

/** Whether a reading has a name that options of several groups share. */
const isShared = ({ requests }: OptionReading): boolean =>
  requests.some((request) => request.kind === 'take' && (request.otherwise?.length ?? 0) > 0)

/** `can I get`: the word asks, and no can of a drink is meant. */
const isModalVerb = (words: Words, at: number, { stems }: FoodAlias): boolean =>
  /^(?:can|will|may)$/.test(stems.join(' ')) && /^(?:i|we|you|u)$/.test(words[at + 1] ?? '')

/** Whether `well` is a filler. It describes a steak only right after it: `steak well`. */
function isWellAsFiller(words: Words, at: number, { stems }: FoodAlias): boolean {
  if (stems.join(' ') !== 'well') return false
  if (at === 0) return words.length > 1
  return words[at - 1] === PAUSE || words[at - 1] === 'as' || !isEnd(words[at + 1])
}

/** Finds the option that is named at a position, unless the words only sound like its name. */
function optionNameAt(words: Words, at: number, aliases: FoodAliases): FoodAlias | null {
  const alias = findFoodAliasAt(words, at, aliases)
  return alias && !isModalVerb(words, at, alias) && !isWellAsFiller(words, at, alias) ? alias : null
}

const canCount = (foods: readonly KnownOption[]): boolean =>
  foods.reduce((sum, { option, effect }) => sum + (effect === 'plain' || effect === 'extra' ? option.upTo : 0), 0) > 1

/** Whether a dish is named at a position. */
const isNameAt = (words: Words, at: number, { name, alsoCalled }: MenuItem): boolean =>
  [name, ...alsoCalled].some((each) =>
    splitWords(each).every((word, index) => singularize(words[at + index] ?? '') === singularize(word)),
  )

type Read = (words: Words, at: number, aliases: FoodAliases) => OptionReading | null

/**
 * Reads each position of a sentence once for each dish. Readings nest (`with a side of extra
 * onions`), so that repeated cues would otherwise take exponential time.
 */
function onceForEachPosition(read: Read): Read {
  const sentences = new WeakMap<Words, Map<FoodAliases, Map<number, OptionReading | null>>>()
  return (words, at, aliases) => {
    const dishes = sentences.get(words) ?? new Map<FoodAliases, Map<number, OptionReading | null>>()
    const readings = dishes.get(aliases) ?? new Map<number, OptionReading | null>()
    sentences.set(words, dishes)
    dishes.set(aliases, readings)
    const known = readings.get(at)
    const reading = known === undefined ? read(words, at, aliases) : known
    readings.set(at, reading)
    return reading
  }
}

/** `brown rice`, `two cups of ginger sauce`, `extra onions`: the longest of the readings. */
export const plainAt = onceForEachPosition((words, at, aliases) => {
  const [direct, cued] = [directAt(words, at, aliases), cuedAt(words, at, aliases)]
  // `double decaf espresso`: two words for one option each.
  const isTwice = cued?.requests.some((request) => request.kind === 'double' && !canCount(request.foods)) ?? false
  // `double bacon cheeseburger`: the size and a topping.
  const isSize = cued?.requests.some(({ kind }) => kind === 'double') && isNameAt(words, at + cued.length, aliases.dish)
  if (direct && (!cued || direct.length >= cued.length || isTwice || isSize)) return direct
  return cued ?? countedAt(words, at, aliases)
})

const allergenWords: ReadonlySet<string> = new Set(allergens.map(singularize))

/** `sugar free`, unless it is about an allergen, which the safety rules read. */
function freeOf(words: Words, at: number, alias: FoodAlias): OptionReading | null {
  const length = alias.stems.length
  const isFree = words[at + length] === 'free' && !allergenWords.has(alias.stems.join(' '))
  const refused = isFree ? createRemoval(alias) : null
  return refused && { length: length + 1, requests: [refused], isCued: true, named: length }
}

/** `yum yum sauce`, `medium rare` */
function directAt(words: Words, at: number, aliases: FoodAliases): OptionReading | null {
  const alias = optionNameAt(words, at, aliases)
  if (!alias || (alias.isKind && alias.stems.length === 1)) return null
  const free = freeOf(words, at, alias)
  if (free) return free
  // `a cinnamon sprinkle`
  const end =
    at +
    alias.stems.length +
    Number(/^(?:sprinkle|drizzle|dusting|topping)s?$/.test(words[at + alias.stems.length] ?? ''))
  const isSingle = [...alias.named, ...alias.meant].every(({ group }) => group.max === 1)
  // `nuggets six piece times two`: what is said once counts the dishes.
  const times = isSingle ? { count: null, to: end } : timesAt(words, end)
  const request = createOptionRequest(null, alias, times.count)
  return request && { length: times.to - at, requests: [request], isCued: false, named: alias.stems.length }
}

/** `two cups of ginger sauce`, `a side of onions` */
function countedAt(words: Words, at: number, aliases: FoodAliases): OptionReading | null {
  const number = parseNumberAt(words, at)
  if (!number) return null
  const from = at + number.length
  const first = pastSmall(words, from, aliases)
  // `two with bacon` are pieces of a line.
  if (/^(?:with|without|no|in|on|add|topped|served|hold)$/.test(words[first] ?? '')) return null
  const whole = plainAt(words, first, aliases)
  const next = whole ? first : pastUnit(words, first)
  const rest = whole ?? (next > first ? plainAt(words, next, aliases) : null)
  const [request] = rest?.requests ?? []
  if (!rest || !request || (request.kind !== 'take' && request.kind !== 'more')) return null
  const isDose = words.slice(from, next + rest.length).some((word) => doses.has(singularize(word)))
  // `three orders of large`, `three cans of`: the number is the dish's own.
  const isOrder = /^(?:order|portion|serving)s?$/.test(words[from] ?? '')
  const isSingle = request.foods.every(({ group, option }) => option.upTo === 1 && (group.max === 1 || isOrder))
  if (isSingle && !number.isArticle && !isDose) return null
  const last = words[next + rest.length - 1] ?? ''
  // `two shots of espresso`, also where `shot of espresso` is the name.
  const measured = words.slice(from, canCount(request.foods) ? next + rest.length : next)
  const isUnit = isDose || [...measured, last].some((word) => units.has(singularize(word)))
  if (number.isArticle && !rest.isCued && !isUnit) return null
  const isMany = isPlural(last) && number.value > 1
  if (!number.isArticle && !isUnit && !isMany && !canCount(request.foods)) return null
  return {
    length: next - at + rest.length,
    requests: [{ ...request, count: number.value }],
    isCued: rest.isCued || isUnit,
    isCounted: !number.isArticle && !isUnit,
    named: rest.named,
  }
}

/** `extra onions`, `no rice`, `with brown rice` */
const cuedAt = onceForEachPosition((words, at, aliases) => {
  for (const [phrase, cue] of cuesByFirst.get(words[at] ?? '') ?? []) {
    // `with everything except onions`, where an option is called `everything`.
    const all = cue === 'without' ? phrase.findIndex((word) => word === 'everything' || word === 'all') : -1
    const isOption = all >= 0 && findFoodAliasAt(words, at + all, aliases) !== null
    if (isOption || !isAt(words, at, phrase)) continue
    const cued: CuePhrase = { words, at, phrase, cue, aliases }
    const reading = readAmount(cued) ?? readNested(cued) ?? readCuedName(cued)
    if (reading) return reading
  }
  return null
})

/** A phrase that says what the guest wants done with the option after it. */
type CuePhrase = {
  readonly words: Words
  readonly at: number
  readonly phrase: Words
  readonly cue: OptionCue
  readonly aliases: FoodAliases
}

/** `with a little honey`: an amount that starts with an article. */
function readAmount({ words, at, phrase, cue, aliases }: CuePhrase): OptionReading | null {
  if (cue !== 'add') return null
  const next = at + phrase.length - Number(phrase.at(-1) === 'a')
  const isLongName = (findFoodAliasAt(words, next, aliases)?.stems.length ?? 0) > 1
  const amount = isLongName ? null : cuedAt(words, next, aliases)
  return amount && { ...amount, length: next - at + amount.length }
}

/** `with extra onions`, `with brown rice`: another reading after `with`. */
function readNested({ words, at, phrase, cue, aliases }: CuePhrase): OptionReading | null {
  if (cue !== 'add') return null
  const from = pastSmall(words, at + phrase.length, aliases)
  const nested = plainAt(words, from, aliases)
  // `with two sauces` and names of several groups are read as a name after the phrase.
  if (!nested || (!nested.isCued && (parseNumberAt(words, from) !== null || isShared(nested)))) return null
  // `with an extra shot` is one more.
  const isOne = /^(?:a|an)$/.test(words[from - 1] ?? '')
  const requests = nested.requests.map((request) =>
    isOne && request.kind === 'more' ? { ...request, count: request.count ?? 1 } : request,
  )
  return { ...nested, requests, length: from - at + nested.length, isCued: true }
}

/** `no onions`, `extra shot`, `with two sugars`: the name of an option after the phrase. */
function readCuedName({ words, at, phrase, cue, aliases }: CuePhrase): OptionReading | null {
  const start = pastSmall(words, at + phrase.length, aliases)
  const number = parseNumberAt(words, start)
  const isCounted = number !== null && (cue === 'more' || cue === 'add')
  const from = isCounted ? pastUnit(words, pastSmall(words, start + number.length)) : start
  const alias = optionNameAt(words, from, aliases)
  if (!alias) return null
  const times = timesAt(words, from + alias.stems.length)
  // `extra shot of espresso` is one more.
  const isMeasure = cue === 'more' && units.has(alias.stems[0] ?? '')
  const count = number && !number.isArticle ? number.value : (times.count ?? (isMeasure ? 1 : null))
  const request = createOptionRequest(cue, alias, count)
  if (!request) return null
  const isListed = phrase[0] === 'with' && isPlural(words[times.to - 1] ?? '')
  if (cue === 'add' && number && number.value > 1 && !isListed && !canCount(alias.named)) return null
  // `leave off`, `take the avocado off`
  const isOff = cue === 'without' && /^(?:off|out|away)$/.test(words[times.to] ?? '')
  if (/^(?:take|leave) the$/.test(phrase.join(' ')) && !isOff) return null
  const length = times.to - at + Number(isOff)
  return { length, requests: [request], isCued: true, named: alias.stems.length }
}
