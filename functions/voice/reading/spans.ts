import type { MenuItem } from '#shared/menu/contract'
import { clausesOf } from '../grammar/cover/clauses'
import { cueOf, harmlessLength, politeLength } from '../grammar/cover/stance-cues'
import { createReaders, nothingRead, type OptionReader, type Reader } from '../grammar/parse/option-reader'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import type { Words } from '../grammar/tokenize/words'
import type { Mention } from './constructs'
import { collectMentions } from './mentions'
import { collectStances, type StanceSpan } from './stances'
import type { Candidate } from './state'

/** Returns the value of a position, computed once. */
type PositionCache<Value> = (at: number, compute: () => Value) => Value

function createPositionCache<Value>(): PositionCache<Value> {
  const values = new Map<number, Value>()
  return (at, compute) => {
    const value = values.get(at) ?? compute()
    values.set(at, value)
    return value
  }
}

/** Everything that the words of a sentence may mean apart from each other. */
export type Spans = {
  readonly words: Words
  readonly vocabulary: Vocabulary
  /** Mentions of dishes by the position where they start. */
  readonly mentions: readonly (readonly Mention[])[]
  /** Clauses that order nothing, by the position where they start. */
  readonly stances: ReadonlyMap<number, StanceSpan>
  /** The dishes of the cart. */
  readonly cart: readonly MenuItem[]
  readonly readerOf: Reader
  /** The readings of a position that don't depend on the dish. */
  readonly fixedReadings: PositionCache<readonly Candidate[]>
  /** Whether a phrase that refuses starts at a position. */
  readonly cues: PositionCache<boolean>
}

/** Stage 1: finds the spans of a sentence that mean something. */
export function findSpans(
  words: Words,
  vocabulary: Vocabulary,
  implied: readonly Mention[] = [],
  cart: readonly MenuItem[] = [],
): Spans {
  const readerOf = createReaders(words, vocabulary)
  const mentions = collectMentions(words, vocabulary, implied, readerOf)
  const { clauses } = clausesOf(words, vocabulary)
  return {
    words,
    vocabulary,
    mentions: mentions.byStart,
    stances: collectStances(words, clauses, mentions, cart),
    cart,
    readerOf,
    fixedReadings: createPositionCache(),
    cues: createPositionCache(),
  }
}

/** The longest phrase that refuses. */
const LONGEST_CUE = 9

/** Whether a phrase that refuses starts at a position. */
export const isCueAt = ({ words, cues }: Spans, at: number): boolean =>
  cues(at, () => {
    const text = words.slice(at, at + LONGEST_CUE).join(' ')
    return harmlessLength(text) === 0 && politeLength(text) === 0 && cueOf(text) !== null
  })

/** Returns the reader of the options of the only dish that a mention may mean. */
export function readerFor({ readerOf }: Spans, mention: Mention | null): OptionReader {
  const [dish] = mention?.dishes ?? []
  return dish && mention?.dishes.length === 1 ? readerOf(dish) : nothingRead
}
