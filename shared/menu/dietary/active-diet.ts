import type { DietaryPreferences } from '../../accounts/preferences-contract'
import { NO_DIETARY_PREFERENCES, dietaryChoices } from './filters'

/**
 * The filters chosen in this browser session, and by whom. They don't apply to the next user of the
 * browser.
 */
export type SessionDiet = {
  /** Null for a guest. */
  readonly userId: string | null
  readonly preferences: DietaryPreferences
  /** Whether the choice started from the account's saved filters, so that it replaces them. */
  readonly isComplete: boolean
}

/** The saved filters of an account, as this device last read them. */
export type SavedDiet = { readonly userId: string; readonly preferences: DietaryPreferences }

/**
 * Combines two sets of filters, so that no restriction is lost. Without other filters it returns
 * the same object, for which verdicts are cached.
 */
export function mergeDietaryPreferences(one: DietaryPreferences, other: DietaryPreferences): DietaryPreferences {
  if (other === NO_DIETARY_PREFERENCES) return one
  return {
    ...NO_DIETARY_PREFERENCES,
    ...Object.fromEntries(
      dietaryChoices.map(({ preference }) => [preference, one[preference] || other[preference]] as const),
    ),
  }
}

type DietSources = {
  /** The signed-in user; null for a guest. */
  readonly userId: string | null
  readonly choice: SessionDiet | null
  /** The account's saved filters; undefined until loaded. */
  readonly saved: DietaryPreferences | undefined
  readonly cached: SavedDiet | null
}

/**
 * Returns the filters to apply: those chosen in this session, combined with saved ones that were
 * not loaded at that time.
 */
export function getActiveDiet({ userId, choice, saved, cached }: DietSources): DietaryPreferences {
  const before = saved ?? (cached && cached.userId === userId ? cached.preferences : NO_DIETARY_PREFERENCES)
  if (!choice) return before
  if (choice.userId === null) return mergeDietaryPreferences(choice.preferences, before)
  if (choice.userId !== userId) return before
  return choice.isComplete || !saved ? choice.preferences : mergeDietaryPreferences(choice.preferences, saved)
}
