import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { getMemberTerms, type MemberTerms } from '#shared/loyalty/loyalty'
import { callApi, callApiPage, infinitePageOptions } from '#base/api/client'
import { useSession } from '#base/session/session'

// Points change while the app is open, so each screen that shows them refreshes them.
const fresh = { refetchOnMount: 'always', retryOnMount: true } as const

export const loyaltyAccountQuery = queryOptions({
  queryKey: [loyaltyRoutes.getAccount.path],
  queryFn: () => callApi(loyaltyRoutes.getAccount),
  ...fresh,
})

export const loyaltyTransactionsQuery = infiniteQueryOptions({
  queryKey: [loyaltyRoutes.listTransactions.path],
  queryFn: ({ pageParam }) => callApiPage(loyaltyRoutes.listTransactions, { query: { after: pageParam } }),
  ...infinitePageOptions,
  ...fresh,
})

export const useLoyaltyAccount = () => useQuery(loyaltyAccountQuery)

/** The account of a signed-in user; guests have none, so no request is sent for them. */
export const useOptionalLoyaltyAccount = () => useQuery({ ...loyaltyAccountQuery, enabled: useSession().user !== null })

/** The points history, in pages. */
export const useLoyaltyTransactions = () => useInfiniteQuery(loyaltyTransactionsQuery)

export const useRewards = () =>
  useQuery({ queryKey: [loyaltyRoutes.listRewards.path], queryFn: () => callApi(loyaltyRoutes.listRewards) })

export const useTiers = () =>
  useQuery({ queryKey: [loyaltyRoutes.listTiers.path], queryFn: () => callApi(loyaltyRoutes.listTiers) })

const GUEST_TERMS: MemberTerms = { pointsRate: 0 }

/** What an order of the signed-in user earns, and whether its delivery is free. */
export function useMemberTerms(): MemberTerms {
  const { data } = useOptionalLoyaltyAccount()
  if (!data) return GUEST_TERMS
  const { currentTier: name, benefit, pointsPerDollar } = data
  return getMemberTerms(pointsPerDollar, { name, benefit, minimumSpentCents: 0 })
}
