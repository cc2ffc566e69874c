import { PAUSE, type Words } from '../grammar/tokenize/words'

export type Span = { readonly from: number; readonly to: number }

export const isWithin = (spans: readonly Span[], at: number): boolean =>
  spans.some(({ from, to }) => from <= at && at < to)

// `shrimp makes me wheeze can i get a roll`
const BEGINS_PIECE =
  /^(?:(?:can|could) (?:i|we|you) (?:get|have|give)|i(?:d| will)? (?:want|like)|ill have|give me|quiero|deme)(?= |$)/

// `don't give me shrimp`
const NOT = /^(?:dont|not|no|never|nunca)$/

/** Divides words at pauses, before requests, and at words that are not read. */
export function listPieces(words: Words, isRead: (at: number) => boolean = () => true): readonly Span[] {
  const isEnd = (at: number) => at >= words.length || words[at] === PAUSE || !isRead(at)
  const pieces: Span[] = []
  for (let at = 0, from = 0; at <= words.length; at += 1) {
    const isStart = at > from && !NOT.test(words[at - 1] ?? '') && BEGINS_PIECE.test(words.slice(at, at + 3).join(' '))
    if (!isEnd(at) && !isStart) continue
    if (at > from) pieces.push({ from, to: at })
    from = isStart ? at : at + 1
  }
  return pieces
}

/** Returns the words of a piece, with one word for each of the spans. */
export const textOf = (
  words: Words,
  { from, to }: Span,
  spans: readonly Span[],
  standIn: (span: Span) => string,
): string =>
  words
    .slice(from, to)
    .flatMap((word, index) => {
      const span = spans.find((each) => each.from <= from + index && from + index < each.to)
      if (!span) return [word]
      return span.from === from + index || index === 0 ? standIn(span) : []
    })
    .filter((word) => word !== '')
    .join(' ')
