import { queryOptions, useQuery } from '@tanstack/react-query'
import { menu } from '#shared/contract/menu'
import type { LocationCode } from '#shared/locations/index'
import { addressOf, call } from '../../../app/api/call'
import { useLocationConfig } from '../../../app/location'

export const menuItemsQuery = (location: LocationCode) =>
  queryOptions({
    queryKey: [addressOf(menu.items.path, { location })],
    queryFn: () => call(menu.items, { params: { location } }),
  })

export const categoriesQuery = queryOptions({
  queryKey: [menu.categories.path],
  queryFn: () => call(menu.categories),
})

/** The location's whole menu with its categories. */
export function useMenu() {
  const { code } = useLocationConfig()
  const items = useQuery(menuItemsQuery(code))
  const categories = useQuery(categoriesQuery)
  return {
    items: items.data ?? [],
    categories: categories.data ?? [],
    isLoading: items.isPending || categories.isPending,
    isError: items.isError || categories.isError,
    retry: () => Promise.all([items.refetch(), categories.refetch()]),
  }
}
