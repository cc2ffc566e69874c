import { useSyncExternalStore } from 'react'
import type { DietaryPreferences } from '#shared/contract/preferences'
import { isFiltering, noPreferences } from '#shared/rules/dietary-filters'
import type { Preference } from '#shared/rules/dietary-filters'
import { useSession } from '../../app/session'
import { useSavedPreferences } from './api/use-dietary-preferences'
import { dietStore } from './diet-store'

/** The filters in force: chosen in this visit, otherwise as saved. A guest's choice outlives signing in. */
export function useDiet() {
  const { user } = useSession()
  const saved = useSavedPreferences()
  const choice = useSyncExternalStore(dietStore.subscribe, dietStore.get, () => null)
  const own = choice && (choice.userId === null || choice.userId === user?.id) ? choice.preferences : null
  const preferences = own ?? saved.data ?? noPreferences
  const choose = (next: DietaryPreferences) => dietStore.set({ userId: user?.id ?? null, preferences: next })
  return {
    preferences,
    isFiltering: isFiltering(preferences),
    /** Saved filters are on their way: what is shown without them might be what they are to hide. */
    isLoading: user !== null && !own && saved.isPending,
    turn: (preference: Preference, on: boolean) => choose({ ...preferences, [preference]: on }),
    clear: () => choose(noPreferences),
  }
}
