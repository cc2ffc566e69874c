import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { loyaltyRoutes } from '#shared/loyalty/contract'
import { callApi, callApiPage, infinitePageOptions } from '#base/api/client'
import { useSession } from '#base/session/session'

// Points come while one waits for a meal: whoever opens a screen with them sees what they are now.
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

/** What is known of a signed-in user's account; a guest has none, and is not asked about. */
export const useOptionalLoyaltyAccount = () => useQuery({ ...loyaltyAccountQuery, enabled: useSession().user !== null })

/** The ledger, page after page. */
export const useLoyaltyTransactions = () => useInfiniteQuery(loyaltyTransactionsQuery)

export const useRewards = () =>
  useQuery({ queryKey: [loyaltyRoutes.listRewards.path], queryFn: () => callApi(loyaltyRoutes.listRewards) })

export const useTiers = () =>
  useQuery({ queryKey: [loyaltyRoutes.listTiers.path], queryFn: () => callApi(loyaltyRoutes.listTiers) })
