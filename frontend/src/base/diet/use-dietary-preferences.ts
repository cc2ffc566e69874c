import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { preferences } from '#shared/contract/preferences/chosen'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import { joined } from '#shared/rules/dietary-choice'
import { call } from '../api/call'
import { useSession } from '../session/session'
import { dietStore } from './diet-store'

async function readSaved(userId: string): Promise<DietaryPreferences> {
  const saved = await call(preferences.dietary)
  dietStore.keep({ userId, preferences: saved })
  return saved
}

const savedQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [preferences.dietary.path, userId],
    queryFn: () => readSaved(userId ?? ''),
    enabled: userId !== null,
    // Whoever counts on them must hear that they can't be had, and have them as soon as they can.
    networkMode: 'always',
    retryOnMount: true,
    refetchOnReconnect: true,
  })

/** What the signed-in guest saved for every visit. */
export function useSavedPreferences() {
  const { user } = useSession()
  return useQuery(savedQuery(user?.id ?? null))
}

export function useSavePreferences() {
  const client = useQueryClient()
  const { user } = useSession()
  const query = savedQuery(user?.id ?? null)
  return useMutation({
    mutationFn: async (chosen: DietaryPreferences) => {
      const isRead = client.getQueryData(query.queryKey) !== undefined
      // What could not be read is not written over unseen.
      const body = isRead ? chosen : joined(chosen, await client.fetchQuery(query))
      return call(preferences.saveDietary, { body })
    },
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved)
      if (user) dietStore.keep({ userId: user.id, preferences: saved })
    },
  })
}
