import type { MenuItem } from '#shared/menu/contract'
import type { Intent, SpokenItem, Subject } from '../grammar/edit/intent'
import type { Stance } from '../grammar/cover/stance-cues'
import type { NumberFrame } from '../grammar/cover/number-frames'
import { listUnexplained } from '../grammar/cover/unexplained'
import { repeatSharedHeads } from '../grammar/recognize/shared-heads'
import { PAUSE, type Words } from '../grammar/tokenize/words'
import type { Vocabulary } from '../grammar/tokenize/vocabulary'
import { toContextLines, toIntent } from './apply'
import type { Construct, Mention } from './constructs'
import { coverSentence } from './cover'
import { findImplied, findSubject } from './implied'
import { readOpenKind } from './open-kinds'
import { toSegments, type Segment } from './segments'
import { findSpans } from './spans'
import { keepGuestsWords } from './whole-notes'

/** What a sentence says. */
export type Sentence = {
  readonly words: Words
  readonly cover: readonly Construct[]
  readonly segments: readonly Segment[]
  readonly intent: Intent
  readonly stances: readonly Stance[]
  readonly frames: readonly NumberFrame[]
  /** Whether it has the whole name of a dish, of two words at least. */
  readonly hasName: boolean
  /** Its words that are neither such clauses nor requests for options. */
  readonly telling: Words
  /** Whether it names a dish, and not only a word that several share. */
  readonly isSure: boolean
  /** The dishes that it names, ordered or not. */
  readonly named: readonly MenuItem[]
}

const MOST_CART_HEADS = 4

/** Reads a sentence: words, spans, cover, segments, and what they do to the cart. */
export function readSentence(
  said: Words,
  vocabulary: Vocabulary,
  context: readonly SpokenItem[],
  subject?: Subject,
): Sentence {
  const words = repeatSharedHeads([...said, PAUSE], vocabulary)
  const lines = toContextLines(context, vocabulary.menu)
  const dishes = [...new Set(lines.map(({ dish }) => dish).toReversed())].slice(0, MOST_CART_HEADS)
  const cart = dishes.map((dish): Mention => ({
    from: 0,
    to: 0,
    dishes: [dish],
    isWhole: true,
    weight: 1,
    isThere: true,
    cost: 0,
  }))
  const reread = (implied: readonly Mention[]) => {
    const spans = findSpans(words, vocabulary, implied, dishes)
    const cover = coverSentence(spans, cart)
    return { spans, cover, segments: toSegments(words, cover) }
  }
  const first = reread(findSubject(words, subject))
  const implied = findImplied(first.spans, first.segments)
  const { spans, cover, segments } = implied.length > 0 ? reread(implied) : first
  const isFramed = (at: number) => cover.some((each) => each.kind === 'frame' && each.from <= at && at < each.to)
  const counting = words.map((word, at) => (isFramed(at) ? PAUSE : word))
  const read = toIntent({ words, counting, segments, vocabulary, readerOf: spans.readerOf }, lines)
  const stances = segments.flatMap(({ stance }) => (stance ? [stance.stance] : []))
  const noted = keepGuestsWords(read, words, vocabulary)
  const intent = stances.length > 0 ? noted : readOpenKind(noted, words, vocabulary)
  const ordering = words.filter(
    (_, at) =>
      !cover.some((each) => ['stance', 'frame', 'change'].includes(each.kind) && each.from <= at && at < each.to),
  )
  const understood = [...intent.add, ...intent.update].map(({ dish }) => dish)
  const unread = new Set(cover.flatMap(({ kind, from, to }) => (kind === 'unknown' ? words.slice(from, to) : [])))
  return {
    words,
    cover,
    segments,
    intent: { ...intent, unexplained: listUnexplained({ words: ordering, unread }, understood, vocabulary) },
    stances,
    telling: words.filter(
      (_, at) =>
        !cover.some((each) => (each.kind === 'stance' || each.kind === 'option') && each.from <= at && at < each.to),
    ),
    hasName: spans.mentions.flat().some(({ isWhole, weight }) => isWhole && weight > 1),
    frames: segments.flatMap(({ frames }) => frames.map(({ frame }) => frame)),
    ...listNamed(segments),
  }
}

/** Lists the dishes that segments name; else those that share a name. */
function listNamed(segments: readonly Segment[]): Pick<Sentence, 'named' | 'isSure'> {
  const sure = segments.flatMap(({ drafts, stance, change }) => [
    ...drafts.flatMap(({ mention }) =>
      mention.isWhole || (mention.dishes.length === 1 && mention.isOpen !== true) ? mention.dishes : [],
    ),
    ...(stance?.dishes ?? []),
    ...(change?.target.dishes ?? []),
  ])
  const others = segments.flatMap(({ drafts, stance }) => [
    ...drafts.flatMap(({ mention }) => mention.dishes),
    ...(stance?.stance === 'question' ? stance.kinds.flat() : []),
  ])
  return { named: [...new Set(sure.length > 0 ? sure : others)], isSure: sure.length > 0 }
}
