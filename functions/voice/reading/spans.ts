import type { MenuItem } from '#shared/menu/contract'
import { clausesOf, type Clause } from '../grammar/cover/clauses'
import { frameAt } from '../grammar/cover/number-frames'
import { cueOf, harmlessLength, politeLength, type Stance } from '../grammar/cover/stance-cues'
import { withPronouns } from '../grammar/recognize/pronouns'
import { findNames, namesAt, withTrailing } from '../grammar/recognize/names'
import { createReaders, nothingRead, type OptionReader, type Reader } from '../grammar/parse/option-reader'
import { parseNumberAt } from '../grammar/tokenize/words'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import type { Mention, Words } from './constructs'
import { costs } from './costs'
import { INSTEAD_OF_PART, ON_EVERY, ON_THE } from './patterns'
import { LIKELY, listPartial, MOST_PARTS, shareKind, SURE } from './parts'
import type { Candidate } from './state'
import { turnOf, type TurnSpan } from './turns'

/** A clause that orders nothing, with the dishes that it names. */
type StanceSpan = {
  readonly from: number
  readonly to: number
  readonly stance: Stance
  readonly dishes: readonly MenuItem[]
  /** For each word that several dishes share: those dishes. */
  readonly kinds: readonly (readonly MenuItem[])[]
  /** Whether it has the whole name of a dish. */
  readonly isNamed: boolean
  /** A part of a name is enough: `instead of the california`, `no rolls after all`. */
  readonly isOfPart: boolean
  /** The refused food is of the dish after it: `no onions on the roll`, `no wasabi on both`. */
  readonly isOfNext: boolean
  /** Whether no other reading of its words is possible. */
  readonly isForced: boolean
}

/** Returns the reader of the options of the only dish that a mention may mean. */
export function readerFor({ readerOf }: Spans, mention: Mention | null): OptionReader {
  const [dish] = mention?.dishes ?? []
  return dish && mention?.dishes.length === 1 ? readerOf(dish) : nothingRead
}

/** The longest name of a dish. */
const LONGEST_NAME = 7

/** Whether a span is a part of the name of a dish of several words: `hot` of `hot chocolate`. */
export function cutsName({ mentions }: Pick<Spans, 'mentions'>, from: number, end: number): boolean {
  for (let at = Math.max(0, from - LONGEST_NAME); at < end; at += 1)
    for (const each of mentions[at] ?? [])
      if (each.isWhole && each.weight > 1 && each.to > from && !(at >= from && each.to <= end)) return true
  return false
}

/** Whether a span has the whole name of a dish. */
export function hasNameIn({ mentions }: Pick<Spans, 'mentions'>, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if (mentions[at]?.some((each) => each.isWhole && each.to <= to)) return true
  return false
}

/** Whether the whole name of a dish starts at a position, or after `side of`. */
export function startsDish(
  { mentions, words }: Pick<Spans, 'mentions' | 'words'>,
  at: number,
  end = Infinity,
): boolean {
  const from = /^(?:sides?|orders?)$/.test(words[at] ?? '') && words[at + 1] === 'of' ? at + 2 : at
  const isHere = (place: number) =>
    mentions[place]?.some(({ isWhole, isPronoun, to }) => isWhole && !isPronoun && to > place && to <= end) ?? false
  return isHere(at) || isHere(from)
}

/** Everything that the words of a sentence may mean apart from each other. */
export type Spans = {
  readonly words: Words
  readonly vocabulary: Vocabulary
  /** Mentions of dishes by the position where they start. */
  readonly mentions: readonly (readonly Mention[])[]
  readonly clauses: readonly Clause[]
  /** The dishes of the cart. */
  readonly cart: readonly MenuItem[]
  readonly stances: ReadonlyMap<number, StanceSpan>
  readonly readerOf: Reader
  /** Lists the readings of a position once. */
  readonly once: (at: number, list: () => readonly Candidate[]) => readonly Candidate[]
  readonly frameAt: (at: number) => ReturnType<typeof frameAt>
  readonly turnAt: (at: number) => TurnSpan | null
  /** Whether a phrase that refuses starts at a position. */
  readonly isCueAt: (at: number) => boolean
}

const TAKES = /^(?:take|leave|keep|get|pull)$/
const ARTICLE = /^(?:the|my|that|those|these|this|our|one|both|of)$/
const OFF = /^(?:off|out|away|back)$/

/** `take the latte off`: the words that take a named dish back. */
function takenOffAt(words: Words, from: number, to: number) {
  let start = from
  while (ARTICLE.test(words[start - 1] ?? '') || parseNumberAt(words, start - 1)?.length === 1) start -= 1
  return TAKES.test(words[start - 1] ?? '') && OFF.test(words[to] ?? '') ? { from: start - 1, to: to + 1 } : null
}

/** Stage 1: finds the spans of a sentence that mean something. */
export function findSpans(
  words: Words,
  sentences: readonly Words[],
  vocabulary: Vocabulary,
  implied: readonly Mention[] = [],
  cart: readonly MenuItem[] = [],
): Spans {
  const readerOf = createReaders(words, vocabulary)
  const names = findNames(words, vocabulary)
  const whole = withTrailing(
    words,
    words.flatMap((_, at) => namesAt(words, at, vocabulary)),
    vocabulary,
  )
  const costOf = (weight: number) => costs.name + costs.nameWord * (weight - 1)
  const exact = [...whole, ...names].map((each): Mention => ({ ...each, cost: costOf(each.weight) }))
  const pronouns = withPronouns(words, names, readerOf)
    .filter((each) => !names.includes(each))
    .map((each): Mention => ({ ...each, cost: 0, isPronoun: true }))
  const all = [...exact, ...pronouns, ...implied]
  const partial = listPartial(words, vocabulary).filter(
    (part) => !exact.some(({ from, to }) => from === part.from && to === part.to),
  )
  const shared = partial.flatMap((part) => shareKind(part, exact, words, vocabulary))
  const mentions = words.map((_, at) => {
    const parts = [...partial, ...shared].filter(({ from }) => from === at).sort((one, other) => one.cost - other.cost)
    return [...all.filter(({ from }) => from === at), ...parts.slice(0, MOST_PARTS)]
  })
  const { clauses } = clausesOf(sentences, vocabulary)
  const dishesIn = (from: number, to: number) => {
    const inside = (each: Mention) => each.from >= from && each.to <= to
    const found = names.filter((name) => name.from >= from && name.to <= to).flatMap(({ dishes }) => dishes)
    if (found.length > 0) return found
    const parts = partial
      .filter((part) => inside(part) && part.dishes.length === 1 && part.likeness >= SURE)
      .sort((one, other) => one.cost - other.cost)
    return parts[0]?.dishes ?? []
  }
  const kindsIn = (from: number, to: number, least: number) =>
    partial.flatMap((part) => {
      const isInName = names.some((name) => name.from < part.to && part.from < name.to)
      return part.from >= from && part.to <= to && !isInName && part.likeness >= least ? [part.dishes] : []
    })
  const extentOf = (from: number, to: number) => {
    const after = words.slice(to, to + 4).join(' ')
    const isOnEvery = ON_EVERY.test(after) || ON_EVERY.test(words.slice(to - 2, to + 2).join(' '))
    const isOnNext = ON_THE.test(words.slice(to, to + 2).join(' ')) && startsDish({ mentions, words }, to + 2)
    const isPartial = dishesIn(from, to).length + kindsIn(from, to, LIKELY).length > 0
    return {
      isOfPart: isPartial && INSTEAD_OF_PART.test(words.slice(from, to + 2).join(' ')),
      isOfNext: isOnEvery || isOnNext,
    }
  }
  const isNamed = (from: number, to: number) => names.some((name) => name.from >= from && name.to <= to)
  const stances = new Map(
    clauses.flatMap(({ stance, from, to, isRetracted = false }) =>
      stance === null
        ? []
        : [
            [
              from,
              {
                ...extentOf(from, to),
                from,
                to,
                stance,
                dishes: dishesIn(from, to),
                kinds: kindsIn(from, to, stance === 'question' ? SURE : LIKELY),
                isNamed: isNamed(from, to),
                isForced: stance !== 'refusal' || isRetracted,
              },
            ] as const,
          ],
    ),
  )
  for (const name of names) {
    const taken = takenOffAt(words, name.from, name.to)
    // `take one cola off` leaves the others.
    const isCounted = [1, 2].some((back) => parseNumberAt(words, name.from - back)?.isArticle === false)
    if (taken && !(isCounted && name.dishes.some((dish) => cart.includes(dish))))
      stances.set(taken.from, {
        ...taken,
        stance: 'refusal',
        dishes: name.dishes,
        kinds: [],
        isNamed: true,
        isOfPart: false,
        isOfNext: false,
        isForced: true,
      })
  }
  const fixed = new Map<number, readonly Candidate[]>()
  const cues = new Map<number, boolean>()
  return {
    words,
    vocabulary,
    mentions,
    clauses,
    cart,
    stances,
    readerOf,
    frameAt: (at) => frameAt(words, at),
    once: (at, list) => {
      const known = fixed.get(at) ?? list()
      fixed.set(at, known)
      return known
    },
    // `never mind the cola` refuses the cola, and `never mind` takes back what was said last.
    turnAt: (at) => {
      const stance = stances.get(at)
      const isOfPart =
        stance !== undefined &&
        stance.dishes.length > 0 &&
        /^(?:instead of|rather than|in place of)/.test(words.slice(at, at + 3).join(' '))
      return stance?.isNamed === true || isOfPart ? null : turnOf(words, at)
    },
    isCueAt: (at) => {
      const text = words.slice(at, at + 9).join(' ')
      const isCue = cues.get(at) ?? (harmlessLength(text) === 0 && politeLength(text) === 0 && cueOf(text) !== null)
      cues.set(at, isCue)
      return isCue
    },
  }
}
