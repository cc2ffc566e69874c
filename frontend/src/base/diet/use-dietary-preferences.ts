import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { preferenceRoutes } from '#shared/contract/preferences/chosen'
import type { DietaryPreferences } from '#shared/contract/preferences/chosen'
import { mergeDietaryPreferences } from '#shared/rules/dietary-choice'
import { callApi } from '../api/call'
import { useSession } from '../session/session'
import { dietFilterStore } from './diet-store'

async function readSaved(userId: string): Promise<DietaryPreferences> {
  const saved = await callApi(preferenceRoutes.dietary)
  dietFilterStore.keep({ userId, preferences: saved })
  return saved
}

const savedQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [preferenceRoutes.dietary.path, userId],
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
      return callApi(preferenceRoutes.saveDietary, { body })
    },
    onSuccess: (saved) => {
      client.setQueryData(query.queryKey, saved)
      if (user) dietFilterStore.keep({ userId: user.id, preferences: saved })
    },
  })
}
