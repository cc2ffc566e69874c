import { menuRoutes } from '#shared/menu/contract'
import { dailySpecialRoutes } from '#shared/specials/contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { LocationCode } from '#shared/locations/index'
import { buildUrl, callApi, callApiWithHeaders } from '../api/client'
import { useLocationConfig } from '../location/location'
import { CACHED_AT_HEADER } from '../offline/cached-content'
import { setCachedAt } from '../offline/offline-state'

/** The owner's last change that this page was told of. */
let last: string | undefined

/**
 * Notes a change: what is read of the menu from now on is read past what caches hold from before
 * it.
 */
export const setLastMenuChange = (change: string): void => {
  last = change
}

/** What a reading of the menu says, so that no cache answers it with what was there before. */
export const getLastMenuChangeQuery = (): { readonly change?: string } => (last === undefined ? {} : { change: last })

export const menuItemsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [buildUrl(menuRoutes.listMenuItems.path, { location })],
    queryFn: async () => {
      const { result, headers } = await callApiWithHeaders(menuRoutes.listMenuItems, {
        params: { location },
        query: getLastMenuChangeQuery(),
      })
      setCachedAt(headers.get(CACHED_AT_HEADER))
      return result
    },
  })

export const categoriesQuery = queryOptions({
  queryKey: [menuRoutes.listCategories.path],
  queryFn: () => callApi(menuRoutes.listCategories, { query: getLastMenuChangeQuery() }),
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

/** The location's specials of every weekday, with today's counts. */
export const specialsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [buildUrl(dailySpecialRoutes.listDailySpecials.path, { location })],
    queryFn: () => callApi(dailySpecialRoutes.listDailySpecials, { params: { location } }),
  })
