import { chooseDish, isOnlyModifiersAndKinds, namesKind } from '../grammar/recognize/choose-dish'
import { listMentions, type DishMention } from '../grammar/tokenize/mentions'
import { isPlural, parseNumberAt, PAUSE, stemsOfName, type Words } from '../grammar/tokenize/words'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import type { MenuItem } from '#shared/menu/contract'
import { memoize } from '#shared/platform/memoize'
import type { Reader } from '../grammar/parse/option-reader'
import { findNames, namesAt, withTrailing, type Mention as NamedSpan } from '../grammar/recognize/names'
import { withPronouns } from '../grammar/recognize/pronouns'
import type { Mention } from './constructs'
import { costs } from './costs'

/** Similarity of a part of a name from which a clause without an order is about the dish. */
export const SURE_LIKENESS = 0.85
/** Similarity of a part of a name from which it may be refused: a refusal only takes away. */
export const LIKELY_LIKENESS = 0.8
/** How many parts of names are followed from a position. */
const MOST_PARTS = 4

type PartialMention = Mention & { readonly likeness: number }

/** Lists parts of names and misheard names, with what is missing of them. */
function listPartial(words: Words, vocabulary: Vocabulary): readonly PartialMention[] {
  const open = words.map((word, at) => (parseNumberAt(words, at)?.isArticle === false ? PAUSE : word))
  // Runs of the same words have the same candidates, so a repeated word is judged once.
  const judged = new Map<string, Omit<PartialMention, 'from' | 'to'> | null>()
  return listMentions(open, vocabulary).flatMap((mention): PartialMention[] => {
    const { from, to, said } = mention
    const known = judged.get(said)
    const part = known === undefined ? judgePart(mention, vocabulary) : known
    judged.set(said, part)
    return part ? [{ ...part, from, to }] : []
  })
}

/** Judges what a part of a name or a misheard name means; null if it only describes. */
function judgePart(mention: DishMention, vocabulary: Vocabulary): Omit<PartialMention, 'from' | 'to'> | null {
  if (isOnlyModifiersAndKinds(mention, vocabulary) && !namesKind(mention, vocabulary)) return null
  const choice = chooseDish(mention, vocabulary)
  const isOpen = choice.kind === 'several'
  const [top] = mention.candidates
  const likeness = top?.likeness ?? 0
  const fit = (top?.coverage ?? 0) * likeness ** 2
  const cost = costs.partialName + (1 - fit) * costs.missingName + (isOpen ? costs.ambiguous : 0)
  const dishes = isOpen ? choice.dishes : [choice.dish]
  return { dishes, isWhole: false, weight: mention.to - mention.from, cost, isOpen, likeness }
}

/** The stems of a name as one text, in whatever order it has them. */
const stemKey = (stems: ReadonlySet<string>): string => [...stems].sort().join(' ')

/** The dishes of lists by the stems of their names: a repeated word has the same list. */
const dishesByStems = new WeakMap<Mention['dishes'], ReadonlyMap<string, readonly MenuItem[]>>()

function indexByStems(dishes: Mention['dishes']): ReadonlyMap<string, readonly MenuItem[]> {
  const index = new Map<string, MenuItem[]>()
  for (const dish of dishes) {
    const key = stemKey(stemsOfName(dish.name))
    index.set(key, [...(index.get(key) ?? []), dish])
  }
  return index
}

function listWithStems(dishes: Mention['dishes'], key: string): readonly MenuItem[] {
  const known = dishesByStems.get(dishes) ?? indexByStems(dishes)
  dishesByStems.set(dishes, known)
  return known.get(key) ?? []
}

/**
 * Returns a function that lists the kinds that whole names share with a part of a name that ends at
 * a position. Many names may have one kind, if the guest repeats a word.
 */
function createKindFinder(names: readonly Mention[], words: Words, { kinds }: Vocabulary) {
  const shared = names.map(({ dishes, from, to }) => {
    const stems = [...stemsOfName(dishes[0]?.name ?? '')]
    const isMany = isPlural(words[to - 1] ?? '') || parseNumberAt(words, from - 1) === null
    const withLater = stems.slice(0, 1).find((stem) => kinds.has(stem))
    return { from, withEarlier: isMany ? stems.at(-1) : undefined, withLater }
  })
  return memoize((end: string): readonly string[] => {
    const found = shared.map(({ from, withEarlier, withLater }) => (from >= Number(end) ? withEarlier : withLater))
    return [...new Set(found)].filter((kind) => kind !== undefined)
  }, Infinity)
}

/** `tuna and salmon rolls`: finds the dishes of a part of a name with each kind of the names. */
function shareKind(part: Mention, kinds: readonly string[], words: Words): readonly Mention[] {
  if (part.dishes.length < 2) return []
  const own = stemsOfName(words.slice(part.from, part.to).join(' '))
  return kinds.flatMap((kind) => {
    const fits = listWithStems(part.dishes, stemKey(new Set([...own, kind])))
    return fits.length === 1 ? [{ ...part, dishes: fits, isOpen: false, cost: part.cost - 0.2 }] : []
  })
}

/** The mentions of dishes in a sentence. */
export type SentenceMentions = {
  /** Whole names that don't overlap. */
  readonly names: readonly NamedSpan[]
  /** Parts of names and misheard names that are no whole name, too. */
  readonly partial: readonly PartialMention[]
  /** All mentions by the position where they start, the whole names first. */
  readonly byStart: readonly (readonly Mention[])[]
}

/** Collects what the words may name; `implied` are dishes that are meant without a name. */
export function collectMentions(
  words: Words,
  vocabulary: Vocabulary,
  implied: readonly Mention[],
  readerOf: Reader,
): SentenceMentions {
  const names = findNames(words, vocabulary)
  const whole = withTrailing(
    words,
    words.flatMap((_, at) => namesAt(words, at, vocabulary)),
    vocabulary,
  )
  const exact = [...whole, ...names].map((each): Mention => ({
    ...each,
    cost: costs.name + costs.nameWord * (each.weight - 1),
  }))
  const pronouns = withPronouns(words, names, readerOf)
    .filter((each) => !names.includes(each))
    .map((each): Mention => ({ ...each, cost: 0, isPronoun: true }))
  const partial = listPartial(words, vocabulary).filter(
    (part) => !exact.some(({ from, to }) => from === part.from && to === part.to),
  )
  const kindsFor = createKindFinder(exact, words, vocabulary)
  const shared = partial.flatMap((part) => shareKind(part, kindsFor(String(part.to)), words))
  const byStart = words.map((_, at) => {
    const parts = [...partial, ...shared].filter(({ from }) => from === at).sort((one, other) => one.cost - other.cost)
    const sure = [...exact, ...pronouns, ...implied].filter(({ from }) => from === at)
    return [...sure, ...parts.slice(0, MOST_PARTS)]
  })
  return { names, partial, byStart }
}

/** The words of a sentence with the mentions that start at each of them. */
type MentionedWords = { readonly words: Words; readonly mentions: readonly (readonly Mention[])[] }

/** The longest name of a dish. */
const LONGEST_NAME = 7

/** Whether a span is a part of the name of a dish of several words: `hot` of `hot chocolate`. */
export function cutsName({ mentions }: MentionedWords, from: number, end: number): boolean {
  return mentions
    .slice(Math.max(0, from - LONGEST_NAME), end)
    .some((starting) =>
      starting.some(
        (each) => each.isWhole && each.weight > 1 && each.to > from && !(each.from >= from && each.to <= end),
      ),
    )
}

/** Whether a span has the whole name of a dish. */
export const hasNameIn = ({ mentions }: MentionedWords, from: number, to: number): boolean =>
  mentions.slice(from, to).some((starting) => starting.some((each) => each.isWhole && each.to <= to))

/** Whether the whole name of a dish starts at a position, or after `side of`. */
export function startsDish({ mentions, words }: MentionedWords, at: number, end = Infinity): boolean {
  const from = /^(?:sides?|orders?)$/.test(words[at] ?? '') && words[at + 1] === 'of' ? at + 2 : at
  const isHere = (place: number) =>
    mentions[place]?.some(({ isWhole, isPronoun, to }) => isWhole && !isPronoun && to > place && to <= end) ?? false
  return isHere(at) || isHere(from)
}
