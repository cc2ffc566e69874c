import type { MenuItem } from '#shared/menu/contract'
import type { NumberFrame } from '../grammar/cover/number-frames'
import type { Stance } from '../grammar/cover/stance-cues'
import type { Mention as NamedSpan } from '../grammar/recognize/names'
import type { OptionReading } from '../grammar/resolve/option-phrases'

/** A span that names a dish, with what it costs. */
export type Mention = NamedSpan & {
  readonly cost: number
  /** `one`, `ones`: the dish that was named before. */
  readonly isPronoun?: boolean
  /** The dish is already in the cart, and the words only go on about it. */
  readonly isThere?: boolean
}

/** How many of a dish of the cart are wanted: a number, fewer by a number, or times as many. */
export type Amount = { readonly kind: 'total' | 'fewer' | 'times'; readonly value: number }

/** What a span of words means in a sentence. */
export type Meaning =
  | { readonly kind: 'number'; readonly value: number; readonly isArticle: boolean }
  | { readonly kind: 'dish' }
  | {
      readonly kind: 'option'
      readonly reading: OptionReading
      readonly notes: readonly string[]
      readonly isUnsure: boolean
    }
  /** A request that is no option: `no bun`, `sauce on the side`. */
  | { readonly kind: 'note'; readonly note: string; readonly isAside?: boolean }
  /** Some pieces of the line: `one with …`, `the second one …`. */
  | {
      readonly kind: 'piece'
      readonly count: number
      readonly isPart: boolean
      readonly isNew: boolean
      readonly isAdded: boolean
    }
  /** `on one of them`: the request before is for this number of pieces. */
  | { readonly kind: 'part'; readonly count: number }
  /** `both with …`, `… on both`: for each dish so far. */
  | { readonly kind: 'every'; readonly isAhead: boolean }
  /** `the same`, `same milk`: requests of the dish before; null for all of them. */
  | { readonly kind: 'same'; readonly of: string | null; readonly isAgain: boolean; readonly isPiece: boolean }
  | { readonly kind: 'nth'; readonly place: number }
  /** Words that nothing on the menu explains. */
  | { readonly kind: 'unknown'; readonly isItem: boolean }
  /** `no wait`, `make that`: what follows corrects; `scratch that`: takes the last line back. */
  | { readonly kind: 'turn'; readonly turn: 'fix' | 'drop' | 'more' }
  /** `swap the cola for`: what follows replaces the dish. */
  | { readonly kind: 'change'; readonly target: Mention; readonly amount?: Amount }
  /** A clause that orders nothing. */
  | {
      readonly kind: 'stance'
      readonly stance: Stance
      readonly dishes: readonly MenuItem[]
      readonly isNamed: boolean
      readonly kinds: readonly (readonly MenuItem[])[]
    }
  /** `two each of`: the number is for every dish. */
  | { readonly kind: 'each' }
  | { readonly kind: 'frame'; readonly frame: NumberFrame }
  | { readonly kind: 'times'; readonly value: number }
  /** `double that` */
  | { readonly kind: 'scale'; readonly factor: number }
  /** `minus two` */
  | { readonly kind: 'fewer'; readonly value: number }
  | { readonly kind: 'choice' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'small' }

/** A span of the cover. `head` is the dish that its words are about. */
export type Construct = Meaning & {
  readonly from: number
  readonly to: number
  readonly cost: number
  readonly head: Mention | null
  /** Whether the words stand before the name of their dish. */
  readonly isBefore: boolean
}
