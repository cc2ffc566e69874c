import { useQuery } from '@tanstack/react-query'
import type { MenuItem } from '#shared/contract/menu'
import { userRoutes } from '#shared/contract/users'
import { listOrderableDishes, listPopularDishes, POPULAR_DISHES_SHOWN } from '#shared/rules/menu-listing'
import { callApi } from '#base/api/call'
import { useFavorites } from '#base/favorites/use-favorites'
import { useMenu } from '#base/menu/use-menu'

/**
 * What this customer orders most and can have today; where that is nothing or unknown, what is
 * popular.
 */
export function useFavoriteItems() {
  const own = useQuery({
    queryKey: [userRoutes.favoriteItems.path],
    queryFn: () => callApi(userRoutes.favoriteItems),
    refetchOnMount: 'always',
  })
  const { items, isLoading, isError, retry } = useMenu()
  const { ids } = useFavorites()
  const favorites: readonly MenuItem[] = (own.data ?? []).filter(({ isAvailable }) => isAvailable)
  const isOwn = favorites.length > 0
  return {
    /** Those that were given a heart, on today's menu. */
    hearts: listOrderableDishes(items).filter(({ id }) => ids.includes(id)),
    isOwn,
    dishes: isOwn ? favorites : listPopularDishes(items).slice(0, POPULAR_DISHES_SHOWN),
    isPending: own.isPending || (!isOwn && isLoading),
    isError: !isOwn && isError,
    retry: () => void Promise.all([own.refetch(), retry()]),
  }
}
