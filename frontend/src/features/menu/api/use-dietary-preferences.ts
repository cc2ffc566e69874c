import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { preferences } from '#shared/contract/preferences'
import type { DietaryPreferences } from '#shared/contract/preferences'
import { call } from '../../../app/api/call'
import { useSession } from '../../../app/session'

const savedQuery = (userId: string | null) =>
  queryOptions({
    queryKey: [preferences.dietary.path, userId],
    queryFn: () => call(preferences.dietary),
    enabled: userId !== null,
  })

/** What the signed-in guest saved for every visit. */
export function useSavedPreferences() {
  const { user } = useSession()
  return useQuery(savedQuery(user?.id ?? null))
}

export function useSavePreferences() {
  const client = useQueryClient()
  const { user } = useSession()
  return useMutation({
    mutationFn: (body: DietaryPreferences) => call(preferences.saveDietary, { body }),
    onSuccess: (saved) => client.setQueryData(savedQuery(user?.id ?? null).queryKey, saved),
  })
}
