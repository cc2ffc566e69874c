import { queryOptions, useQuery } from '@tanstack/react-query'
import { menuRoutes } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { buildUrl, callApiWithHeaders, callApi } from '../api/call'
import { useLocationConfig } from '../location/location'
import { CACHED_AT_HEADER } from '../offline/kept-at'
import { setCachedAt } from '../offline/offline-store'
import { getLastMenuChangeQuery } from './last-change'

export const menuItemsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [buildUrl(menuRoutes.items.path, { location })],
    queryFn: async () => {
      const { result, headers } = await callApiWithHeaders(menuRoutes.items, {
        params: { location },
        query: getLastMenuChangeQuery(),
      })
      setCachedAt(headers.get(CACHED_AT_HEADER))
      return result
    },
  })

export const categoriesQuery = queryOptions({
  queryKey: [menuRoutes.categories.path],
  queryFn: () => callApi(menuRoutes.categories, { query: getLastMenuChangeQuery() }),
})

/**
 * Whether the menu's first answer is on its way: whoever shows what depends on it waits, lest it
 * move.
 */
export const useIsMenuLoading = (): boolean => useQuery(menuItemsQuery(useLocationConfig().code)).isLoading

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
