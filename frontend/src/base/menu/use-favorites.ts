import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import { callApi, getErrorMessage } from '../api/client'
import { toast } from '#ui/toast'
import { useAccount } from '../session/session'
import { createStoredValue, parseJson } from '../storage/stored-value'
import { FAVORITES_KEY } from '../storage/storage-keys'
import { deviceStorage } from '../storage/storage'

/** The server accepts at most this many ids in one request. */
const MAX_IDS = 100

const parseIds = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((id: unknown) => typeof id === 'number') : []

/** A guest's favorites. This browser stores them until the guest signs in. */
export const guestFavoriteStore = createStoredValue<readonly number[]>({
  storage: deviceStorage,
  name: FAVORITES_KEY,
  initial: [],
  read: (text) => parseJson(text, parseIds, []),
})

/** Reads the account's favorites, and adds those chosen in this browser before signing in. */
async function loadAccountFavorites(): Promise<readonly number[]> {
  const menuItemIds = guestFavoriteStore.get().slice(0, MAX_IDS)
  if (menuItemIds.length === 0) return callApi(savedDetailsRoutes.listFavorites)
  const all = await callApi(savedDetailsRoutes.updateFavorites, {
    body: { menuItemIds: [...menuItemIds], isFavorite: true },
  })
  guestFavoriteStore.set([])
  return all
}

type FavoriteChange = { readonly id: number; readonly isFavorite: boolean }

const applyChange = (ids: readonly number[], { id, isFavorite }: FavoriteChange): readonly number[] =>
  isFavorite ? [...new Set([...ids, id])] : ids.filter((other) => other !== id)

/** The favorites of the account or of a guest's browser (docs/product/menu.md#favorites). */
export function useFavorites() {
  const client = useQueryClient()
  const user = useAccount()
  const guestIds = useStore(guestFavoriteStore)
  const queryKey = [savedDetailsRoutes.listFavorites.path, user?.id]
  const { data = [] } = useQuery({ queryKey, queryFn: loadAccountFavorites, enabled: user !== null })
  const { mutate } = useMutation({
    mutationFn: ({ id, isFavorite }: FavoriteChange) =>
      callApi(savedDetailsRoutes.updateFavorites, { body: { menuItemIds: [id], isFavorite } }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<readonly number[]>(queryKey, (previous = []) => applyChange(previous, change))
    },
    onSuccess: (all) => client.setQueryData(queryKey, all),
    onError: (error) => {
      void client.invalidateQueries({ queryKey })
      toast({
        title: 'Not Saved',
        description: getErrorMessage(error, 'Your favorite could not be saved.'),
        type: 'error',
      })
    },
  })
  return {
    ids: user ? data : guestIds,
    change: (change: FavoriteChange) => (user ? mutate(change) : guestFavoriteStore.set(applyChange(guestIds, change))),
  }
}
