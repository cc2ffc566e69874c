import { queryOptions, useQuery } from '@tanstack/react-query'
import { discountCodeRoutes } from '#shared/contract/codes'
import type { OwnDiscountCode } from '#shared/contract/codes'
import { callApi } from '../api/call'
import { useSession } from '../session/session'

/** The codes of the account and of this browser, used ones too. */
export const ownCodesQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [discountCodeRoutes.list.path, userId],
    queryFn: () => callApi(discountCodeRoutes.list, {}),
  })

const none: readonly OwnDiscountCode[] = []

/**
 * All of them, the newest first, on whatever device they were given; none while they are being
 * asked for.
 */
export function useOwnCodes(): readonly OwnDiscountCode[] {
  const { user } = useSession()
  const { data = none } = useQuery(ownCodesQuery(user?.id))
  return data
}

/** The codes that can still be used. */
export const useUnusedCodes = (): readonly OwnDiscountCode[] => useOwnCodes().filter(({ state }) => state === 'unused')
