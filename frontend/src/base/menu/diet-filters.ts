import { isRecord } from '#shared/platform/is-record'
import { preferenceRoutes } from '#shared/accounts/preferences-contract'
import type { DietaryPreferences } from '#shared/accounts/preferences-contract'
import {
  NO_DIETARY_PREFERENCES,
  dietaryChoices,
  getActiveDiet,
  hasActiveFilters,
  mergeDietaryPreferences,
} from '#shared/menu/dietary/filters'
import type { DietaryPreference, SavedDiet, SessionDiet } from '#shared/menu/dietary/filters'
import { parseJson } from '../storage/stored-value'
import { DIET_KEY, SAVED_DIET_KEY } from '../storage/storage-keys'
import { deviceStorage, tabStorage } from '../storage/storage'
import { getSessionExpiresAt, loadSession, useSession } from '../session/session'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/client'
import { useSyncExternalStore } from 'react'

type Known = { readonly choice: SessionDiet | null; readonly kept: SavedDiet | null }

function preferencesIn(given: unknown): DietaryPreferences | null {
  if (!isRecord(given)) return null
  const chosen = dietaryChoices.map(({ preference }): [string, boolean] => [preference, given[preference] === true])
  return { ...NO_DIETARY_PREFERENCES, ...Object.fromEntries(chosen) }
}

function choiceIn(stored: unknown): SessionDiet | null {
  if (!isRecord(stored)) return null
  const { userId, isWhole } = stored
  const preferences = preferencesIn(stored['preferences'])
  return preferences && { userId: typeof userId === 'string' ? userId : null, preferences, isWhole: isWhole === true }
}

const readChoice = (): SessionDiet | null => parseJson(tabStorage.getItem(DIET_KEY), choiceIn, null)

/** Whoever signed out leaves nothing behind. */
function readKept(): SavedDiet | null {
  if (getSessionExpiresAt() === undefined) deviceStorage.removeItem(SAVED_DIET_KEY)
  const { userId, preferences } = parseJson(deviceStorage.getItem(SAVED_DIET_KEY), choiceIn, null) ?? {}
  return userId && preferences ? { userId, preferences } : null
}

let known: Known = { choice: readChoice(), kept: readKept() }
const listeners = new Set<() => void>()

function know(next: Partial<Known>): void {
  known = { ...known, ...next }
  listeners.forEach((listener) => listener())
}

/** The dietary filters of this visit, and what this device last knew of those of the signed-in. */
export const dietFilterStore = {
  get: (): Known => known,

  choose(choice: SessionDiet): void {
    tabStorage.setItem(DIET_KEY, JSON.stringify(choice))
    know({ choice })
  },

  keep(kept: SavedDiet): void {
    deviceStorage.setItem(SAVED_DIET_KEY, JSON.stringify(kept))
    know({ kept })
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

async function readSaved(userId: string): Promise<DietaryPreferences> {
  const saved = await callApi(preferenceRoutes.getDietaryPreferences)
  dietFilterStore.keep({ userId, preferences: saved })
  return saved
}

const savedQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [preferenceRoutes.getDietaryPreferences.path, userId],
    queryFn: () => readSaved(userId ?? ''),
    enabled: userId !== null,
    // Whoever counts on them must hear that they can't be had, and have them as soon as they can.
    networkMode: 'always',
    retryOnMount: true,
    refetchOnReconnect: true,
  })

/** What the signed-in guest saved for every visit. */
export function useDietaryPreferences() {
  const { user } = useSession()
  return useQuery(savedQuery(user?.id ?? null))
}

export function useSaveDietaryPreferences() {
  const client = useQueryClient()
  const { user } = useSession()
  const query = savedQuery(user?.id ?? null)
  return useMutation({
    mutationFn: async (chosen: DietaryPreferences) => {
      const isRead = client.getQueryData(query.queryKey) !== undefined
      // What could not be read is not written over unseen.
      const body = isRead ? chosen : mergeDietaryPreferences(chosen, await client.fetchQuery(query))
      return callApi(preferenceRoutes.saveDietaryPreferences, { body })
    },
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved)
      if (user) dietFilterStore.keep({ userId: user.id, preferences: saved })
    },
  })
}

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
