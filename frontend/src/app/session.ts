import { queryOptions, useQuery } from '@tanstack/react-query'
import { auth } from '#shared/contract/auth'
import type { User } from '#shared/contract/auth'
import { callOrNull } from './api/call'

export const currentUserQuery = queryOptions<User | null>({
  queryKey: [auth.user.path],
  queryFn: () => callOrNull(auth.user),
})

/** Who is signed in. An unanswered question counts as nobody: guests must be able to order. */
export function useSession(): { user: User | null; isLoading: boolean } {
  const { data, isPending } = useQuery(currentUserQuery)
  return { user: data ?? null, isLoading: isPending }
}
