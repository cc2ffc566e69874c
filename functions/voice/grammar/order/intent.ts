import type { MenuItem } from '#shared/menu/contract'
import type { VoiceItem } from '#shared/voice/contract'
import type { BoundClause } from './bind'
import type { SpokenLine } from '../options/line-options'
import type { Vocabulary } from '../text/vocabulary'
import type { AssistantFacts } from '../questions/facts'

export type SpokenItem = Pick<VoiceItem, 'itemId' | 'quantity' | 'notes'> & {
  readonly options?: readonly string[] | undefined
}

/** What a sentence wants done, before anybody asks whether it can be. */
export type Intent = {
  readonly add: readonly SpokenLine[]
  readonly remove: readonly SpokenLine[]
  readonly update: readonly SpokenLine[]
  readonly several: BoundClause['several']
  readonly unknown: BoundClause['unknown']
  /** Dishes that the guest refused and that neither this sentence nor the cart has. */
  readonly declined: readonly MenuItem[]
  /** A dish that replaces one of several, of which the sentence names none. */
  readonly replacing: MenuItem | null
  /** A change was wanted, but nobody can know of what. */
  readonly isUnclear: boolean
}

/** A wish as far as it was said, what lies in the cart, and what is listened for. */
export type IntentState = Intent & { readonly context: readonly SpokenLine[]; readonly vocabulary: Vocabulary }

export const addUnresolved = (state: IntentState, { several, unknown }: BoundClause): IntentState => ({
  ...state,
  several: [...state.several, ...several],
  unknown: [...state.unknown, ...unknown],
})

/** What a guest said, with the menu and the facts that answer it. */
export type GuestMessage = {
  readonly message: string
  readonly vocabulary: Vocabulary
  readonly facts: AssistantFacts
  /** The items of the last reply. */
  readonly context?: readonly SpokenItem[]
}
