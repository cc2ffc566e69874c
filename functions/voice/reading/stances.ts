import type { MenuItem } from '#shared/menu/contract'
import type { Clause } from '../grammar/cover/clauses'
import type { Stance } from '../grammar/cover/stance-cues'
import { parseNumberAt, type Words } from '../grammar/tokenize/words'
import { LIKELY_LIKENESS, startsDish, SURE_LIKENESS, type SentenceMentions } from './mentions'
import { INSTEAD_OF_PART, ON_EVERY, ON_THE } from './patterns'

/** A clause that orders nothing, with the dishes that it names. */
export type StanceSpan = {
  readonly from: number
  readonly to: number
  readonly stance: Stance
  readonly dishes: readonly MenuItem[]
  /** For each word that several dishes share: those dishes. */
  readonly kinds: readonly (readonly MenuItem[])[]
  /** Whether it has the whole name of a dish. */
  readonly isNamed: boolean
  /** A part of a name is enough: `instead of the california`, `no rolls after all`. */
  readonly acceptsPartOfName: boolean
  /** The refused food is of the dish after it: `no onions on the roll`, `no wasabi on both`. */
  readonly refersToNextDish: boolean
  /** Whether no other reading of its words is possible. */
  readonly isForced: boolean
}

type Range = { readonly from: number; readonly to: number }

const isInside = (inner: Range, { from, to }: Range): boolean => inner.from >= from && inner.to <= to

/** Lists the dishes whose whole names are in a range; else the likeliest of the parts of names. */
function dishesIn(range: Range, { names, partial }: SentenceMentions): readonly MenuItem[] {
  const named = names.filter((name) => isInside(name, range)).flatMap(({ dishes }) => dishes)
  if (named.length > 0) return named
  const [likeliest] = partial
    .filter((part) => isInside(part, range) && part.dishes.length === 1 && part.likeness >= SURE_LIKENESS)
    .sort((one, other) => one.cost - other.cost)
  return likeliest?.dishes ?? []
}

/** For each part of a name in a range that is in no whole name: the dishes that share it. */
const kindsIn = (range: Range, { names, partial }: SentenceMentions, minLikeness: number) =>
  partial.flatMap((part) => {
    const isInName = names.some((name) => name.from < part.to && part.from < name.to)
    return isInside(part, range) && !isInName && part.likeness >= minLikeness ? [part.dishes] : []
  })

/** Whether a clause goes on with the dish that it is about: `… on the roll`, `… on both`. */
function refersToNextDish(words: Words, { to }: Range, { byStart }: SentenceMentions): boolean {
  const isOnEvery = [words.slice(to, to + 4), words.slice(to - 2, to + 2)].some((near) => ON_EVERY.test(near.join(' ')))
  const isOnThe = ON_THE.test(words.slice(to, to + 2).join(' '))
  return isOnEvery || (isOnThe && startsDish({ words, mentions: byStart }, to + 2))
}

function describeClause(words: Words, { stance, from, to, isRetracted = false }: Clause, mentions: SentenceMentions) {
  if (stance === null) return []
  const range = { from, to }
  const dishes = dishesIn(range, mentions)
  const isPartial = dishes.length + kindsIn(range, mentions, LIKELY_LIKENESS).length > 0
  const found: StanceSpan = {
    from,
    to,
    stance,
    dishes,
    kinds: kindsIn(range, mentions, stance === 'question' ? SURE_LIKENESS : LIKELY_LIKENESS),
    isNamed: mentions.names.some((name) => isInside(name, range)),
    acceptsPartOfName: isPartial && INSTEAD_OF_PART.test(words.slice(from, to + 2).join(' ')),
    refersToNextDish: refersToNextDish(words, range, mentions),
    isForced: stance !== 'refusal' || isRetracted,
  }
  return [found]
}

const TAKES = /^(?:take|leave|keep|get|pull)$/
const ARTICLE = /^(?:the|my|that|those|these|this|our|one|both|of)$/
const OFF = /^(?:off|out|away|back)$/

/** `take the latte off`: the words that take a named dish back. */
function takenOffAt(words: Words, { from, to }: Range): Range | null {
  let start = from
  while (ARTICLE.test(words[start - 1] ?? '') || parseNumberAt(words, start - 1)?.length === 1) start -= 1
  return TAKES.test(words[start - 1] ?? '') && OFF.test(words[to] ?? '') ? { from: start - 1, to: to + 1 } : null
}

/** Finds the names that are taken back, unless some of that dish stay in the cart. */
function listTakenOff(words: Words, { names }: SentenceMentions, cart: readonly MenuItem[]): readonly StanceSpan[] {
  return names.flatMap((name) => {
    const taken = takenOffAt(words, name)
    // `take one cola off` leaves the others.
    const isCounted = [1, 2].some((back) => parseNumberAt(words, name.from - back)?.isArticle === false)
    if (!taken || (isCounted && name.dishes.some((dish) => cart.includes(dish)))) return []
    return {
      ...taken,
      stance: 'refusal',
      dishes: name.dishes,
      kinds: [],
      isNamed: true,
      acceptsPartOfName: false,
      refersToNextDish: false,
      isForced: true,
    }
  })
}

/** Collects the clauses that order nothing, by the position where they start. */
export function collectStances(
  words: Words,
  clauses: readonly Clause[],
  mentions: SentenceMentions,
  cart: readonly MenuItem[],
): ReadonlyMap<number, StanceSpan> {
  const described = clauses.flatMap((clause) => describeClause(words, clause, mentions))
  return new Map([...described, ...listTakenOff(words, mentions, cart)].map((each) => [each.from, each]))
}
