import { useSyncExternalStore } from 'react'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import { getActiveDiet } from '#shared/rules/dietary-choice'
import { hasActiveFilters, NO_DIETARY_PREFERENCES } from '#shared/rules/dietary-filters'
import type { DietaryPreference } from '#shared/rules/dietary-filters'
import { loadSession, getSessionExpiresAt, useSession } from '../session/session'
import { useDietaryPreferences } from './use-dietary-preferences'
import { dietFilterStore } from './diet-store'

const atFirst = { choice: null, kept: null }

/**
 * The filters in force: chosen in this visit, otherwise as saved. A guest's choice outlives signing
 * in.
 */
export function useDietFilters() {
  const session = useSession()
  const { data: saved, errorUpdateCount, refetch } = useDietaryPreferences()
  const { choice, kept } = useSyncExternalStore(dietFilterStore.subscribe, dietFilterStore.get, () => atFirst)
  // There is a session, but who has it could not be asked.
  const isUserUnread = !session.user && !session.isLoading && getSessionExpiresAt() !== undefined
  const who = session.user?.id ?? (isUserUnread ? (choice?.userId ?? kept?.userId ?? null) : null)
  const preferences = getActiveDiet({ who, choice, saved, kept })
  const isOwn = who !== null && choice?.userId === who && choice.isWhole
  const isSavedUnread = session.user !== null && !saved
  const isUnread = !isOwn && (isUserUnread || (isSavedUnread && errorUpdateCount > 0))

  const choose = (next: DietaryPreferences) =>
    dietFilterStore.choose({ userId: who, preferences: next, isWhole: who !== null && saved !== undefined })
  return {
    preferences,
    isFiltering: hasActiveFilters(preferences),
    /**
     * Saved filters are on their way: what is shown without them might be what they are to hide.
     */
    isLoading: !isOwn && !isUnread && (session.isLoading || isSavedUnread),
    /** Saved filters could not be had: the guest must know, for they may count on them. */
    isUnread,
    /** Those that this device last knew stand in for them. */
    isAsKept: kept !== null && kept.userId === who && choice?.userId !== who && hasActiveFilters(kept.preferences),
    readAgain: () => void (session.user ? refetch() : loadSession()),
    turn: (preference: DietaryPreference, on: boolean) => choose({ ...preferences, [preference]: on }),
    clear: () => choose(NO_DIETARY_PREFERENCES),
  }
}
