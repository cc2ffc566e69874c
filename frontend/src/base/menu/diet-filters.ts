import { isRecord } from '#shared/platform/is-record'
import { preferenceRoutes, type DietaryPreferences } from '#shared/accounts/preferences-contract'
import {
  getActiveDiet,
  mergeDietaryPreferences,
  type SavedDiet,
  type SessionDiet,
} from '#shared/menu/dietary/active-diet'
import {
  NO_DIETARY_PREFERENCES,
  dietaryChoices,
  hasActiveFilters,
  type DietaryPreference,
} from '#shared/menu/dietary/filters'
import { parseJson } from '../storage/stored-value'
import { DIET_KEY, SAVED_DIET_KEY } from '../storage/storage-keys'
import { deviceStorage, tabStorage } from '../storage/storage'
import { getSessionExpiresAt, loadSession, useSession, useAccount } from '../session/session'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../api/client'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

type StoredDiets = {
  /** The filters chosen in this visit. */
  readonly choice: SessionDiet | null
  /** The saved preferences of the signed-in guest, as this device last read them. */
  readonly cached: SavedDiet | null
}

function parsePreferences(value: unknown): DietaryPreferences | null {
  if (!isRecord(value)) return null
  const entries = dietaryChoices.map(({ preference }): [string, boolean] => [preference, value[preference] === true])
  return { ...NO_DIETARY_PREFERENCES, ...Object.fromEntries(entries) }
}

function parseDiet(stored: unknown): SessionDiet | null {
  if (!isRecord(stored)) return null
  const { userId, isComplete } = stored
  const preferences = parsePreferences(stored['preferences'])
  return (
    preferences && { userId: typeof userId === 'string' ? userId : null, preferences, isComplete: isComplete === true }
  )
}

const readChoice = (): SessionDiet | null => parseJson(tabStorage.getItem(DIET_KEY), parseDiet, null)

/** Reads the cached preferences; deletes them if the guest has signed out. */
function readCached(): SavedDiet | null {
  if (getSessionExpiresAt() === undefined) deviceStorage.removeItem(SAVED_DIET_KEY)
  const { userId, preferences } = parseJson(deviceStorage.getItem(SAVED_DIET_KEY), parseDiet, null) ?? {}
  return userId && preferences ? { userId, preferences } : null
}

const { setState, ...store } = createStore<StoredDiets>(() => ({ choice: null, cached: null }))
setState({ choice: readChoice(), cached: readCached() })

/** The dietary filters of this visit, and a cached copy of the signed-in guest's preferences. */
export const dietFilterStore = {
  ...store,

  choose(choice: SessionDiet): void {
    tabStorage.setItem(DIET_KEY, JSON.stringify(choice))
    setState({ choice })
  },

  keep(cached: SavedDiet): void {
    deviceStorage.setItem(SAVED_DIET_KEY, JSON.stringify(cached))
    setState({ cached })
  },
}

async function fetchPreferences(userId: string): Promise<DietaryPreferences> {
  const saved = await callApi(preferenceRoutes.getDietaryPreferences)
  dietFilterStore.keep({ userId, preferences: saved })
  return saved
}

const preferencesQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [preferenceRoutes.getDietaryPreferences.path, userId],
    queryFn: () => fetchPreferences(userId ?? ''),
    enabled: userId !== null,
    // Guests rely on their filters: they must notice a failure, and the query must recover soon.
    networkMode: 'always',
    retryOnMount: true,
    refetchOnReconnect: true,
  })

/** The preferences that the signed-in guest saved on the account. */
function useDietaryPreferences() {
  return useQuery(preferencesQuery(useAccount()?.id ?? null))
}

export function useSaveDietaryPreferences() {
  const client = useQueryClient()
  const user = useAccount()
  const query = preferencesQuery(user?.id ?? null)
  return useMutation({
    mutationFn: async (chosen: DietaryPreferences) => {
      const isRead = client.getQueryData(query.queryKey) !== undefined
      // If the saved preferences haven't been read yet, merge with them instead of replacing them.
      const body = isRead ? chosen : mergeDietaryPreferences(chosen, await client.fetchQuery(query))
      return callApi(preferenceRoutes.saveDietaryPreferences, { body })
    },
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved)
      if (user) dietFilterStore.keep({ userId: user.id, preferences: saved })
    },
  })
}

/**
 * The active filters: chosen in this visit, otherwise the saved preferences.
 * What a guest chose before signing in still applies afterwards.
 */
export function useDietFilters() {
  const session = useSession()
  const account = useAccount()
  const { data: saved, errorUpdateCount, refetch } = useDietaryPreferences()
  const { choice, cached } = useStore(dietFilterStore)
  // There is a session, but the request for its user failed.
  const isUserUnknown = !session.user && !session.isLoading && getSessionExpiresAt() !== undefined
  const userId = session.user?.id ?? (isUserUnknown ? (choice?.userId ?? cached?.userId ?? null) : null)
  const preferences = useMemo(() => getActiveDiet({ userId, choice, saved, cached }), [userId, choice, saved, cached])
  const isChosenByUser = userId !== null && choice?.userId === userId && choice.isComplete
  const areSavedMissing = account !== null && !saved
  const hasFailed = !isChosenByUser && (isUserUnknown || (areSavedMissing && errorUpdateCount > 0))

  const choose = (next: DietaryPreferences) =>
    dietFilterStore.choose({ userId, preferences: next, isComplete: userId !== null && saved !== undefined })
  const isFiltering = hasActiveFilters(preferences)
  /** The first filter hides no spicy dishes until the guest wants that, too. */
  const change = (changed: Partial<DietaryPreferences>) =>
    choose({ ...preferences, ...(!isFiltering && { spicyOk: true }), ...changed })
  return {
    preferences,
    isFiltering,
    /** The saved filters are loading: a menu without them could show dishes that they hide. */
    isLoading: !isChosenByUser && !hasFailed && (session.isLoading || areSavedMissing),
    /** Loading the saved filters failed. The guest must know, because they may rely on them. */
    hasFailed,
    /** The preferences cached on this device are active instead of the saved ones. */
    isFromCache:
      cached !== null && cached.userId === userId && choice?.userId !== userId && hasActiveFilters(cached.preferences),
    refetch: () => void (session.user ? refetch() : loadSession()),
    turn: (preference: DietaryPreference, on: boolean) => change({ [preference]: on }),
    /** Turns several filters on. */
    turnOn: (added: readonly DietaryPreference[]) =>
      change(Object.fromEntries(added.map((each) => [each, true] as const))),
    clear: () => choose(NO_DIETARY_PREFERENCES),
  }
}
