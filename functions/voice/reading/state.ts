import type { Construct, Meaning, Mention } from './constructs'

/** A reading of the words up to a position. */
export type State = {
  readonly at: number
  readonly cost: number
  readonly last: Construct | null
  readonly previous: State | null
  /** The dish that the words are about, those before it, and the dish whose name follows. */
  readonly head: Mention | null
  readonly earlier: readonly Mention[]
  readonly pending: Mention | null
  /** The number before the name that follows. */
  readonly quantity: number | null
  /** Whether several pieces of the dish may be ordered. */
  readonly isMany: boolean
  /** Whether a number or a request stands before the name that follows. */
  readonly hasContent: boolean
  /** Ids of the groups of which the words chose the only option. */
  readonly groups: readonly string[]
  readonly pieces: number
  readonly hasRequests: boolean
  /** Whether a list of requests was opened by `with`. */
  readonly hasWith: boolean
}

/** What a construct changes in the state. */
export type Step = Partial<Omit<State, 'at' | 'cost' | 'last' | 'previous'>>

/** A construct that may follow a state. */
export type Candidate = {
  readonly meaning: Meaning
  readonly to: number
  readonly cost: number
  readonly step?: Step
  /** The dish that the words are about, if it isn't the last one. */
  readonly of?: Mention
}

/** Starts a reading, with a dish of the cart or none. */
export const startState = (head: Mention | null, cost: number): State => ({
  at: 0,
  cost,
  last: null,
  previous: null,
  head,
  earlier: [],
  pending: null,
  quantity: null,
  isMany: false,
  hasContent: false,
  groups: [],
  pieces: 1,
  hasRequests: false,
  hasWith: false,
})
