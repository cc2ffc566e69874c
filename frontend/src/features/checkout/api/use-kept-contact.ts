import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { savedDetailsRoutes } from '#shared/contract/preferences/remembered'
import type { RouteBody } from '#shared/contract/route'
import { callApi } from '#base/api/call'
import { useSession } from '#base/session/session'

/**
 * The phone number and address that the signed-in guest wants remembered; undefined for everybody
 * else.
 */
export function useSavedContact() {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: [savedDetailsRoutes.contact.path, user?.id],
    queryFn: () => callApi(savedDetailsRoutes.contact),
    enabled: user !== null,
  })
  return user ? data : undefined
}

/** Remembers a phone number and an address in place of those before, or forgets them. */
export function useSaveContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RouteBody<typeof savedDetailsRoutes.saveContact>) =>
      callApi(savedDetailsRoutes.saveContact, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [savedDetailsRoutes.contact.path] }),
  })
}
