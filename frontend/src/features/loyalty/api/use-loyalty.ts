import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { loyalty } from '#shared/contract/loyalty'
import { call } from '#base/api/call'
import { callPage, pageAfter } from '#base/api/call-page'
import { useSession } from '#base/session/session'

// Points come while one waits for a meal: whoever opens a screen with them sees what they are now.
const fresh = { refetchOnMount: 'always', retryOnMount: true } as const

export const accountQuery = queryOptions({
  queryKey: [loyalty.account.path],
  queryFn: () => call(loyalty.account),
  ...fresh,
})

export const transactionsQuery = infiniteQueryOptions({
  queryKey: [loyalty.transactions.path],
  queryFn: ({ pageParam }) => callPage(loyalty.transactions, { query: { after: pageParam } }),
  ...pageAfter,
  ...fresh,
})

export const useLoyaltyAccount = () => useQuery(accountQuery)

/** What is known of a signed-in user's account; a guest has none, and is not asked about. */
export const useOwnAccount = () => useQuery({ ...accountQuery, enabled: useSession().user !== null })

/** The ledger, page after page. */
export const useTransactions = () => useInfiniteQuery(transactionsQuery)

export const useRewards = () => useQuery({ queryKey: [loyalty.rewards.path], queryFn: () => call(loyalty.rewards) })

export const useTiers = () => useQuery({ queryKey: [loyalty.tiers.path], queryFn: () => call(loyalty.tiers) })
