import { MenuItem, menuRoutes } from '#shared/menu/contract'
import { dailySpecialRoutes } from '#shared/specials/contract'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import type { LocationCode } from '#shared/locations/index'
import { buildUrl, callApi, callApiWithHeaders } from '../api/client'
import { useLocationConfig } from '../location/location'
import { CACHED_AT_HEADER } from '../offline/cached-at'
import { useMenuTime } from './menu-time'
import { setCachedAt } from '../offline/offline-state'

/** The id of the owner's last change that a live message announced to this page. */
let lastChange: string | undefined

/**
 * Records a change of the menu.
 * Later requests include it, so that caches can't answer with older data.
 */
export const setLastMenuChange = (change: string): void => {
  lastChange = change
}

/** Returns the query parameter that makes a menu request newer than what caches hold. */
const getLastMenuChangeQuery = (): { readonly change?: string } =>
  lastChange === undefined ? {} : { change: lastChange }

/**
 * Lists the dishes that the page can read. One that breaks the contract is left out, so that it
 * doesn't cost the others.
 * @throws Error if the page can't read any
 */
function listReadableDishes(received: readonly unknown[]): MenuItem[] {
  const dishes = received.flatMap((dish) => MenuItem.safeParse(dish).data ?? [])
  if (dishes.length < received.length) console.error(`${received.length - dishes.length} dishes could not be read`)
  if (dishes.length === 0 && received.length > 0) throw new Error('The menu could not be read')
  return dishes
}

/**
 * Queries the menu for a time of pickup or delivery, ISO; empty for now. The key for now is the
 * beginning of every other, so that invalidating it invalidates all.
 */
export const menuItemsQuery = (location: LocationCode, at = '') =>
  queryOptions({
    queryKey: [buildUrl(menuRoutes.listMenuItems.path, { location }), ...(at === '' ? [] : [at])],
    queryFn: async () => {
      const { result, headers } = await callApiWithHeaders(menuRoutes.listMenuItems, {
        params: { location },
        query: { ...getLastMenuChangeQuery(), ...(at !== '' && { at }) },
      })
      setCachedAt(headers.get(CACHED_AT_HEADER))
      return listReadableDishes(result)
    },
  })

const MENU_PATH = menuRoutes.listMenuItems.path.replace('{location}', '')

/** Whether a query's key is that of a location's menu, at any time. */
export const isMenuKey = ([path]: readonly unknown[]): boolean => typeof path === 'string' && path.startsWith(MENU_PATH)

export const categoriesQuery = queryOptions({
  queryKey: [menuRoutes.listCategories.path],
  queryFn: () => callApi(menuRoutes.listCategories, { query: getLastMenuChangeQuery() }),
})

/**
 * Whether the menu is loading for the first time.
 * Content that depends on it waits, to avoid shifts.
 */
export function useIsMenuLoading(): boolean {
  const { code } = useLocationConfig()
  return useQuery(menuItemsQuery(code, useMenuTime())).isLoading
}

/** The location's whole menu at the order's time, with its categories. */
export function useMenu() {
  const { code } = useLocationConfig()
  const at = useMenuTime()
  // While the menu of another time loads, the one before it stays.
  const items = useQuery({ ...menuItemsQuery(code, at), placeholderData: keepPreviousData })
  const categories = useQuery(categoriesQuery)
  return {
    items: items.data ?? [],
    /** The items are still those of the time that was chosen before. */
    isOutdated: items.isPlaceholderData,
    categories: categories.data ?? [],
    isLoading: items.isPending || categories.isPending,
    // If a refresh fails, the previous data stays visible.
    isError: [items, categories].some(({ isError, data }) => isError && !data),
    retry: () => Promise.all([items.refetch(), categories.refetch()]),
  }
}

/** Queries the location's specials of every weekday, with the portions left today. */
export const specialsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [buildUrl(dailySpecialRoutes.listDailySpecials.path, { location })],
    queryFn: () => callApi(dailySpecialRoutes.listDailySpecials, { params: { location } }),
  })
