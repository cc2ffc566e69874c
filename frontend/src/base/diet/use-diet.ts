import { useSyncExternalStore } from 'react'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import { dietInForce } from '#shared/rules/dietary-choice'
import { isFiltering, noPreferences } from '#shared/rules/dietary-filters'
import type { Preference } from '#shared/rules/dietary-filters'
import { readSession, sessionEnd, useSession } from '../session/session'
import { useSavedPreferences } from './use-dietary-preferences'
import { dietStore } from './diet-store'

const atFirst = { choice: null, kept: null }

/**
 * The filters in force: chosen in this visit, otherwise as saved. A guest's choice outlives signing
 * in.
 */
export function useDiet() {
  const session = useSession()
  const { data: saved, errorUpdateCount, refetch } = useSavedPreferences()
  const { choice, kept } = useSyncExternalStore(dietStore.subscribe, dietStore.get, () => atFirst)
  // There is a session, but who has it could not be asked.
  const isUserUnread = !session.user && !session.isLoading && sessionEnd() !== undefined
  const who = session.user?.id ?? (isUserUnread ? (choice?.userId ?? kept?.userId ?? null) : null)
  const preferences = dietInForce({ who, choice, saved, kept })
  const isOwn = who !== null && choice?.userId === who && choice.isWhole
  const isSavedUnread = session.user !== null && !saved
  const isUnread = !isOwn && (isUserUnread || (isSavedUnread && errorUpdateCount > 0))

  const choose = (next: DietaryPreferences) =>
    dietStore.choose({ userId: who, preferences: next, isWhole: who !== null && saved !== undefined })
  return {
    preferences,
    isFiltering: isFiltering(preferences),
    /**
     * Saved filters are on their way: what is shown without them might be what they are to hide.
     */
    isLoading: !isOwn && !isUnread && (session.isLoading || isSavedUnread),
    /** Saved filters could not be had: the guest must know, for they may count on them. */
    isUnread,
    /** Those that this device last knew stand in for them. */
    isAsKept: kept !== null && kept.userId === who && choice?.userId !== who && isFiltering(kept.preferences),
    readAgain: () => void (session.user ? refetch() : readSession()),
    turn: (preference: Preference, on: boolean) => choose({ ...preferences, [preference]: on }),
    clear: () => choose(noPreferences),
  }
}
