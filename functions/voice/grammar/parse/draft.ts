import type { Mention } from '../recognize/names'
import type { OptionReading } from '../resolve/option-phrases'

/** The requests for some pieces of a line: `one with bacon`. `count` is null for all pieces. */
type Piece = {
  readonly count: number | null
  readonly notes: readonly string[]
  /** Whether the pieces are some of those ordered: `no onions on one of them`. */
  readonly isPart?: boolean
  /** Whether the piece shares nothing with those before: `and a medium with ham`. */
  readonly isNew?: boolean
  /** Whether the piece is joined by `and`. */
  readonly isAdded?: boolean
}

/** What the words before or after a dish say about it. */
export type Region = {
  readonly quantity: number | null
  readonly pieces: readonly Piece[]
  /** Requests for this dish and those before it: `both with cream`. */
  readonly every: readonly string[]
  /** Notes that are no options, for every dish so far: `no wasabi on both`. */
  readonly shared: readonly string[]
  /** Ids of the option groups of which the words choose the only option. */
  readonly groups: readonly string[]
  /** What the dish shares with the one before: `all`, or requests of one kind: `same milk`. */
  readonly same: string | null
  /** Words that are neither requests nor small words. */
  readonly unknown: readonly { readonly from: number; readonly to: number; readonly isItem: boolean }[]
  /** Requests for something that is no option of the dish: `no bun`. */
  readonly loose: readonly { readonly from: number; readonly to: number; readonly note: string }[]
  /** A list may go on with what is refused or with what is wanted: `no cheese and mushrooms`. */
  readonly isUnsure: boolean
}

/** A region while it is read. */
type Draft = {
  quantity: number | null
  pieces: { count: number | null; notes: string[]; isPart?: boolean; isNew?: boolean; isAdded?: boolean }[]
  every: string[]
  shared: string[]
  groups: string[]
  same: string | null
  unknown: { from: number; to: number; isItem: boolean }[]
  loose: { from: number; to: number; note: string }[]
  isUnsure: boolean
}

/** Creates a region of which nothing is read yet. */
export const newDraft = (): Draft => ({
  quantity: null,
  pieces: [{ count: null, notes: [] }],
  every: [],
  shared: [],
  groups: [],
  same: null,
  unknown: [],
  loose: [],
  isUnsure: false,
})

/** Lists the ids of the groups from which a request chooses the only option. */
export const singleGroupsOf = ({ requests }: OptionReading): readonly string[] =>
  requests.flatMap(({ foods }) => foods.flatMap(({ group }) => (group.max === 1 ? [group.id] : [])))

/** A dish with what the words before and after it say. */
export type LineDraft = {
  readonly mention: Mention
  readonly before: Region
  readonly after: Region
  /** Where the words that belong to the dish start. */
  readonly from: number
}
