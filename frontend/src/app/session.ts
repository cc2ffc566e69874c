import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { auth } from '#shared/contract/auth'
import type { User } from '#shared/contract/auth'
import type { BodyOf } from '#shared/contract/route'
import { call, callOrNull } from './api/call'

export const currentUserQuery = queryOptions<User | null>({
  queryKey: [auth.user.path],
  queryFn: () => callOrNull(auth.user),
})

/** Who is signed in. An unanswered question counts as nobody: guests must be able to order. */
export function useSession(): { user: User | null; isLoading: boolean } {
  const { data, isPending } = useQuery(currentUserQuery)
  return { user: data ?? null, isLoading: isPending }
}

/** The development login; afterwards the current user is read again. */
export function useSimpleLogin() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof auth.simpleLogin>) => call(auth.simpleLogin, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  })
}

/** Signs out, and goes to the login page even when the server could not be asked. */
export function useLogout() {
  return useMutation({
    mutationFn: () => call(auth.logout),
    onSettled: () => window.location.assign('/login'),
  })
}
