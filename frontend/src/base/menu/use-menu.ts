import { queryOptions, useQuery } from '@tanstack/react-query'
import { menu } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { addressOf, ask, call } from '../api/call'
import { useLocationConfig } from '../location/location'
import { KEPT_AT } from '../offline/kept-at'
import { noteAge } from '../offline/offline-store'
import { sinceChange } from './last-change'

export const menuItemsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [addressOf(menu.items.path, { location })],
    queryFn: async () => {
      const { result, headers } = await ask(menu.items, { params: { location }, query: sinceChange() })
      noteAge(headers.get(KEPT_AT))
      return result
    },
  })

export const categoriesQuery = queryOptions({
  queryKey: [menu.categories.path],
  queryFn: () => call(menu.categories, { query: sinceChange() }),
})

/**
 * Whether the menu's first answer is on its way: whoever shows what depends on it waits, lest it
 * move.
 */
export const useMenuIsComing = (): boolean => useQuery(menuItemsQuery(useLocationConfig().code)).isLoading

/** The location's whole menu with its categories. */
export function useMenu() {
  const { code } = useLocationConfig()
  const items = useQuery(menuItemsQuery(code))
  const categories = useQuery(categoriesQuery)
  return {
    items: items.data ?? [],
    categories: categories.data ?? [],
    isLoading: items.isPending || categories.isPending,
    // What was read once is shown on when it can't be read again.
    isError: [items, categories].some(({ isError, data }) => isError && !data),
    retry: () => Promise.all([items.refetch(), categories.refetch()]),
  }
}
