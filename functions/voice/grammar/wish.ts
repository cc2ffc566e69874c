import type { MenuItem } from '#shared/contract/menu'
import type { VoiceItem } from '#shared/contract/voice'
import type { Bound } from './bind'
import type { Line } from './lines'
import type { Vocabulary } from './vocabulary'

export type Spoken = Pick<VoiceItem, 'itemId' | 'quantity' | 'notes'> & {
  readonly options?: readonly string[] | undefined
}

/** What a sentence wants done, before anybody asks whether it can be. */
export type Wish = {
  readonly add: readonly Line[]
  readonly remove: readonly Line[]
  readonly update: readonly Line[]
  readonly several: Bound['several']
  readonly unknown: Bound['unknown']
  /** Dishes that the guest refused and that neither this sentence nor the cart has. */
  readonly declined: readonly MenuItem[]
  /** A dish that replaces one of several, of which the sentence names none. */
  readonly replacing: MenuItem | null
  /** A change was wanted, but nobody can know of what. */
  readonly isUnclear: boolean
}

/** A wish as far as it was said, what lies in the cart, and what is listened for. */
export type State = Wish & { readonly context: readonly Line[]; readonly vocabulary: Vocabulary }

export const noting = (state: State, { several, unknown }: Bound): State => ({
  ...state,
  several: [...state.several, ...several],
  unknown: [...state.unknown, ...unknown],
})
