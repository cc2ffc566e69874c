import type { DietaryPreferences } from '../contract/preferences/chosen'
import { dietaryChoices, NO_DIETARY_PREFERENCES } from './dietary-filters'

/**
 * What was chosen in a visit, and by whom: an account's choice is not shown to whoever comes after
 * it.
 */
export type SessionDiet = {
  /** Null for a guest. */
  readonly userId: string | null
  readonly preferences: DietaryPreferences
  /** Whether it began with what the account has saved: then it stands in the place of that. */
  readonly isWhole: boolean
}

/** What an account had saved when a device last read it. */
export type SavedDiet = { readonly userId: string; readonly preferences: DietaryPreferences }

/** What either of two sets asks for: nobody who avoids something loses it. */
export const mergeDietaryPreferences = (one: DietaryPreferences, other: DietaryPreferences): DietaryPreferences => ({
  ...NO_DIETARY_PREFERENCES,
  ...Object.fromEntries(
    dietaryChoices.map(({ preference }) => [preference, one[preference] || other[preference]] as const),
  ),
})

type Known = {
  /** Whose menu it is; null for a guest. */
  readonly who: string | null
  readonly choice: SessionDiet | null
  /** What the account has saved; undefined until it is read. */
  readonly saved: DietaryPreferences | undefined
  readonly kept: SavedDiet | null
}

/**
 * The filters to go by: as chosen in this visit, joined with what is saved wherever that was not
 * known then.
 */
export function getActiveDiet({ who, choice, saved, kept }: Known): DietaryPreferences {
  const before = saved ?? (kept && kept.userId === who ? kept.preferences : NO_DIETARY_PREFERENCES)
  if (!choice) return before
  if (choice.userId === null) return mergeDietaryPreferences(choice.preferences, before)
  if (choice.userId !== who) return before
  return choice.isWhole || !saved ? choice.preferences : mergeDietaryPreferences(choice.preferences, saved)
}
