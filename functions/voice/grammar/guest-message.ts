import type { AssistantFacts } from './facts'
import type { Vocabulary } from './vocabulary'
import type { SpokenItem } from './wish'

/** What a guest said, with the menu and the facts that answer it. */
export type GuestMessage = {
  readonly message: string
  readonly vocabulary: Vocabulary
  readonly facts: AssistantFacts
  /** The items of the last reply. */
  readonly context?: readonly SpokenItem[]
}
