import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { userRoutes } from '#shared/contract/users'
import { callApiPage, infinitePageOptions } from '#base/api/call-page'

/** So many are shown (docs/product/pages.md#home). */
const RECENT = 5

const pageOf = (userId: string, limit: number, after?: string) =>
  callApiPage(userRoutes.orders, { params: { userId }, query: { limit: String(limit), after } })

/** The user's latest orders; where they stand is asked for whenever the screen is opened. */
export const useRecentOrders = (userId: string) =>
  useQuery({
    queryKey: [userRoutes.orders.path, userId],
    queryFn: () => pageOf(userId, RECENT),
    refetchOnMount: 'always',
    select: ({ entries, next }) => ({ recent: entries, hasMore: next !== undefined }),
  })

const PAGE = 20

/** All of the user's orders, page after page. */
export const useOrderHistory = (userId: string) =>
  useInfiniteQuery({
    queryKey: [userRoutes.orders.path, userId, 'all'],
    queryFn: ({ pageParam }) => pageOf(userId, PAGE, pageParam),
    ...infinitePageOptions,
    refetchOnMount: 'always',
  })
