import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { savedDetailsRoutes } from '#shared/accounts/users-contract'
import { callApi, getErrorMessage } from '../api/client'
import { toast } from '#ui/toast'
import { useSession } from '../session/session'
import { createStoredValue, parseJson } from '../storage/stored-value'
import { FAVORITES_KEY } from '../storage/storage-keys'
import { deviceStorage } from '../storage/storage'

/** As many as the account takes at once. */
const AT_ONCE = 100

const idsIn = (stored: unknown): readonly number[] =>
  Array.isArray(stored) ? stored.filter((id: unknown) => typeof id === 'number') : []

/** A guest's, kept by this browser until somebody signs in. */
export const guestFavoriteStore = createStoredValue<readonly number[]>({
  shelf: deviceStorage,
  name: FAVORITES_KEY,
  read: (text) => parseJson(text, idsIn, []),
})

/** What the account has; the hearts that were given here before signing in join it. */
async function accountFavorites(): Promise<readonly number[]> {
  const menuItemIds = guestFavoriteStore.get().slice(0, AT_ONCE)
  if (menuItemIds.length === 0) return callApi(savedDetailsRoutes.listFavorites)
  const all = await callApi(savedDetailsRoutes.updateFavorites, {
    body: { menuItemIds: [...menuItemIds], isFavorite: true },
  })
  guestFavoriteStore.set([])
  return all
}

type Wish = { readonly id: number; readonly isFavorite: boolean }

const changed = (ids: readonly number[], { id, isFavorite }: Wish): readonly number[] =>
  isFavorite ? [...new Set([...ids, id])] : ids.filter((one) => one !== id)

/**
 * The dishes that have a heart, on the account or in a guest's browser
 * (docs/product/menu.md#favorites).
 */
export function useFavorites() {
  const client = useQueryClient()
  const { user } = useSession()
  const here = useSyncExternalStore(guestFavoriteStore.subscribe, guestFavoriteStore.get, guestFavoriteStore.get)
  const queryKey = [savedDetailsRoutes.listFavorites.path, user?.id]
  const { data = [] } = useQuery({ queryKey, queryFn: accountFavorites, enabled: user !== null })
  const { mutate } = useMutation({
    mutationFn: ({ id, isFavorite }: Wish) =>
      callApi(savedDetailsRoutes.updateFavorites, { body: { menuItemIds: [id], isFavorite } }),
    onMutate: async (wish) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData<readonly number[]>(queryKey, (before = []) => changed(before, wish))
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
    ids: user ? data : here,
    change: (wish: Wish) => (user ? mutate(wish) : guestFavoriteStore.set(changed(here, wish))),
  }
}
