import { queryOptions, useQuery } from '@tanstack/react-query'
import { codes } from '#shared/contract/codes'
import type { OwnCode } from '#shared/contract/codes'
import { call } from '../api/call'
import { useSession } from '../session/session'

/** The codes of the account and of this browser, used ones too. */
export const ownCodesQuery = (userId: string | undefined) =>
  queryOptions({ queryKey: [codes.list.path, userId], queryFn: () => call(codes.list, {}) })

const none: readonly OwnCode[] = []

/**
 * All of them, the newest first, on whatever device they were given; none while they are being
 * asked for.
 */
export function useOwnCodes(): readonly OwnCode[] {
  const { user } = useSession()
  const { data = none } = useQuery(ownCodesQuery(user?.id))
  return data
}

/** The codes that can still be used. */
export const useUnusedCodes = (): readonly OwnCode[] => useOwnCodes().filter(({ state }) => state === 'unused')
