import { useQuery } from '@tanstack/react-query'
import type { MenuItem } from '#shared/contract/menu'
import { users } from '#shared/contract/users'
import { popular, POPULAR_SHOWN } from '#shared/rules/menu-listing'
import { call } from '#base/api/call'
import { useMenu } from '#base/menu/use-menu'

/** What this customer orders most and can have today; where that is nothing or unknown, what is popular. */
export function useFavoriteItems() {
  const own = useQuery({
    queryKey: [users.favoriteItems.path],
    queryFn: () => call(users.favoriteItems),
    refetchOnMount: 'always',
  })
  const { items, isLoading, isError, retry } = useMenu()
  const favorites: readonly MenuItem[] = (own.data ?? []).filter(({ isAvailable }) => isAvailable)
  const isOwn = favorites.length > 0
  return {
    isOwn,
    dishes: isOwn ? favorites : popular(items).slice(0, POPULAR_SHOWN),
    isPending: own.isPending || (!isOwn && isLoading),
    isError: !isOwn && isError,
    retry: () => void Promise.all([own.refetch(), retry()]),
  }
}
