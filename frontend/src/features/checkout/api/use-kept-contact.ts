import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { remembered } from '#shared/contract/preferences/remembered'
import type { BodyOf } from '#shared/contract/route'
import { call } from '#base/api/call'
import { useSession } from '#base/session/session'

/**
 * The phone number and address that the signed-in guest wants remembered; undefined for everybody
 * else.
 */
export function useKeptContact() {
  const { user } = useSession()
  const { data } = useQuery({
    queryKey: [remembered.contact.path, user?.id],
    queryFn: () => call(remembered.contact),
    enabled: user !== null,
  })
  return user ? data : undefined
}

/** Remembers a phone number and an address in place of those before, or forgets them. */
export function useSaveContact() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: BodyOf<typeof remembered.saveContact>) => call(remembered.saveContact, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: [remembered.contact.path] }),
  })
}
