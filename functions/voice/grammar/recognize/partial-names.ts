import { chooseDish, findMentions, isOnlyModifiers, namesKind } from '../tokenize/mentions'
import { PAUSE, parseNumberAt } from '../tokenize/words'
import type { Token, Vocabulary } from '../tokenize/vocabulary'
import type { LineDraft } from '../parse/divide'
import type { Mention } from './names'

type Words = readonly string[]

const range = (from: number, to: number): readonly number[] => Array.from({ length: to - from }, (_, at) => from + at)

const toToken = (word: string): Token => ({ kind: 'word', text: word })

/** Minimum similarity of a name that is misspelled rather than another word. */
const SURE = 0.85

type Part = Mention & {
  /** Whether it is a whole name, misspelled. */
  readonly isFull: boolean
}

/** Finds parts of names and misheard names among the words that no name or option explains. */
function findParts(words: Words, lines: readonly LineDraft[], vocabulary: Vocabulary): readonly Part[] {
  const open = new Set(
    lines.length === 0
      ? words.keys()
      : lines.flatMap(({ mention, before, after }) =>
          [...before.unknown, ...after.unknown].flatMap(({ from, to }) => {
            const isNext = to === mention.from || from === mention.to
            return range(isNext ? Math.min(from, mention.from) : from, isNext ? Math.max(to, mention.to) : to)
          }),
        ),
  )
  const tokens = words.map((word, at) => toToken(open.has(at) && !parseNumberAt(words, at) ? word : PAUSE))
  return findMentions(tokens, vocabulary).flatMap((mention): Part[] => {
    const choice = chooseDish(mention, vocabulary)
    const { from, to } = mention
    if (choice.kind === 'several' && isOnlyModifiers(mention, vocabulary) && !namesKind(mention, vocabulary)) return []
    // Without a dish, the guest has to choose.
    const dishes = choice.kind === 'several' ? [] : [choice.dish]
    const [top] = mention.candidates
    const isFull = choice.kind === 'dish' && choice.isFull && top !== undefined && top.likeness >= SURE
    return [{ from, to, dishes, isWhole: false, weight: to - from, isFull }]
  })
}

/** Whether a number or an article precedes a position, with at most two words between. */
export const isCounted = (words: Words, at: number, lines: readonly LineDraft[]): boolean =>
  [1, 2, 3].some((back) => {
    const isName = lines.some(({ mention }) => mention.to > at - back && mention.to <= at)
    const isLinked = words.slice(at - back + 1, at).some((word) => word === PAUSE || word === 'and' || word === 'with')
    return parseNumberAt(words, at - back) !== null && !isName && !isLinked
  })

/**
 * Finds dishes that are named in part or misheard: apart from the whole names, or around one as a
 * part of a longer name.
 */
export function findPartialNames(
  words: Words,
  exact: readonly LineDraft[],
  vocabulary: Vocabulary,
): readonly Mention[] {
  const isApart = ({ from, to, isFull }: Part) =>
    !exact.some(({ mention }) => from < mention.to && mention.from < to) &&
    exact.every(({ before, after }) =>
      [...before.unknown, ...after.unknown].every(
        (span) => isFull || span.isItem || span.to <= from || to <= span.from || isCounted(words, from, exact),
      ),
    )
  const isWider = ({ from, to }: Mention) =>
    exact.some(({ mention }) => from <= mention.from && mention.to <= to && to - from > mention.to - mention.from)
  // `plain burger`: a word next to a name describes it.
  const isNextTo = ({ from, to }: Mention) => exact.some(({ mention }) => to === mention.from || from === mention.to)
  return findParts(words, exact, vocabulary).filter((part) => isWider(part) || (isApart(part) && !isNextTo(part)))
}
