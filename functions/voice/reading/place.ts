import type { OptionReader } from '../grammar/parse/option-reader'
import { againAt, pieceAt } from '../grammar/parse/pieces'
import type { Meaning } from './constructs'
import type { Spans } from './spans'
import type { State, Step } from './state'

/** What the rules for the words after a name are given, and where they leave what they find. */
export type Place = {
  readonly spans: Spans
  readonly state: State
  readonly word: string
  readonly text: string
  readonly read: OptionReader
  /** The request for an option that starts here. */
  readonly reading: ReturnType<OptionReader>
  /** Whether the words belong to an unknown item: `a milkshake with onions`. */
  readonly isOfUnknown: boolean
  readonly add: (meaning: Meaning, to: number, cost: number, step?: Step) => void
}

/** `one with …`: how many pieces of the line the words are for. */
export const pieceOf = ({ words }: Spans, { at, pieces, hasRequests, groups }: State, read: OptionReader) =>
  pieceAt(words, at, read, { isNext: pieces > 1, hasRequests }) ?? againAt(words, at, read, groups)
