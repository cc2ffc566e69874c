import { useQuery } from '@tanstack/react-query'
import { users } from '#shared/contract/users'
import { call } from '../../../app/api/call'

/** So many are shown (specification section 9). */
const RECENT = 5

/** The user's latest orders; where they stand is asked for whenever the screen is opened. */
export const useRecentOrders = (userId: string) =>
  useQuery({
    queryKey: [users.orders.path, userId],
    queryFn: () => call(users.orders, { params: { userId }, query: { limit: String(RECENT) } }),
    refetchOnMount: 'always',
    select: (orders) => orders.slice(0, RECENT),
  })
